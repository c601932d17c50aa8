import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createAnswers } from '../../api/site/answers'
import type { Topic } from '../../api/suelo/services/changes'
import { compressed } from '../../api/suelo/services/compression'

function testAnswers({ maxBytes = 1_000_000 } = {}) {
  const counts: Record<Topic, number> = { catalogo: 0, comunidad: 0, ranking: 0, institucion: 0 }
  const changes = {
    mark: (...topics: Topic[]) => {
      for (const topic of topics) counts[topic]++
    },
    stamp: (topics: readonly Topic[]) => topics.reduce((sum, topic) => sum + counts[topic], 0),
  }
  const answers = createAnswers({ changes, year: () => 2026, maxBytes })
  const made: string[] = []

  return {
    changes,
    made,
    /** As the server does it; `meanwhile` happens while the reply is being made. */
    async call(target: string, { method = 'GET', acepta = 'gzip', status = 200, meanwhile = () => {} } = {}) {
      const request = new Request(`http://localhost${target}`, {
        method,
        headers: { 'accept-encoding': acepta },
      })
      const place = answers.placeOf(request, target)
      if (place?.reply) return leida(place.reply)
      made.push(target)
      const cuerpo = `${target} ${made.length} ${'relleno '.repeat(500)}`
      meanwhile()
      const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' }
      const reply = await compressed(request, new Response(cuerpo, { status, headers }))
      return leida(place ? await place.keep(reply) : reply)
    },
  }
}

async function leida(reply: Response) {
  const bytes = new Uint8Array(await reply.arrayBuffer())
  const isPacked = reply.headers.get('content-encoding') === 'gzip'
  return {
    status: reply.status,
    headers: Object.fromEntries(reply.headers),
    texto: (isPacked ? gunzipSync(bytes) : Buffer.from(bytes)).toString(),
  }
}

test('una lista se responde igual, con los mismos encabezados, sin hacerla otra vez', async () => {
  const { call, made } = testAnswers()

  const primera = await call('/api/composers?q=ana&limit=20')
  const segunda = await call('/api/composers?q=ana&limit=20')

  expect(segunda).toEqual(primera)
  expect(segunda.headers).toMatchObject({
    'content-encoding': 'gzip',
    'cache-control': 'no-store',
    vary: 'Accept-Encoding',
  })
  expect(made).toHaveLength(1)
})

test('quien no acepta gzip la recibe como es', async () => {
  const { call, made } = testAnswers()

  await call('/api/composers')
  const { headers } = await call('/api/composers', { acepta: 'identity' })
  await call('/api/composers', { acepta: 'br' })

  expect(headers['content-encoding']).toBeUndefined()
  expect(made).toHaveLength(2)
})

test.each<Topic>(['catalogo', 'comunidad'])('un cambio en %s la hace de nuevo', async (tema) => {
  const { call, made, changes } = testAnswers()
  const antes = await call('/api/composers/timeline')

  changes.mark(tema)

  expect((await call('/api/composers/timeline')).texto).not.toBe(antes.texto)
  expect(made).toHaveLength(2)
})

test('lo que cambió mientras se hacía no queda guardado', async () => {
  const { call, made, changes } = testAnswers()

  await call('/api/composers?q=ana', { meanwhile: () => changes.mark('catalogo') })
  await call('/api/composers?q=ana')
  await call('/api/composers?q=ana')

  expect(made).toHaveLength(2)
})

test.each([
  ['/api/composers/today', {}],
  ['/api/composers/random', {}],
  ['/api/composers/7', {}],
  ['/api/composersx', {}],
  ['/api/catedras', {}],
  [`/api/composers?q=${'a'.repeat(1000)}`, {}],
  ['/api/composers', { method: 'POST' }],
  ['/api/composers', { method: 'HEAD' }],
  ['/api/composers?page=0', { status: 400 }],
])('%s %o no se guarda', async (target, opciones) => {
  const { call, made } = testAnswers()

  await call(target, opciones)
  await call(target, opciones)

  expect(made).toHaveLength(2)
})

test('lo guardado no pasa del límite: sale lo que hace más tiempo nadie pide', async () => {
  const { call, made } = testAnswers({ maxBytes: 4000 })
  for (const q of ['a', 'b', 'a', 'c', 'd']) await call(`/api/composers?q=${q}`)
  made.length = 0

  await call('/api/composers?q=d')
  await call('/api/composers?q=b')

  expect(made).toEqual(['/api/composers?q=b'])
})
