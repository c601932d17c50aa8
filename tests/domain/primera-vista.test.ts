import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const cargar = () => import('../../src/areas/base/primera-vista.ts')
const despues = (ms: number, hacer?: () => void) =>
  new Promise<void>((seguir) => setTimeout(() => seguir(hacer?.()), ms))

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

/** Whether the first screen is waited for after so long. */
async function estaLista(espera: Promise<void>, ms: number) {
  let lista = false
  void espera.then(() => {
    lista = true
  })
  await vi.advanceTimersByTimeAsync(ms)
  return lista
}

test('sin nada pedido se dibuja enseguida', async () => {
  const { esperarPrimeraVista } = await cargar()

  expect(await estaLista(esperarPrimeraVista(), 0)).toBe(true)
})

test('espera lo pedido, lo que eso pide a su vez, y también lo que falla', async () => {
  const { esperarPrimeraVista, paraPrimeraVista } = await cargar()
  paraPrimeraVista(despues(100, () => paraPrimeraVista(despues(200))))
  paraPrimeraVista(despues(50).then(() => Promise.reject(new Error('no está'))))
  const espera = esperarPrimeraVista()

  expect(await estaLista(espera, 299)).toBe(false)
  expect(await estaLista(espera, 1)).toBe(true)
})

test('no espera para siempre', async () => {
  const { esperarPrimeraVista, paraPrimeraVista } = await cargar()
  paraPrimeraVista(new Promise(() => {}))
  const espera = esperarPrimeraVista()

  expect(await estaLista(espera, 1499)).toBe(false)
  expect(await estaLista(espera, 1)).toBe(true)
})

test('una vez dibujada ya no es la primera', async () => {
  const { esPrimeraVista, terminarPrimeraVista } = await cargar()

  expect(esPrimeraVista()).toBe(true)
  terminarPrimeraVista()
  expect(esPrimeraVista()).toBe(false)
})
