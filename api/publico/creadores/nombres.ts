import type { Database } from '../../../db/sqlite.ts'
import { sinApostrofos } from '../../../src/domain/texto.ts'
import { type Indice, posicionesDe } from './indice.ts'

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
