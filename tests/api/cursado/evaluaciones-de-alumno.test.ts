import { expect, test } from 'vitest'
import { insertAlumno, insertInscripcion } from '../../support/academia.ts'
import type { ApiClient } from '../../support/client.ts'
import { insertCreador } from '../../support/creadores.ts'
import { assignEvaluacion, insertEvaluacion } from '../../support/evaluaciones.ts'
import { createMundo } from '../../support/mundo.ts'

const VENCE = Date.parse('2026-03-05T12:00:00Z')

function conEvaluacion({ cuantas = 3 } = {}) {
  const mundo = createMundo({ alumnos: 1 })
  const { db, catedra, alumnos, asAlumnos } = mundo
  const [ana] = alumnos
  const [asAna] = asAlumnos
  const evaluacion = insertEvaluacion(db, { catedraId: catedra.id, fecha_entrega: VENCE, cuantas })
  assignEvaluacion(db, evaluacion, ana.id)
  const respuestas = (bien: number) =>
    evaluacion.preguntas.map((una, i) => ({
      preguntaId: una.id,
      opcionElegidaId: i < bien ? una.bien : una.mal,
    }))
  return { ...mundo, ana, asAna, evaluacion, suya: suyaDe(asAna), respuestas }
}

/** The evaluation, to whoever has it assigned. */
const suyaDe = (quien: ApiClient, id = 1) => quien.alumnos.me.evaluaciones({ id })

test('las propias dicen su estado y su plazo', async () => {
  const { asAna } = conEvaluacion()

  expect((await asAna.alumnos.me.evaluaciones.get()).data).toEqual([
    {
      id: 1,
      asignacionId: 1,
      titulo: 'Parcial',
      muestra: 'AL_ENVIAR',
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
      recuperado_por: null,
      created_at: '1970-01-01T00:00:00.000Z',
    },
  ])
})

test('antes de enviarla, lo correcto no sale del servidor', async () => {
  const { call, sesion, suya, respuestas, evaluacion, ana } = conEvaluacion()
  const headers = await sesion('alumno', ana)
  const crudo = async (path: string) => (await call(path, { headers })).text()
  const [primera] = respuestas(3)

  const guardada = await suya.respuestas.put(primera)
  const incompleta = await suya.submit.post({ respuestas: [primera] })
  const salidas = [
    await crudo('/alumnos/me/evaluaciones'),
    await crudo('/alumnos/me/evaluaciones/1'),
    await crudo('/alumnos/me/evaluaciones/1/results'),
    await crudo('/alumnos/me/catedras'),
    JSON.stringify([guardada.data, incompleta.data]),
  ]

  for (const salida of salidas) expect(salida).not.toMatch(/correct|"correctas"|es_correcta/i)
  const { data } = await suya.get()
  expect(data.Pregunta).toHaveLength(3)
  for (const [i, pregunta] of data.Pregunta.entries()) {
    const ids = pregunta.Opcion.map(({ id }: { id: number }) => id)
    const claves = pregunta.Opcion.flatMap((una: object) => Object.keys(una))
    expect(new Set(claves)).toEqual(new Set(['id', 'texto', 'imagen', 'notacion', 'alternativa']))
    expect(ids).toContain(evaluacion.preguntas[i]?.bien)
  }
})

test('las opciones se mezclan, y al recargar siguen igual', async () => {
  const { enroll, as, db, catedra, asAna } = conEvaluacion({ cuantas: 20 })
  const beto = enroll()
  const evaluacion = insertEvaluacion(db, { catedraId: catedra.id, cuantas: 20 })
  assignEvaluacion(db, evaluacion, beto.id)
  const suyo = as('alumno', beto)
  const lugares = async (quien: ApiClient, id: number) =>
    (await suyaDe(quien, id).get()).data.Pregunta.map(({ Opcion }) =>
      Opcion.findIndex(({ texto }) => texto.startsWith('Bien')),
    )

  const deAna = await lugares(asAna, 1)

  expect(new Set(deAna)).toEqual(new Set([0, 1, 2]))
  expect(await lugares(asAna, 1)).toEqual(deAna)
  expect(await lugares(suyo, 2)).not.toEqual(deAna)
})

