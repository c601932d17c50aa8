import { expect, onTestFinished, test, vi } from 'vitest'
import { createGemini } from '../../../api/suelo/services/gemini.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { seedCatalogo } from '../../../db/seed/catalogo.ts'
import catalogo from '../../../db/seed/creadores.json'
import { insertUnidadDe } from '../../support/academia.ts'
import type { ApiClient } from '../../support/client.ts'
import { type Dicho, startGemini } from '../../support/gemini.ts'
import { createMundo } from '../../support/mundo.ts'

/** Until the test ends. */
async function playGemini(...papel: Dicho[]) {
  const gemini = await startGemini(...papel)
  onTestFinished(gemini.stop)
  return gemini
}

const dice = (cuantas: number, opciones: number) =>
  JSON.stringify({
    preguntas: Array.from({ length: cuantas }, (_, i) => ({
      texto: `¿Pregunta ${i + 1}?`,
      opciones: Array.from({ length: opciones }, (_, j) => ({ texto: `Opción ${j}`, es_correcta: j === 1 })),
    })),
  })

const conIA = (...papel: Dicho[]) => conTope(100, ...papel)

async function conTope(topeDeIa: number, ...papel: Dicho[]) {
  const gemini = await playGemini(...papel)
  const ia = createGemini({
    apiKey: 'clave',
    model: 'gemini-de-prueba',
    baseUrl: gemini.baseUrl,
    timeoutMs: 300,
  })
  return { gemini, ...conCatedra(ia, topeDeIa) }
}

function conCatedra(ia?: ReturnType<typeof createGemini>, topeDeIa = 100) {
  const mundo = createMundo(ia ? { ia, topeDeIa } : {})
  const guardadas = () => mundo.db.query.evaluaciones.findMany().sync()
  return { ...mundo, guardadas }
}

const generate = (quien: ApiClient, datos: object) =>
  quien.docente.catedra({ id: 1 })['generate-evaluation'].post(datos)
const generateDeAdmin = (quien: ApiClient, datos: object) =>
  quien.admin.catedras({ id: 1 })['generate-evaluation'].post(datos)

test('lo generado muestra sus respuestas cuando se pide', async () => {
  const { asDocente, as, sqlite, guardadas } = conCatedra()
  seedCatalogo(sqlite, catalogo)
  const pedido = { source: 'catalogo', muestra: 'CUANDO_VENCE' }

  expect((await generate(asDocente, pedido)).status).toBe(201)
  expect((await generateDeAdmin(as('admin'), pedido)).status).toBe(201)
  expect((await generate(asDocente, { source: 'catalogo' })).status).toBe(201)
  expect(guardadas().map(({ muestra }) => muestra)).toEqual(['CUANDO_VENCE', 'CUANDO_VENCE', 'AL_ENVIAR'])
  expect(await generate(asDocente, { ...pedido, muestra: 'NUNCA' })).toMatchObject({
    status: 400,
    data: { campos: { muestra: expect.any(String) } },
  })
})

test('el modelo recibe el tema y la unidad, y lo que responde queda guardado', async () => {
  const { gemini, asDocente, db, guardadas } = await conIA(dice(5, 4))
  insertUnidadDe(db, 1, { contenido: '<p>La <b>guarania</b></p>' })

  const { status, data } = await generate(asDocente, {
    topic: 'La guarania',
    subject: 'Música',
    unidadPlanId: 1,
  })

  expect(status).toBe(201)
  expect(data).toMatchObject({
    message: 'Evaluación generada y guardada exitosamente!',
    evaluation: { id: 1, titulo: 'La guarania', origen: 'IA', unidadPlanId: 1, totalPreguntas: 5 },
  })
  expect(data.evaluation.preguntas[0]).toMatchObject({
    id: 1,
    texto: '¿Pregunta 1?',
    creadorId: null,
    campo: null,
    valor: null,
    anulada: false,
    opciones: [0, 1, 2, 3].map((j) => ({
      id: expect.any(Number),
      texto: `Opción ${j}`,
      es_correcta: j === 1,
    })),
  })
  expect(guardadas()).toMatchObject([{ titulo: 'La guarania', origen: 'IA' }])
  const [pedido] = gemini.pedidos
  expect(pedido).toMatchObject({
    url: '/v1beta/models/gemini-de-prueba:generateContent',
    clave: 'clave',
    generationConfig: {
      responseMimeType: 'application/json',
      responseSchema: { properties: { preguntas: { minItems: 5, maxItems: 5 } } },
    },
  })
  for (const parte of [
    ...['«Armonía»', 'Tema: La guarania', 'Materia: Música', 'Unidad: Marzo', '\nLa guarania'],
    ...['Reconoce el compás.', 'exactamente 5 preguntas', 'exactamente 4 opciones'],
  ])
    expect(pedido?.prompt).toContain(parte)
})

