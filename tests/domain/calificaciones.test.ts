import { expect, test } from 'vitest'
import {
  calificacionHasta,
  distribucionDePuntos,
  resumenDePuntos,
  totalDeNotas,
} from '../../src/domain/tareas/calificaciones.ts'
import { nombresDeEntrega } from '../../src/domain/tareas/entregas.ts'

test.each([
  [1, 2, [0, 1]],
  [5, 6, [0, 5]],
  [10, 6, [0, 10]],
  [100, 10, [0, 100]],
  [10_000, 10, [0, 10_000]],
])('hasta %i puntos hay %i tramos, que no dejan a nadie afuera', (maximo, tramos, notas) => {
  const distribucion = distribucionDePuntos(notas, maximo)

  expect(distribucion).toHaveLength(tramos)
  expect(distribucion[0]).toMatchObject({ desde: 0, cuantos: 1 })
  expect(distribucion.at(-1)).toMatchObject({ hasta: maximo, cuantos: 1 })
})

test('el resumen de las notas', () => {
  expect(resumenDePuntos([])).toEqual({ promedio: null, mediana: null, minimo: null, maximo: null })
  expect(resumenDePuntos([10, 1, 2])).toEqual({ promedio: 4.33, mediana: 2, minimo: 1, maximo: 10 })
  expect(resumenDePuntos([4, 1])).toMatchObject({ mediana: 2.5 })
})

test('el total solo cuenta lo calificado', () => {
  expect(
    totalDeNotas([
      { obtenidos: 8, posibles: 10 },
      { obtenidos: null, posibles: 100 },
      { obtenidos: 0, posibles: 5 },
    ]),
  ).toEqual({ total: 8, posibles: 15, porcentaje: 53.33 })
  expect(totalDeNotas([])).toEqual({ total: 0, posibles: 0, porcentaje: null })
})

test('cada entrega tiene un nombre que se lee y no se repite', () => {
  const entrega = (apellido: string, archivo: string) => ({ apellido, nombre: 'Ana', archivo })

  expect(
    nombresDeEntrega([
      entrega('Núñez', 'Tarea.pdf'),
      entrega('Núñez', 'tarea.PDF'),
      entrega('Núñez', 'Tarea.pdf'),
      entrega('../Paz', 'a/b:c?.tar.gz'),
      entrega('Paz', 'sin extensión'),
    ]),
  ).toEqual([
    'Núñez Ana - Tarea.pdf',
    'Núñez Ana - tarea (2).PDF',
    'Núñez Ana - Tarea (3).pdf',
    'Paz Ana - a b c .tar.gz',
    'Paz Ana - sin extensión',
  ])
})

test.each([
  ['7', 7],
  [' 7 ', 7],
  ['7.0', 7],
  ['7.000', null],
  [7, 7],
  ['1e1', null],
  ['0x7', null],
  ['7.5', null],
])('unos puntos escritos %j son %j', (puntos_obtenidos, esperados) => {
  const { data, error } = calificacionHasta(10, 'docente').safeParse({ puntos_obtenidos })

  expect(data?.puntos_obtenidos ?? null).toBe(esperados)
  if (esperados === null) expect(error?.issues[0]?.message).toBe('La calificación debe estar entre 0 y 10.')
})