test('cada respuesta queda guardada, y otra para lo mismo la reemplaza', async () => {
  const { suya, evaluacion, respuestas } = conEvaluacion()
  const [primera] = evaluacion.preguntas
  const preguntaId = primera?.id

  await suya.respuestas.put({ preguntaId, opcionElegidaId: primera?.mal })
  const { status, data } = await suya.respuestas.put(respuestas(1)[0])

  expect({ status, data }).toEqual({
    status: 200,
    data: { preguntaId, opcionElegidaId: primera?.bien, respondidas: 1, totalPreguntas: 3 },
  })
  expect((await suya.get()).data).toMatchObject({
    respondidas: 1,
    respuestas: [{ preguntaId, opcionElegidaId: primera?.bien }],
  })
})

test('al enviarla queda calificada, contando lo guardado antes', async () => {
  const { suya, asAna, respuestas } = conEvaluacion()
  const [primera, ...resto] = respuestas(2)
  await suya.respuestas.put(primera)

  const { status, data } = await suya.submit.post({ respuestas: resto })

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
  expect((await asAna.alumnos.me.evaluaciones.get()).data).toMatchObject([
    { estado: 'CALIFICADA', realizada: true, puntos_obtenidos: 66.67, score: 2, fueraDePlazo: false },
  ])
})

test('los resultados muestran lo elegido y lo correcto', async () => {
  const { suya, respuestas, evaluacion } = conEvaluacion()
  expect(await suya.results.get()).toMatchObject({
    status: 404,
    data: { error: 'No se encontraron resultados para esta evaluación.' },
  })
  await suya.submit.post({ respuestas: respuestas(1) })

  const { status, data } = await suya.results.get()

  expect(status).toBe(200)
  expect(data).toMatchObject({ score: 1, totalPoints: 3, puntos_obtenidos: 33.33, titulo: 'Parcial' })
  expect(data.results[1]).toMatchObject({
    preguntaId: evaluacion.preguntas[1]?.id,
    pregunta: '¿Pregunta 2?',
    correct_answer: 'Bien 2',
    es_correcta_alumno: false,
  })
  const elegidas = data.results[1]?.opciones.filter(({ elegida }) => elegida)
  expect(elegidas).toMatchObject([
    { id: evaluacion.preguntas[1]?.mal, texto: 'Mal uno', es_correcta: false, elegida: true },
  ])
})

test('lo correcto de una que espera su plazo no sale antes del servidor, y el puntaje sí', async () => {
  const { suya, respuestas, sqlite, call, sesion, ana, advance } = conEvaluacion()
  sqlite.exec("UPDATE evaluaciones SET muestra = 'CUANDO_VENCE'")
  await suya.submit.post({ respuestas: respuestas(1) })

  const { data } = await suya.results.get()

  expect(data).toMatchObject({ score: 1, totalPoints: 3, puntos_obtenidos: 33.33, muestraCorrectas: false })
  expect(data.results[1]).toMatchObject({ correct_answer: null, es_correcta_alumno: null })
  const crudos = await call('/alumnos/me/evaluaciones/1/results', { headers: await sesion('alumno', ana) })
  expect(await crudos.text()).not.toMatch(/es_correcta":(true|false)|es_correcta_alumno":(true|false)/)
  advance(3 * 24 * 3600 * 1000 + 1000)
  expect((await suya.results.get()).data).toMatchObject({
    muestraCorrectas: true,
    results: [
      { correct_answer: 'Bien 1', es_correcta_alumno: true },
      { correct_answer: 'Bien 2', es_correcta_alumno: false },
      {},
    ],
  })
  sqlite.exec('UPDATE evaluaciones SET fecha_entrega = NULL')
  expect((await suya.results.get()).data.muestraCorrectas).toBe(false)
})

test('el plazo que pasa mientras se responde no pierde nada', async () => {
  const { suya, respuestas, sqlite } = conEvaluacion()
  await suya.respuestas.put(respuestas(3)[0])
  sqlite.exec('UPDATE evaluaciones SET fecha_entrega = 1000')

  expect((await suya.get()).data).toMatchObject({ estado: 'VENCIDA', respondidas: 1 })
  const { data } = await suya.submit.post({ respuestas: respuestas(3) })

  expect(data).toMatchObject({ score: 3, estado: 'CALIFICADA', fueraDePlazo: true })
  expect((await suya.results.get()).data.fueraDePlazo).toBe(true)
})

