import { expect, test } from 'vitest'
import { FALTA_MOTIVO } from '../../../src/domain/tareas/rectificaciones.ts'
import { insertCatedra, insertDocente } from '../../support/academia.ts'
import { createMundoConAsignadas } from '../../support/mundo-con-tarea.ts'

/** Two of three have delivered. */
async function conPlanilla(tarea = {}, avisoDeNotaMs = 0) {
  const mundo = await createMundoConAsignadas(
    { puntos_posibles: 20, ...tarea },
    { alumnos: 3, avisoDeNotaMs },
  )
  const { deliver, aula, asAdmin, catedra } = mundo
  await deliver(0)
  await deliver(1)
  return {
    ...mundo,
    escribe: (tareaAsignacionId: unknown, puntos_obtenidos: unknown, resto: object = { antes: null }) =>
      aula.calificaciones.celda.put({ tareaAsignacionId, puntos_obtenidos, ...resto }),
    escribeAdmin: (puntos_obtenidos: number, antes: number | null) =>
      asAdmin.admin
        .catedras({ id: catedra.id })
        .calificaciones.celda.put({ tareaAsignacionId: 1, puntos_obtenidos, antes }),
    historial: async () => (await mundo.asDocente.docente.tareasAsignaciones({ id: 1 }).historial.get()).data,
  }
}

const MINUTO = 60_000
const MOTIVO = 'Sumé mal.'

test('en la celda se califica, y con el motivo se rectifica', async () => {
  const { escribe, historial, aula, outbox, sent, alumnos } = await conPlanilla()

  expect(await escribe(1, '8')).toMatchObject({
    status: 200,
    data: { tareaAsignacion: { estado: 'CALIFICADA', puntos_obtenidos: 8, comentario_docente: null } },
  })
  expect(await escribe(1, 18, { antes: 8, motivo: MOTIVO })).toMatchObject({
    status: 200,
    data: { tareaAsignacion: { puntos_obtenidos: 18, rectificada: true } },
  })

  expect(await historial()).toMatchObject([
    { de: 8, a: 18, motivo: MOTIVO },
    { de: null, a: 8, motivo: null },
  ])
  expect((await aula.calificaciones.get()).data?.alumnos[0]).toMatchObject({ total: 18 })
  await outbox.sendDue()
  const suyas = sent.filter(({ to, subject }) => to === alumnos[0].email && /nota:|entrega:/.test(subject))
  expect(suyas.map(({ subject }) => subject)).toEqual([
    'Calificaron tu entrega: Armonizar un bajo',
    'Rectificaron tu nota: Armonizar un bajo',
  ])
})

test('lo devuelto se califica en su celda, y conserva lo que se dijo al devolverlo', async () => {
  const { escribe, asDocente } = await conPlanilla()
  await asDocente.docente.tareasAsignaciones({ id: 1 }).devolver.post({ comentario_docente: 'Otra vez.' })

  expect(await escribe(1, 8)).toMatchObject({
    status: 200,
    data: { tareaAsignacion: { puntos_obtenidos: 8, comentario_docente: 'Otra vez.' } },
  })
})

test('la que otro escribió mientras tanto no se pisa, y se dice cuál es', async () => {
  const { escribe, escribeAdmin, historial } = await conPlanilla()
  await escribeAdmin(12, null)

  expect(await escribe(1, 8)).toMatchObject({
    status: 409,
    data: {
      code: 'nota_cambiada',
      error: 'Mientras tanto alguien puso otra nota: ahora es 12 puntos.',
      puntos_obtenidos: 12,
    },
  })
  expect((await escribe(1, 8, { antes: 11, motivo: MOTIVO })).status).toBe(409)
  expect(await escribe(2, 8, { antes: 5, motivo: MOTIVO })).toMatchObject({
    status: 409,
    data: { puntos_obtenidos: null, error: 'Mientras tanto la nota cambió: ahora no tiene ninguna.' },
  })
  expect(await historial()).toHaveLength(1)
})

