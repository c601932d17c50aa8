import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressed } from '../../api/suelo/services/compression.ts'

const LARGO = JSON.stringify(Array.from({ length: 500 }, (_, id) => ({ id, nombre: 'Ana Paz' })))

const pedido = (acepta?: string) =>
  new Request('http://localhost/api/alumnos', acepta ? { headers: { 'accept-encoding': acepta } } : {})

const respuesta = (cuerpo: BodyInit | null, tipo = 'application/json', init: ResponseInit = {}) =>
  new Response(cuerpo, { ...init, headers: { 'content-type': tipo, 'cache-control': 'no-store' } })

test('una respuesta larga viaja comprimida y dice lo mismo', async () => {
  const { status, headers, arrayBuffer } = await leida(
    compressed(pedido('br, gzip'), respuesta(LARGO, 'application/json', { status: 201 })),
  )

  expect(status).toBe(201)
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-encoding': 'gzip',
    'content-type': 'application/json',
    'cache-control': 'no-store',
    vary: 'Accept-Encoding',
  })
  expect(arrayBuffer.byteLength).toBeLessThan(LARGO.length / 4)
  expect(gunzipSync(arrayBuffer).toString()).toBe(LARGO)
})

test.each([
  ['quien no acepta gzip', undefined, LARGO, 'application/json'],
  ['quien lo rechaza', 'gzip;q=0, br', LARGO, 'application/json'],
  ['una respuesta corta', 'gzip', '{"ok":true}', 'application/json'],
  ['una imagen', 'gzip', LARGO, 'image/png'],
  ['lo que llega de a poco', 'gzip', LARGO, 'text/event-stream'],
])('%s la recibe como es', async (_caso, acepta, cuerpo, tipo) => {
  const { headers, arrayBuffer } = await leida(compressed(pedido(acepta), respuesta(cuerpo, tipo)))

  expect(headers.get('content-encoding')).toBeNull()
  expect(new TextDecoder().decode(arrayBuffer)).toBe(cuerpo)
})

async function leida(promesa: Promise<Response>) {
  const respuesta = await promesa
  return {
    status: respuesta.status,
    headers: respuesta.headers,
    arrayBuffer: await respuesta.arrayBuffer(),
  }
}
