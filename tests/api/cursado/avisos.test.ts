import { expect, test } from 'vitest'
import { listAvisados } from '../../../api/suelo/novedades/personas.ts'
import { insertAlumno, insertDocente } from '../../support/academia.ts'
import { testApi } from '../../support/api.ts'

const suya = (aviso: string, correo: boolean, telefono: boolean) => ({
  aviso,
  activo: correo,
  correo,
  telefono,
})

test('al principio cada aviso llega por donde sirve', async () => {
  const contexto = testApi()

  expect((await contexto.as('alumno').alumnos.me.avisos.get()).data).toEqual([
    suya('INSCRIPCION', true, false),
    suya('TAREA_ASIGNADA', true, true),
    suya('TAREA_VENCE', true, true),
    suya('TAREA_CALIFICADA', true, true),
    suya('TAREA_RECTIFICADA', true, true),
    suya('TAREA_DEVUELTA', true, true),
    suya('EVALUACION_ASIGNADA', true, true),
    suya('EVALUACION_VENCE', true, true),
    suya('EVALUACION_RECALIFICADA', true, true),
    suya('HABILITACION', true, true),
    suya('JUSTIFICATIVO', true, true),
    suya('PUBLICACION', false, true),
    suya('COMENTARIO', false, false),
    suya('PAGO', true, false),
    suya('RESUMEN', true, false),
  ])
  expect((await contexto.as('docente').docente.me.avisos.get()).data).toEqual([
    suya('JUSTIFICATIVO', true, true),
    suya('COMENTARIO', false, false),
    suya('ENTREGA', false, false),
    suya('PEDIDO_DE_INGRESO', true, true),
    suya('PREGUNTAS_POR_REVISAR', false, false),
    suya('RESUMEN', true, false),
  ])
})

test('el que se apaga no llega más, hasta que se lo activa', async () => {
  const contexto = testApi()
  const [ana, beto] = [insertAlumno(contexto.db), insertAlumno(contexto.db)]
  const alumno = contexto.as('alumno', ana)
  const quienes = (aviso: 'TAREA_VENCE' | 'TAREA_ASIGNADA') =>
    listAvisados(contexto.db, { alumnos: [ana.id, beto.id] }, aviso).flatMap(({ id, medios }) =>
      medios.correo ? [id] : [],
    )

  const apagado = await alumno.alumnos.me.avisos.put({ aviso: 'TAREA_VENCE', activo: false })

  expect(apagado.data).toContainEqual(suya('TAREA_VENCE', false, true))
  expect(quienes('TAREA_VENCE')).toEqual([beto.id])
  expect(quienes('TAREA_ASIGNADA')).toEqual([ana.id, beto.id])

  await alumno.alumnos.me.avisos.put({ aviso: 'TAREA_VENCE', activo: true })

  expect(quienes('TAREA_VENCE')).toEqual([ana.id, beto.id])
})

test('el correo y el teléfono se eligen por separado, y lo que no se dice queda', async () => {
  const docente = testApi().as('docente')

  await docente.docente.me.avisos.put({ aviso: 'ENTREGA', telefono: true })
  await docente.docente.me.avisos.put({ aviso: 'JUSTIFICATIVO', correo: false })
  const { data } = await docente.docente.me.avisos.put({ aviso: 'JUSTIFICATIVO', telefono: false })

  expect(data).toContainEqual(suya('ENTREGA', false, true))
  expect(data).toContainEqual(suya('JUSTIFICATIVO', false, false))
})

test('apagar dos veces lo mismo no cambia nada', async () => {
  const contexto = testApi()
  const docente = contexto.as('docente', insertDocente(contexto.db))

  const { data: una } = await docente.docente.me.avisos.put({ aviso: 'RESUMEN', activo: false })
  const { status, data } = await docente.docente.me.avisos.put({ aviso: 'RESUMEN', activo: false })

  expect({ status, data }).toEqual({ status: 200, data: una })
})

test.each([
  [{ aviso: 'OTRO', activo: false }, 'Ese aviso no existe.'],
  [{ aviso: 'RESUMEN' }, 'Falta decir si ese aviso llega (activo, correo o telefono: true o false).'],
  [
    { aviso: 'RESUMEN', activo: null },
    'Falta decir si ese aviso llega (activo, correo o telefono: true o false).',
  ],
  [{ aviso: 'RESUMEN', activo: 'quizás' }, 'Este dato debe ser verdadero o falso (true o false).'],
  [{ aviso: 'RESUMEN', telefono: true }, 'El resumen llega solo por correo.'],
])('%j se rechaza, y no apaga nada', async (cuerpo, error) => {
  const alumno = testApi().as('alumno')

  const { status, data } = await alumno.alumnos.me.avisos.put(cuerpo)

  expect({ status, error: data.error }).toEqual({ status: 400, error })
  expect((await alumno.alumnos.me.avisos.get()).data).toContainEqual(suya('RESUMEN', true, false))
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

test('nadie elige los avisos de otro rol', async () => {
  const contexto = testApi()
  const { me: docente } = contexto.as('docente').docente
  const { me: alumno } = contexto.as('alumno').alumnos

  for (const { status, data } of [
    await docente.avisos.put({ aviso: 'TAREA_CALIFICADA', correo: true }),
    await alumno.avisos.put({ aviso: 'ENTREGA', telefono: true }),
  ])
    expect({ status, error: data.error }).toEqual({ status: 400, error: 'Ese aviso no existe.' })
})