test('con respuestas de menos no se envía ni se guarda nada: cada envío dice lo suyo', async () => {
  const { suya, respuestas } = conEvaluacion()

  expect(await suya.submit.post({ respuestas: respuestas(3).slice(1) })).toMatchObject({
    status: 400,
    data: { error: 'Por favor, responde todas las preguntas antes de enviar.' },
  })

  expect((await suya.get()).data).toMatchObject({ estado: 'PENDIENTE', respondidas: 0 })
  expect((await suya.submit.post({ respuestas: respuestas(3).slice(0, 1) })).status).toBe(400)
})

test('una opción de otra pregunta, o de otra evaluación, se rechaza', async () => {
  const { suya, db, evaluacion, respuestas } = conEvaluacion()
  const otra = insertEvaluacion(db, { catedraId: 1 })
  const [primera, segunda] = evaluacion.preguntas
  const ajena = otra.preguntas[0]

  for (const respuesta of [
    { preguntaId: primera?.id, opcionElegidaId: segunda?.bien },
    { preguntaId: primera?.id, opcionElegidaId: ajena?.bien },
    { preguntaId: ajena?.id, opcionElegidaId: ajena?.bien },
    { preguntaId: 999, opcionElegidaId: 999 },
  ]) {
    expect((await suya.respuestas.put(respuesta)).status).toBe(400)
    const todas = [...respuestas(3).slice(1), respuesta]
    expect((await suya.submit.post({ respuestas: todas })).data.error).toContain(
      'Una respuesta no es de esta evaluación.',
    )
  }
  expect((await suya.get()).data.respondidas).toBe(0)
})

test.each([
  ['Las respuestas deben ser una lista.', { respuestas: 'todas' }],
  ['La respuesta no es válida.', { respuestas: [7] }],
  ['La respuesta no es válida.', { respuestas: [{ preguntaId: 'x' }] }],
  ['La respuesta no es válida.', { respuestas: [{ preguntaId: '1', opcionElegidaId: '1,5' }] }],
  ['La respuesta no es válida.', { respuestas: [{ preguntaId: '', opcionElegidaId: 1 }] }],
])('«%s» con %o', async (error, cuerpo) => {
  const { suya } = conEvaluacion()

  expect(await suya.submit.post(cuerpo)).toMatchObject({ status: 400, data: { error } })
})

test('una respuesta vale igual con sus números como texto', async () => {
  const { suya, respuestas } = conEvaluacion()
  const escritas = respuestas(2).map(({ preguntaId, opcionElegidaId }) => ({
    preguntaId: String(preguntaId),
    opcionElegidaId: String(opcionElegidaId),
  }))

  expect((await suya.respuestas.put(escritas[2])).status).toBe(200)
  const enviada = await suya.submit.post({ respuestas: escritas })

  expect(enviada.data).toMatchObject({ score: 2, totalPoints: 3 })
})

test('dos respuestas para una pregunta se rechazan: ninguna cuenta', async () => {
  const { suya, respuestas, evaluacion } = conEvaluacion()
  const [primera] = evaluacion.preguntas
  const otra = { preguntaId: primera?.id, opcionElegidaId: primera?.mal }

  expect(await suya.submit.post({ respuestas: [...respuestas(3), otra] })).toMatchObject({
    status: 400,
    data: { error: 'La respuesta no es válida.', campos: { respuestas: 'La respuesta no es válida.' } },
  })
  expect((await suya.get()).data).toMatchObject({ estado: 'PENDIENTE', respondidas: 0 })
})

test('una pregunta en blanco es una que falta', async () => {
  const { suya, respuestas } = conEvaluacion()
  const [primera, ...resto] = respuestas(3)
  const enBlanco = { ...primera, opcionElegidaId: null }

  expect(await suya.submit.post({ respuestas: [enBlanco, ...resto] })).toMatchObject({
    status: 400,
    data: { error: 'Por favor, responde todas las preguntas antes de enviar.' },
  })
  expect((await suya.get()).data.respondidas).toBe(0)
})

