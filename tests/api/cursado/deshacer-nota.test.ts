import { expect, test } from 'vitest'
import { dispositivos, empujes } from '../../../db/schema/dispositivos.ts'
import { createMundoConAsignadas } from '../../support/mundo-con-tarea.ts'

const MINUTO = 60_000
const YA_PASARON = 'Ya pasaron diez minutos: usa «Rectificar nota».'

/** Ana's delivery, before its grade, and what her teacher does to it. */
async function conEntrega(tarea: object = {}) {
  const mundo = await createMundoConAsignadas(
    { puntos_posibles: 20, ...tarea },
    { avisoDeNotaMs: 10 * MINUTO },
  )
  await mundo.deliver(0)
  const { asDocente, asAdmin, asAlumnos, outbox, sent } = mundo
  const suya = asDocente.docente.tareasAsignaciones({ id: 1 })
  const estado = async () => {
    const { estado, puntos_obtenidos, comentario_docente } = (await asAlumnos[0].tareas({ id: 1 }).get()).data
    return [estado, puntos_obtenidos, comentario_docente]
  }
  return {
    ...mundo,
    suya,
    estado,
    deAdmin: asAdmin.admin.tareasAsignaciones({ id: 1 }),
    califica: (puntos_obtenidos: number, comentario_docente?: string) =>
      suya.calificar.post({ puntos_obtenidos, comentario_docente }),
    undo: () => suya.deshacer.post(),
    historial: async () => (await suya.historial.get()).data?.map(({ de, a }) => [de, a]),
    mio: async () =>
      (await asAlumnos[0].alumnos.me.tareasAsignaciones({ id: 1 }).historial.get()).data?.map(({ de, a }) => [
        de,
        a,
      ]),
    cartas: async () => {
      await outbox.sendDue()
      return sent
        .map(({ subject }) => subject)
        .filter((uno) => /^(Calificaron|Rectificaron|Te devol)/.test(uno))
    },
  }
}

test('una nota se deshace, y su alumno no se entera', async () => {
  const { califica, undo, estado, historial, mio, advance, cartas } = await conEntrega()
  await califica(8, 'Falta el bajo.')
  expect(await estado()).toEqual(['CALIFICADA', 8, 'Falta el bajo.'])
  advance(9 * MINUTO)

  const { status, data } = await undo()

  expect({ status, data }).toMatchObject({
    status: 200,
    data: {
      message: 'Deshecho: la entrega quedó como estaba.',
      tareaAsignacion: { estado: 'ENTREGADA', puntos_obtenidos: null, deshacer_hasta: null },
    },
  })
  expect(await estado()).toEqual(['ENTREGADA', null, null])
  expect(await historial()).toEqual([
    [8, null],
    [null, 8],
  ])
  await califica(18)
  expect(await mio()).toEqual([[null, 18]])
  advance(10 * MINUTO)
  expect(await cartas()).toEqual(['Calificaron tu entrega: Armonizar un bajo'])
})

test('una rectificación se deshace, y queda la nota que había', async () => {
  const { califica, suya, undo, estado, historial, mio, advance, cartas } = await conEntrega()
  await califica(8)
  advance(11 * MINUTO)
  expect(await cartas()).toHaveLength(1)
  await suya.rectificar.post({ puntos_obtenidos: 18, motivo: 'Sumé mal.' })

  const { data } = await undo()

  expect(data).toMatchObject({ tareaAsignacion: { puntos_obtenidos: 8, rectificada: false } })
  expect(await estado()).toEqual(['CALIFICADA', 8, null])
  expect(await historial()).toEqual([
    [18, 8],
    [8, 18],
    [null, 8],
  ])
  expect(await mio()).toEqual([[null, 8]])
  advance(30 * MINUTO)
  expect(await cartas()).toHaveLength(1)
})

test('una devolución se deshace, si no se entregó otra vez', async () => {
  const { suya, undo, estado, deliver } = await conEntrega()
  const devuelve = () => suya.devolver.post({ comentario_docente: 'Revisa el bajo.' } as never)
  await devuelve()
  expect((await undo()).status).toBe(200)
  expect(await estado()).toEqual(['ENTREGADA', null, null])

  await devuelve()
  await deliver(0)

  expect(await undo()).toMatchObject({ status: 409 })
})

test('quien entregó otra vez antes del aviso ya no lo recibe', async () => {
  const { suya, deliver, advance, cartas, asAlumnos } = await conEntrega()
  await suya.devolver.post({ comentario_docente: 'Revisa el bajo.' } as never)

  await deliver(0)

  advance(10 * MINUTO)
  expect(await cartas()).toEqual([])
  const { data } = (await asAlumnos[0].alumnos.me.novedades.get({ query: {} })).data
  expect(data.map(({ aviso }: { aviso: string }) => aviso)).not.toContain('TAREA_DEVUELTA')
})

test('a los diez minutos ya no, y el aviso sale', async () => {
  const { califica, suya, undo, advance, cartas } = await conEntrega()
  const { data } = await califica(8)
  expect(data?.tareaAsignacion.deshacer_hasta).toBe('2026-03-02T12:10:00.000Z')
  expect(await cartas()).toEqual([])
  advance(10 * MINUTO + 1000)

  expect(await undo()).toMatchObject({ status: 409, data: { error: YA_PASARON } })

  expect(await cartas()).toHaveLength(1)
  expect((await suya.historial.get()).data).toHaveLength(1)
})

