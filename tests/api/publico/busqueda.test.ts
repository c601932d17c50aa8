import { expect, test } from 'vitest'
import { transact } from '../../../db/client.ts'
import { creadores } from '../../../db/schema/creadores.ts'
import { azarDe } from '../../../src/domain/base/azar.ts'
import { consultaFts } from '../../../src/domain/creadores/busqueda.ts'
import { type TestApi, testApi } from '../../support/api.ts'
import { insertCreador } from '../../support/creadores.ts'

function conFlores() {
  const contexto = testApi()
  insertCreador(contexto.db, {
    first_name: 'José Asunción',
    last_name: 'Flores',
    birth_year: 1904,
    bio: 'Creó la guarania; su ñandutí suena.',
    notable_works: 'India; Jejuí',
  })
  insertCreador(contexto.db, {
    first_name: 'Otra',
    last_name: 'Persona',
    birth_year: 1800,
    bio: 'Nació en Asunción.',
  })
  return contexto
}

const search = async ({ api }: TestApi, query: string) =>
  (await api.composers.search.get({ query: { query } })).data?.map(({ first_name }) => first_name)

test.each([
  ['jose asuncion', ['José Asunción']],
  ['JOSÉ FLORES', ['José Asunción']],
  ['asunción', ['José Asunción', 'Otra']],
  ['ASUNCION', ['José Asunción', 'Otra']],
  ['guar', ['José Asunción']],
  ['jejui', ['José Asunción']],
  ['ñanduti', ['José Asunción']],
  ['nandutí', ['José Asunción']],
  ['Flores, José', ['José Asunción']],
  ['lores', ['José Asunción']],
  ['UNCIÓN ore', ['José Asunción']],
  ['arani', ['José Asunción']],
  ['lores arani', ['José Asunción']],
  ['sunció acio', ['Otra']],
  ['lores ar', []],
  ['lores cr', ['José Asunción']],
  ['ores xyz', []],
  ['[guarania]', ['José Asunción']],
  ['{"jejui":1}', []],
  ['jose persona', []],
  ['!!! ¿? —', []],
])('«%s» encuentra %o', async (texto, encontrados) => {
  expect(await search(conFlores(), texto)).toEqual(encontrados)
})

test.each([
  '"',
  'a"b',
  'jose*',
  '(jose',
  'jose AND',
  'OR',
  'NEAR(jose flores)',
  'name:jose',
  '-jose',
  '^jose',
  "'; DROP TABLE creadores; --",
  '{name bio}: x',
  '\0jose',
  '\u19b0a\u19b1b',
  '😀 jose',
])('«%s» no rompe nada', async (texto) => {
  const contexto = conFlores()

  const { status } = await contexto.api.composers.search.get({ query: { query: texto } })

  expect(status).toBe(200)
  expect((await contexto.api.composers.get({ query: {} })).data?.total).toBe(2)
})

const alfabeto = [
  ...'aeñßﬁﬀŉǆİıΣςאعक्षिกำ漢字한글ｱ０①²½Ⅷ',
  ...'𝐀𞤀𞤢𐌰𒀀🎵👩🏽‍🎤🇵🇾',
  ...'\u0301\u0303\u200d\u200b\u00ad\ufeff\u2028\ufffe\uffff\ud800\udc00\0\t "\'*-^():{}+,.~<>&|%_\\/',
]

test('cualquier mezcla de signos y escrituras se puede buscar', async () => {
  const { call } = conFlores()
  const { entero, uno } = azarDe(7)
  const textos = Array.from({ length: 1500 }, () =>
    Array.from({ length: entero(1, 12) }, () => uno(alfabeto)).join(''),
  )

  for (const texto of [
    ...textos,
    '𞤀𞤣𞤤𞤢𞤥',
    'a'.repeat(200),
    'ﬁn',
    'a b c d e f g h i j '.repeat(10),
    '\ud83c',
  ]) {
    const q = encodeURIComponent(texto.toWellFormed())
    expect((await call(`/composers?q=${q}`)).status, JSON.stringify(texto)).toBe(200)
    expect((await call(`/composers/timeline?q=${q}`)).status, JSON.stringify(texto)).toBe(200)
  }
})

test.each(['%ED%A0%80', '%FF', '%00', '%', '%F0%9F'])(
  'q=%s, mal escrito, no es un error del servidor',
  async (q) => {
    const { call } = conFlores()

    expect((await call(`/composers?q=${q}`)).status).toBeLessThan(500)
  },
)

test('ninguna letra suelta ni pegada a otras rompe la búsqueda', () => {
  const { sqlite } = testApi()
  const match = sqlite.prepare('SELECT count(*) FROM creadores_fts WHERE creadores_fts MATCH ?').pluck()
  const letras = Array.from({ length: 0x1ffff }, (_, i) => i + 1).filter((i) => i < 0xd800 || i > 0xdfff)

  for (let desde = 0; desde < letras.length; desde += 100) {
    const texto = letras
      .slice(desde, desde + 100)
      .map((letra) => `b${String.fromCodePoint(letra)}c`)
      .join(' ')
    expect(match.get(consultaFts(texto)), `desde U+${desde.toString(16)}`).toBe(0)
  }
})

