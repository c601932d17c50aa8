import { expect, test } from 'vitest'
import { insertAlumno, insertCatedra, insertDocente, insertInscripcion } from '../support/academia.ts'
import { como, testApi } from '../support/api.ts'
import { insertCreador } from '../support/creadores.ts'
import { insertAsignacion, insertEvaluacion } from '../support/evaluaciones.ts'

const VENCE = Date.parse('2026-03-05T12:00:00Z')

async function conEvaluacion({ cuantas = 3 } = {}) {
  const contexto = testApi()
  const { db } = contexto
  const docente = insertDocente(db)
  const catedra = insertCatedra(db, { docenteId: docente.id, nombre: 'Armonía' })
  const ana = insertAlumno(db, { nombre: 'Ana', apellido: 'Arce' })
  insertInscripcion(db, { catedraId: catedra.id, alumnoId: ana.id })
  const evaluacion = insertEvaluacion(db, { catedraId: catedra.id, fecha_entrega: VENCE, cuantas })
  insertAsignacion(db, evaluacion, ana.id)
  const pide = await como(contexto, 'alumno', ana)
  const profe = await como(contexto, 'docente', docente)
  const respuestas = (bien: number) =>
    evaluacion.preguntas.map((una, i) => ({
      preguntaId: una.id,
      opcionElegidaId: i < bien ? una.bien : una.mal,
    }))
  return { ...contexto, contexto, docente, catedra, ana, evaluacion, pide, profe, respuestas }
}

const UNA = '/alumnos/me/evaluaciones/1'

test('las propias dicen su estado y su plazo', async () => {
  const { pide } = await conEvaluacion()

  expect((await pide.alumnos.me.evaluaciones.get()).data).toEqual([
    {
      id: 1,
      asignacionId: 1,
      titulo: 'Parcial',
      Catedra: { id: 1, nombre: 'Armonía', anio: 2026 },
      UnidadPlan: null,
      estado: 'PENDIENTE',
      fecha_limite: '2026-03-05T12:00:00.000Z',
      realizada: false,
      enviada_en: null,
      fueraDePlazo: false,
      totalPreguntas: 3,
      respondidas: 0,
      score: null,
      totalPoints: 3,
      puntos_obtenidos: null,
      created_at: '1970-01-01T00:00:00.000Z',
    },
  ])
})

test('antes de enviarla, lo correcto no sale del servidor', async () => {
  const { pide, respuestas, evaluacion, contexto, ana } = await conEvaluacion()
  const headers = await contexto.sesion('alumno', ana)
  const crudo = async (path: string) => (await contexto.call(path, { headers })).text()
  const [primera] = respuestas(3)

  const guardada = await pide(`PUT ${UNA}/respuestas`, primera)
  const incompleta = await pide(`POST ${UNA}/submit`, { respuestas: [primera] })
  const salidas = [
    await crudo('/alumnos/me/evaluaciones'),
    await crudo(UNA),
    await crudo(`${UNA}/results`),
    await crudo('/alumnos/me/catedras'),
    JSON.stringify([guardada.data, incompleta.data]),
  ]

  for (const salida of salidas) expect(salida).not.toMatch(/correct|"correctas"|es_correcta/i)
  const { data } = await pide(`GET ${UNA}`)
  expect(data.Pregunta).toHaveLength(3)
  for (const [i, pregunta] of data.Pregunta.entries()) {
    const ids = pregunta.Opcion.map(({ id }: { id: number }) => id)
    expect(pregunta.Opcion.every((una: object) => Object.keys(una).join() === 'id,texto')).toBe(true)
    expect(ids).toContain(evaluacion.preguntas[i]?.bien)
  }
})

test('las opciones se mezclan, y al recargar siguen igual', async () => {
  const { db, contexto, catedra, pide } = await conEvaluacion({ cuantas: 20 })
  const beto = insertAlumno(db)
  insertInscripcion(db, { catedraId: catedra.id, alumnoId: beto.id })
  const evaluacion = insertEvaluacion(db, { catedraId: catedra.id, cuantas: 20 })
  insertAsignacion(db, evaluacion, beto.id)
  const suyo = await como(contexto, 'alumno', beto)
  const lugares = async (quien: typeof pide, path: string) =>
    (await quien(`GET ${path}`)).data.Pregunta.map(({ Opcion }: { Opcion: { texto: string }[] }) =>
      Opcion.findIndex(({ texto }) => texto.startsWith('Bien')),
    )

  const deAna = await lugares(pide, UNA)

  expect(new Set(deAna)).toEqual(new Set([0, 1, 2]))
  expect(await lugares(pide, UNA)).toEqual(deAna)
  expect(await lugares(suyo, '/alumnos/me/evaluaciones/2')).not.toEqual(deAna)
})

