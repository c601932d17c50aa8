import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createPageStore } from '../../api/site/store'
import type { Topic } from '../../api/suelo/services/changes'

function testStore({ maxBytes = 1_000_000 } = {}) {
  const counts: Record<Topic, number> = { catalogo: 0, comunidad: 0, ranking: 0, institucion: 0 }
  const changes = {
    mark: (...topics: Topic[]) => {
      for (const topic of topics) counts[topic]++
    },
    stamp: (topics: readonly Topic[]) => topics.reduce((sum, topic) => sum + counts[topic], 0),
  }
  const rendered: string[] = []
  let date = '2026-11-20'
  let now = 0
  let hold = Promise.resolve()
  const store = createPageStore({
    changes,
    maxBytes,
    now: () => now,
    today: () => date,
    isPublished: (id) => id < 100,
    render: async (target) => {
      rendered.push(target)
      const version = rendered.length
      await hold
      if (target.startsWith('/no-existe')) return new Response('No está', { status: 404 })
      if (target === '/creador/viejo') return Response.redirect('http://localhost/creador/nuevo', 301)
      const headers = {
        'content-type': 'text/html',
        ...(target === '/?q=falla' && { 'cache-control': 'no-store' }),
      }
      return new Response(`<h1>${target}</h1> versión ${version} ${'relleno '.repeat(100)}`, { headers })
    },
  })
  const get = (target: string, headers: Record<string, string> = {}, signal?: AbortSignal) =>
    store.respond(new Request(`http://localhost${target}`, { headers, signal: signal ?? null }), target)

  return {
    changes,
    rendered,
    get,
    store,
    wait: (ms: number) => {
      now += ms
    },
    goTo: (day: string) => {
      date = day
    },
    holdRendering: () => {
      let release = () => {}
      hold = new Promise((resolve) => {
        release = resolve
      })
      return () => release()
    },
  }
}

test('una página se arma una vez y se sirve igual a todos', async () => {
  const { get, rendered } = testStore()

  const first = await (await get('/')).text()
  const second = await (await get('/')).text()

  expect(second).toBe(first)
  expect(rendered).toEqual(['/'])
})

test('quien pide mientras se arma espera la misma', async () => {
  const { get, rendered, holdRendering } = testStore()
  const release = holdRendering()

  const replies = Promise.all(Array.from({ length: 20 }, () => get('/')))
  release()
  await replies

  expect(rendered).toEqual(['/'])
})

test('después de un cambio, la próxima lectura ve lo nuevo', async () => {
  const { get, changes, rendered } = testStore()
  await get('/')

  changes.mark('catalogo')
  const after = await (await get('/')).text()

  expect(after).toContain('versión 2')
  expect(rendered).toHaveLength(2)
})

test('un cambio durante el armado no deja una versión vieja', async () => {
  const { get, changes, holdRendering } = testStore()
  const release = holdRendering()

  const before = get('/')
  changes.mark('catalogo')
  const after = get('/')
  release()

  expect(await (await before).text()).toContain('versión 1')
  expect(await (await after).text()).toContain('versión 2')
  expect(await (await get('/')).text()).toContain('versión 2')
})

test('un cambio que la página no muestra no la vuelve a armar', async () => {
  const { get, changes, rendered } = testStore()
  await get('/about')

  changes.mark('catalogo', 'comunidad', 'ranking')
  await get('/about')

  expect(rendered).toEqual(['/about'])
})

test('los votos se juntan unos segundos; una publicación se ve enseguida', async () => {
  const { get, changes, rendered, wait } = testStore()
  await get('/')

  changes.mark('comunidad')
  await get('/')
  const afterVote = rendered.length
  wait(3000)
  await get('/')
  await expect.poll(() => rendered.length).toBe(2)
  changes.mark('comunidad', 'catalogo')
  await get('/')

  expect([afterVote, rendered.length]).toEqual([1, 3])
})

test('los votos no esperan a un reloj que se atrasó', async () => {
  const { get, changes, rendered, wait } = testStore()
  await get('/')

  wait(-3_600_000)
  changes.mark('comunidad')
  await get('/')

  await expect.poll(() => rendered).toHaveLength(2)
})

test('a medianoche cambia lo que dice hoy', async () => {
  const { get, goTo, rendered } = testStore()
  await get('/hoy')

  goTo('2026-11-21')
  await get('/hoy')

  expect(rendered).toHaveLength(2)
})

test.each([
  ['br', 'br', (bytes: Uint8Array) => brotliDecompressSync(bytes)],
  ['gzip, deflate, br;q=0', 'gzip', (bytes: Uint8Array) => gunzipSync(bytes)],
  ['deflate', null, (bytes: Uint8Array) => bytes],
  ['*', 'br', (bytes: Uint8Array) => brotliDecompressSync(bytes)],
])('a quien acepta «%s» le llega %s', async (accepted, encoding, decode) => {
  const { get } = testStore()

  const reply = await get('/', { 'accept-encoding': accepted })

  expect(reply.headers.get('content-encoding')).toBe(encoding)
  expect(reply.headers.get('vary')).toBe('Accept-Encoding')
  expect(new TextDecoder().decode(decode(new Uint8Array(await reply.arrayBuffer())))).toContain('<h1>/</h1>')
})

