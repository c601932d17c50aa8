import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Envio, sendALaVez } from '../../support/a-la-vez.ts'
import { testApi } from '../../support/api.ts'
import { newCarpeta } from '../../support/carpetas.ts'
import { insertCreador } from '../../support/creadores.ts'

const galletaDe = (headers: Headers) => headers.get('set-cookie')?.split(';')[0] ?? ''

function conCreador(opciones: Parameters<typeof testApi>[0] = {}) {
  const contexto = testApi(opciones)
  insertCreador(contexto.db)
  return {
    ...contexto,
    vota: (rating: unknown, cookie = '') =>
      contexto.api.ratings({ composerId: 1 }).post({ rating }, { headers: cookie ? { cookie } : {} }),
  }
}

/** Over a file that other processes can open. */
function conArchivo() {
  const base = join(newCarpeta(), 'guarania.db')
  return { base, ...conCreador({ base }) }
}

test('el primer voto da la media, la cuenta y una galleta firmada', async () => {
  const { vota } = conCreador()

  const { status, data, headers } = await vota(4)

  expect(status).toBe(200)
  expect(data).toEqual({ new_average_rating: 4, total_ratings: 1 })
  expect(headers.get('set-cookie')).toMatch(
    /^visitante=[\w.-]+; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
  )
})

test('con https la galleta solo viaja cifrada', async () => {
  const { vota } = conCreador({ siteUrl: 'https://guarania.py' })

  expect((await vota(4)).headers.get('set-cookie')).toContain('Secure')
})

test('un segundo voto del mismo visitante reemplaza al primero; el de otro se suma', async () => {
  const { vota, api } = conCreador()
  const cookie = galletaDe((await vota(1)).headers)

  const segundo = await vota(5, cookie)
  expect(segundo.data).toEqual({ new_average_rating: 5, total_ratings: 1 })
  expect(segundo.headers.get('set-cookie')).toBeNull()
  expect((await vota(4)).data).toEqual({ new_average_rating: 4.5, total_ratings: 2 })
  expect((await vota(4)).data.new_average_rating).toBe(13 / 3)

  expect((await api.composers({ id: 1 }).get()).data).toMatchObject({ rating_avg: 13 / 3, rating_count: 3 })
})

test('una galleta inventada no es de nadie', async () => {
  const { vota, tokens } = conCreador()
  const deSesion = await tokens.sign('sesion', { sub: 'x' }, 60)

  for (const falsa of ['visitante=yo', `visitante=${deSesion}`])
    expect((await vota(3, falsa)).status).toBe(200)
  expect((await vota(3)).data.total_ratings).toBe(3)
})

test.each([0, 6, 2.5, '5', null, undefined])('%j no es una valoración', async (rating) => {
  const { vota } = conCreador()
  const texto = 'La valoración debe ser un número entero de 1 a 5.'

  expect(await vota(rating)).toMatchObject({ status: 400, data: { error: texto, campos: { rating: texto } } })
})

test('de lo que no está publicado no se vota: 404, y nada cambia', async () => {
  const { db, api, send, changes } = testApi()
  insertCreador(db, { status: 'PENDING_REVIEW' })
  const antes = changes.stamp(['comunidad'])

  expect((await api.ratings({ composerId: 1 }).post({ rating: 3 })).status).toBe(404)
  expect((await send('POST /ratings/x', { rating: 3 })).status).toBe(400)
  expect(changes.stamp(['comunidad'])).toBe(antes)
})

test('cien votos a la vez, desde dos procesos, dan la media exacta', { timeout: 30_000 }, async () => {
  const { base, api, sqlite } = conArchivo()
  const votos = (inicio: number): Envio[] =>
    Array.from({ length: 50 }, (_, i) => ['POST /ratings/1', { rating: ((inicio + i) % 5) + 1 }])

  const respuestas = await sendALaVez(base, [0, 50].map(votos))

  // Each has seen all that came before it, and none that came after.
  const cuentas = respuestas.map(({ data }) => data.total_ratings).toSorted((a, b) => a - b)
  expect(cuentas).toEqual(Array.from({ length: 100 }, (_, i) => i + 1))
  expect((await api.composers({ id: 1 }).get()).data).toMatchObject({ rating_avg: 3, rating_count: 100 })
  expect(sqlite.prepare('SELECT count(*) FROM valoraciones').pluck().get()).toBe(100)
})

test('cien votos a la vez de un visitante, desde dos procesos, son uno', {
  timeout: 30_000,
}, async () => {
  const { base, vota } = conArchivo()
  const cookie = galletaDe((await vota(1)).headers)
  const votos = (rating: number): Envio[] =>
    Array.from({ length: 50 }, () => ['POST /ratings/1', { rating }, { cookie }])

  const respuestas = await sendALaVez(base, [2, 4].map(votos))

  // Each is answered with what it has just voted, whatever the other one writes.
  const medias = respuestas.map(({ data }) => data.new_average_rating)
  expect(medias).toEqual([2, 4].flatMap((rating) => Array(50).fill(rating)))
  expect((await vota(5, cookie)).data).toEqual({ new_average_rating: 5, total_ratings: 1 })
})

test('un voto se avisa a los lectores', async () => {
  const { vota, changes } = conCreador()
  const antes = changes.stamp(['comunidad'])

  await vota(5)

  expect(changes.stamp(['comunidad'])).not.toBe(antes)
})

test('tras seiscientos votos de una dirección hay que esperar', async () => {
  const { vota } = conCreador()
  const cookie = galletaDe((await vota(1)).headers)
  for (let i = 0; i < 599; i++) await vota(1, cookie)

  const { status, headers } = await vota(1, cookie)

  expect(status).toBe(429)
  expect(headers.get('retry-after')).toBe('600')
})

test('sin cookie, de una red valen tantos votos por creador y por día; con ella se puede cambiar el propio', async () => {
  const { db, api } = testApi()
  insertCreador(db)
  insertCreador(db)
  const vote = (creador = 1, cookie = '') =>
    api.ratings({ composerId: creador }).post({ rating: 5 }, { headers: cookie ? { cookie } : {} })

  const primero = await vote()
  const cookie = (primero.headers.get('set-cookie') ?? '').split(';')[0]
  for (let vez = 1; vez < 40; vez++) await vote()
  const deMas = await vote()

  expect(deMas.status).toBe(429)
  expect((await vote(1, cookie)).data.total_ratings).toBe(40)
  expect((await vote(2)).status).toBe(200)
})
