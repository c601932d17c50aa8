import { expect, test, vi } from 'vitest'
import { createLimits } from '../../../api/suelo/services/limits.ts'
import { logAsJson, logCall } from '../../../api/suelo/services/log.ts'
import { testApi } from '../../support/api.ts'

test('un límite sigue contando cuando el programa arranca de nuevo', () => {
  const { db, tokens } = testApi()
  let instante = 0
  const arrancado = () => createLimits({ db, now: () => instante, hash: tokens.hash })
  const limite = { calls: 3, seconds: 60 }

  const esperas = [1, 2, 3, 4].map(() => arrancado().count('ingreso 10.0.0.1', limite))
  const otra = arrancado().count('ingreso 10.0.0.2', limite)
  instante = 60_000
  const despues = arrancado().count('ingreso 10.0.0.1', limite)

  expect(esperas).toEqual([0, 0, 0, 60])
  expect([otra, despues]).toEqual([0, 0])
})

test('con un reloj que estuvo adelantado nadie espera más de lo que dura el límite', () => {
  const { db, tokens } = testApi()
  const DIA = 24 * 3600
  let instante = DIA * 1000
  const limits = createLimits({ db, now: () => instante, hash: tokens.hash })
  const count = () => limits.count('ingreso 10.0.0.1', { calls: 2, seconds: 60 })

  const adelantado = [count(), count(), count()]
  instante = 0
  const deVuelta = [count(), count(), count()]

  expect(adelantado).toEqual([0, 0, 60])
  expect(deVuelta).toEqual([0, 0, 60])
})

test('dos procesos que cuentan a la vez no pasan juntos del límite', () => {
  const { db, tokens } = testApi()
  const limite = { calls: 2, seconds: 60 }
  const otro = createLimits({ db, now: () => 0, hash: tokens.hash })
  const ahora = vi.fn(() => 0)
  const uno = createLimits({ db, now: ahora, hash: tokens.hash })
  otro.count('ingreso 10.0.0.1', limite)
  // It has read one call, and has not written its own yet.
  ahora.mockImplementationOnce(() => otro.count('ingreso 10.0.0.1', limite))

  expect(uno.count('ingreso 10.0.0.1', limite)).toBe(60)
})

test('de los límites no se guarda la dirección, ni lo que ya venció', () => {
  const { db, sqlite, tokens } = testApi()
  let instante = 0
  const limits = createLimits({ db, now: () => instante, hash: tokens.hash })

  limits.count('ingreso 10.0.0.1', { calls: 3, seconds: 60 })
  const filas = JSON.stringify(sqlite.prepare('SELECT * FROM limites').all())
  instante = 61_000
  limits.count('ingreso 10.0.0.2', { calls: 3, seconds: 60 })

  expect(filas).not.toContain('10.0.0.1')
  expect(sqlite.prepare('SELECT count(*) FROM limites').pluck().get()).toBe(1)
})

test('la salud mira la base de datos', async () => {
  const { api, sqlite } = testApi()

  const sana = await api.health.get()
  sqlite.exec('ALTER TABLE ajustes RENAME TO perdida')
  const enferma = await api.health.get()

  expect(sana).toMatchObject({ status: 200, data: { ok: true, version: '0.0.0' } })
  expect(enferma).toMatchObject({ status: 503, data: { code: 'sin_base_de_datos' } })
  vi.mocked(console.error).mockClear()
})

test('las métricas son para quien tiene su token; sin token en los ajustes no existen', async () => {
  const token = 'una clave larga y secreta'
  const { call, deps } = testApi({ metricsToken: token })
  const con = (valor: string) => call('/metrics', { headers: { authorization: `Bearer ${valor}` } })
  deps.metrics.count(200, 3)
  deps.metrics.count(404, 70)

  expect((await testApi().call('/metrics')).status).toBe(404)
  expect((await call('/metrics')).status).toBe(401)
  expect((await con('otra')).status).toBe(401)
  const texto = await (await con(token)).text()

  for (const linea of [
    'guarania_api_requests_total{status="404"} 1',
    'guarania_api_request_seconds_bucket{le="0.005"} 1',
    'guarania_api_request_seconds_bucket{le="0.1"} 2',
    'guarania_api_request_seconds_bucket{le="+Inf"} 2',
    'guarania_mails{estado="pendiente"} 0',
  ]) {
    expect(texto).toContain(`${linea}\n`)
  }
  for (const linea of texto.trim().split('\n')) {
    expect(linea).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{\w+="[^"]*"\})? [\d.e+-]+)?$/)
  }
})

test('el registro en JSON es una línea por mensaje, sin lo que un enlace firmado lleva', () => {
  const lineas: string[] = []
  const escribe = (texto: string | Uint8Array) => lineas.push(String(texto)) > 0
  vi.spyOn(process.stdout, 'write').mockImplementation(escribe)
  vi.spyOn(process.stderr, 'write').mockImplementation(escribe)
  const { log, error } = console

  logAsJson()
  console.log('Guarania lista en', 'http://localhost')
  console.error('Falló', new Error('algo\ncon dos líneas'))
  logCall(new Request('http://localhost/api/composers/resubmit/1?token=secreto'), 200, 1.26)
  logCall(new Request('http://localhost/api/calendario/secreto.ics'), 200, 1)
  Object.assign(console, { log, error })

  const leidas = lineas.map((linea) => JSON.parse(linea))
  expect(lineas.every((linea) => linea.indexOf('\n') === linea.length - 1)).toBe(true)
  expect(leidas[0]).toMatchObject({ nivel: 'info', mensaje: 'Guarania lista en http://localhost' })
  expect(leidas[1]).toMatchObject({ nivel: 'error', mensaje: expect.stringContaining('con dos líneas') })
  expect(leidas[2]).toMatchObject({ metodo: 'GET', ruta: '/api/composers/resubmit/1', estado: 200, ms: 1.3 })
  expect(leidas[3]).toMatchObject({ ruta: '/api/calendario/…' })
  expect(lineas.join()).not.toContain('secreto')
})