test.each(['/composers/search', '/composers/search?query=', '/composers/search?query=%20%20'])(
  '%s pide qué buscar',
  async (path) => {
    const { call } = testApi()

    const response = await call(path)

    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: 'Escribe qué quieres buscar.', code: 'validacion' })
  },
)

test('una búsqueda demasiado larga se rechaza', async () => {
  const { call } = testApi()

  expect((await call(`/composers/search?query=${'a'.repeat(201)}`)).status).toBe(400)
})

test('la búsqueda da a lo sumo cien', async () => {
  const contexto = testApi()
  for (let i = 0; i < 101; i++) insertCreador(contexto.db)

  expect(await search(contexto, 'ana')).toHaveLength(100)
})

const apostrofos = ["'", '’', 'ꞌ', 'Ꞌ', 'ʼ']

test.each(apostrofos)(
  'con %s o como se lo escriba, se encuentra a quien lleva apóstrofo',
  async (apostrofo) => {
    const contexto = testApi()
    insertCreador(contexto.db, {
      first_name: 'Félix',
      last_name: `O${apostrofo}Leary`,
      birth_year: 1900,
      bio: `Cantó a Kamba${apostrofo}i y a Tava${apostrofo}i.`,
      notable_works: `Jahe${apostrofo}o`,
    })
    insertCreador(contexto.db, {
      first_name: 'Leary',
      last_name: 'Tavares',
      birth_year: 1800,
      bio: 'Fue a Oruro.',
    })

    for (const escrito of [
      'oleary',
      'kambai',
      'TAVAI',
      'jaheo',
      "félix o'l",
      ...apostrofos.map((a) => `Tava${a}i`),
    ])
      expect(await search(contexto, escrito), escrito).toEqual(['Félix'])
    expect(await search(contexto, 'leary')).toEqual(['Leary', 'Félix'])
    expect(await search(contexto, 'tava')).toEqual(['Leary', 'Félix'])
  },
)

test('a quien se llama así se lo nombra antes que a quien lo cita', async () => {
  const contexto = testApi()
  insertCreador(contexto.db, { first_name: 'Cita', birth_year: 1800, bio: "Discípula de O'Leary." })
  insertCreador(contexto.db, { first_name: 'Juan', last_name: "O'Leary", birth_year: 1900 })

  expect(await search(contexto, 'oleary')).toEqual(['Juan', 'Cita'])
})

test('primero quienes tienen todas las palabras en su nombre, y entre ellos el orden de siempre', async () => {
  const contexto = testApi()
  const bio = 'Alumna de Ana Núñez.'
  insertCreador(contexto.db, { first_name: 'Primera', birth_year: 1700, bio })
  insertCreador(contexto.db, { first_name: 'Ana María', last_name: 'Núñez', birth_year: 1900 })
  insertCreador(contexto.db, { first_name: 'Ana', last_name: 'Núñez', birth_year: 1850 })
  insertCreador(contexto.db, { first_name: 'Ana Paz', birth_year: 1800, bio })

  expect(await search(contexto, 'nuñez ana')).toEqual(['Ana', 'Ana María', 'Primera', 'Ana Paz'])
})

test('una eñe también se encuentra en medio de un nombre, y nadie sin publicar', async () => {
  const contexto = testApi()
  insertCreador(contexto.db, { first_name: 'Íñigo', last_name: 'Núñez' })
  insertCreador(contexto.db, { first_name: 'Pendiente', last_name: 'Núñez', status: 'PENDING_REVIEW' })

  expect(await search(contexto, 'uñez')).toEqual(['Íñigo'])
  expect(await search(contexto, 'unez')).toEqual(['Íñigo'])
  const { data } = await contexto.api.composers.get({ query: { q: 'ñez' } })
  expect(data).toMatchObject({ total: 1, data: [{ first_name: 'Íñigo' }] })
})

test('el índice sigue a los cambios de estado, de texto y a las bajas', async () => {
  const contexto = conFlores()
  const { db } = contexto
  const tras = async (cambio: () => unknown, texto: string) => {
    transact(db, cambio)
    return (await search(contexto, texto))?.length
  }

  expect(await tras(() => db.update(creadores).set({ status: 'PENDING_REVIEW' }).run(), 'asuncion')).toBe(0)
  expect(await tras(() => db.update(creadores).set({ bio: 'Con una tiorba.' }).run(), 'tiorba')).toBe(0)
  expect(await tras(() => db.update(creadores).set({ status: 'PUBLISHED' }).run(), 'tiorba')).toBe(2)
  expect(await tras(() => undefined, 'iorb')).toBe(2)
  expect(await tras(() => db.update(creadores).set({ bio: 'Nada.' }).run(), 'tiorba')).toBe(0)
  expect(await tras(() => undefined, 'iorb')).toBe(0)
  expect(await tras(() => db.update(creadores).set({ bio: "De Tava'i." }).run(), 'tavai')).toBe(2)
  expect(await tras(() => db.update(creadores).set({ bio: 'Nada.' }).run(), 'tavai')).toBe(0)
  expect(await tras(() => db.delete(creadores).run(), 'nada')).toBe(0)
})