test('cada respuesta queda guardada, y otra para lo mismo la reemplaza', async () => {
  const { pide, evaluacion, respuestas } = await conEvaluacion()
  const [primera] = evaluacion.preguntas
  const preguntaId = primera?.id

  await pide(`PUT ${UNA}/respuestas`, { preguntaId, opcionElegidaId: primera?.mal })
  const { status, data } = await pide(`PUT ${UNA}/respuestas`, respuestas(1)[0])

  expect({ status, data }).toEqual({
    status: 200,
    data: { preguntaId, opcionElegidaId: primera?.bien, respondidas: 1, totalPreguntas: 3 },
  })
  expect((await pide(`GET ${UNA}`)).data).toMatchObject({
    respondidas: 1,
    respuestas: [{ preguntaId, opcionElegidaId: primera?.bien }],
  })
})

test('al enviarla queda calificada, contando lo guardado antes', async () => {
  const { pide, respuestas } = await conEvaluacion()
  const [primera, ...resto] = respuestas(2)
  await pide(`PUT ${UNA}/respuestas`, primera)

  const { status, data } = await pide(`POST ${UNA}/submit`, { respuestas: resto })

  expect({ status, data }).toEqual({
    status: 200,
    data: {
      score: 2,
      totalPoints: 3,
      puntos_obtenidos: 66.67,
      estado: 'CALIFICADA',
      fueraDePlazo: false,
      message: '¡Evaluación enviada y calificada con éxito!',
    },
  })
  expect((await pide.alumnos.me.evaluaciones.get()).data).toMatchObject([
    { estado: 'CALIFICADA', realizada: true, puntos_obtenidos: 66.67, score: 2, fueraDePlazo: false },
  ])
})

test('los resultados muestran lo elegido y lo correcto', async () => {
  const { pide, respuestas, evaluacion } = await conEvaluacion()
  expect(await pide(`GET ${UNA}/results`)).toMatchObject({
    status: 404,
    data: { error: 'No se encontraron resultados para esta evaluación.' },
  })
  await pide(`POST ${UNA}/submit`, { respuestas: respuestas(1) })

  const { status, data } = await pide(`GET ${UNA}/results`)

  expect(status).toBe(200)
  expect(data).toMatchObject({ score: 1, totalPoints: 3, puntos_obtenidos: 33.33, titulo: 'Parcial' })
  expect(data.results[1]).toMatchObject({
    preguntaId: evaluacion.preguntas[1]?.id,
    pregunta: '¿Pregunta 2?',
    correct_answer: 'Bien 2',
    es_correcta_alumno: false,
  })
  const elegidas = data.results[1].opciones.filter(({ elegida }: { elegida: boolean }) => elegida)
  expect(elegidas).toEqual([
    { id: evaluacion.preguntas[1]?.mal, texto: 'Mal uno', es_correcta: false, elegida: true },
  ])
})

test('el plazo que pasa mientras se responde no pierde nada', async () => {
  const { pide, respuestas, sqlite } = await conEvaluacion()
  await pide(`PUT ${UNA}/respuestas`, respuestas(3)[0])
  sqlite.exec('UPDATE evaluaciones SET fecha_entrega = 1000')

  expect((await pide(`GET ${UNA}`)).data).toMatchObject({ estado: 'VENCIDA', respondidas: 1 })
  const { data } = await pide(`POST ${UNA}/submit`, { respuestas: respuestas(3) })

  expect(data).toMatchObject({ score: 3, estado: 'CALIFICADA', fueraDePlazo: true })
  expect((await pide(`GET ${UNA}/results`)).data.fueraDePlazo).toBe(true)
})

