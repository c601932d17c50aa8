import { expect, test } from 'vitest'
import { seedCatalogo } from '../../../db/seed/catalogo.ts'
import { testApi } from '../../support/api.ts'
import { catalogoGrande } from '../../support/catalogo-grande.ts'
import { insertCreador } from '../../support/creadores.ts'

test('de un catálogo vacío no hay nada que contar', async () => {
  const { api } = testApi()

  expect((await api.composers.timeline.get({ query: {} })).data?.resumen).toEqual({
    total: 0,
    siglos: 0,
    roles: 0,
    desde: null,
    hasta: null,
    periodos: [],
    decadas: [],
  })
})

test('cuenta siglos, roles, períodos y décadas en el orden de la página', async () => {
  const { db, api } = testApi()
  insertCreador(db, { period: 'DICTADURA', birth_year: 1939, mainRole: ['POET'] })
  insertCreador(db, { period: 'DICTADURA', birth_year: 1930, mainRole: ['POET', 'PINTOR'] })
  insertCreador(db, { period: 'DICTADURA', birth_year: null, mainRole: ['PINTOR'] })
  insertCreador(db, { period: 'COLONIAL', birth_year: 1510, mainRole: ['ESCRITOR'] })

  expect((await api.composers.timeline.get({ query: {} })).data?.resumen).toEqual({
    total: 4,
    siglos: 5,
    roles: 3,
    desde: 1510,
    hasta: 1939,
    periodos: [
      { period: 'COLONIAL', total: 1 },
      { period: 'DICTADURA', total: 3 },
    ],
    decadas: [
      { period: 'COLONIAL', decada: 1510, total: 1 },
      { period: 'DICTADURA', decada: 1930, total: 2 },
      { period: 'DICTADURA', decada: null, total: 1 },
    ],
  })
})

test('los filtros dejan las cifras del catálogo como están', async () => {
  const { db, api } = testApi()
  insertCreador(db, { period: 'COLONIAL', birth_year: 1600 })
  insertCreador(db, { period: 'POSGUERRA', first_name: 'Rafael', mainRole: ['ESCRITOR'] })
  const catalogo = (await api.composers.timeline.get({ query: {} })).data?.resumen

  const cifras = async (query: object) => {
    const { data } = await api.composers.timeline.get({ query })
    expect(data?.catalogo).toEqual(catalogo)
    return data?.resumen
  }

  expect(await cifras({ q: 'rafael' })).toMatchObject({ total: 1, siglos: 0, desde: null })
  expect(await cifras({ period: 'COLONIAL' })).toMatchObject({ total: 1, siglos: 1 })
  expect(await cifras({ role: 'POET' })).toMatchObject({ total: 0 })
  expect(await cifras({ q: '¡!' })).toMatchObject({ total: 0, decadas: [] })
})

test('la suma de las décadas da el lugar de cada una en la página', async () => {
  const { sqlite, api } = testApi()
  seedCatalogo(sqlite, catalogoGrande(100))
  const { data: linea } = await api.composers.timeline.get({ query: {} })

  const deLista = linea?.data.map(({ period, birth_year }) => [
    period,
    birth_year === null ? null : Math.floor(birth_year / 10) * 10,
  ])
  const deResumen = linea?.resumen.decadas.flatMap(({ period, decada, total }) =>
    Array(total).fill([period, decada]),
  )

  expect(deResumen).toEqual(deLista)
})

test('una página más allá del final es la última', async () => {
  const { sqlite, api } = testApi()
  seedCatalogo(sqlite, catalogoGrande(250))

  const { data: ultima } = await api.composers.timeline.get({ query: { page: 999_999_999, sort: 'name' } })
  const { data: listado } = await api.composers.get({
    query: { page: 3, limit: 100, sort: 'name', group: 'period' },
  })

  expect(ultima).toMatchObject({ page: 3, totalPages: 3, total: 250 })
  expect(ultima?.data).toEqual(listado?.data)
})

test('un filtro desconocido se rechaza', async () => {
  const { call } = testApi()

  const response = await call('/composers/timeline?role=MAGO')

  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ campos: { role: 'Ese rol no existe.' } })
})
