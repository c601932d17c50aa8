import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createImagenes } from '../../api/site/imagenes.ts'
import type { Creador } from '../../src/domain/creadores/creadores.ts'
import { muestras } from '../../src/domain/creadores/muestras.ts'
import { newFolder } from '../support/program.ts'

const muestra = muestras[0] as Creador

function testImagenes(folder = join(newFolder(), 'imagenes')) {
  const creadores = new Map(['uno', 'dos'].map((slug, i) => [slug, { ...muestra, id: i + 1, slug }]))
  const drawn: string[] = []
  const draw = async (svg: string) => {
    drawn.push(svg)
    return new TextEncoder().encode(svg)
  }
  const options = {
    folder,
    findCreador: (slug: string) => creadores.get(slug),
    site: { name: 'Guarania', anio: 2026 },
  }
  const imagenes = createImagenes({ ...options, draw })
  const get = (path: string, headers: Record<string, string> = {}) =>
    imagenes.respond(new Request(`http://localhost${path}`, { headers }), path)
  return { get, drawn, creadores, folder, options }
}

test('cada imagen se dibuja una vez, aunque la pidan a la vez, y queda para el programa que sigue', async () => {
  const { get, drawn, folder } = testImagenes()

  const replies = await Promise.all([get('/creador/uno/imagen.png'), get('/creador/uno/imagen.png?x=1')])
  await get('/creador/uno/imagen.png')
  const later = testImagenes(folder)
  const reply = await later.get('/creador/uno/imagen.png')

  expect(drawn).toHaveLength(1)
  expect(later.drawn).toHaveLength(0)
  expect(replies.map((one) => one?.status)).toEqual([200, 200])
  expect(reply?.headers.get('content-type')).toBe('image/png')
  expect(reply?.headers.get('cache-control')).toBe('public, max-age=86400')
  expect(await reply?.text()).toBe(drawn[0])
})

test('quien ya la tiene recibe 304', async () => {
  const { get } = testImagenes()
  const etag = (await get('/creador/uno/imagen.png'))?.headers.get('etag') ?? ''

  expect((await get('/creador/uno/imagen.png', { 'if-none-match': etag }))?.status).toBe(304)
})

test('cuando el creador cambia, otra toma su lugar; la de los demás queda', async () => {
  const { get, drawn, creadores, folder } = testImagenes()
  await get('/creador/uno/imagen.png')
  await get('/creador/dos/imagen.png')

  creadores.set('uno', { ...muestra, id: 1, slug: 'uno', last_name: 'Cambiada' })
  const reply = await get('/creador/uno/imagen.png')

  expect(await reply?.text()).toContain('Cambiada')
  expect(drawn).toHaveLength(3)
  expect(readdirSync(folder).map((name) => name.split('-')[0])).toEqual(['1', '2'])
})

test.each(['/creador/nadie/imagen.png', '/creador/uno', '/creador/uno/otra.png', '/creador/a/b/imagen.png'])(
  '%s no es una imagen',
  (path) => {
    expect(testImagenes().get(path)).toBeUndefined()
  },
)

test('se dibuja de a una; donde ya esperan muchas, una más se rechaza', async () => {
  const { options, creadores } = testImagenes()
  for (let i = 3; i <= 12; i++) creadores.set(`c${i}`, { ...muestra, id: i, slug: `c${i}` })
  const { promise, resolve } = Promise.withResolvers<void>()
  let atOnce = 0
  let most = 0
  const draw = async () => {
    most = Math.max(most, ++atOnce)
    await promise
    atOnce--
    return new Uint8Array([1])
  }
  const imagenes = createImagenes({ ...options, draw })
  const get = (slug: string) => {
    const path = `/creador/${slug}/imagen.png`
    return imagenes.respond(new Request(`http://localhost${path}`), path)
  }

  const asked = [...creadores.keys()].map(get)
  const refused = await Promise.race(asked)
  resolve()
  const replies = await Promise.all(asked)

  expect(refused?.status).toBe(503)
  expect(refused?.headers.get('retry-after')).toBe('5')
  expect(replies.filter((one) => one?.status === 200)).toHaveLength(10)
  expect(most).toBe(1)
})

test('la que no se pudo dibujar se intenta de nuevo', async () => {
  const { options } = testImagenes()
  const results = [Promise.reject(new Error('sin memoria')), Promise.resolve(new Uint8Array([1]))]
  results[0]?.catch(() => {})
  const imagenes = createImagenes({ ...options, draw: () => results.shift() ?? Promise.reject() })
  const get = () =>
    imagenes.respond(new Request('http://localhost/creador/uno/imagen.png'), '/creador/uno/imagen.png')

  await expect(get()).rejects.toThrow('sin memoria')

  expect((await get())?.status).toBe(200)
})
