import { beforeAll, expect, test } from 'vitest'
import { seedCatalogo } from '../../../db/seed/catalogo.ts'
import catalogo from '../../../db/seed/creadores.json'
import { nombreCompleto } from '../../../src/domain/creadores/creadores.ts'
import { type TestApi, testApi } from '../../support/api.ts'

let contexto: TestApi

beforeAll(() => {
  contexto = testApi()
  seedCatalogo(contexto.sqlite, catalogo, { now: 0 })
})

test.each([
  ['mangore', 'Agustín Pío Barrios'],
  ['Mangoré', 'Agustín Pío Barrios'],
  ['NITSUGA', 'Agustín Pío Barrios'],
  ['nitsuga mangore', 'Agustín Pío Barrios'],
  ['agustin barrios mangore', 'Agustín Pío Barrios'],
  ['nitsuga barrios', 'Agustín Pío Barrios'],
  ['mangor', 'Agustín Pío Barrios'],
  ['nitzuga', 'Agustín Pío Barrios'],
  ['herib', 'Hérib Campos Cervera'],
  ['julián de la herrería', 'Andrés Campos Cervera'],
  ['julian de la herreria', 'Andrés Campos Cervera'],
  ['herreria', 'Andrés Campos Cervera'],
  ['rosicran', 'Narciso R. Colmán'],
  ['Rosicrán', 'Narciso R. Colmán'],
  ['narciso ramon colman', 'Narciso R. Colmán'],
  ['nenín', 'Francisco Alvarenga'],
  ['NENIN ALVARENGA', 'Francisco Alvarenga'],
  ["kamba'i", 'Efrén Echeverría'],
  ['kambai', 'Efrén Echeverría'],
  ['Kamba’i Echeverría', 'Efrén Echeverría'],
  ['esteban cabañas', 'Carlos Colombino'],
  ['esteban cabanas', 'Carlos Colombino'],
  ['felix gimenez gomez', 'Félix de Guarania'],
  ['luis osmer meza', 'Luis Alberto del Paraná'],
  ['elio ramon benitez', 'Neneco Norton'],
  ['felix roberto galeano', 'Maneco Galeano'],
  ['perla', 'Ermelinda Pedroso'],
  ['perla del paraguay', 'Ermelinda Pedroso'],
  ['koki ruiz', 'Delfín Roque Ruiz Pérez'],
  ['juan vaseo', 'Juan Vaisseau'],
  ['jean vaisseau', 'Juan Vaisseau'],
  ['ulrich schmidl', 'Ulrico Schmidl'],
  ['giuseppe brasanelli', 'José Brasanelli'],
  ['domingo zipoli', 'Domenico Zipoli'],
  ['anton sepp', 'Antonio Sepp'],
  ['baucke', 'Florian Paucke'],
  ['louis berger', 'Luis Berger'],
  ['augusto jose antonio', 'Augusto Roa Bastos'],
  ['casaccia bibolini', 'Gabriel Casaccia'],
  ['barrett y alvarez de toledo', 'Rafael Barrett'],
  ['mateo fussari', 'Robin Wood'],
  ["robert o'neill", 'Robin Wood'],
  ['robert oneill', 'Robin Wood'],
  ['pompeyo gonzalez', "Juan E. O'Leary"],
  ['tupa kuchuvi veve', 'León Cadogan'],
  ['los tres sudamericanos', 'Los 3 Sudamericanos'],
  ['lily del monico', 'Lilí del Mónico'],
  ['emilio bigi', 'Emilio Biggi'],
  ['silvano godoy', 'Juan Silvano Godoi'],
  ['renee ferrer de arrellaga', 'Renée Ferrer'],
  ['osca', 'Orquesta Sinfónica de la Ciudad de Asunción'],
  ['recycled orchestra', 'Orquesta de Instrumentos Reciclados de Cateura'],
  ['juanca maneglia', 'Juan Carlos Maneglia'],
  ['roenicunt', 'Juan Crisóstomo Centurión'],
  ['zenitram', 'Juan Crisóstomo Centurión'],
  ['miguel angel meza', 'Miguelángel Meza'],
  ['yapuguai', 'Nicolás Yapuguay'],
  ['francisco esteban acuña', 'Francisco Acuña de Figueroa'],
])('a quien busca «%s» se le da primero %s', async (query, esperado) => {
  const { data } = await contexto.api.composers.search.get({ query: { query } })

  expect(data?.[0] && nombreCompleto(data[0])).toBe(esperado)
})

test('/creador/mangore lleva a Barrios', async () => {
  expect((await contexto.api.composers.slug({ slug: 'mangore' }).get()).data).toMatchObject({
    slug: 'agustin-pio-barrios',
  })
})

test('de quien toca a «Agustín Barrios» se pasa a Barrios', async () => {
  const { api } = contexto
  const { data } = await api.composers.slug({ slug: 'berta-rojas' }).get()
  const siguientes = (await api.composers({ id: data?.id ?? 0 }).next.get()).data ?? []

  expect(siguientes.map(({ creador }) => creador.slug)).toContain('agustin-pio-barrios')
})

test('de cada otro nombre hay en la ficha de dónde sale', () => {
  const conOtros = catalogo.filter((ficha) => 'otros_nombres' in ficha)

  expect(conOtros).toHaveLength(44)
  expect(conOtros.filter(({ references }) => references.length === 0)).toEqual([])
})

test('a quien ya estaba, cargar otra vez el catálogo le dice sus otros nombres, salvo que alguien los haya cambiado', async () => {
  const { sqlite, api, asAdmin } = testApi()
  const sinOtros = catalogo.map((ficha) => ({ ...ficha, otros_nombres: [] }))
  seedCatalogo(sqlite, sinOtros, { now: 0 })
  const idDe = async (query: string) =>
    (await api.composers.search.get({ query: { query } })).data?.[0]?.id ?? 0
  const [barrios, colman] = [await idDe('agustin pio barrios'), await idDe('narciso colman')]
  const otro = { nombre: 'Otro', clase: 'VARIANTE' }
  await asAdmin(`PUT /composers/${colman}`, { otros_nombres: [otro] })
  await asAdmin(`PUT /composers/${colman}`, { otros_nombres: [] })

  expect(seedCatalogo(sqlite, catalogo, { now: 1 })).toEqual({ nuevos: 0, existentes: 229 })

  expect(await idDe('nitsuga')).toBe(barrios)
  expect((await asAdmin.composers({ id: colman }).get()).data?.otros_nombres).toEqual([])
})
