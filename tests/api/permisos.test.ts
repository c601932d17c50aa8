import { expect, test } from 'vitest'
import { testApi } from '../support/api.ts'

/** All that anybody may call; a route that is missing here demands a session. */
const publicas = [
  'GET /health',
  'GET /docs',
  'GET /docs/json',
  'GET /docs/init.js',
  'GET /docs/swagger-ui.css',
  'GET /docs/swagger-ui-bundle.js',
  'GET /composers',
  'GET /composers/search',
  'GET /composers/random',
  'GET /composers/today',
  'GET /composers/summary',
  'GET /composers/slugs',
  'GET /composers/slug/:slug',
  'GET /composers/:id',
  'POST /composers',
  'POST /composers/:id/suggestions',
  'GET /composers/comments/:composerId',
  'POST /composers/comments/:composerId',
  'POST /ratings/:composerId',
  'GET /ranking',
  'POST /login',
]

const conEnlace = ['GET /composers/resubmit/:id', 'PUT /composers/resubmit/:id']

const todas = testApi().app.routes.map(({ method, path }) => `${method} ${path.replace('/api', '')}`)
const guardadas = todas.filter((call) => !publicas.includes(call))
const concreta = (call: string) => call.replace(/:\w+/g, '1')

test('la lista de lo público solo nombra lo que existe', () => {
  expect(publicas.filter((call) => !todas.includes(call))).toEqual([])
})

test.each(guardadas)('%s pide una sesión, antes de mirar lo que se envía', async (call) => {
  const { enviar } = testApi()

  const { status, data } = await enviar(concreta(call))

  expect(status).toBe(401)
  expect(data.message).toBe(data.error)
})

test.each(guardadas.filter((call) => !conEnlace.includes(call)))(
  '%s es solo del administrador, y una sesión falsa o vencida no vale',
  async (call) => {
    const { enviar, sesion, avanzar, tokens } = testApi()
    const estadoCon = async (headers: Record<string, string>) =>
      (await enviar(concreta(call), undefined, headers)).status

    expect(await estadoCon(await sesion('docente'))).toBe(403)
    expect(await estadoCon(await sesion('alumno'))).toBe(403)
    expect(await estadoCon({ authorization: 'Bearer inventado' })).toBe(401)
    const deOtroUso = await tokens.sign('corregir', { role: 'admin', sub: '1', clave: '' }, 60)
    expect(await estadoCon({ authorization: `Bearer ${deOtroUso}` })).toBe(401)
    const headers = await sesion()
    avanzar(9 * 3_600_000)
    expect(await estadoCon(headers)).toBe(401)
  },
)

test('HEAD responde como GET, sin cuerpo', async () => {
  const { pedir } = testApi()

  for (const [path, status] of [
    ['/composers', 200],
    ['/composers/1', 404],
    ['/composers/pending', 401],
  ] as const) {
    expect((await pedir(path, { method: 'HEAD' })).status).toBe(status)
  }
})
