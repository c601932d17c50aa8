import { expect, test } from 'vitest'
import { readCsv } from '../../../src/domain/base/csv.ts'
import type { ApiClient } from '../../support/client.ts'
import { createMundo } from '../../support/mundo.ts'
import { unzipSync } from '../../support/zip.ts'

const opcion = (texto: string, es_correcta = false) => ({ texto, es_correcta })

const deCadaClase = [
  { texto: '¿Una?', opciones: [opcion('Sí', true), opcion('No')], explicacion: 'Porque sí.' },
  {
    tipo: 'VARIAS',
    texto: '¿Cuáles?',
    opciones: [opcion('Do', true), opcion('Re'), opcion('Mi', true)],
  },
  { tipo: 'CORTA', texto: '¿Qué nota?', aceptadas: ['La bemol'], explicacion: 'Son la misma tecla.' },
  {
    tipo: 'ORDENAR',
    texto: 'Ordena',
    opciones: ['Redonda', 'Blanca', 'Negra', 'Corchea'].map((t) => opcion(t)),
  },
]

/** An evaluation with a question of each kind, which Ana and Beto have to do. */
async function conDeCadaClase() {
  const mundo = createMundo({ alumnos: 2 })
  const { aula, alumnos, asAlumnos, asDocente, sqlite } = mundo
  const creada = await aula.evaluaciones.post({
    titulo: 'De todo',
    preguntas: deCadaClase,
    asignar: alumnos.map(({ id }) => id),
    fecha_entrega: '2026-12-01',
  } as never)
  expect(creada.status).toBe(201)
  const [una, varias, corta, ordenar] = creada.data.Pregunta as P[] as [P, P, P, P]
  const id = (pregunta: P, texto: string) => pregunta.Opcion.find((otra) => otra.texto === texto)?.id ?? 0
  const bien = [
    { preguntaId: una.id, opcionElegidaId: id(una, 'Sí') },
    { preguntaId: varias.id, opcionesElegidas: [id(varias, 'Mi'), id(varias, 'Do')] },
    { preguntaId: corta.id, texto: ' LA  bemól. ' },
    { preguntaId: ordenar.id, orden: ordenar.Opcion.map((otra) => otra.id) },
  ]
  const suya = (quien: ApiClient) => quien.alumnos.me.evaluaciones({ id: creada.data.id })
  return {
    ...mundo,
    sqlite,
    creada: creada.data,
    preguntas: { una, varias, corta, ordenar },
    bien,
    id,
    deAna: suya(asAlumnos[0]),
    deBeto: suya(asAlumnos[1]),
    suya: asDocente.docente.evaluaciones({ id: creada.data.id }),
  }
}
type P = { id: number; Opcion: { id: number; texto: string }[] }

test('cada clase vuelve como se escribió, y duplicada también', async () => {
  const { creada, suya } = await conDeCadaClase()

  const copia = await suya.duplicar.post({ catedraId: null })

  for (const { Pregunta } of [creada, copia.data]) {
    expect(Pregunta).toMatchObject([
      { tipo: 'UNA', explicacion: 'Porque sí.', aceptadas: null },
      { tipo: 'VARIAS', Opcion: [{ es_correcta: true }, { es_correcta: false }, { es_correcta: true }] },
      { tipo: 'CORTA', Opcion: [], aceptadas: ['La bemol'] },
      { tipo: 'ORDENAR', Opcion: [{ texto: 'Redonda' }, { texto: 'Blanca' }, { texto: 'Negra' }, {}] },
    ])
  }
})

test('editada con lo que se leyó, nada cambia', async () => {
  const { creada, suya } = await conDeCadaClase()
  const preguntas = creada.Pregunta.map(({ Opcion, ...una }) => ({ ...una, opciones: Opcion }))

  const { status, data } = await suya.put({ titulo: 'Otro', preguntas, antes: { preguntas } } as never)

  expect(status).toBe(200)
  expect(data.Pregunta).toEqual(creada.Pregunta)
})

