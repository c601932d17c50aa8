import { claveDeOrden } from '../../src/domain/base/texto.ts'
import { type FichaDeCatalogo, fichaDeCatalogo } from '../../src/domain/creadores/catalogo.ts'
import { fechasDeVida, nombreCompleto } from '../../src/domain/creadores/creadores.ts'
import { isPorConfirmar } from '../../src/domain/creadores/fuentes.ts'
import { clavesDeOtros } from '../../src/domain/creadores/otros-nombres.ts'
import type { Database } from '../sqlite.ts'
import { SeedError } from './errores.ts'
import { createFechasInciertas } from './fechas-inciertas.ts'
import { claveDeCatalogo, createConocidos, createSlugs } from './identidades.ts'
import { withoutIndexes } from './indices.ts'
import { createOtrosNombres } from './otros-nombres.ts'

interface Options {
  now?: number
  onProgress?: (hechas: number, total: number) => void
}

/** Rows for one statement: a trigger that fires in many small ones makes the search index flush at each. */
const LOTE = 500

/** From here on it pays to build the indexes anew. */
const CARGA_GRANDE = 20_000

const COLUMNAS = [
  'status',
  'period',
  'main_role',
  ...fechasDeVida,
  'birth_edtf',
  'birth_min',
  'birth_max',
  'death_edtf',
  'death_min',
  'death_max',
  'sort_name',
  'created_at',
  'updated_at',
  'published_at',
  'catalogo_clave',
  'slug',
  'first_name',
  'last_name',
  'otros_nombres',
  'otros_claves',
  'quality',
  'photo_url',
  'youtube_link',
  'references',
  'obra_enlaces',
  'por_confirmar',
  'notable_works',
  'bio',
] as const

type Fila = Record<(typeof COLUMNAS)[number], string | number | null>

/** Publishes the rows of a catalogue that the database does not know yet: all of them or, if one is wrong, none. */
export function seedCatalogo(sqlite: Database, rows: unknown[], options: Options = {}) {
  const load = () => insertRows(sqlite, rows, options)
  return sqlite
    .transaction(() => (rows.length > CARGA_GRANDE ? withoutIndexes(sqlite, load) : load()))
    .immediate()
}

function insertRows(sqlite: Database, rows: unknown[], { now = Date.now(), onProgress }: Options) {
  const isKnown = createConocidos(sqlite)
  const nuevoSlug = createSlugs(sqlite)
  const insert = createInsert(sqlite)
  const noteIncierta = createFechasInciertas(sqlite, now)
  const noteOtros = createOtrosNombres(sqlite, now)
  let nuevos = 0
  for (let desde = 0; desde < rows.length; desde += LOTE) {
    const lote = rows.slice(desde, desde + LOTE)
    const filas = lote.flatMap((row, i) => {
      const ficha = requireFicha(row, desde + i + 1)
      const nombre = nombreCompleto(ficha)
      const clave = claveDeCatalogo(nombre, ficha.birth_year)
      if (!isKnown(clave)) return [filaDe(ficha, clave, nuevoSlug(nombre), now)]
      noteIncierta(ficha, clave)
      noteOtros(ficha, clave)
      return []
    })
    if (filas.length > 0) insert(filas)
    nuevos += filas.length
    onProgress?.(desde + lote.length, rows.length)
  }
  return { nuevos, existentes: rows.length - nuevos }
}

function requireFicha(row: unknown, numero: number): FichaDeCatalogo {
  const { data, error } = fichaDeCatalogo.safeParse(row)
  if (data) return data
  const { first_name, last_name } = Object(row)
  const nombre = [first_name, last_name]
    .filter((parte) => typeof parte === 'string' && parte.trim())
    .join(' ')
  const quien = nombre ? ` (${nombre.replace(/\s+/g, ' ').trim()})` : ''
  throw new SeedError(`Fila ${numero}${quien}: ${error.issues[0]?.message}`)
}

function filaDe(ficha: FichaDeCatalogo, clave: string, slug: string, now: number): Fila {
  const { mainRole, obra_enlaces, death_unknown, otros_nombres, ...resto } = ficha
  return {
    ...resto,
    status: 'PUBLISHED',
    main_role: JSON.stringify(mainRole),
    obra_enlaces: JSON.stringify(obra_enlaces),
    death_unknown: Number(death_unknown),
    por_confirmar: Number(isPorConfirmar({ ...ficha, fuentes: [] })),
    otros_nombres: JSON.stringify(otros_nombres),
    otros_claves: clavesDeOtros(otros_nombres),
    sort_name: claveDeOrden(nombreCompleto(ficha)),
    created_at: now,
    updated_at: now,
    published_at: now,
    catalogo_clave: clave,
    slug,
  }
}

function createInsert(sqlite: Database) {
  const columnas = COLUMNAS.map((columna) => `"${columna}"`).join(', ')
  const huecos = `(${COLUMNAS.map(() => '?').join(', ')})`
  const prepare = (cuantas: number) =>
    sqlite.prepare(`INSERT INTO creadores (${columnas}) VALUES ${Array(cuantas).fill(huecos).join(', ')}`)
  const deLoteEntero = prepare(LOTE)
  return (filas: Fila[]) => {
    const insert = filas.length === LOTE ? deLoteEntero : prepare(filas.length)
    insert.run(filas.flatMap((fila) => COLUMNAS.map((columna) => fila[columna])))
  }
}
