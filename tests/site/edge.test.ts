import { expect, test } from 'vitest'
import { createAnswers } from '../../api/site/answers'
import { told } from '../../api/site/edge'
import { createPageStore } from '../../api/site/store'
import { parseEdge } from '../../api/suelo/services/edge'

test.each([
  [
    'varnish:http://10.0.0.2:6081, http://10.0.0.3:6081/',
    { clase: 'varnish', direcciones: ['http://10.0.0.2:6081', 'http://10.0.0.3:6081'] },
  ],
  [
    'fastly:SU1Z0isxPaozGVKXdv0eY:s3cr3t',
    { clase: 'fastly', cuenta: 'SU1Z0isxPaozGVKXdv0eY', token: 's3cr3t' },
  ],
  ['cloudflare:023e105f:s3.cr_t', { clase: 'cloudflare', cuenta: '023e105f', token: 's3.cr_t' }],
])('%s se entiende', (texto, edge) => {
  expect(parseEdge(texto)).toEqual(edge)
})

test.each([
  'varnish',
  'varnish:',
  'varnish:10.0.0.2:6081',
  'varnish:http://10.0.0.2,',
  'varnish:http://10.0.0.2/carpeta',
  'varnish:http://10.0.0.2,http://10.0.0.2',
  'barniz:http://10.0.0.2',
  'fastly:clave',
  'http://10.0.0.2',
])('%s no se entiende', (texto) => {
  expect(parseEdge(texto)).toBeUndefined()
})

const changes = { stamp: () => 0 }

function storeOf(cdn?: typeof told) {
  const store = createPageStore({
    changes,
    maxBytes: 1_000_000,
    now: () => 0,
    today: () => '2026-11-25',
    isPublished: () => true,
    render: async () => new Response('<h1>Hola</h1>', { headers: { 'content-type': 'text/html' } }),
    ...(cdn && { cdn }),
  })
  return async (target: string) =>
    (await store.respond(new Request(`http://localhost${target}`), target)).headers
}

test.each([
  ['/', ['catalogo', 'institucion', 'comunidad', 'dia-2026-11-25']],
  ['/hoy', ['catalogo', 'institucion', 'dia-2026-11-25']],
  ['/creador/agustin-pio-barrios', ['catalogo', 'institucion', 'comunidad', 'anio-2026']],
  ['/gamification', ['ranking', 'institucion', 'dia-2026-11-25']],
  ['/about', ['institucion']],
])('%s lleva los temas de lo que muestra', async (target, temas) => {
  const headers = await storeOf(told)(target)
  expect(headers.get('surrogate-key')).toBe(temas.join(' '))
  expect(headers.get('xkey')).toBe(temas.join(' '))
  expect(headers.get('cache-tag')).toBe(temas.join(','))
  expect(headers.get('cdn-cache-control')).toBe(
    'public, max-age=300, stale-while-revalidate=30, stale-if-error=604800',
  )
  expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=30')
})

test('sin bordes, las páginas dicen lo de siempre', async () => {
  const headers = await storeOf()('/')
  expect(headers.get('surrogate-key')).toBeNull()
  expect(headers.get('cdn-cache-control')).toBe('public, max-age=30, stale-while-revalidate=30')
})

test('las listas públicas también los llevan, y siguen sin quedar en el navegador', async () => {
  const answers = createAnswers({ changes, year: () => 2026, maxBytes: 1_000_000, cdn: told })
  const request = new Request('http://localhost/api/composers?limit=5')
  const reply = new Response('{}', { headers: { 'cache-control': 'no-store' } })

  const kept = await answers.placeOf(request, '/api/composers?limit=5')?.keep(reply)

  expect(kept?.headers.get('surrogate-key')).toBe('catalogo comunidad anio-2026')
  expect(kept?.headers.get('cdn-cache-control')).toContain('max-age=300')
  expect(kept?.headers.get('cache-control')).toBe('no-store')
})