test('desde dos planillas a la vez queda una nota', async () => {
  const { escribe, escribeAdmin, historial } = await conPlanilla()

  const respuestas = await Promise.all([escribe(1, 5), escribeAdmin(7, null)])

  expect(respuestas.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await historial()).toHaveLength(1)
})

test('cambiar la que está pide el motivo', async () => {
  const { escribe, historial } = await conPlanilla()
  await escribe(1, 8)

  expect(await escribe(1, 9, { antes: 8 })).toMatchObject({
    status: 400,
    data: { campos: { motivo: FALTA_MOTIVO } },
  })
  expect((await escribe(1, 8, { antes: 8, motivo: MOTIVO })).status).toBe(400)
  expect(await historial()).toHaveLength(1)
})

test('lo que uno acaba de calificar lo cambia en su celda sin motivo, y a los diez minutos ya no', async () => {
  const { escribe, aula, advance } = await conPlanilla({}, 10 * MINUTO)
  await escribe(1, 8)
  const hasta = async () => (await aula.calificaciones.get()).data?.alumnos[0]?.notas[0]?.sin_motivo_hasta
  expect(await hasta()).toBe('2026-03-02T12:10:00.000Z')

  advance(9 * MINUTO)
  expect((await escribe(1, 9, { antes: 8 })).status).toBe(200)
  advance(10 * MINUTO)

  expect(await hasta()).toBeNull()
  expect(await escribe(1, 10, { antes: 9 })).toMatchObject({ data: { campos: { motivo: FALTA_MOTIVO } } })
})

test.each([
  [21, 'La calificación debe estar entre 0 y 20.'],
  ['ocho', 'La calificación debe estar entre 0 y 20.'],
  [7.5, 'La calificación debe estar entre 0 y 20.'],
  [null, 'Debe ingresar una calificación.'],
])('%j no vale en una celda', async (puntos, error) => {
  const { escribe } = await conPlanilla()

  expect(await escribe(1, puntos)).toMatchObject({
    status: 400,
    data: { error, campos: { puntos_obtenidos: error } },
  })
})

test('lo que no se entregó no se califica tampoco aquí', async () => {
  const { escribe } = await conPlanilla()

  expect(await escribe(3, 8)).toMatchObject({ status: 409, data: { code: 'sin_entregar' } })
})

test('lo que se publica junto espera, también escrito en la planilla', async () => {
  const { escribe, asAlumnos } = await conPlanilla({ publica: 'JUNTAS' })

  await escribe(1, 8)

  expect((await asAlumnos[0].tareas({ id: 1 }).get()).data?.estado).toBe('ENTREGADA')
})

test('no hay una entrega con ese número', async () => {
  const { escribe } = await conPlanilla()

  expect(await escribe(99, 8)).toMatchObject({ status: 404, data: { code: 'entrega_no_encontrada' } })
})

test.each([['x'], [null], [-1], [undefined]])('%j no es una entrega', async (id) => {
  const { escribe } = await conPlanilla()

  expect(await escribe(id, 8)).toMatchObject({
    status: 400,
    data: { campos: { tareaAsignacionId: 'Falta decir de qué entrega es la nota.' } },
  })
})

test('lo ajeno no existe: ni la cátedra, ni la entrega de otra', async () => {
  const { db, as, docente, asDocente, catedra } = await conPlanilla()
  const otra = insertCatedra(db, { docenteId: docente.id })
  const celda = { tareaAsignacionId: 1, puntos_obtenidos: 8, antes: null }
  const colega = as('docente', insertDocente(db)).docente.catedra({ id: catedra.id })

  expect((await asDocente.docente.catedra({ id: otra.id }).calificaciones.celda.put(celda)).status).toBe(404)
  expect(await colega.calificaciones.celda.put(celda)).toMatchObject({
    status: 404,
    data: { code: 'catedra_no_encontrada' },
  })
})

test('sin decir los puntos es un 400', async () => {
  const { escribe } = await conPlanilla()
  expect(await escribe(1, undefined)).toMatchObject({ status: 400, data: { code: 'validacion' } })
})
