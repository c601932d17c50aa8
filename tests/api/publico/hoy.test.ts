import { expect, test } from 'vitest'
import { testApi } from '../../support/api.ts'
import { insertCreador } from '../../support/creadores.ts'

test('trae los nacimientos y las muertes de hoy, con sus años', async () => {
  const { db, api } = testApi({ now: '2026-08-27T15:00:00Z' })
  insertCreador(db, { first_name: 'Nace', birth_year: 1904, birth_month: 8, birth_day: 27 })
  insertCreador(db, { first_name: 'Muere', death_year: 1972, death_month: 8, death_day: 27 })
  insertCreador(db, { first_name: 'Mañana', birth_year: 1904, birth_month: 8, birth_day: 28 })

  const { data } = await api.composers.today.get()

  expect(data?.fecha).toBe('2026-08-27')
  expect(data?.nacimientos).toMatchObject([{ first_name: 'Nace', anios: 122 }])
  expect(data?.fallecimientos).toMatchObject([{ first_name: 'Muere', anios: 54 }])
})

test('sin año no hay años que contar; los de este mismo año son cero', async () => {
  const { db, api } = testApi({ now: '2026-08-27T15:00:00Z' })
  insertCreador(db, { birth_year: null, birth_month: 8, birth_day: 27 })
  insertCreador(db, { birth_year: 2026, birth_month: 8, birth_day: 27 })

  expect((await api.composers.today.get()).data?.nacimientos).toMatchObject([{ id: 2, anios: 0 }])
})

test.each([
  ['2026-02-28T15:00:00Z', ['Veintiocho', 'Veintinueve']],
  ['2028-02-28T15:00:00Z', ['Veintiocho']],
  ['2028-02-29T15:00:00Z', ['Veintinueve']],
  ['2026-03-01T15:00:00Z', []],
])('el %s se recuerda a %o', async (now, nombres) => {
  const { db, api } = testApi({ now })
  insertCreador(db, { first_name: 'Veintinueve', birth_year: 1904, birth_month: 2, birth_day: 29 })
  insertCreador(db, { first_name: 'Veintiocho', birth_year: 1901, birth_month: 2, birth_day: 28 })

  const { data } = await api.composers.today.get()

  expect(data?.nacimientos.map(({ first_name }) => first_name)).toEqual(nombres)
})

test.each([
  ['2026-03-02T02:59:59Z', '2026-03-01'],
  ['2026-03-02T03:00:00Z', '2026-03-02'],
])('a las %s en Asunción es %s', async (now, fecha) => {
  const { api } = testApi({ now })

  expect((await api.composers.today.get()).data?.fecha).toBe(fecha)
})

test.each([
  ['2026-01-01T15:00:00Z', 'Segunda'],
  ['2026-01-02T15:00:00Z', 'Tercera'],
  ['2026-01-03T15:00:00Z', 'Primera'],
  ['2026-12-31T15:00:00Z', 'Tercera'],
])('el %s le toca a la %s', async (now, first_name) => {
  const { db, api } = testApi({ now })
  insertCreador(db, { first_name: 'Tercera', birth_year: null })
  insertCreador(db, { first_name: 'Segunda', birth_year: 1950 })
  insertCreador(db, { first_name: 'Primera', birth_year: 1900 })
  insertCreador(db, { first_name: 'Ninguna', birth_year: 1800, status: 'PENDING_REVIEW' })

  expect((await api.composers.today.get()).data?.compositorDelDia?.first_name).toBe(first_name)
})

test.each([
  [[['PINTOR']], 'Persona 1'],
  [[['PINTOR'], ['POET', 'COMPOSER'], ['PINTOR']], 'Persona 2'],
] as const)('el compositor del día es un compositor, si hay alguno: entre %j, %s', async (roles, nombre) => {
  const { db, api } = testApi({ now: '2026-01-01T15:00:00Z' })
  for (const [i, mainRole] of roles.entries()) {
    insertCreador(db, { first_name: `Persona ${i + 1}`, mainRole: [...mainRole] })
  }

  expect((await api.composers.today.get()).data?.compositorDelDia?.first_name).toBe(nombre)
})

test('sin creadores no hay compositor del día', async () => {
  const { api } = testApi()

  expect((await api.composers.today.get()).data?.compositorDelDia).toBeNull()
})
