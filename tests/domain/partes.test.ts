import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { once } from '../../src/ui/part.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('una parte se pide una vez, y lo que llegó se lee sin esperar', async () => {
  const call = vi.fn(async () => 'la parte')
  const load = once(call)

  await load()

  expect(load()).toMatchObject({ status: 'fulfilled', value: 'la parte' })
  expect(call).toHaveBeenCalledTimes(1)
})

test('lo que no pudo llegar se dice a quien esperaba, y después se pide otra vez', async () => {
  const call = vi.fn().mockRejectedValueOnce(new Error('sin red')).mockResolvedValueOnce('la parte')
  const load = once(call)

  await expect(load()).rejects.toThrow('sin red')
  expect(load()).toMatchObject({ status: 'rejected' })
  await vi.advanceTimersByTimeAsync(1000)

  expect(await load()).toBe('la parte')
})