test('con respuestas de menos no se envía ni se guarda nada: cada envío dice lo suyo', async () => {
  const { pide, respuestas } = await conEvaluacion()

  expect(await pide(`POST ${UNA}/submit`, { respuestas: respuestas(3).slice(1) })).toMatchObject({
    status: 400,
    data: { error: 'Por favor, responde todas las preguntas antes de enviar.' },
  })

  expect((await pide(`GET ${UNA}`)).data).toMatchObject({ estado: 'PENDIENTE', respondidas: 0 })
  expect((await pide(`POST ${UNA}/submit`, { respuestas: respuestas(3).slice(0, 1) })).status).toBe(400)
})

test('una opción de otra pregunta, o de otra evaluación, se rechaza', async () => {
  const { pide, db, evaluacion, respuestas } = await conEvaluacion()
  const otra = insertEvaluacion(db, { catedraId: 1 })
  const [primera, segunda] = evaluacion.preguntas
  const ajena = otra.preguntas[0]

  for (const respuesta of [
    { preguntaId: primera?.id, opcionElegidaId: segunda?.bien },
    { preguntaId: primera?.id, opcionElegidaId: ajena?.bien },
    { preguntaId: ajena?.id, opcionElegidaId: ajena?.bien },
    { preguntaId: 999, opcionElegidaId: 999 },
  ]) {
    expect((await pide(`PUT ${UNA}/respuestas`, respuesta)).status).toBe(400)
    const todas = [...respuestas(3).slice(1), respuesta]
    expect((await pide(`POST ${UNA}/submit`, { respuestas: todas })).data.error).toContain(
      'Una respuesta no es de esta evaluación.',
    )
  }
  expect((await pide(`GET ${UNA}`)).data.respondidas).toBe(0)
})

test.each([
  ['Las respuestas deben ser una lista.', { respuestas: 'todas' }],
  ['La respuesta no es válida.', { respuestas: [7] }],
  ['La respuesta no es válida.', { respuestas: [{ preguntaId: 'x' }] }],
  ['La respuesta no es válida.', { respuestas: [{ preguntaId: '1', opcionElegidaId: '1,5' }] }],
  ['La respuesta no es válida.', { respuestas: [{ preguntaId: '', opcionElegidaId: 1 }] }],
])('«%s» con %o', async (error, cuerpo) => {
  const { pide } = await conEvaluacion()

  expect(await pide(`POST ${UNA}/submit`, cuerpo)).toMatchObject({ status: 400, data: { error } })
})

test('una respuesta vale igual con sus números como texto', async () => {
  const { pide, respuestas } = await conEvaluacion()
  const escritas = respuestas(2).map(({ preguntaId, opcionElegidaId }) => ({
    preguntaId: String(preguntaId),
    opcionElegidaId: String(opcionElegidaId),
  }))

  expect((await pide(`PUT ${UNA}/respuestas`, escritas[2])).status).toBe(200)
  const enviada = await pide(`POST ${UNA}/submit`, { respuestas: escritas })

  expect(enviada.data).toMatchObject({ score: 2, totalPoints: 3 })
})

test('dos respuestas para una pregunta se rechazan: ninguna cuenta', async () => {
  const { pide, respuestas, evaluacion } = await conEvaluacion()
  const [primera] = evaluacion.preguntas
  const otra = { preguntaId: primera?.id, opcionElegidaId: primera?.mal }

  expect(await pide(`POST ${UNA}/submit`, { respuestas: [...respuestas(3), otra] })).toMatchObject({
    status: 400,
    data: { error: 'La respuesta no es válida.', campos: { respuestas: 'La respuesta no es válida.' } },
  })
  expect((await pide(`GET ${UNA}`)).data).toMatchObject({ estado: 'PENDIENTE', respondidas: 0 })
})

test('una pregunta en blanco es una que falta', async () => {
  const { pide, respuestas } = await conEvaluacion()
  const [primera, ...resto] = respuestas(3)
  const enBlanco = { ...primera, opcionElegidaId: null }

  expect(await pide(`POST ${UNA}/submit`, { respuestas: [enBlanco, ...resto] })).toMatchObject({
    status: 400,
    data: { error: 'Por favor, responde todas las preguntas antes de enviar.' },
  })
  expect((await pide(`GET ${UNA}`)).data.respondidas).toBe(0)
})

