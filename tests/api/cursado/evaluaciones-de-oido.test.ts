import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { soundOf } from '../../../api/cursado/oido/sonido'
import { opciones } from '../../../db/schema/evaluaciones'
import { insertDocente } from '../../support/academia'
import { createMundo } from '../../support/mundo'

const oido = { que: ['INTERVALO'], nivel: 1 }

function conGenerador() {
  const mundo = createMundo({ alumnos: 1 })
  const { asDocente, asAdmin } = mundo
  return {
    ...mundo,
    generate: (datos: object) =>
      asDocente.docente.catedra({ id: 1 })['generate-evaluation'].post({ source: 'oido', ...datos } as never),
    generateDeAdmin: (datos: object) =>
      asAdmin.admin.catedras({ id: 1 })['generate-evaluation'].post({ source: 'oido', ...datos } as never),
  }
}

test('docente y administración hacen una evaluación de oído, sin IA', async () => {
  const { generate, generateDeAdmin } = conGenerador()

  const { status, data } = await generate({ oido })
  const deAdmin = await generateDeAdmin({
    subject: 'Dictado',
    oido: { que: ['RITMO', 'MELODIA'], nivel: 2 },
    numberOfQuestions: 4,
  })

  expect(status).toBe(201)
  expect(data.evaluation).toMatchObject({ titulo: 'Oído', origen: 'OIDO', totalPreguntas: 5 })
  expect(data.evaluation.preguntas[0]).toMatchObject({
    texto: '¿Qué intervalo ascendente escuchas?',
    oido: { que: 'INTERVALO', nivel: 1, como: 'ASCENDENTE' },
  })
  expect(deAdmin.data.evaluation).toMatchObject({ titulo: 'Dictado', origen: 'OIDO', totalPreguntas: 4 })
  const [ritmo, melodia] = deAdmin.data.evaluation.preguntas
  expect([ritmo?.oido?.que, melodia?.oido?.que]).toEqual(['RITMO', 'MELODIA'])
  expect(melodia?.explicacion).toMatch(/^«.+», .+\.$/)
})

test('la misma semilla hace la misma evaluación, y el mismo sonido', async () => {
  const { generate } = conGenerador()
  const con = async (semilla?: number) => {
    const { data } = await generate({ oido: { ...oido, que: ['ACORDE'], semilla } })
    return data.evaluation.preguntas.map(({ texto, oido }) => ({ texto, oido }))
  }

  const [una, otra, distinta, sinDecir] = [await con(7), await con(7), await con(8), await con()]

  expect(otra).toEqual(una)
  expect(distinta).not.toEqual(una)
  expect(sinDecir).not.toEqual(una)
  const [receta] = una.map((pregunta) => pregunta.oido)
  if (receta) expect(await soundOf(receta)).toEqual(await soundOf({ ...receta }))
})

test('donde no hay tantas melodías, se hacen menos y se dice', async () => {
  const { generateDeAdmin } = conGenerador()

  const { status, data } = await generateDeAdmin({
    oido: { que: ['MELODIA'], nivel: 1 },
    numberOfQuestions: 50,
  })

  const hechas = data.evaluation.totalPreguntas
  expect(status).toBe(201)
  expect(hechas).toBeGreaterThanOrEqual(10)
  expect(hechas).toBeLessThan(50)
  expect(data.message).toBe(
    `Evaluación generada exitosamente! Alcanzó para ${hechas} preguntas: no hay más melodías de ese nivel.`,
  )
})

test.each([
  [{}, 'Elige qué se escucha: intervalos, acordes, ritmos o melodías.'],
  [{ oido: { ...oido, que: ['ARPA'] } }, 'Elige qué se escucha: intervalos, acordes, ritmos o melodías.'],
  [{ oido: { ...oido, nivel: 4 } }, 'El nivel va de 1 a 3.'],
  [{ oido: { que: ['RITMO'] } }, 'El nivel va de 1 a 3.'],
  [{ oido: { ...oido, como: 'FUERTE' } }, 'Esa manera de sonar no existe.'],
  [{ oido: { ...oido, semilla: 'x' } }, 'La semilla es un número entero.'],
])('de lo que no se puede oír dice qué falta: %j', async (datos, falta) => {
  const { generate, generateDeAdmin, db } = conGenerador()

  for (const respuesta of [await generate(datos), await generateDeAdmin(datos)]) {
    expect(respuesta).toMatchObject({ status: 400, data: { campos: { oido: falta } } })
  }
  expect(db.query.evaluaciones.findMany().sync()).toEqual([])
})