test('se envía una sola vez', async () => {
  const { suya, respuestas, evaluacion } = conEvaluacion()
  await suya.submit.post({ respuestas: respuestas(1) })

  const otra = await suya.submit.post({ respuestas: respuestas(3) })

  expect(otra).toMatchObject({ status: 409, data: { error: 'Ya enviaste esta evaluación.' } })
  expect((await suya.respuestas.put(respuestas(3)[2])).status).toBe(409)
  expect((await suya.results.get()).data.score).toBe(1)
  expect((await suya.get()).data.respuestas).toHaveLength(evaluacion.preguntas.length)
})

test('sin preguntas no hay qué enviar', async () => {
  const { suya, sqlite } = conEvaluacion()
  sqlite.exec('DELETE FROM preguntas')

  expect(await suya.submit.post({ respuestas: [] })).toMatchObject({
    status: 409,
    data: { error: 'No hay preguntas disponibles.' },
  })
})

test('la que no es suya, o de una cátedra que dejó, no existe', async () => {
  const { enroll, asAdmin, as, suya, ana, asAna, respuestas } = conEvaluacion()
  const beto = enroll()
  const suyo = as('alumno', beto)
  await suya.submit.post({ respuestas: respuestas(1) })
  await asAdmin.admin.catedras({ id: 1 }).alumnos({ alumnoId: ana.id }).desinscribir.delete()

  for (const quien of [suyo, asAna]) {
    expect((await quien.alumnos.me.evaluaciones.get()).data).toEqual([])
    expect((await suyaDe(quien).get()).status).toBe(404)
    expect((await suyaDe(quien).respuestas.put(respuestas(1)[0])).status).toBe(404)
    expect((await suyaDe(quien).submit.post({ respuestas: respuestas(1) })).status).toBe(404)
    expect((await suyaDe(quien).results.get()).status).toBe(404)
  }
})

test('el docente lee los resultados por alumnoId o por composerId, primero el alumno', async () => {
  const { aula, suya, db, sqlite, respuestas, ana, catedra, evaluacion } = conEvaluacion()
  await suya.submit.post({ respuestas: respuestas(2) })
  const contribuyente = insertAlumno(db, { nombre: 'Caro', apellido: 'Cabral' })
  const { id: composerId } = insertCreador(db)
  insertInscripcion(db, { catedraId: catedra.id, alumnoId: contribuyente.id, composerId })
  expect(composerId).toBe(ana.id)
  const read = (alumno: number) =>
    aula.alumnos({ alumnoId: alumno }).evaluaciones({ evaluacionId: 1 }).results.get()

  const { status, data } = await read(ana.id)

  expect(status).toBe(200)
  expect(data).toMatchObject({
    evaluationTitle: 'Parcial',
    alumnoNombre: 'Ana',
    alumnoApellido: 'Acosta',
    score: 2,
    totalPoints: 3,
  })
  expect(data.questions[2]).toMatchObject({
    id: evaluacion.preguntas[2]?.id,
    text: '¿Pregunta 3?',
    anulada: false,
    correctAnswerIds: [evaluacion.preguntas[2]?.bien],
    options: [
      { id: evaluacion.preguntas[2]?.bien, text: 'Bien 3' },
      { id: evaluacion.preguntas[2]?.mal, text: 'Mal uno' },
      { id: expect.any(Number), text: 'Mal dos' },
    ],
    correctAnswerId: evaluacion.preguntas[2]?.bien,
    alumnoAnswerId: evaluacion.preguntas[2]?.mal,
  })
  expect((await read(contribuyente.id)).status).toBe(404)
  expect((await aula.alumnos({ alumnoId: ana.id }).evaluaciones.get()).data).toMatchObject([
    { id: 1, estado: 'CALIFICADA', puntos_obtenidos: 66.67 },
  ])
  const segundo = insertCreador(db)
  sqlite.exec(`UPDATE catedra_alumnos SET composer_id = ${segundo.id} WHERE alumno_id = ${ana.id}`)
  insertCreador(db)
  expect((await aula.alumnos({ alumnoId: composerId }).evaluaciones.get()).data).toHaveLength(1)
})