test('quien ya la tiene recibe 304 sin cuerpo, hasta que cambia', async () => {
  const { get, changes } = testStore()
  const etag = (await get('/', { 'accept-encoding': 'br' })).headers.get('etag') ?? ''
  const known = { 'accept-encoding': 'br', 'if-none-match': `"otra", W/${etag}` }

  const unchanged = await get('/', known)
  changes.mark('catalogo')
  const changed = await get('/', known)

  expect(unchanged.status).toBe(304)
  expect(await unchanged.text()).toBe('')
  expect(unchanged.headers.get('etag')).toBe(etag)
  expect(changed.status).toBe(200)
})

test('cada codificación lleva su propia ETag', async () => {
  const { get } = testStore()

  const tags = await Promise.all(
    ['br', 'gzip', 'identity'].map(async (encoding) =>
      (await get('/', { 'accept-encoding': encoding })).headers.get('etag'),
    ),
  )

  expect(new Set(tags).size).toBe(3)
})

test('los parámetros que la página no lee y la barra final no hacen copias', async () => {
  const { get, rendered } = testStore()

  await get('/?utm_source=a&q=flores')
  await get('/?q=flores&fbclid=b')
  await get('/hoy/')
  await get('/hoy?x=1')

  expect(rendered).toEqual(['/?q=flores', '/hoy'])
})

test.each(['/no-existe', '/creador/viejo', '/?q=falla'])('%s no se guarda', async (target) => {
  const { get, rendered } = testStore()

  await get(target)
  await get(target)

  expect(rendered).toHaveLength(2)
})

test('una redirección y un 404 llegan con los encabezados de seguridad', async () => {
  const { get } = testStore()

  const redirect = await get('/creador/viejo')
  const missing = await get('/no-existe')

  expect(redirect.status).toBe(301)
  expect(redirect.headers.get('location')).toBe('http://localhost/creador/nuevo')
  expect(missing.status).toBe(404)
  expect(missing.headers.get('content-security-policy')).toContain("script-src 'self'")
})

test('un navegador no recuerda una redirección ni un 404: la dirección puede volver', async () => {
  const { get } = testStore()

  const replies = await Promise.all(['/creador/viejo', '/no-existe'].map((target) => get(target)))

  expect(replies.map(({ headers }) => headers.get('cache-control'))).toEqual(['no-cache', 'no-cache'])
})

test('lo guardado no pasa del límite: sale lo que hace más tiempo nadie pide', async () => {
  const { get, rendered } = testStore({ maxBytes: 1_500 })
  for (let number = 0; number < 20; number++) {
    await get(`/creador/c-${number}`)
    await get('/')
  }

  const before = rendered.length
  await get('/')
  await get('/creador/c-0')

  expect(rendered.slice(before)).toEqual(['/creador/c-0'])
})

test('un voto no hace esperar: la página se muestra como estaba mientras se arma otra vez', async () => {
  const { get, changes, wait, holdRendering } = testStore()
  await get('/')
  const release = holdRendering()
  changes.mark('comunidad')
  wait(3000)

  const meanwhile = await (await get('/')).text()
  release()
  await expect.poll(async () => (await get('/')).text()).toContain('versión 2')

  expect(meanwhile).toContain('versión 1')
})

test('lo que ya nadie espera no se arma, y la portada va antes que lo demás', async () => {
  const { get, rendered, holdRendering } = testStore()
  const release = holdRendering()
  const readers = Array.from({ length: 150 }, () => new AbortController())
  const first = get('/?q=primera')
  const abandoned = readers.map(({ signal }, i) => get(`/?q=${i}`, {}, signal))
  const other = get('/?q=otra')
  const home = get('/')

  for (const reader of readers) reader.abort()
  release()
  await Promise.all([first, other, home, ...abandoned])

  expect(rendered).toEqual(['/?q=primera', '/', '/?q=otra'])
})

test('la fila tiene fin: quien llega después sabe cuándo volver, y la portada entra siempre', async () => {
  const { get, holdRendering } = testStore()
  const release = holdRendering()
  const waiting = Array.from({ length: 250 }, (_, i) => get(`/?q=${i}`))
  const home = get('/')
  release()

  const replies = await Promise.all(waiting)

  expect(new Set(replies.slice(0, 201).map(({ status }) => status))).toEqual(new Set([200]))
  expect(replies.slice(201).map(({ status }) => status)).toEqual(Array(49).fill(503))
  expect(replies.at(-1)?.headers.get('retry-after')).toBe('3')
  expect((await home).status).toBe(200)
})

test('un creador que no existe no arma nada nuevo', async () => {
  const { get, rendered } = testStore()
  await get('/')

  for (const creador of ['x', '0', '-1', '100', '99999999999999999999', '1e9x'])
    await get(`/?creador=${creador}`)
  await get('/?creador=7')
  await get('/?creador=07x')

  expect(rendered).toEqual(['/', '/?creador=1', '/?creador=7'])
})
