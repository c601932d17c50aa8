import { describe, expect, test } from 'vitest'
import { insertCatedra } from '../../support/academia.ts'
import { createMundoConReglas } from '../../support/mundo-con-reglas.ts'

const deFabrica = {
  asistencia_minima: null,
  tarde_vale: 1,
  justificada: 'NO_CUENTA',
  faltas_perdonadas: 0,
  cuenta_desde: 'INSCRIPCION',
  proceso_minimo: null,
  exige_pagos: false,
  dias_para_justificar: 7,
  escala: null,
}

const otras = {
  asistencia_minima: 80,
  tarde_vale: 0.5,
  justificada: 'AUSENTE',
  faltas_perdonadas: 2,
  cuenta_desde: 'INICIO',
  proceso_minimo: 60,
  exige_pagos: true,
  dias_para_justificar: 3,
  escala: { cortes: [60, 70, 80, 90] },
}

test('una cátedra nueva no exige nada; lo que docente o administrador guarda lo leen los dos', async () => {
  const { aula, asAdmin, id } = createMundoConReglas(null)
  const deAdmin = asAdmin.admin.catedras({ id })

  expect((await aula.reglas.get()).data).toEqual(deFabrica)
  expect((await deAdmin.reglas.get()).data).toEqual(deFabrica)

  expect(await aula.reglas.put(otras)).toMatchObject({ status: 200, data: otras })
  expect((await deAdmin.reglas.get()).data).toEqual(otras)
  expect((await deAdmin.reglas.put({ ...otras, asistencia_minima: 70 })).status).toBe(200)
  expect((await aula.reglas.get()).data).toEqual({ ...otras, asistencia_minima: 70 })
})

test('lo que no se envía queda como estaba, lo vacío vuelve a lo de fábrica, y un número se entiende como se escribe', async () => {
  const { aula } = createMundoConReglas(otras as never)

  const edicion = { asistencia_minima: '75', tarde_vale: '0,5', proceso_minimo: '', faltas_perdonadas: null }
  const { data } = await aula.reglas.put(edicion as never)

  const cambiadas = { asistencia_minima: 75, proceso_minimo: null, faltas_perdonadas: 0 }
  expect(data).toEqual({ ...otras, ...cambiadas })
})

const MINIMO = 'El mínimo debe estar entre 1 y 100.'

describe('lo que no vale se dice, y nada cambia', () => {
  test.each([
    ['asistencia_minima', 0, MINIMO],
    ['asistencia_minima', 101, MINIMO],
    ['asistencia_minima', 74.5, MINIMO],
    ['asistencia_minima', 'mucho', MINIMO],
    ['proceso_minimo', 0, MINIMO],
    ['proceso_minimo', 101, MINIMO],
    ['tarde_vale', 0, 'Una llegada tarde vale 1 o 0,5 de una clase.'],
    ['tarde_vale', 'media', 'Una llegada tarde vale 1 o 0,5 de una clase.'],
    ['tarde_vale', { toString: 1 }, 'Una llegada tarde vale 1 o 0,5 de una clase.'],
    ['justificada', 'TAL_VEZ', 'Una falta justificada es NO_CUENTA, PRESENTE o AUSENTE.'],
    ['faltas_perdonadas', -1, 'Las faltas perdonadas deben ser entre 0 y 20.'],
    ['faltas_perdonadas', 21, 'Las faltas perdonadas deben ser entre 0 y 20.'],
    ['cuenta_desde', 'AYER', 'La asistencia se cuenta desde el INICIO o desde la INSCRIPCION.'],
    ['dias_para_justificar', 61, 'Los días para justificar deben ser entre 0 y 60.'],
    ['exige_pagos', 'quizás', 'El campo «exige_pagos» debe ser verdadero o falso (true o false).'],
  ])('%s: %s', async (campo, valor, mensaje) => {
    const { aula, asAdmin, id } = createMundoConReglas({ asistencia_minima: 75 })

    for (const respuesta of [
      await aula.reglas.put({ [campo]: valor }),
      await aula.reglas.put({ [campo]: valor }, { query: { prueba: '1' } }),
      await asAdmin.admin.catedras({ id }).reglas.put({ [campo]: valor }),
    ])
      expect(respuesta).toMatchObject({ status: 400, data: { error: mensaje, campos: { [campo]: mensaje } } })
    expect((await aula.reglas.get()).data).toEqual({ ...deFabrica, asistencia_minima: 75 })
  })
})

test('una escala con los cortes fuera de orden no se guarda', async () => {
  const { aula } = createMundoConReglas({ asistencia_minima: 75 })
  const { status, data } = await aula.reglas.put({ escala: { cortes: [60, 80, 70, 90] } })
  expect(status).toBe(400)
  expect(data).toMatchObject({
    campos: { 'escala.cortes': 'Los cortes deben subir: cada nota empieza más arriba que la anterior.' },
  })
  expect((await aula.reglas.get()).data).toEqual({ ...deFabrica, asistencia_minima: 75 })
})

describe('una prueba de las reglas', () => {
  test('dice a quién le cambiaría la situación, y no guarda nada', async () => {
    const { aula, asAdmin, id, giveClases, ana } = createMundoConReglas({ asistencia_minima: 75 })
    giveClases('2026-05-01', 'PPAA')

    const prueba = { query: { prueba: '1' as const } }
    const { status, data } = await aula.reglas.put({ asistencia_minima: 50 }, prueba)

    expect([status, data]).toEqual([
      200,
      { cambian: [{ alumnoId: ana.id, nombre: 'Ana Acosta', de: 'NO_ALCANZA', a: 'HABILITADO' }] },
    ])
    const deAdmin = asAdmin.admin.catedras({ id }).reglas
    expect((await deAdmin.put({ asistencia_minima: 50 }, prueba)).data).toEqual(data)
    expect((await deAdmin.put({ asistencia_minima: 75 }, prueba)).data).toEqual({ cambian: [] })
    expect((await aula.reglas.get()).data).toEqual({ ...deFabrica, asistencia_minima: 75 })
  })

  test('se pide con 1', async () => {
    const { aula } = createMundoConReglas()
    expect((await aula.reglas.put({}, { query: { prueba: 'si' } })).status).toBe(400)
  })
})

test('las reglas de una cátedra ajena no se leen ni se cambian; un alumno no las toca', async () => {
  const { db, asDocente, asAlumnos, id } = createMundoConReglas()
  const ajena = asDocente.docente.catedra({ id: insertCatedra(db).id })

  expect((await ajena.reglas.get()).status).toBe(404)
  expect((await ajena.reglas.put({ asistencia_minima: 0 })).status).toBe(404)
  const [alumna] = asAlumnos
  expect((await alumna.docente.catedra({ id }).reglas.get()).status).toBe(403)
  expect((await alumna.admin.catedras({ id }).reglas.put({})).status).toBe(403)
})
