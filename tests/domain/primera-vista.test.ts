import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const load = () => import('../../src/areas/base/primera-vista.ts')
const despues = (ms: number, make?: () => void) =>
  new Promise<void>((follow) => setTimeout(() => follow(make?.()), ms))

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

/** Whether the first screen is waited for after so long. */
async function isReady(espera: Promise<void>, ms: number) {
  let lista = false
  void espera.then(() => {
    lista = true
  })
  await vi.advanceTimersByTimeAsync(ms)
  return lista
}

test('sin nada pedido se dibuja enseguida', async () => {
  const { waitForPrimeraVista } = await load()

  expect(await isReady(waitForPrimeraVista(), 0)).toBe(true)
})

test('espera lo pedido, lo que eso pide a su vez, y también lo que falla', async () => {
  const { waitForPrimeraVista, paraPrimeraVista } = await load()
  paraPrimeraVista(despues(100, () => paraPrimeraVista(despues(200))))
  paraPrimeraVista(despues(50).then(() => Promise.reject(new Error('no está'))))
  const espera = waitForPrimeraVista()

  expect(await isReady(espera, 299)).toBe(false)
  expect(await isReady(espera, 1)).toBe(true)
})

test('no espera para siempre', async () => {
  const { waitForPrimeraVista, paraPrimeraVista } = await load()
  paraPrimeraVista(new Promise(() => {}))
  const espera = waitForPrimeraVista()

  expect(await isReady(espera, 1499)).toBe(false)
  expect(await isReady(espera, 1)).toBe(true)
})

test('una vez dibujada ya no es la primera', async () => {
  const { isPrimeraVista, finishPrimeraVista } = await load()

  expect(isPrimeraVista()).toBe(true)
  finishPrimeraVista()
  expect(isPrimeraVista()).toBe(false)
})
