import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { creadores } from '../../../db/schema/creadores.ts'
import { readCatalogo } from '../../../db/seed/archivo.ts'
import { seedCatalogo } from '../../../db/seed/catalogo.ts'
import { SeedError } from '../../../db/seed/errores.ts'
import { testApi } from '../../support/api.ts'
import { catalogoGrande } from '../../support/catalogo-grande.ts'

const REAL = new URL('../../../db/seed/creadores.json', import.meta.url).pathname

const ficha = {
  first_name: 'Agustín',
  last_name: 'Barrios',
  birth_year: 1885,
  bio: 'Guitarrista.',
  mainRole: ['COMPOSER'],
}

const fichaConAcentos = { ...ficha, first_name: 'Ramón', last_name: 'Núñez', bio: 'Enseñó música.' }

const cuantos = ({ db }: ReturnType<typeof testApi>) => db.$count(creadores)

test('el catálogo real se carga entero, y cargarlo otra vez no agrega nada', async () => {
  const contexto = testApi()
  const rows = readCatalogo(REAL)

  expect(seedCatalogo(contexto.sqlite, rows)).toEqual({ nuevos: 229, existentes: 0 })
  expect(seedCatalogo(contexto.sqlite, rows)).toEqual({ nuevos: 0, existentes: 229 })
  expect(await cuantos(contexto)).toBe(229)
  const { data } = await contexto.api.composers.slug({ slug: 'jose-asuncion-flores' }).get()
  expect(data).toMatchObject({ status: 'PUBLISHED', birth_year: 1904, period: 'GUERRA_DEL_CHACO_Y_GUARANIA' })
  expect(data?.references?.split('\n')[0]).toMatch(/ — https?:\/\//)
})

test('una fila mala dice cuál es y no deja nada cargado', async () => {
  const contexto = testApi()
  const rows = [...catalogoGrande(600), { ...ficha, birth_month: 13 }]

  expect(() => seedCatalogo(contexto.sqlite, rows)).toThrow(
    new SeedError('Fila 601 (Agustín Barrios): birth_month debe estar entre 1 y 12.'),
  )
  expect(await cuantos(contexto)).toBe(0)
})

test.each([
  [null, 'Fila 1: la fila debe ser un objeto con los datos de un creador.'],
  [[], 'Fila 1: la fila debe ser un objeto con los datos de un creador.'],
  [{ ...ficha, first_name: '', last_name: ' ' }, 'Fila 1: first_name no puede estar vacío.'],
  [
    { ...ficha, last_name: null },
    'Fila 1 (Agustín): last_name solo puede estar vacío en una agrupación u orquesta.',
  ],
])('la fila %o', (row, mensaje) => {
  const { sqlite } = testApi()

  expect(() => seedCatalogo(sqlite, [row])).toThrow(new SeedError(mensaje))
})

test('los nombres repetidos de un archivo se cargan todos, con direcciones distintas, y una sola vez', async () => {
  const contexto = testApi()
  const rows = [ficha, { ...ficha, first_name: 'AGUSTIN' }, { ...ficha, birth_year: null }]

  expect(seedCatalogo(contexto.sqlite, rows)).toEqual({ nuevos: 3, existentes: 0 })
  expect(seedCatalogo(contexto.sqlite, [...rows, ficha])).toEqual({ nuevos: 1, existentes: 3 })
  const { data } = await contexto.api.composers.slugs.get({ query: {} })
  expect(data?.data.map(({ slug }) => slug)).toEqual([
    'agustin-barrios',
    'agustin-barrios-2',
    'agustin-barrios-3',
    'agustin-barrios-4',
  ])
})

test('lo que el administrador corrigió queda como lo dejó', async () => {
  const contexto = testApi()
  seedCatalogo(contexto.sqlite, [ficha])
  contexto.db
    .update(creadores)
    .set({ first_name: 'Pío', sort_name: 'pio barrios', birth_year: 1886, bio: 'Otra.' })
    .run()

  expect(seedCatalogo(contexto.sqlite, [ficha])).toEqual({ nuevos: 0, existentes: 1 })
  const { data } = await contexto.api.composers.get({ query: {} })
  expect(data?.data).toMatchObject([{ first_name: 'Pío', birth_year: 1886, bio: 'Otra.' }])
})

test('cualquier letra llega igual, en forma NFC', async () => {
  const contexto = testApi()
  const raro = {
    ...ficha,
    first_name: 'Asuncio\u0301n',
    last_name: "G̃uarã '日本' 😀",
    bio: '"; DROP TABLE x; --',
  }
  seedCatalogo(contexto.sqlite, [raro])

  const { data } = await contexto.api.composers.search.get({ query: { query: 'asuncion 日本' } })

  expect(data).toMatchObject([{ ...raro, first_name: 'Asunción', slug: 'asuncion-guara' }])
})

test('avisa cuánto lleva', () => {
  const { sqlite } = testApi()
  const avisos: number[][] = []

  seedCatalogo(sqlite, catalogoGrande(1200), { onProgress: (hechas, total) => avisos.push([hechas, total]) })

  expect(avisos).toEqual([
    [500, 1200],
    [1000, 1200],
    [1200, 1200],
  ])
})

describe('un archivo', () => {
  const archivo = (contenido: string | Uint8Array) => {
    const path = join(mkdtempSync(join(tmpdir(), 'guarania-')), 'catalogo.json')
    writeFileSync(path, contenido)
    return path
  }

  test('que no existe', () => {
    expect(() => readCatalogo('/no/existe.json')).toThrow(
      new SeedError('No existe el archivo /no/existe.json.'),
    )
  })

  test('que es una carpeta', () => {
    expect(() => readCatalogo('/tmp')).toThrow(new SeedError('No se puede leer el archivo /tmp.'))
  })

  test('que no es JSON', () => {
    const path = archivo('[{')

    expect(() => readCatalogo(path)).toThrow(new SeedError(`El archivo ${path} no es JSON válido.`))
  })

  test('que no es una lista', () => {
    const path = archivo('{}')

    expect(() => readCatalogo(path)).toThrow(
      new SeedError(`El archivo ${path} debe ser una lista de fichas (un arreglo JSON).`),
    )
  })

  test('con la marca de orden de bytes se lee igual', () => {
    expect(readCatalogo(archivo('\uFEFF[]'))).toEqual([])
  })

  test.each([
    ['ANSI', Buffer.from(JSON.stringify([fichaConAcentos]), 'latin1')],
    ['UTF-16', Buffer.from(`\uFEFF${JSON.stringify([fichaConAcentos])}`, 'utf16le')],
  ])('guardado en %s conserva sus acentos', (_, contenido) => {
    expect(readCatalogo(archivo(contenido))).toEqual([fichaConAcentos])
  })

  test.each([
    ['mitad en ANSI', Buffer.concat([Buffer.from('["Ramón",'), Buffer.from('"José"]', 'latin1')])],
    ['con una letra perdida', Buffer.from('["Ram\ufffdn"]')],
  ])('%s no se adivina: se dice que vaya en UTF-8', (_, contenido) => {
    const path = archivo(contenido)

    expect(() => readCatalogo(path)).toThrow(
      new SeedError(`El archivo ${path} tiene letras que no se pueden leer: guárdalo como UTF-8.`),
    )
  })
})

test('una carga grande deja los mismos índices que había', () => {
  const { sqlite } = testApi()
  const indices = () =>
    sqlite.prepare(`SELECT name, sql FROM sqlite_schema WHERE type = 'index' ORDER BY name`).all()
  const antes = indices()

  const rows = Array.from({ length: 20_001 }, () => ficha)

  expect(seedCatalogo(sqlite, rows)).toEqual({ nuevos: 20_001, existentes: 0 })
  expect(indices()).toEqual(antes)
})
