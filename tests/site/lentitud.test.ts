import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readSteadily } from '../../api/suelo/services/steady.ts'

const KB = 1024

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A body of so many bytes each so many seconds. */
const cuerpo = (bytes: number, cada: number, veces: number) =>
  new Request('http://localhost/', {
    method: 'POST',
    body: new ReadableStream({
      async start(salida) {
        for (let vez = 0; vez < veces; vez++) {
          await vi.advanceTimersByTimeAsync(cada * 1000)
          salida.enqueue(new Uint8Array(bytes))
        }
        salida.close()
      },
    }),
    duplex: 'half',
  } as RequestInit)

const read = async (request: Request) => {
  let leidos = 0
  for await (const pieza of readSteadily(request, { longest: Number.POSITIVE_INFINITY }))
    leidos += pieza.byteLength
  return leidos
}

test('mientras llegan bytes se los espera, por mucho que dure', async () => {
  expect(await read(cuerpo(40 * KB, 20, 10))).toBe(400 * KB)
})

test('donde no llega casi nada se dice, y no se espera más', async () => {
  await expect(read(cuerpo(10, 20, 30))).rejects.toMatchObject({ status: 408, code: 'demasiado_lento' })
})

test('un cuerpo corto no tiene que llegar a ningún ritmo', async () => {
  expect(await read(cuerpo(10, 0, 1))).toBe(10)
})
