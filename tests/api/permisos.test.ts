import { expect, test } from 'vitest'
import type { Rol } from '../../api/plugins/auth.ts'
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
  'POST /logout',
  'POST /request-otp',
  'POST /docente/request-otp',
  'POST /alumnos/verify-otp',
  'POST /docente/verify-otp',
  'GET /calendario/:direccion',
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

/** Whose a route is; what no rule names is the administrator's. */
function rolesDe(call: string): Rol[] {
  const [, path = ''] = call.split(' ')
  if (call === 'GET /alumnos/:id') return ['admin', 'docente']
  if (path.startsWith('/docente/')) return ['docente']
  if (path.startsWith('/alumnos/me') || path.startsWith('/tareas/')) return ['alumno']
  if (call.endsWith('/toggle-visibility')) return ['admin', 'docente']
  if (path.startsWith('/publicaciones/') || path.startsWith('/catedras/'))
    return ['admin', 'docente', 'alumno']
  return ['admin']
}

test.each(guardadas.filter((call) => !conEnlace.includes(call)))(
  '%s es solo de sus roles, y una sesión falsa o vencida no vale',
  async (call) => {
    const { pedir, sesion, avanzar, tokens } = testApi()
    const [method = 'GET', path = '/'] = concreta(call).split(' ')
    const estadoCon = async (headers: Record<string, string>) =>
      (await pedir(path, { method, headers })).status
    const suyos = rolesDe(call)

    for (const rol of ['admin', 'docente', 'alumno'] as const) {
      const estado = await estadoCon(await sesion(rol))
      if (suyos.includes(rol)) expect([401, 403], rol).not.toContain(estado)
      else expect(estado, rol).toBe(403)
    }
    expect(await estadoCon({ authorization: 'Bearer inventado' })).toBe(401)
    for (const uso of ['corregir', 'archivos'] as const) {
      const deOtroUso = await tokens.sign(uso, { role: 'admin', sub: '1', clave: '' }, 60)
      expect(await estadoCon({ authorization: `Bearer ${deOtroUso}` })).toBe(401)
    }
    const headers = await sesion(suyos[0])
    avanzar(13 * 3_600_000)
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