test('quien administra manda tema e instrucciones', async () => {
  const { asAdmin, gemini } = await conIA(dice(2, 3))

  const { status, data } = await generateDeAdmin(asAdmin, {
    subject: 'Polca',
    prompt: 'Sobre sus ritmos.',
    numberOfQuestions: 2,
    numberOfOptions: 3,
    source: 'ai',
  })

  expect(status).toBe(201)
  expect(data.message).toBe('Evaluación generada exitosamente!')
  expect(data.evaluation.preguntas).toHaveLength(2)
  expect(gemini.pedidos[0]?.prompt).toContain('Sobre sus ritmos.')
})

test.each<[string, Dicho]>([
  ['no es JSON', 'Aquí tienes tus preguntas:'],
  ['trae de menos', dice(4, 4)],
  ['trae opciones de más', dice(5, 5)],
  ['repite opciones', dice(5, 4).replaceAll('Opción 3', 'opción  0')],
  ['no marca la correcta', dice(5, 4).replaceAll('true', 'false')],
  ['se retiene', ''],
])('si la respuesta %s se pide otra vez', async (_caso, mala) => {
  const { gemini, asDocente } = await conIA(mala, mala, `\`\`\`json\n${dice(5, 4)}\n\`\`\``)

  expect((await generate(asDocente, { topic: 'Polca' })).status).toBe(201)

  expect(gemini.pedidos).toHaveLength(3)
  expect(gemini.pedidos[1]?.prompt).toContain('Tu respuesta anterior no sirvió')
})

test('tras tres respuestas que no sirven, lo dice y no guarda nada', async () => {
  const { gemini, asDocente, guardadas } = await conIA('{}')

  expect(await generate(asDocente, { topic: 'Polca' })).toMatchObject({
    status: 503,
    data: {
      code: 'ia_respuesta_inservible',
      error: 'La IA no devolvió preguntas que sirvan. Inténtalo de nuevo o cambia el pedido.',
    },
  })
  expect(gemini.pedidos).toHaveLength(3)
  expect(guardadas()).toEqual([])
})

test.each<[string, Dicho, string, string, boolean]>([
  [
    'sobrecargado',
    { status: 503, message: 'The model is overloaded. Please try again later.' },
    'ia_sobrecargada',
    'El modelo de IA está sobrecargado. Por favor, inténtalo de nuevo más tarde.',
    false,
  ],
  [
    'con una clave que no vale',
    { status: 400, message: 'API key not valid. Please pass a valid API key.' },
    'ia_clave_rechazada',
    'El servicio de IA no acepta la clave configurada. Avisa a quien administra la plataforma.',
    true,
  ],
  [
    'sin permiso',
    { status: 403, message: 'Permission denied' },
    'ia_clave_rechazada',
    'El servicio de IA no acepta la clave configurada. Avisa a quien administra la plataforma.',
    true,
  ],
  [
    'sin cupo',
    { status: 429, message: 'Resource has been exhausted' },
    'ia_sin_cupo',
    'Se agotó por ahora el uso permitido de la IA. Inténtalo de nuevo más tarde.',
    true,
  ],
  [
    'roto',
    { status: 500, message: 'Internal' },
    'ia_con_falla',
    'No se pudo obtener respuesta del servicio de IA. Inténtalo de nuevo más tarde.',
    true,
  ],
  [
    'en silencio',
    null,
    'ia_en_silencio',
    'El servicio de IA no respondió a tiempo. Inténtalo de nuevo más tarde.',
    false,
  ],
])(
  'un servicio %s es 503, se pide una sola vez y no guarda nada',
  async (_caso, dicho, code, error, anota) => {
    const { gemini, asDocente, guardadas } = await conIA(dicho)

    expect(await generate(asDocente, { topic: 'Polca' })).toMatchObject({
      status: 503,
      data: { code, error },
    })

    expect(gemini.pedidos).toHaveLength(1)
    expect(guardadas()).toEqual([])
    expect(vi.mocked(console.error).mock.calls).toHaveLength(anota ? 1 : 0)
    vi.mocked(console.error).mockClear()
  },
)

test('un servicio al que no se llega es 503', async () => {
  const ia = createGemini({ apiKey: 'clave', model: 'm', baseUrl: 'http://127.0.0.1:1' })
  const { asDocente } = conCatedra(ia)

  expect((await generate(asDocente, { topic: 'Polca' })).data.code).toBe('ia_con_falla')
  vi.mocked(console.error).mockClear()
})