test('antes de enviar, de nada se sabe qué es lo correcto', async () => {
  const { deAna, bien, preguntas } = await conDeCadaClase()
  for (const una of bien) await deAna.respuestas.put(una)

  const { data } = await deAna.get()

  expect(JSON.stringify(data)).not.toMatch(/correct|aceptadas|explicacion|bemol"|tecla/i)
  expect(data.Pregunta.map(({ tipo }) => tipo)).toEqual(['UNA', 'VARIAS', 'CORTA', 'ORDENAR'])
  const ids = preguntas.ordenar.Opcion.map((una) => una.id)
  expect(data.Pregunta[3]?.Opcion.map((una) => una.id).toSorted()).toEqual(ids.toSorted())
})

test('los ids de lo que se ordena no dicen su orden', async () => {
  const { aula } = createMundo()
  const ordenes = new Set<string>()
  for (let i = 0; i < 12; i++) {
    const { data } = await aula.evaluaciones.post({ titulo: `N.º ${i}`, preguntas: deCadaClase } as never)
    const ids = (data.Pregunta[3] as P).Opcion.map((una) => una.id)
    ordenes.add(ids.map((id) => ids.filter((otro) => otro < id).length).join())
  }

  expect(ordenes.size).toBeGreaterThan(3)
})

test('cada respuesta se guarda como es; la que queda en blanco vuelve a faltar', async () => {
  const { deAna, bien, id, preguntas } = await conDeCadaClase()
  for (const una of bien) expect((await deAna.respuestas.put(una)).data).toMatchObject({ totalPreguntas: 4 })
  const marcadas = [id(preguntas.varias, 'Do'), id(preguntas.varias, 'Mi')]

  expect((await deAna.get()).data.respuestas).toEqual([
    bien[0],
    { preguntaId: preguntas.varias.id, opcionesElegidas: marcadas.toSorted((a, b) => a - b) },
    { preguntaId: preguntas.corta.id, texto: 'LA  bemól.' },
    bien[3],
  ])
  expect((await deAna.respuestas.put({ preguntaId: preguntas.corta.id, texto: ' ' })).data).toMatchObject({
    respondidas: 3,
  })
  await deAna.respuestas.put({ preguntaId: preguntas.varias.id, opcionesElegidas: [] })
  expect(await deAna.submit.post({ respuestas: [] })).toMatchObject({
    status: 400,
    data: { error: 'Por favor, responde todas las preguntas antes de enviar.' },
  })
})

test('una respuesta de otra clase que la pregunta se rechaza', async () => {
  const { deAna, preguntas, id } = await conDeCadaClase()
  const { una, varias, corta, ordenar } = preguntas
  const orden = ordenar.Opcion.map((otra) => otra.id)

  for (const mala of [
    { preguntaId: una.id, texto: 'Sí' },
    { preguntaId: una.id, opcionesElegidas: [id(una, 'Sí')] },
    { preguntaId: varias.id, opcionElegidaId: id(varias, 'Do') },
    { preguntaId: varias.id, opcionesElegidas: [id(una, 'Sí')] },
    { preguntaId: corta.id, opcionElegidaId: id(una, 'Sí') },
    { preguntaId: corta.id, texto: 'a'.repeat(201) },
    { preguntaId: corta.id, texto: 7 },
    { preguntaId: ordenar.id, orden: orden.slice(1) },
    { preguntaId: ordenar.id, orden: [...orden.slice(1), orden[1]] },
    { preguntaId: ordenar.id, opcionesElegidas: orden },
    { preguntaId: una.id, opcionElegidaId: id(una, 'Sí'), texto: 'Sí' },
    { preguntaId: una.id },
  ]) {
    expect((await deAna.respuestas.put(mala as never)).status, JSON.stringify(mala)).toBe(400)
  }
  expect((await deAna.get()).data.respondidas).toBe(0)
})

test('todo o nada, y los resultados dicen qué se respondió y por qué', async () => {
  const { deAna, deBeto, bien, preguntas, aula, alumnos } = await conDeCadaClase()
  expect((await deAna.submit.post({ respuestas: bien })).data).toMatchObject({ score: 4, totalPoints: 4 })
  const orden = preguntas.ordenar.Opcion.map((una) => una.id).toReversed()
  const mal = [
    bien[0],
    { ...bien[1], opcionesElegidas: [bien[1]?.opcionesElegidas?.[0]] },
    { ...bien[2], texto: 'Sol sostenido' },
    { ...bien[3], orden },
  ]

  expect((await deBeto.submit.post({ respuestas: mal as never })).data.score).toBe(1)

  const { results } = (await deBeto.results.get()).data
  expect(results).toMatchObject([
    { correct_answer: 'Sí', explicacion: 'Porque sí.', es_correcta_alumno: true },
    { correct_answer: 'Do · Mi', es_correcta_alumno: false, explicacion: null },
    { texto: 'Sol sostenido', correct_answer: 'La bemol', explicacion: 'Son la misma tecla.', opciones: [] },
    { orden, correct_answer: 'Redonda → Blanca → Negra → Corchea', es_correcta_alumno: false },
  ])
  expect(results[1]?.opciones.filter(({ elegida }) => elegida)).toHaveLength(1)
  const deDocente = await aula
    .alumnos({ alumnoId: alumnos[1].id })
    .evaluaciones({ evaluacionId: 1 })
    .results.get()
  expect(deDocente.data.questions).toMatchObject([
    { isCorrect: true, correctAnswer: 'Sí' },
    { isCorrect: false, alumnoAnswerIds: [bien[1]?.opcionesElegidas?.[0]], alumnoAnswerId: null },
    { alumnoAnswerText: 'Sol sostenido', correctAnswerIds: [], correctAnswer: 'La bemol' },
    { alumnoAnswerIds: orden, correctAnswerIds: orden.toReversed() },
  ])
})

test('la explicación espera con lo correcto', async () => {
  const { deAna, bien, sqlite } = await conDeCadaClase()
  sqlite.exec("UPDATE evaluaciones SET muestra = 'CUANDO_VENCE'")
  await deAna.submit.post({ respuestas: bien })

  const { data } = await deAna.results.get()

  expect(data.results.map(({ explicacion, correct_answer }) => [explicacion, correct_answer])).toEqual(
    Array(4).fill([null, null]),
  )
  expect(JSON.stringify(data)).not.toContain('misma tecla')
})

test('la estadística y la planilla cuentan cada clase', async () => {
  const { deAna, deBeto, bien, preguntas, suya, call, sesion, docente } = await conDeCadaClase()
  await deAna.submit.post({ respuestas: bien })
  const orden = preguntas.ordenar.Opcion.map((una) => una.id)
  const alReves = [orden[1], orden[0], ...orden.slice(2)]
  const deOtro = [bien[0], bien[1], { ...bien[2], texto: 'La bemol' }, { ...bien[3], orden: alReves }]
  await deBeto.submit.post({ respuestas: deOtro as never })

  const { data } = await suya.resultados.get()

  expect(data.preguntas).toMatchObject([
    { tipo: 'UNA', correctas: 2, respondidas: 2, opciones: [{ elegidas: 2 }, { elegidas: 0 }], textos: [] },
    { tipo: 'VARIAS', correctas: 2, opciones: [{ elegidas: 2 }, { elegidas: 0 }, { elegidas: 2 }] },
    { tipo: 'CORTA', correctas: 2, textos: [{ veces: 2, vale: true }] },
    { correctas: 1, porcentaje: 50, opciones: [1, 1, 2, 2].map((elegidas) => ({ elegidas })) },
  ])
  const csv = await call('/docente/evaluaciones/1/resultados.csv', {
    headers: await sesion('docente', docente),
  })
  const [, ...filas] = readCsv(await csv.text())
  expect(filas.map(({ celdas }) => celdas.slice(-4))).toEqual([
    ['1', '1', '1', '1'],
    ['1', '1', '1', '0'],
  ])
})

test('una respuesta corta se da por buena para todos los que escribieron lo mismo', async () => {
  const { deAna, deBeto, bien, preguntas, suya, as } = await conDeCadaClase()
  const conTexto = (texto: string) => bien.map((una) => ('texto' in una ? { ...una, texto } : una))
  await deAna.submit.post({ respuestas: conTexto('sol sostenido') })
  await deBeto.submit.post({ respuestas: conTexto('Sol  Sostenido.') })
  const pedido = { preguntaId: preguntas.corta.id, como: 'ACEPTAR', texto: 'sol sostenido' } as never

  const prueba = await suya.recalificar.post(pedido, { query: { prueba: '1' } } as never)
  expect(prueba.data).toMatchObject({
    alumnos: [
      { antes: 75, despues: 100 },
      { antes: 75, despues: 100 },
    ],
  })
  expect((await deAna.results.get()).data.score).toBe(3)

  const hecha = await as('admin').admin.evaluaciones({ id: 1 }).recalificar.post(pedido)

  expect(hecha).toMatchObject({
    status: 200,
    data: { message: 'La pregunta quedó revisada. Cambió el puntaje de 2 alumnos.' },
  })
  expect((await deBeto.results.get()).data).toMatchObject({ score: 4, puntos_obtenidos: 100 })
  expect((await suya.get()).data.Pregunta[2]?.aceptadas).toEqual(['La bemol', 'sol sostenido'])
  expect((await suya.recalificar.post(pedido)).data.message).toContain('Ningún puntaje cambió.')
})

test.each([
  [{ como: 'ACEPTAR', texto: ' . ' }, 'Escribe al menos una respuesta que valga.'],
  [{ como: 'ACEPTAR', texto: 'a'.repeat(201) }, 'Una respuesta no puede pasar de 200 caracteres.'],
])('%o se rechaza', async (pedido, error) => {
  const { suya, preguntas } = await conDeCadaClase()

  expect(await suya.recalificar.post({ preguntaId: preguntas.corta.id, ...pedido } as never)).toMatchObject({
    status: 400,
    data: { error },
  })
  expect(
    (await suya.recalificar.post({ preguntaId: preguntas.una.id, como: 'ACEPTAR', texto: 'Sí' } as never))
      .status,
  ).toBe(400)
})

test('el archivo de la cátedra dice qué se respondió en cada clase', async () => {
  const { deAna, bien, call, sesion, docente, catedra } = await conDeCadaClase()
  await deAna.submit.post({ respuestas: bien.map((una) => ('texto' in una ? { ...una, texto: 'Fa' } : una)) })

  const headers = await sesion('docente', docente)
  const response = await call(`/docente/catedra/${catedra.id}/archivo.zip`, { headers })

  const paginas = unzipSync(Buffer.from(await response.arrayBuffer()))
  const [, pagina] = [...paginas].find(([nombre]) => /\/evaluaciones\/.*De todo.*\.html$/.test(nombre)) ?? []
  const texto = pagina
    ?.toString()
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
  expect(texto).toContain('a ✓ a c ✓ Fa a b c d ✓')
  expect(texto).toContain('En su orden')
})
