import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { once } from '../../src/ui/part.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('una parte se pide una vez, y lo que llegó se lee sin esperar', async () => {
  const pedir = vi.fn(async () => 'la parte')
  const cargar = once(pedir)

  await cargar()

  expect(cargar()).toMatchObject({ status: 'fulfilled', value: 'la parte' })
  expect(pedir).toHaveBeenCalledTimes(1)
})

test('lo que no pudo llegar se dice a quien esperaba, y después se pide otra vez', async () => {
  const pedir = vi.fn().mockRejectedValueOnce(new Error('sin red')).mockResolvedValueOnce('la parte')
  const cargar = once(pedir)

  await expect(cargar()).rejects.toThrow('sin red')
  expect(cargar()).toMatchObject({ status: 'rejected' })
  await vi.advanceTimersByTimeAsync(1000)

  expect(await cargar()).toBe('la parte')
})