test('quien se va cancela el pedido, y no queda nada', async () => {
  const gemini = await playGemini(null)
  const ia = createGemini({ apiKey: 'clave', model: 'm', baseUrl: gemini.baseUrl })
  const { call, sesion, docente, guardadas } = conCatedra(ia)
  const headers = await sesion('docente', docente)
  const seVa = new AbortController()

  const respuesta = call('/docente/catedra/1/generate-evaluation', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ topic: 'Polca' }),
    signal: seVa.signal,
  })
  await vi.waitFor(() => expect(gemini.pedidos).toHaveLength(1))
  seVa.abort()

  expect(await (await respuesta).json()).toMatchObject({ code: 'ia_cancelada' })
  await vi.waitFor(() => expect(gemini.cortados()).toBe(1))
  expect(guardadas()).toEqual([])
})

test('mientras se espera, otros escriben', async () => {
  const gemini = await playGemini(null)
  const ia = createGemini({ apiKey: 'clave', model: 'm', baseUrl: gemini.baseUrl, timeoutMs: 500 })
  const { asDocente, db } = conCatedra(ia)

  const espera = generate(asDocente, { topic: 'Polca' })
  await vi.waitFor(() => expect(gemini.pedidos).toHaveLength(1))

  expect(() =>
    db.transaction((tx) => tx.delete(catedraAlumnos).run(), { behavior: 'immediate' }),
  ).not.toThrow()
  expect((await espera).status).toBe(503)
})

test('antes de pedirla se sabe si hay con qué', async () => {
  const [sin, con] = [conCatedra(), conCatedra(async () => '')]

  for (const [{ asDocente, asAdmin, as }, ia] of [
    [sin, false],
    [con, true],
  ] as const) {
    expect((await asDocente.docente.catedra({ id: 1 })['generate-evaluation'].get()).data).toEqual({ ia })
    expect((await asAdmin.admin.catedras({ id: 1 })['generate-evaluation'].get()).data).toEqual({ ia })
    expect((await as('docente').docente.catedra({ id: 1 })['generate-evaluation'].get()).status).toBe(404)
  }
})

test('sin clave es 503 y lo dice', async () => {
  const { asDocente } = conCatedra()

  expect(await generate(asDocente, { topic: 'Polca' })).toMatchObject({
    status: 503,
    data: { code: 'ia_sin_configurar', error: 'La generación por IA no está configurada.' },
  })
})

test.each<[object, string]>([
  [{}, 'El tema es obligatorio.'],
  [{ topic: '  ' }, 'El tema es obligatorio.'],
  [{ topic: 'x', source: 'otra' }, 'El origen de las preguntas debe ser ai, catalogo u oido.'],
  [{ topic: 'x', unidadPlanId: 9 }, 'Esa unidad no es de la cátedra.'],
  [{ source: 'catalogo', periodo: 'BARROCO' }, 'Ese período no existe.'],
  [{ source: 'catalogo', rol: 'DJ' }, 'Ese rol no existe.'],
  [{ source: 'catalogo', tipos: ['CORTA'] }, 'Las clases de preguntas son UNA y ORDENAR.'],
])('del docente, %o es 400', async (cuerpo, error) => {
  const { asDocente } = conCatedra()

  expect(await generate(asDocente, cuerpo)).toMatchObject({ status: 400, data: { error } })
})

test.each<[object, string]>([
  [{ prompt: 'x' }, 'El tema es obligatorio.'],
  [{ subject: 'x', prompt: ' ' }, 'Las instrucciones son obligatorias.'],
  [{ subject: 'x', prompt: 'x', numberOfQuestions: 0 }, 'La cantidad de preguntas debe estar entre 1 y 50.'],
  [{ subject: 'x', prompt: 'x', numberOfQuestions: 51 }, 'La cantidad de preguntas debe estar entre 1 y 50.'],
  [{ subject: 'x', prompt: 'x', numberOfOptions: 6 }, 'La cantidad de opciones debe estar entre 2 y 5.'],
  [{ source: 'catalogo', numberOfOptions: 1 }, 'La cantidad de opciones debe estar entre 2 y 5.'],
])('de quien administra, %o es 400', async (cuerpo, error) => {
  const { asAdmin } = conCatedra()

  expect(await generateDeAdmin(asAdmin, cuerpo)).toMatchObject({ status: 400, data: { error } })
})

test.each([
  [{ numberOfQuestions: 99, numberOfOptions: 99 }, 20, 6],
  [{ numberOfQuestions: -3, numberOfOptions: 0 }, 1, 2],
  [{ numberOfQuestions: 1e30, numberOfOptions: '9999999999999999999' }, 20, 6],
  [{ numberOfQuestions: 2.5, numberOfOptions: '2,9' }, 2, 2],
  [{ numberOfQuestions: null, numberOfOptions: 'muchas' }, 5, 4],
  [{}, 5, 4],
])('las cantidades del docente se acotan: %o', async (cantidades, preguntas, opciones) => {
  const { asDocente } = await conIA(dice(preguntas, opciones))

  const { status, data } = await generate(asDocente, { topic: 'Polca', ...cantidades })

  expect(status).toBe(201)
  expect(data.evaluation.preguntas).toHaveLength(preguntas)
  expect(data.evaluation.preguntas[0]?.opciones).toHaveLength(opciones)
})

