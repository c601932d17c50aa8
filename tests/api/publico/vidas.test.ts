import { expect, test } from 'vitest'
import type { Periodo } from '../../../src/domain/creadores/periodos.ts'
import type { Rol } from '../../../src/domain/sesiones/roles.ts'
import { testApi } from '../../support/api.ts'
import { insertCreador, insertVotos } from '../../support/creadores.ts'

test('dice cuándo vivió cada uno, y qué de eso es seguro', async () => {
  const { db, api } = testApi()
  insertCreador(db, { first_name: 'Juan', last_name: 'Paz', birth_edtf: '1510~', death_edtf: '1570' })

  expect((await api.composers.lives.get({ query: {} })).data).toEqual({
    total: 1,
    data: [
      {
        slug: expect.stringMatching(/^juan-paz/),
        nombre: 'Juan Paz',
        anios: 'c. 1510 – 1570',
        period: 'UNKNOWN',
        desde: 1505,
        hasta: 1570,
        seguro: { min: 1515, max: 1570 },
        abierta: false,
      },
    ],
  })
})

test('de quien no se sabe ningún año solo se cuenta que está, y de quien no se publicó nada', async () => {
  const { db, api } = testApi()
  insertCreador(db)
  insertCreador(db, { birth_year: 1900, status: 'REJECTED' })

  expect((await api.composers.lives.get({ query: {} })).data).toEqual({ total: 1, data: [] })
})

test('los mejores primero: por calidad, y luego por votos', async () => {
  const { db, api } = testApi()
  const sin = insertCreador(db, { birth_year: 1900 })
  const b = insertCreador(db, { birth_year: 1901, quality: 'B' })
  const votado = insertCreador(db, { birth_year: 1902, quality: 'B' })
  const a = insertCreador(db, { birth_year: 1903, quality: 'A' })
  insertVotos(db, votado.id, [5, 4])

  const { data } = await api.composers.lives.get({ query: {} })

  expect(data?.data.map(({ slug }) => slug)).toEqual([a, votado, b, sin].map(({ slug }) => slug))
})

test('un voto, quien se va y el año que pasa se ven enseguida, aunque la banda se acabe de mirar', async () => {
  const { api, asAdmin, db, advance } = testApi()
  const uno = insertCreador(db, { birth_year: 1990, last_name: 'Uno' })
  const dos = insertCreador(db, { birth_year: 1901, last_name: 'Dos' })
  const listSlugs = async () =>
    (await api.composers.lives.get({ query: {} })).data?.data.map(({ slug }) => slug)
  const votar = ({ id }: { id: number }) => api.ratings({ composerId: id }).post({ rating: 5 })
  await votar(dos)
  expect(await listSlugs()).toEqual([dos.slug, uno.slug])

  await votar(uno)
  await votar(uno)
  expect(await listSlugs()).toEqual([uno.slug, dos.slug])

  await asAdmin.composers({ id: dos.id }).delete()
  expect(await listSlugs()).toEqual([uno.slug])

  const abierta = async () => (await api.composers.lives.get({ query: {} })).data?.data[0]?.hasta
  expect(await abierta()).toBe(2026)
  advance(365 * 24 * 60 * 60 * 1000)
  expect(await abierta()).toBe(2027)
})

test('quien falleció no se dibuja en el futuro', async () => {
  const { db, api } = testApi()
  insertCreador(db, { birth_year: 1990, death_unknown: true })

  expect((await api.composers.lives.get({ query: {} })).data?.data).toMatchObject([
    { desde: 1990, hasta: 2026, abierta: false },
  ])
})

test('se eligen por período y por rol', async () => {
  const { db, api } = testApi()
  insertCreador(db, { birth_year: 1900, period: 'POSGUERRA', mainRole: ['POET', 'PINTOR'], last_name: 'Una' })
  insertCreador(db, { birth_year: 1900, period: 'POSGUERRA', mainRole: ['POET'], last_name: 'Dos' })
  insertCreador(db, { birth_year: 1600, period: 'COLONIAL', mainRole: ['PINTOR'], last_name: 'Tres' })
  const nombres = async (query: { period?: Periodo; role?: Rol }) =>
    (await api.composers.lives.get({ query })).data?.data.map(({ nombre }) => nombre).sort()

  expect(await nombres({ role: 'PINTOR' })).toEqual(['Ana Tres', 'Ana Una'])
  expect(await nombres({ period: 'POSGUERRA' })).toEqual(['Ana Dos', 'Ana Una'])
  expect(await nombres({ period: 'POSGUERRA', role: 'PINTOR' })).toEqual(['Ana Una'])
})

test('un período que no existe se rechaza', async () => {
  const { call } = testApi()

  expect((await call('/composers/lives?period=AYER')).status).toBe(400)
})

test('los contemporáneos de alguien son quienes pudieron vivir mientras vivió, y esa persona la primera', async () => {
  const { db, api } = testApi()
  const deOtroSiglo = { birth_edtf: '1700', death_edtf: '1750' }
  const quien = insertCreador(db, { last_name: 'Paz', birth_edtf: '1885', death_edtf: '1944' })
  insertCreador(db, { last_name: 'Antes', quality: 'A', ...deOtroSiglo })
  insertCreador(db, { last_name: 'Dudosa', quality: 'A', birth_edtf: '1940~', period: 'POSGUERRA' })
  insertCreador(db, { last_name: 'Mayor', birth_edtf: '1810', death_unknown: true })
  insertCreador(db, { last_name: 'Ninguna', quality: 'A' })
  const nombres = async (query: { con: string; period?: Periodo }) => {
    const { data } = await api.composers.lives.get({ query })
    return [data?.total, ...(data?.data.map(({ nombre }) => nombre) ?? [])]
  }

  expect(await nombres({ con: quien.slug })).toEqual([3, 'Ana Paz', 'Ana Dudosa', 'Ana Mayor'])
  expect(await nombres({ con: quien.slug, period: 'POSGUERRA' })).toEqual([1, 'Ana Dudosa'])
})

test('de quien no se sabe ningún año no hay contemporáneos, y de quien no está se dice', async () => {
  const { db, api } = testApi()
  const sinAnios = insertCreador(db)
  insertCreador(db, { birth_year: 1900 })

  expect((await api.composers.lives.get({ query: { con: sinAnios.slug } })).data).toEqual({
    total: 0,
    data: [],
  })
  expect((await api.composers.lives.get({ query: { con: 'nadie' } })).status).toBe(404)
})
