import { expect, test } from 'vitest'
import { seedCatalogo } from '../../db/seed/catalogo.ts'
import { testApi } from '../support/api.ts'
import { catalogoGrande } from '../support/catalogo-grande.ts'
import { insertCreador } from '../support/creadores.ts'

test('de un catálogo vacío no hay nada que contar', async () => {
  const { api } = testApi()

  expect((await api.composers.summary.get({ query: {} })).data).toEqual({
    total: 0,
    catalogo: 0,
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

  expect((await api.composers.summary.get({ query: {} })).data).toEqual({
    total: 4,
    catalogo: 4,
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

test('los filtros dejan el total del catálogo como está', async () => {
  const { db, api } = testApi()
  insertCreador(db, { period: 'COLONIAL', birth_year: 1600 })
  insertCreador(db, { period: 'POSGUERRA', first_name: 'Rafael', mainRole: ['ESCRITOR'] })

  const resumen = async (query: object) => (await api.composers.summary.get({ query })).data

  expect(await resumen({ q: 'rafael' })).toMatchObject({ total: 1, catalogo: 2, siglos: 0, desde: null })
  expect(await resumen({ period: 'COLONIAL' })).toMatchObject({ total: 1, catalogo: 2, siglos: 1 })
  expect(await resumen({ role: 'POET' })).toMatchObject({ total: 0, catalogo: 2 })
  expect(await resumen({ q: '¡!' })).toMatchObject({ total: 0, catalogo: 2, decadas: [] })
})

test('la suma de las décadas da el lugar de cada una en el listado agrupado', async () => {
  const { sqlite, api } = testApi()
  seedCatalogo(sqlite, catalogoGrande(100))
  const { data: resumen } = await api.composers.summary.get({ query: {} })
  const { data: listado } = await api.composers.get({ query: { group: 'period', limit: 100 } })

  const deLista = listado?.data.map(({ period, birth_year }) => [
    period,
    birth_year === null ? null : Math.floor(birth_year / 10) * 10,
  ])
  const deResumen = resumen?.decadas.flatMap(({ period, decada, total }) =>
    Array(total).fill([period, decada]),
  )

  expect(deResumen).toEqual(deLista)
})

test('un filtro desconocido se rechaza', async () => {
  const { pedir } = testApi()

  const response = await pedir('/composers/summary?role=MAGO')

  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ campos: { role: 'Ese rol no existe.' } })
})
