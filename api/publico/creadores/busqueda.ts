import type { Database } from '../../../db/sqlite.ts'
import { consultaFts, palabrasDe } from '../../../src/domain/busqueda.ts'
import { sinApostrofos } from '../../../src/domain/texto.ts'
import type { Changes } from '../../services/changes.ts'
import { type Indice, posicionesDe } from './indice.ts'

/** FTS5 takes more than its share of time for more of them in one question. */
const VOCES_POR_CONSULTA = 500

/** Shorter parts are in nearly every word: they count only where one begins so. */
const LETRAS_DE_UNA_PARTE = 3

/** Marks, by position, the published creators that a search finds: the index holds them and no other. */
export type Busqueda = (indice: Indice, q: string) => Uint8Array

export function createBusqueda(sqlite: Database, changes: Changes): Busqueda {
  const voces = createVoces(sqlite, changes)
  const find = sqlite
    .prepare<[string], number>('SELECT rowid FROM creadores_fts WHERE creadores_fts MATCH ?')
    .pluck()

  function mark(indice: Indice, consultas: readonly string[]): Uint8Array {
    const marcas = new Uint8Array(indice.ids.length)
    for (const consulta of consultas)
      for (const posicion of posicionesDe(indice, find.all(consulta))) marcas[posicion] = 1
    return marcas
  }

  const conParte = (indice: Indice, parte: string) =>
    mark(indice, parte.length < LETRAS_DE_UNA_PARTE ? [consultaFts(parte)] : consultasDe(voces(parte)))

  return (indice, q) => {
    const marcas = mark(indice, [consultaFts(q)])
    const palabras = palabrasDe(q)
    if (palabras.length === 0 || marcas.includes(1)) return marcas
    // Where nobody has words that begin so, parts of words are enough.
    return palabras.map((palabra) => conParte(indice, palabra)).reduce(enAmbas)
  }
}

function consultasDe(voces: readonly string[]): string[] {
  const consultas: string[] = []
  for (let desde = 0; desde < voces.length; desde += VOCES_POR_CONSULTA)
    consultas.push(
      voces
        .slice(desde, desde + VOCES_POR_CONSULTA)
        .map((voz) => `"${voz}"`)
        .join(' OR '),
    )
  return consultas
}

const enAmbas = (unas: Uint8Array, otras: Uint8Array) => unas.map((marca, i) => marca & (otras[i] as number))

/** The words of the catalogue that have a text somewhere: 'tarra' is in guitarra. */
type Voces = (parte: string) => string[]

/** The words are read again where the catalogue has changed, at the first search that needs them. */
function createVoces(sqlite: Database, changes: Changes): Voces {
  sqlite.exec(
    'CREATE VIRTUAL TABLE IF NOT EXISTS temp.creadores_voces USING fts5vocab(main, creadores_fts, row)',
  )
  const select = sqlite.prepare<[], string>('SELECT term FROM creadores_voces').pluck()
  /** One to a line: looking through a single text is much faster than through each word. */
  let voces = ''
  let stamp = Number.NaN

  return (parte) => {
    const current = changes.stamp(['catalogo'])
    if (stamp !== current) {
      voces = `\n${select.all().join('\n')}\n`
      stamp = current
    }
    return lasQueTienen(voces, parte)
  }
}

function lasQueTienen(voces: string, parte: string): string[] {
  const halladas: string[] = []
  let lugar = voces.indexOf(parte)
  while (lugar >= 0) {
    const fin = voces.indexOf('\n', lugar)
    halladas.push(voces.slice(voces.lastIndexOf('\n', lugar) + 1, fin))
    lugar = voces.indexOf(parte, fin)
  }
  return halladas
}

/** Names one after the other in a single text: looking through it is much faster than through each. */
interface Nombres {
  indice: Indice
  texto: string
  /** Where each begins; the last one is where all end. */
  inicios: Int32Array
  posiciones: Int32Array
}

export type ConNombre = (indice: Indice, palabras: readonly string[]) => Uint8Array

/**
 * Marks the published creators whose name has each of some words somewhere: 'cisco' is in Francisco. The names are
 * kept from one search to the next, and read again where the catalogue has changed.
 */
export function createNombres(sqlite: Database): ConNombre {
  // In the order an ñ is 'n~', in a word n.
  const select = sqlite
    .prepare<[], [number, string]>(
      `SELECT id, replace(sort_name, '~', '') FROM creadores INDEXED BY creadores_nombre_ix
       WHERE status = 'PUBLISHED'`,
    )
    .raw()
  let nombres: Nombres | undefined

  return (indice, palabras) => {
    if (nombres?.indice !== indice) nombres = nombresDe(indice, select.all())
    const marcas = new Uint8Array(indice.ids.length).fill(1)
    for (const palabra of palabras) {
      const suyas = quienesTienen(nombres, palabra)
      for (let i = 0; i < marcas.length; i++) marcas[i] = (marcas[i] as number) & (suyas[i] as number)
    }
    return marcas
  }
}

function nombresDe(indice: Indice, filas: [id: number, nombre: string][]): Nombres {
  const conocidas = filas
    .filter(([id]) => indice.lugares[id])
    .map(([id, nombre]) => [id, sinApostrofos(nombre)] as const)
  const inicios = new Int32Array(conocidas.length + 1)
  for (const [i, [, nombre]] of conocidas.entries())
    inicios[i + 1] = (inicios[i] as number) + nombre.length + 1
  return {
    indice,
    texto: conocidas.map(([, nombre]) => `${nombre}\n`).join(''),
    inicios,
    posiciones: posicionesDe(
      indice,
      conocidas.map(([id]) => id),
    ),
  }
}

function quienesTienen({ indice, texto, inicios, posiciones }: Nombres, palabra: string): Uint8Array {
  const marcas = new Uint8Array(indice.ids.length)
  let nombre = 0
  let lugar = texto.indexOf(palabra)
  while (lugar >= 0) {
    while ((inicios[nombre + 1] as number) <= lugar) nombre++
    marcas[posiciones[nombre] as number] = 1
    lugar = texto.indexOf(palabra, inicios[nombre + 1])
  }
  return marcas
}
