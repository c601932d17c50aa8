import type { Query } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'

const navegador = { onLine: true }
vi.stubGlobal('navigator', navegador)
vi.stubGlobal('addEventListener', () => {})
vi.stubGlobal('localStorage', { getItem: () => null })
vi.stubGlobal('sessionStorage', { getItem: () => null })
vi.stubGlobal('location', { origin: 'http://localhost' })
const recover = vi.fn<() => Promise<unknown>>()
vi.mock('../../src/areas/base/sin-conexion/guardado.ts', () => ({ recover: () => recover() }))
const { ApiError } = await import('../../src/lib/api.ts')
const { $sinConexion } = await import('../../src/areas/base/sin-conexion/conexion.ts')
const { conRespaldo } = await import('../../src/areas/base/sin-conexion/respaldo.ts')

const sinRed = new ApiError(0, 'No hay conexión con el servidor.')

const read = (ask: () => Promise<unknown>, { data = undefined as unknown, fallas = 0 } = {}) =>
  conRespaldo(ask, {} as never, { state: { data, fetchFailureCount: fallas } } as Query)
const caida = () => Promise.reject(sinRed)

beforeEach(() => {
  navegador.onLine = true
  recover.mockReset().mockResolvedValue('lo guardado')
  $sinConexion.set(false)
})

test('con conexión se ve lo que dice el servidor, y nada de lo guardado', async () => {
  $sinConexion.set(true)

  expect(await read(async () => 'lo nuevo')).toBe('lo nuevo')
  expect(recover).not.toHaveBeenCalled()
  expect($sinConexion.get()).toBe(false)
})

test('sin conexión se ve lo guardado', async () => {
  navegador.onLine = false

  expect(await read(caida)).toBe('lo guardado')
  expect($sinConexion.get()).toBe(true)
})

test('un pedido que se pierde se intenta otra vez antes de mirar lo guardado', async () => {
  await expect(read(caida)).rejects.toBe(sinRed)
  expect(await read(caida, { fallas: 1 })).toBe('lo guardado')
})

test('lo que está en pantalla se queda, y donde nada se guardó se dice la falla', async () => {
  navegador.onLine = false
  await expect(read(caida, { data: 'en pantalla' })).rejects.toBe(sinRed)

  recover.mockResolvedValue(undefined)
  await expect(read(caida)).rejects.toBe(sinRed)
  recover.mockRejectedValue(new Error('sin espacio'))
  await expect(read(caida)).rejects.toBe(sinRed)
})

test.each([401, 403, 404, 500])('un %i del servidor no se tapa con lo guardado', async (status) => {
  const negativa = new ApiError(status, 'No.')

  await expect(read(() => Promise.reject(negativa))).rejects.toBe(negativa)
  expect(recover).not.toHaveBeenCalled()
})