test('desde la línea de tiempo no hace falta clave, y no se dice de IA', async () => {
  const { asAdmin, asDocente, sqlite } = conCatedra()
  seedCatalogo(sqlite, catalogo)

  const { status, data } = await generate(asDocente, { source: 'catalogo', numberOfQuestions: 10 })
  const deAdmin = await generateDeAdmin(asAdmin, {
    source: 'catalogo',
    subject: 'Pintura',
    rol: 'PINTOR',
    numberOfQuestions: 50,
    numberOfOptions: 5,
  })

  expect(status).toBe(201)
  expect(data.evaluation).toMatchObject({
    titulo: 'Desde la línea de tiempo',
    origen: 'CATALOGO',
    totalPreguntas: 10,
  })
  expect(deAdmin.data.evaluation).toMatchObject({ titulo: 'Pintura', origen: 'CATALOGO', totalPreguntas: 50 })
})

test('si la línea de tiempo no alcanza, dice para cuántas', async () => {
  const { asDocente, sqlite, guardadas } = conCatedra()
  expect((await generate(asDocente, { source: 'catalogo' })).data.error).toContain('alcanza para 0 preguntas')
  seedCatalogo(sqlite, catalogo)

  const { status, data } = await generate(asDocente, {
    source: 'catalogo',
    periodo: 'INDETERMINADO',
    numberOfQuestions: 20,
  })

  expect(status).toBe(409)
  expect(data).toMatchObject({ code: 'catalogo_insuficiente' })
  expect(data.error).toMatch(/alcanza para \d+ preguntas?, no para 20/)
  expect(guardadas()).toEqual([])
})

test('la cátedra de otro docente no existe; una sesión de otro rol no vale', async () => {
  const { asAdmin, as, asDocente } = conCatedra()
  const otro = as('docente')

  expect((await generate(otro, { source: 'catalogo' })).status).toBe(404)
  expect((await generate(asAdmin, { source: 'catalogo' })).status).toBe(403)
  expect((await generateDeAdmin(asDocente, { source: 'catalogo' })).status).toBe(403)
})

const unPedido = { topic: 'La guarania' }

test('cada docente tiene un tope por mes, y el administrador ninguno', async () => {
  const { asDocente, asAdmin, advance, gemini } = await conTope(2, ...Array(5).fill(dice(5, 4)))
  await generate(asDocente, unPedido)
  await generate(asDocente, unPedido)

  const { status, data } = await generate(asDocente, unPedido)

  expect({ status, data }).toMatchObject({
    status: 429,
    data: { code: 'ia_tope_mensual', error: expect.stringContaining('2 generaciones') },
  })
  expect(gemini.pedidos).toHaveLength(2)
  expect((await generateDeAdmin(asAdmin, { subject: 'Polca', prompt: 'Historia.' })).status).toBe(201)
  advance(31 * 24 * 3_600_000)
  expect((await generate(asDocente, unPedido)).status).toBe(201)
})

test('lo que el servicio no respondió no cuenta, y lo que sale del catálogo tampoco', async () => {
  const { asDocente, sqlite } = await conTope(1, { status: 500, message: 'No' }, dice(5, 4))
  expect((await generate(asDocente, unPedido)).status).toBe(503)
  vi.mocked(console.error).mockClear()
  seedCatalogo(sqlite, catalogo)
  expect((await generate(asDocente, { ...unPedido, source: 'catalogo' })).status).toBe(201)

  expect((await generate(asDocente, unPedido)).status).toBe(201)

  expect((await generate(asDocente, unPedido)).status).toBe(429)
})

test('desde la línea de tiempo se ordena por nacimiento, con su explicación y sin dato que revisar', async () => {
  const { asDocente, sqlite } = createMundo()
  seedCatalogo(sqlite, catalogo)

  const { status, data } = await generate(asDocente, { source: 'catalogo', tipos: ['ORDENAR'] })

  expect(status).toBe(201)
  expect(data.evaluation.preguntas).toHaveLength(5)
  for (const una of data.evaluation.preguntas) {
    expect(una).toMatchObject({ tipo: 'ORDENAR', creadorId: null, valor: null })
    expect(una.opciones).toHaveLength(4)
    expect(una.explicacion?.split('\n')).toHaveLength(4)
  }
})
