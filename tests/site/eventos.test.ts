import { expect, test } from 'vitest'
import { readEventos } from '../../src/lib/eventos.ts'

function corriente(...trozos: string[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    start(controller) {
      for (const trozo of trozos) controller.enqueue(encoder.encode(trozo))
      controller.close()
    },
  })
}

test('un evento puede llegar en pedazos, y los comentarios solo mantienen la línea', async () => {
  let recibidos = 0
  const cuerpo = corriente(
    'id: 7\nevent: publi',
    'cacion\ndata: {"publicacionId":3}\n\n: sigo aquí\n\n',
    'event: listo\ndata: {}\n\nid: 9\nevent: a medias',
  )

  const eventos = await Array.fromAsync(readEventos(cuerpo, () => recibidos++))

  expect(eventos).toEqual([
    { nombre: 'publicacion', id: 7, datos: { publicacionId: 3 } },
    { nombre: 'listo', id: undefined, datos: {} },
  ])
  expect(recibidos).toBe(3)
})

test('quien deja de escuchar suelta la línea', async () => {
  let soltada = false
  const cuerpo = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('event: listo\ndata: {}\n\n')),
    cancel: () => {
      soltada = true
    },
  })

  for await (const _ of readEventos(cuerpo)) break

  expect(soltada).toBe(true)
})
