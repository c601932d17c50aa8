import { expect, test } from 'vitest'
import { faltaDeFuentes, fuentesDe } from '../../src/domain/tareas/tarea-de-aporte.ts'
import { tareaNueva } from '../../src/domain/tareas/tarea-nueva.ts'
import { canGrade, canHandIn, etiquetaDeTarea } from '../../src/domain/tareas/tareas.ts'

const tarea = (datos: object) =>
  tareaNueva.safeParse({ titulo: 'Uno', descripcion: '<p>Dos.</p>', puntos_posibles: 10, ...datos })

const faltas = (datos: object) =>
  Object.fromEntries(tarea(datos).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [])

test('lo que no se dice es un archivo; de un aporte se guarda qué pide', () => {
  expect(tarea({}).data).toMatchObject({ tipo: 'ENTREGA', pide: null })
  expect(tarea({ pide: { clase: 'CREADOR', fuentes_minimas: 2 } }).data).toMatchObject({ pide: null })
  expect(tarea({ tipo: 'APORTE', pide: { clase: 'CORRECCION' } }).data).toMatchObject({
    tipo: 'APORTE',
    pide: { clase: 'CORRECCION', fuentes_minimas: 1 },
  })
  expect(tarea({ tipo: 'APORTE', pide: { clase: 'CREADOR', fuentes_minimas: '3' } }).data?.pide).toEqual({
    clase: 'CREADOR',
    fuentes_minimas: 3,
  })
})

test.each<[object, object]>([
  [{ tipo: 'OTRO' }, { tipo: 'El campo «tipo» debe ser ENTREGA o APORTE.' }],
  [{ tipo: 'APORTE' }, { pide: expect.stringContaining('CREADOR') }],
  [{ tipo: 'APORTE', pide: 7 }, { pide: expect.stringContaining('CREADOR') }],
  [{ tipo: 'APORTE', pide: { clase: 'OBRA' } }, { pide: expect.stringContaining('CREADOR') }],
  ...[-1, 11, 1.5, 'x'].map(
    (fuentes_minimas) =>
      [
        { tipo: 'APORTE', pide: { clase: 'CREADOR', fuentes_minimas } },
        { pide: 'Las fuentes que se piden deben ser un número entero entre 0 y 10.' },
      ] as [object, object],
  ),
])('%o se rechaza en su campo', (datos: object, esperadas: object) => {
  expect(faltas(datos)).toEqual(esperadas)
})

test.each([
  [{ references: '' }, 0],
  [{ references: 'Szarán\n\n  \nUn acta' }, 2],
  [{ references: 'Szarán', fuentes: [{ texto: 'Un acta' }, { texto: 'Otra' }] }, 2],
  [{ references: 'Szarán', fuentes: [{ texto: '  ' }] }, 1],
])('en %o hay %i fuentes', (aporte, cuantas) => {
  expect(fuentesDe(aporte)).toBe(cuantas)
})

test('las que el creador ya tiene no son del aporte', () => {
  const conocidas = { fuentes: [{ texto: 'Acta' }], references: 'Szarán\n' }

  expect(fuentesDe({ references: 'Szarán\nOtra' }, conocidas)).toBe(1)
  expect(fuentesDe({ references: '', fuentes: [{ texto: 'Acta' }, { texto: 'Otra' }] }, conocidas)).toBe(1)
  expect(fuentesDe({ references: 'Szarán' }, conocidas)).toBe(0)
})

test('dice cuántas fuentes faltan', () => {
  const pide = (fuentes_minimas: number) => ({ clase: 'CREADOR' as const, fuentes_minimas })
  expect(faltaDeFuentes(pide(2), 2)).toBeUndefined()
  expect(faltaDeFuentes(pide(0), 0)).toBeUndefined()
  expect(faltaDeFuentes(pide(1), 0)).toBe(
    'Esta tarea pide al menos una fuente, y tu aporte no tiene ninguna.',
  )
  expect(faltaDeFuentes(pide(2), 1)).toBe('Esta tarea pide al menos 2 fuentes, y tu aporte tiene 1.')
})

test('un aporte que llegó tarde está entregado, aunque no sea un archivo', () => {
  const tarde = { estado: 'VENCIDA', submission_path: null, submission_date: '2026-03-02T12:00:00Z' } as const

  expect([canHandIn(tarde), canGrade(tarde)]).toEqual([false, true])
  expect(etiquetaDeTarea(tarde)).toBe('Vencida (Entregada)')
  expect(canHandIn({ ...tarde, submission_date: null })).toBe(true)
})
