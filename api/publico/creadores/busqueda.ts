import type { Database } from '../../../db/sqlite.ts'
import { consultaFts, palabrasDe } from '../../../src/domain/busqueda.ts'
import { type Indice, posicionesDe } from './indice.ts'
import type { Voces } from './voces.ts'

/** FTS5 takes more than its share of time for more of them in one question. */
const VOCES_POR_CONSULTA = 500

/** Shorter parts are in nearly every word: they count only where one begins so. */
const LETRAS_DE_UNA_PARTE = 3

/** Marks, by position, the published creators that a search finds: the index holds them and no other. */
export type Busqueda = (indice: Indice, q: string) => Uint8Array

export function createBusqueda(sqlite: Database, voces: Voces): Busqueda {
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
