import { expect, test } from 'vitest'
import { historialDeNotas } from '../../../db/schema/tareas.ts'
import { insertDocente } from '../../support/academia.ts'
import { createMundoConAsignadas } from '../../support/mundo-con-tarea.ts'

/** A delivery with 8 of 20 points, and another one that waits. */
async function conNota() {
  const mundo = await createMundoConAsignadas({ puntos_posibles: 20 })
  const { deliver, asDocente, asAdmin, asAlumnos } = mundo
  await deliver(0)
  await deliver(1)
  const entregaDe = (id: number) => asDocente.docente.tareasAsignaciones({ id })
  await entregaDe(1).calificar.post({ puntos_obtenidos: 8, comentario_docente: 'Falta el bajo.' })
  const rectifica = (puntos_obtenidos: unknown, motivo?: unknown, antes?: number, id = 1) =>
    entregaDe(id).rectificar.post({ puntos_obtenidos, motivo, antes })
  return {
    ...mundo,
    rectifica,
    deAdmin: asAdmin.admin.tareasAsignaciones({ id: 1 }),
    historial: () => entregaDe(1).historial.get(),
    mio: () => asAlumnos[0].alumnos.me.tareasAsignaciones({ id: 1 }).historial.get(),
  }
}

const MOTIVO = 'Corregí el bajo dos veces.'

test('la nota se rectifica con su motivo, y todos ven que cambió', async () => {
  const { rectifica, historial, mio, asAlumnos, advance, outbox, sent, alumnos } = await conNota()
  advance(60_000)

  const { status, data } = await rectifica(18, `  ${MOTIVO} `)

  expect({ status, data }).toMatchObject({
    status: 200,
    data: {
      message: 'La nota fue rectificada.',
      tareaAsignacion: {
        estado: 'CALIFICADA',
        puntos_obtenidos: 18,
        rectificada: true,
        comentario_docente: 'Falta el bajo.',
        calificada_en: '2026-03-02T12:00:00.000Z',
      },
    },
  })
  const lineas = [
    { cuando: '2026-03-02T12:01:00.000Z', quien: 'Graciela Ocampos', de: 8, a: 18, motivo: MOTIVO },
    { cuando: '2026-03-02T12:00:00.000Z', quien: 'Graciela Ocampos', de: null, a: 8, motivo: null },
  ]
  expect((await historial()).data).toEqual(lineas)
  expect((await mio()).data).toEqual(lineas)
  expect((await asAlumnos[0].tareas({ id: 1 }).get()).data).toMatchObject({
    puntos_obtenidos: 18,
    rectificada: true,
  })
  await outbox.sendDue()
  const carta = sent.find(({ subject }) => subject === 'Rectificaron tu nota: Armonizar un bajo')
  expect(carta).toMatchObject({ to: alumnos[0].email })
  expect(carta?.text).toContain('cambió de 8 a 18 puntos, de 20 posibles')
  expect(carta?.text).toContain(`> ${MOTIVO}`)
})

test('la administración también rectifica, y queda con su nombre', async () => {
  const { deAdmin, asAlumnos, outbox, sent } = await conNota()
  await asAlumnos[0].alumnos.me.avisos.put({ aviso: 'TAREA_RECTIFICADA', activo: false })

  const { status } = await deAdmin.rectificar.post({ puntos_obtenidos: 0, motivo: 'Era de otro.' })

  expect(status).toBe(200)
  expect((await deAdmin.historial.get()).data).toMatchObject([
    { quien: 'Administración', de: 8, a: 0, motivo: 'Era de otro.' },
    { quien: 'Graciela Ocampos', de: null, a: 8 },
  ])
  await outbox.sendDue()
  expect(sent.filter(({ subject }) => subject.startsWith('Rectificaron'))).toEqual([])
})

test.each([
  [undefined, MOTIVO, { puntos_obtenidos: 'Debe ingresar una calificación.' }],
  [-1, MOTIVO, { puntos_obtenidos: 'La calificación debe estar entre 0 y 20.' }],
  [21, MOTIVO, { puntos_obtenidos: 'La calificación debe estar entre 0 y 20.' }],
  [9.5, MOTIVO, { puntos_obtenidos: 'La calificación debe estar entre 0 y 20.' }],
  [8, MOTIVO, { puntos_obtenidos: 'Esa ya es la nota: escribe otra, o deja la que está.' }],
  [18, undefined, { motivo: 'Escribe el motivo: el alumno lo va a leer.' }],
  [18, ' ab ', { motivo: 'El motivo necesita al menos 3 letras.' }],
  [18, 'ñ'.repeat(501), { motivo: 'El motivo no puede pasar de 500 caracteres.' }],
])('de 8 a %j, por «%s», no', async (puntos, motivo, campos) => {
  const { rectifica, historial } = await conNota()

  expect(await rectifica(puntos, motivo)).toMatchObject({
    status: 400,
    data: { error: Object.values(campos)[0], campos },
  })
  expect((await historial()).data).toHaveLength(1)
  expect((await rectifica(18, 'ñ'.repeat(500))).status).toBe(200)
})

test('lo que no está calificado no se rectifica', async () => {
  const { rectifica } = await conNota()

  expect(await rectifica(18, MOTIVO, undefined, 2)).toMatchObject({ status: 409, data: { code: 'sin_nota' } })
})

test('desde dos pantallas, la segunda sabe qué nota hay y no la pisa', async () => {
  const { rectifica, historial } = await conNota()

  const respuestas = await Promise.all([rectifica(18, MOTIVO, 8), rectifica(12, MOTIVO, 8)])

  const perdida = respuestas.find(({ status }) => status === 409)
  const quedo = (await historial()).data?.[0]?.a
  expect(respuestas.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(perdida?.data).toEqual({
    error: `Mientras tanto alguien puso otra nota: ahora es ${quedo} puntos.`,
    message: `Mientras tanto alguien puso otra nota: ahora es ${quedo} puntos.`,
    code: 'nota_cambiada',
    puntos_obtenidos: quedo,
  })
  expect((await historial()).data).toHaveLength(2)
})

test('lo ajeno no existe, ni su historial', async () => {
  const { as, db, asAlumnos, historial } = await conNota()
  const colega = as('docente', insertDocente(db)).docente.tareasAsignaciones({ id: 1 })
  const ajena = asAlumnos[1].alumnos.me.tareasAsignaciones({ id: 1 })

  expect(await colega.rectificar.post({ puntos_obtenidos: 18, motivo: MOTIVO })).toMatchObject({
    status: 404,
    data: { code: 'entrega_no_encontrada' },
  })
  expect((await colega.historial.get()).status).toBe(404)
  expect((await ajena.historial.get()).status).toBe(404)
  expect((await historial()).data).toHaveLength(1)
})

test('lo que se devuelve y se califica después dice qué nota tenía, si la tenía', async () => {
  const { asDocente, asAlumnos, deliver, db } = await conNota()
  const otra = asDocente.docente.tareasAsignaciones({ id: 2 })
  db.insert(historialDeNotas).values({ tareaAsignacionId: 2, cuando: 0, a: 5 }).run()
  await otra.devolver.post({ comentario_docente: 'Falta una voz.' })
  await deliver(1)
  expect((await asAlumnos[1].alumnos.me.tareasAsignaciones({ id: 2 }).historial.get()).data).toEqual([])

  await otra.calificar.post({ puntos_obtenidos: 15 })

  expect((await otra.historial.get()).data).toMatchObject([
    { quien: 'Graciela Ocampos', de: 5, a: 15, motivo: null },
    { quien: null, de: null, a: 5, motivo: null },
  ])
})
