import type { Database } from '../../../db/sqlite.ts'
import { consultaFts, palabrasDe } from '../../../src/domain/creadores/busqueda.ts'
import {
  type Acuerdo,
  acuerdoDe,
  CASI,
  COMIENZO,
  LETRAS_DE_UNA_PARTE,
  PARTE,
  partesConError,
} from '../../../src/domain/creadores/relevancia.ts'
import type { Changes } from '../../suelo/services/changes.ts'
import { type Indice, posicionesDe } from './indice.ts'

/** FTS5 takes more than its share of time for more of them in one question. */
const VOCES_POR_CONSULTA = 500

/** Each is looked for in all the words of the catalogue: whoever writes so many has not made one mistake. */
const PALABRAS_CON_ERROR = 8

/** What a search finds. */
export interface Hallazgo {
  /** 1 at the positions of the published creators that it finds: the index holds them and no other. */
  marcas: Uint8Array
  palabras: readonly string[]
  /** The worst agreement that counted: nobody is found by less where somebody is by more. */
  hasta: Acuerdo
  /** What FTS5 is asked for some of the words: one after the other, of each list one suffices. */
  consultasDe: (algunas: readonly string[]) => string[][]
}

export type Busqueda = (indice: Indice, q: string) => Hallazgo

export function createBusqueda(sqlite: Database, changes: Changes): Busqueda {
  const voces = createVoces(sqlite, changes)
  const mark = createMarcas(sqlite, 'creadores_fts')

  return (indice, q) => {
    const palabras = [...new Set(palabrasDe(q))]
    const juntas = (algunas: readonly string[]) => [[consultaFts(algunas.join(' '))]]
    const marcas = mark(indice, [consultaFts(q)])
    const exacto: Hallazgo = { marcas, palabras, hasta: COMIENZO, consultasDe: juntas }
    if (palabras.length === 0 || marcas.includes(1)) return exacto

    // Where nobody has words that begin so, parts of words are enough; where nobody has those, words that are almost so.
    for (const hasta of [PARTE, CASI] as const) {
      if (hasta === CASI && palabras.length > PALABRAS_CON_ERROR) continue
      const consultasDe = (algunas: readonly string[]) =>
        algunas.map((palabra) => alternativasDe(voces, palabra, hasta))
      const halladas = enTodas(consultasDe(palabras), (cada) => mark(indice, cada))
      if (halladas?.includes(1)) return { marcas: halladas, palabras, hasta, consultasDe }
    }
    return exacto
  }
}

/** Marks who has what FTS5 is asked for, in one of its tables. */
export function createMarcas(sqlite: Database, tabla: 'creadores_fts' | 'creadores_obras_fts') {
  const find = sqlite.prepare<[string], number>(`SELECT rowid FROM ${tabla} WHERE ${tabla} MATCH ?`).pluck()

  return (indice: Indice, consultas: readonly string[]): Uint8Array => {
    const marcas = new Uint8Array(indice.ids.length)
    for (const consulta of consultas)
      for (const posicion of posicionesDe(indice, find.all(consulta))) marcas[posicion] = 1
    return marcas
  }
}

/** Whom all of them mark; nobody, as soon as that is so. */
export function enTodas(consultas: string[][], mark: (cada: string[]) => Uint8Array): Uint8Array | null {
  let todas: Uint8Array | null = null
  for (const cada of consultas) {
    const marcas = mark(cada)
    if (todas)
      for (let i = 0; i < marcas.length; i++) marcas[i] = (marcas[i] as number) & (todas[i] as number)
    todas = marcas
    if (!todas.includes(1)) return null
  }
  return todas
}

/** A word as the beginning of one, or all that agrees with it otherwise. */
function alternativasDe(voces: Voces, palabra: string, hasta: Acuerdo): string[] {
  const partes = hasta === PARTE ? [palabra] : [palabra, ...partesConError(palabra)]
  const halladas = new Set(palabra.length < LETRAS_DE_UNA_PARTE ? [] : partes.flatMap(voces))
  const suyas = [...halladas].filter((voz) => acuerdoDe(palabra, voz) <= hasta)
  return [consultaFts(palabra), ...alternativas(suyas)]
}

function alternativas(voces: readonly string[]): string[] {
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