test('se envía una sola vez', async () => {
  const { pide, respuestas, evaluacion } = await conEvaluacion()
  await pide(`POST ${UNA}/submit`, { respuestas: respuestas(1) })

  const otra = await pide(`POST ${UNA}/submit`, { respuestas: respuestas(3) })

  expect(otra).toMatchObject({ status: 409, data: { error: 'Ya enviaste esta evaluación.' } })
  expect((await pide(`PUT ${UNA}/respuestas`, respuestas(3)[2])).status).toBe(409)
  expect((await pide(`GET ${UNA}/results`)).data.score).toBe(1)
  expect((await pide(`GET ${UNA}`)).data.respuestas).toHaveLength(evaluacion.preguntas.length)
})

test('sin preguntas no hay qué enviar', async () => {
  const { pide, sqlite } = await conEvaluacion()
  sqlite.exec('DELETE FROM preguntas')

  expect(await pide(`POST ${UNA}/submit`, { respuestas: [] })).toMatchObject({
    status: 409,
    data: { error: 'No hay preguntas disponibles.' },
  })
})

test('la que no es suya, o de una cátedra que dejó, no existe', async () => {
  const { db, contexto, catedra, ana, pide, respuestas } = await conEvaluacion()
  const beto = insertAlumno(db)
  insertInscripcion(db, { catedraId: catedra.id, alumnoId: beto.id })
  const suyo = await como(contexto, 'alumno', beto)
  const admin = await como(contexto)
  await pide(`POST ${UNA}/submit`, { respuestas: respuestas(1) })
  await admin.admin.catedras({ id: 1 }).alumnos({ alumnoId: ana.id }).desinscribir.delete()

  for (const quien of [suyo, pide]) {
    expect((await quien.alumnos.me.evaluaciones.get()).data).toEqual([])
    expect((await quien(`GET ${UNA}`)).status).toBe(404)
    expect((await quien(`PUT ${UNA}/respuestas`, respuestas(1)[0])).status).toBe(404)
    expect((await quien(`POST ${UNA}/submit`, { respuestas: respuestas(1) })).status).toBe(404)
    expect((await quien(`GET ${UNA}/results`)).status).toBe(404)
  }
})

test('el docente lee los resultados por alumnoId o por composerId, primero el alumno', async () => {
  const { db, sqlite, profe, pide, respuestas, ana, catedra, evaluacion } = await conEvaluacion()
  await pide(`POST ${UNA}/submit`, { respuestas: respuestas(2) })
  const contribuyente = insertAlumno(db, { nombre: 'Caro', apellido: 'Cabral' })
  const { id: composerId } = insertCreador(db)
  insertInscripcion(db, { catedraId: catedra.id, alumnoId: contribuyente.id, composerId })
  expect(composerId).toBe(ana.id)
  const read = (alumno: number) =>
    profe.docente
      .catedra({ id: 1 })
      .alumnos({ alumnoId: alumno })
      .evaluaciones({ evaluacionId: 1 })
      .results.get()

  const { status, data } = await read(ana.id)

  expect(status).toBe(200)
  expect(data).toMatchObject({
    evaluationTitle: 'Parcial',
    alumnoNombre: 'Ana',
    alumnoApellido: 'Arce',
    score: 2,
    totalPoints: 3,
  })
  expect(data.questions[2]).toEqual({
    id: evaluacion.preguntas[2]?.id,
    text: '¿Pregunta 3?',
    options: [
      { id: evaluacion.preguntas[2]?.bien, text: 'Bien 3' },
      { id: evaluacion.preguntas[2]?.mal, text: 'Mal uno' },
      { id: expect.any(Number), text: 'Mal dos' },
    ],
    correctAnswerId: evaluacion.preguntas[2]?.bien,
    alumnoAnswerId: evaluacion.preguntas[2]?.mal,
  })
  expect((await read(contribuyente.id)).status).toBe(404)
  expect(
    (await profe.docente.catedra({ id: 1 }).alumnos({ alumnoId: ana.id }).evaluaciones.get()).data,
  ).toMatchObject([{ id: 1, estado: 'CALIFICADA', puntos_obtenidos: 66.67 }])
  const segundo = insertCreador(db)
  sqlite.exec(`UPDATE catedra_alumnos SET composer_id = ${segundo.id} WHERE alumno_id = ${ana.id}`)
  insertCreador(db)
  expect(
    (await profe.docente.catedra({ id: 1 }).alumnos({ alumnoId: composerId }).evaluaciones.get()).data,
  ).toHaveLength(1)
})
