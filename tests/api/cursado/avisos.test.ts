import { expect, test } from 'vitest'
import { listDestinatarios } from '../../../api/suelo/correos/destinatarios.ts'
import { insertAlumno, insertDocente } from '../../support/academia.ts'
import { testApi } from '../../support/api.ts'

test('al principio llegan todos los avisos', async () => {
  const contexto = testApi()
  const alumno = contexto.as('alumno')
  const docente = contexto.as('docente')

  const { data } = await alumno.alumnos.me.avisos.get()

  expect(data).toContainEqual({ aviso: 'TAREA_ASIGNADA', activo: true })
  expect(data.every(({ activo }: { activo: boolean }) => activo)).toBe(true)
  expect((await docente.docente.me.avisos.get()).data).toEqual([
    { aviso: 'PEDIDO_DE_INGRESO', activo: true },
    { aviso: 'JUSTIFICATIVO', activo: true },
    { aviso: 'RESUMEN', activo: true },
  ])
})

test('el que se apaga no llega más, hasta que se lo activa', async () => {
  const contexto = testApi()
  const [ana, beto] = [insertAlumno(contexto.db), insertAlumno(contexto.db)]
  const alumno = contexto.as('alumno', ana)
  const quienes = () => listDestinatarios(contexto.db, 'TAREA_VENCE', [ana.id, beto.id]).map(({ id }) => id)

  const apagado = await alumno.alumnos.me.avisos.put({ aviso: 'TAREA_VENCE', activo: false })

  expect(apagado.data).toContainEqual({ aviso: 'TAREA_VENCE', activo: false })
  expect(quienes()).toEqual([beto.id])
  expect(listDestinatarios(contexto.db, 'TAREA_ASIGNADA', [ana.id])).toHaveLength(1)

  await alumno.alumnos.me.avisos.put({ aviso: 'TAREA_VENCE', activo: true })

  expect(quienes()).toEqual([ana.id, beto.id])
})

test('apagar dos veces lo mismo no cambia nada', async () => {
  const contexto = testApi()
  const docente = contexto.as('docente', insertDocente(contexto.db))

  await docente.docente.me.avisos.put({ aviso: 'RESUMEN', activo: false })
  const { status, data } = await docente.docente.me.avisos.put({ aviso: 'RESUMEN', activo: false })

  expect({ status, data }).toEqual({
    status: 200,
    data: [
      { aviso: 'PEDIDO_DE_INGRESO', activo: true },
      { aviso: 'JUSTIFICATIVO', activo: true },
      { aviso: 'RESUMEN', activo: false },
    ],
  })
})

test.each([
  [{ aviso: 'OTRO', activo: false }, 'Ese aviso no existe.'],
  [{ aviso: 'RESUMEN' }, 'Falta decir si ese aviso llega (activo: true o false).'],
  [{ aviso: 'RESUMEN', activo: null }, 'Falta decir si ese aviso llega (activo: true o false).'],
  [{ aviso: 'RESUMEN', activo: 'quizás' }, 'Este dato debe ser verdadero o falso (true o false).'],
])('%j se rechaza, y no apaga nada', async (cuerpo, error) => {
  const alumno = testApi().as('alumno')

  const { status, data } = await alumno.alumnos.me.avisos.put(cuerpo)

  expect({ status, error: data.error }).toEqual({ status: 400, error })
  expect((await alumno.alumnos.me.avisos.get()).data).toContainEqual({ aviso: 'RESUMEN', activo: true })
})

test('los avisos de cada rol son suyos', async () => {
  const contexto = testApi()
  const docente = contexto.as('docente')
  const alumno = contexto.as('alumno')

  expect([
    (await docente.alumnos.me.avisos.get()).status,
    (await alumno.docente.me.avisos.get()).status,
    (await contexto.api.alumnos.me.avisos.get()).status,
  ]).toEqual([403, 403, 401])
})
