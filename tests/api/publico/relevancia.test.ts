import { expect, test } from 'vitest'
import { transact } from '../../../db/client.ts'
import { creadores } from '../../../db/schema/creadores.ts'
import { seedCatalogo } from '../../../db/seed/catalogo.ts'
import { palabrasDe } from '../../../src/domain/creadores/busqueda.ts'
import { nombreCompleto } from '../../../src/domain/creadores/creadores.ts'
import { acuerdoConNombre } from '../../../src/domain/creadores/relevancia.ts'
import { type TestApi, testApi } from '../../support/api.ts'
import { catalogoGrande } from '../../support/catalogo-grande.ts'
import { insertCreador } from '../../support/creadores.ts'

/** In birth-year order they stand the other way round. */
function conMusicos() {
  const contexto = testApi()
  for (const [last_name, birth_year, notable_works, bio] of [
    ['Paz', 1700, '', 'Amigo de Flores; cantó India y tocó la guitarra de Barrios.'],
    ['Sosa', 1750, 'Elegía a Flores; Barrio de la India', ''],
    ['Floresta', 1800, '', ''],
    ['Flores', 1904, 'India; Jejuí', ''],
    ['Barrios', 1950, 'La catedral', ''],
  ] as const)
    insertCreador(contexto.db, { first_name: 'Luis', last_name, birth_year, notable_works, bio })
  return contexto
}

const search = async ({ api }: TestApi, query: string) =>
  (await api.composers.search.get({ query: { query } })).data?.map(({ last_name }) => last_name)

test.each([
  // The name's words, their beginnings, the works, the biography.
  ['flores', ['Flores', 'Floresta', 'Sosa', 'Paz']],
  ['flore', ['Floresta', 'Flores', 'Sosa', 'Paz']],
  ['LUIS Flórés', ['Flores', 'Floresta', 'Sosa', 'Paz']],
  // Some words in the name and the others in the works, before all of them in the works.
  ['flores india', ['Flores', 'Sosa', 'Paz']],
  ['flores de la india', ['Sosa', 'Paz']],
  ['india', ['Sosa', 'Flores', 'Paz']],
  ['tarra', ['Paz']],
  // One letter is forgiven where nobody has the words as they are.
  ['barios', ['Barrios', 'Paz']],
  ['luis bario', ['Barrios', 'Sosa', 'Paz']],
  ['luis florez', ['Flores', 'Sosa', 'Paz']],
  ['catedarl', ['Barrios']],
  ['luis xyzzy', []],
])('«%s» da %o, en ese orden', async (texto, esperados) => {
  expect(await search(conMusicos(), texto)).toEqual(esperados)
})

test('la línea de tiempo dice quién se parece más a lo que se busca, y si es solo parecido', async () => {
  const { db, api } = conMusicos()
  insertCreador(db, { last_name: 'Flores', birth_year: 1990, period: 'ACTUALIDAD' })
  const best = async (query: NonNullable<Parameters<typeof api.composers.timeline.get>[0]>['query']) => {
    const { data } = await api.composers.timeline.get({ query })
    return data?.mejor && [data.mejor.creador.birth_year, data.mejor.casi]
  }

  expect(await best({ q: 'flores' })).toEqual([1904, false])
  expect(await best({ q: 'flores', sort: 'name' })).toEqual([1904, false])
  expect(await best({ q: 'flores', period: 'ACTUALIDAD' })).toEqual([1990, false])
  expect(await best({ q: 'varrios' })).toEqual([1950, true])
  expect(await best({ q: 'xyzzy' })).toBe(null)
  expect(await best({})).toBe(null)
})

test('quien se busca está una sola vez, también de página en página', async () => {
  const { db, api } = testApi()
  for (let i = 0; i < 101; i++) insertCreador(db, { first_name: 'Ana', last_name: `Paz ${i}` })

  const { data } = await api.composers.timeline.get({ query: { q: 'ana', page: 2 } })

  expect(data).toMatchObject({ page: 2, total: 101, mejor: null })
})

test('con cualquier búsqueda, los nombres van como dice la regla', async () => {
  const contexto = testApi()
  seedCatalogo(contexto.sqlite, catalogoGrande(400), { now: 0 })
  insertCreador(contexto.db, { first_name: 'Juan', last_name: "O'Leary Núñez-Pérez" })

  for (const texto of [
    'a',
    'jose',
    'ma',
    'leary',
    'nunez perez',
    'nez',
    'josse',
    'gimenes',
    'maria',
    'barios',
  ]) {
    const { data } = await contexto.api.composers.search.get({ query: { query: texto } })
    const acuerdos =
      data?.map((creador) => acuerdoConNombre(palabrasDe(texto), nombreCompleto(creador))) ?? []
    expect(acuerdos.length, texto).toBeGreaterThan(0)
    expect(acuerdos, texto).toEqual(acuerdos.toSorted())
  }
})

test('las obras que cambian, y las de quien deja de estar publicado, cambian de lugar', async () => {
  const contexto = testApi()
  const { db } = contexto
  insertCreador(db, { last_name: 'A', birth_year: 1900, notable_works: 'Polca', bio: 'Una galopa.' })
  insertCreador(db, { last_name: 'B', birth_year: 1950, notable_works: 'Galopa', bio: 'Una polca.' })
  expect(await search(contexto, 'galopa')).toEqual(['B', 'A'])

  transact(db, () => db.update(creadores).set({ notable_works: 'Nada', bio: 'Galopa, polca.' }).run())
  expect(await search(contexto, 'galopa')).toEqual(['A', 'B'])

  transact(db, () => db.update(creadores).set({ status: 'REJECTED' }).run())
  expect(await search(contexto, 'galopa')).toEqual([])
  const { sqlite } = contexto
  const match = sqlite.prepare('SELECT rowid FROM creadores_obras_fts WHERE creadores_obras_fts MATCH ?')
  expect(match.all('nada')).toEqual([])

  transact(db, () => db.update(creadores).set({ status: 'PUBLISHED' }).run())
  expect(match.all('nada')).toHaveLength(2)
  transact(db, () => db.delete(creadores).run())
  expect(match.all('nada')).toEqual([])
})