test('antes de enviarla, nada de lo que recibe quien la rinde dice cuál es la correcta', async () => {
  const { generateDeAdmin, asAdmin, asAlumnos, alumnos } = conGenerador()
  const { data } = await generateDeAdmin({
    oido: { que: ['INTERVALO', 'ACORDE', 'RITMO', 'MELODIA'], nivel: 3 },
    numberOfQuestions: 8,
  })
  await asAdmin.admin
    .evaluaciones({ id: data.evaluation.id })
    .assign.post({ alumnoIds: [alumnos[0].id], fecha_entrega: '2026-12-01' })

  const suya = await asAlumnos[0].alumnos.me.evaluaciones({ id: data.evaluation.id }).get()

  expect(suya.data.Pregunta).toHaveLength(8)
  const dicho = JSON.stringify(suya.data)
  for (const palabra of ['es_correcta', 'semilla', '"abc"', 'explicacion', '«', 'ASCENDENTE']) {
    expect(dicho).not.toContain(palabra)
  }
})

test('lo que sonó se ve cuando se ve lo correcto, no antes', async () => {
  const { generateDeAdmin, asAdmin, asAlumnos, alumnos, sqlite, advance, ...mundo } = conGenerador()
  const { data } = await generateDeAdmin({ oido: { ...oido, que: ['MELODIA'] }, numberOfQuestions: 1 })
  const { id, preguntas } = data.evaluation
  await asAdmin.admin
    .evaluaciones({ id })
    .assign.post({ alumnoIds: [alumnos[0].id], fecha_entrega: '2026-12-01' })
  sqlite.exec("UPDATE evaluaciones SET muestra = 'CUANDO_VENCE'")
  const suya = asAlumnos[0].alumnos.me.evaluaciones({ id })
  const [{ id: preguntaId = 0, Opcion = [] } = {}] = (await suya.get()).data.Pregunta
  await suya.submit.post({ respuestas: [{ preguntaId, opcionElegidaId: Opcion[0]?.id }] })
  const suma = createHash('sha256')
    .update(preguntas[0]?.oido?.abc ?? '')
    .digest('hex')
  const yo = { rol: 'alumno', id: alumnos[0].id, hoy: '2026-12-01' } as never
  const seMuestra = () => mundo.deps.temas.muestraPartitura(mundo.db, yo, suma, mundo.deps.now())
  mundo.db.update(opciones).set({ notacion: null }).run()

  const antes = await suya.results.get()
  expect(antes.data.results[0]).toMatchObject({ notacion: null, explicacion: null })
  expect(JSON.stringify(antes.data)).not.toContain('abc')
  expect(seMuestra()).toBe(false)

  advance(2 * 365 * 24 * 3600 * 1000)
  const despues = await suya.results.get()
  expect(despues.data.results[0]?.notacion?.paginas).toEqual([`/partituras/${suma}/1.svg`])
  expect(seMuestra()).toBe(true)
})

test('cuánto ocupa un sonido no dice qué suena', async () => {
  const { generateDeAdmin } = conGenerador()

  for (const que of ['INTERVALO', 'ACORDE']) {
    const { data } = await generateDeAdmin({
      oido: { que: [que], nivel: 3, como: 'ASCENDENTE' },
      numberOfQuestions: 12,
    })
    const recetas = data.evaluation.preguntas.flatMap(({ oido }) => oido ?? [])
    const sonidos = await Promise.all(recetas.map(soundOf))

    expect(recetas).toHaveLength(12)
    expect(new Set(sonidos.map(({ length }) => length)).size).toBe(1)
  }
})

test('quien la toma la oye antes de darla, y otro docente no', async () => {
  const { generate, call, sesion, docente, db } = conGenerador()
  const { data } = await generate({ oido })
  const [primera] = data.evaluation.preguntas
  const direccion = `/docente/evaluaciones/${data.evaluation.id}/preguntas/${primera?.id}/sonido`
  const playAs = async (headers: object) => call(direccion, { headers: headers as never })

  const oida = await playAs(await sesion('docente', docente))

  expect([oida.status, oida.headers.get('content-type')]).toEqual([200, 'audio/mpeg'])
  if (primera?.oido) expect(new Uint8Array(await oida.arrayBuffer())).toEqual(await soundOf(primera.oido))
  const otra = insertDocente(db)
  expect((await playAs(await sesion('docente', otra))).status).toBe(404)
})