test('solo quien lo hizo, y una vez', async () => {
  const { califica, undo, deAdmin, asAdmin, as, estado } = await conEntrega()
  await califica(8)

  expect((await deAdmin.deshacer.post()).status).toBe(409)
  const [deOtro] = (await asAdmin('GET /admin/tareas/calificadas')).data
  expect(deOtro).toMatchObject({ id: 1, deshacer_hasta: null })
  expect((await as('docente')('POST /docente/tareasAsignaciones/1/deshacer')).status).toBe(404)
  expect(await estado()).toMatchObject(['CALIFICADA', 8, null])

  expect((await undo()).status).toBe(200)
  expect((await undo()).status).toBe(409)
})

test('de dos cosas que se hicieron, solo la última', async () => {
  const { califica, suya, undo, estado } = await conEntrega()
  await califica(8)
  await suya.rectificar.post({ puntos_obtenidos: 18, motivo: 'Sumé mal.' })
  expect((await undo()).status).toBe(200)

  expect((await undo()).status).toBe(409)
  expect(await estado()).toMatchObject(['CALIFICADA', 8, null])
})

test('las que se publican juntas se deshacen antes, y publicadas ya no', async () => {
  const { califica, undo, asDocente, cartas } = await conEntrega({ publica: 'JUNTAS' })
  await califica(8)
  expect((await undo()).status).toBe(200)
  await califica(9)

  await asDocente.docente.tareas({ id: 1 }).publicar.post()

  expect((await undo()).status).toBe(409)
  expect(await cartas()).toHaveLength(1)
})

test.each(['TAREA', 'CATEDRA'] as const)('de lo que fue a la papelera no se avisa: %s', async (que) => {
  const { califica, asDocente, asAdmin, catedra, tareaMaestra, alumnos, advance, cartas, db } =
    await conEntrega()
  db.insert(dispositivos)
    .values({
      alumnoId: alumnos[0].id,
      nombre: 'Uno',
      endpoint: 'https://x',
      p256dh: '',
      auth: '',
      created_at: 1,
      usadoEn: 1,
    })
    .run()
  await califica(8)
  expect(db.select().from(empujes).all()).toHaveLength(1)
  advance(9 * MINUTO)

  if (que === 'TAREA')
    await asDocente.docente.catedra({ id: catedra.id }).tareas({ tareaId: tareaMaestra.id }).delete()
  else await asAdmin.admin.catedras({ id: catedra.id }).delete()

  advance(10 * MINUTO)
  expect(await cartas()).toEqual([])
  expect(db.select().from(empujes).all()).toEqual([])
})

test('lo que uno acaba de calificar se cambia sin motivo, y al alumno le llega una sola nota', async () => {
  const { califica, suya, undo, estado, advance, cartas, sent, historial } = await conEntrega()
  const { data } = await califica(8, 'Falta el bajo.')
  expect(data?.tareaAsignacion.sin_motivo_hasta).toBe('2026-03-02T12:10:00.000Z')
  advance(9 * MINUTO)

  expect(await suya.rectificar.post({ puntos_obtenidos: 18 } as never)).toMatchObject({
    status: 200,
    data: { tareaAsignacion: { puntos_obtenidos: 18, rectificada: false } },
  })

  expect(await historial()).toEqual([
    [8, 18],
    [null, 8],
  ])
  expect((await undo()).status).toBe(200)
  expect(await estado()).toEqual(['CALIFICADA', 8, 'Falta el bajo.'])
  advance(10 * MINUTO)
  expect(await cartas()).toEqual(['Calificaron tu entrega: Armonizar un bajo'])
  expect(sent.find(({ subject }) => subject.startsWith('Calificaron'))?.text).toContain('8 de 20')
})

test('pasados los diez minutos, o si la puso otra persona, el motivo hace falta', async () => {
  const { califica, suya, deAdmin, advance, cartas } = await conEntrega()
  await califica(8)
  const sinMotivo = { puntos_obtenidos: 18 } as never
  expect(await deAdmin.rectificar.post(sinMotivo)).toMatchObject({ status: 400, data: { campos: {} } })
  await suya.rectificar.post(sinMotivo)
  advance(10 * MINUTO)

  expect(await suya.rectificar.post({ puntos_obtenidos: 9 } as never)).toMatchObject({
    status: 400,
    data: { campos: { motivo: 'Escribe el motivo: el alumno lo va a leer.' } },
  })

  expect(await cartas()).toEqual(['Calificaron tu entrega: Armonizar un bajo'])
})

test('lo que se rectifica otra vez enseguida conserva su motivo', async () => {
  const { califica, suya, advance, mio } = await conEntrega()
  await califica(8)
  advance(11 * MINUTO)
  await suya.rectificar.post({ puntos_obtenidos: 18, motivo: 'Sumé mal.' })

  await suya.rectificar.post({ puntos_obtenidos: 17 } as never)

  const { data } = await suya.historial.get()
  expect(data?.map(({ a, motivo }) => [a, motivo])).toEqual([
    [17, 'Sumé mal.'],
    [18, 'Sumé mal.'],
    [8, null],
  ])
  expect(await mio()).toHaveLength(3)
})
