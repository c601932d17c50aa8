import type { Database } from '../../../db/sqlite.ts'
import { palabrasDeClaves } from '../../../src/domain/creadores/otros-nombres.ts'
import {
  type Acuerdo,
  acuerdoDe,
  COMIENZO,
  IGUAL,
  LETRAS_DE_UNA_PARTE,
  NINGUNO,
  palabrasDeNombre,
} from '../../../src/domain/creadores/relevancia.ts'
import { createMarcas, enTodas, type Hallazgo } from './busqueda.ts'
import { type Indice, posicionesDe } from './indice.ts'

/** Those whom a search finds, in groups, the best first: each position is in one of them. */
export type Grupos = (indice: Indice, hallazgo: Hallazgo) => Generator<Uint8Array>

/**
 * First whose name, or names, agree with all the words, as they do; then who has some in the name and the others in the works;
 * then who has all in the works; then the rest. A group is made when somebody asks for it.
 */
export function createGrupos(sqlite: Database): Grupos {
  const acuerdosConNombres = createNombres(sqlite)
  const markObras = createMarcas(sqlite, 'creadores_obras_fts')

  return function* (indice, hallazgo) {
    const { marcas, palabras, hasta, consultasDe } = hallazgo
    const enObras = (algunas: readonly string[]) =>
      enTodas(consultasDe(sinCortas(algunas)), (cada) => markObras(indice, cada))

    const nombres = palabras.map((palabra) => acuerdosConNombres(indice, palabra, hasta))
    const peores = elPeor(nombres, marcas.length)
    for (let acuerdo: number = IGUAL; acuerdo <= hasta; acuerdo++)
      yield solo(marcas, (i) => peores[i] === acuerdo)

    const sinNombre = solo(marcas, (i) => peores[i] === NINGUNO)
    const mixtos = conNombreYObra(sinNombre, hallazgo, nombres, enObras)
    yield mixtos
    const sinMixtos = solo(sinNombre, (i) => !mixtos[i])
    const obras = sinMixtos.includes(1) ? enObras(palabras) : null
    yield solo(sinMixtos, (i) => obras?.[i] === 1)
    yield solo(sinMixtos, (i) => obras?.[i] !== 1)
  }
}

/** Who is found has them all somewhere: whether 'de' and 'la' are in the works says nothing, and takes long. */
function sinCortas(palabras: readonly string[]): readonly string[] {
  const largas = palabras.filter((palabra) => palabra.length >= LETRAS_DE_UNA_PARTE)
  return largas.length > 0 ? largas : palabras
}

function solo(marcas: Uint8Array, isUno: (i: number) => boolean): Uint8Array {
  const suyas = new Uint8Array(marcas.length)
  for (let i = 0; i < marcas.length; i++) if (marcas[i] && isUno(i)) suyas[i] = 1
  return suyas
}

/** How the word that agrees least does. */
function elPeor(nombres: readonly Uint8Array[], cuantos: number): Uint8Array {
  const peor = new Uint8Array(cuantos)
  for (const acuerdos of nombres)
    for (let i = 0; i < cuantos; i++)
      if ((acuerdos[i] as number) > (peor[i] as number)) peor[i] = acuerdos[i] as number
  return peor
}

/** As many as have a bit each. */
const PALABRAS_MIXTAS = 30

/** 'flores india': a word of a name, not a mere 'de', and works with the others. */
function conNombreYObra(
  marcas: Uint8Array,
  { palabras, hasta }: Hallazgo,
  nombres: readonly Uint8Array[],
  enObras: (algunas: readonly string[]) => Uint8Array | null,
): Uint8Array {
  const cuentan = palabras.slice(0, PALABRAS_MIXTAS).map((palabra) => palabra.length >= LETRAS_DE_UNA_PARTE)
  // For those who have the same words in the name, the others are looked for once.
  const porLasQueTienen = new Map<number, Uint8Array | null>([[0, null]])
  return solo(marcas, (i) => {
    let tiene = 0
    for (let w = 0; w < cuentan.length; w++)
      if (cuentan[w] && (nombres[w]?.[i] as number) <= hasta) tiene |= 1 << w
    if (!porLasQueTienen.has(tiene))
      porLasQueTienen.set(tiene, enObras(palabras.filter((_, w) => !(tiene & (1 << w)))))
    return porLasQueTienen.get(tiene)?.[i] === 1
  })
}

/** Whose names have each word, by position; in the order of the words, so that those that begin alike stand together. */
type Voces = [voz: string, posiciones: number[]][]

/** `acuerdoDe` a word and the name at each position. */
type AcuerdosConNombres = (indice: Indice, palabra: string, hasta: Acuerdo) => Uint8Array

/** The words of all names, and other names, are kept from one search to the next, and read again where the catalogue has changed. */
function createNombres(sqlite: Database): AcuerdosConNombres {
  // In the order an ñ is 'n~', in a word n.
  const select = sqlite
    .prepare<[], [number, string]>(
      `SELECT id, replace(sort_name, '~', '') FROM creadores INDEXED BY creadores_nombre_ix
       WHERE status = 'PUBLISHED'`,
    )
    .raw()
  const selectOtros = sqlite
    .prepare<[], [number, string]>(
      `SELECT id, otros_claves FROM creadores INDEXED BY creadores_otros_ix
       WHERE status = 'PUBLISHED' AND otros_claves <> ''`,
    )
    .raw()
  let kept: { indice: Indice; voces: Voces } | undefined

  return (indice, palabra, hasta) => {
    if (kept?.indice !== indice) kept = { indice, voces: vocesDe(indice, select.all(), selectOtros.all()) }
    const acuerdos = new Uint8Array(indice.ids.length).fill(NINGUNO)
    for (const [voz, suyas] of hasta > COMIENZO ? kept.voces : lasQueComienzan(kept.voces, palabra)) {
      const acuerdo = acuerdoDe(palabra, voz, hasta)
      if (acuerdo > hasta) continue
      for (const i of suyas) if (acuerdo < (acuerdos[i] as number)) acuerdos[i] = acuerdo
    }
    return acuerdos
  }
}

const lasQueComienzan = (voces: Voces, palabra: string): Voces =>
  voces.slice(primeraDesde(voces, palabra), primeraDesde(voces, `${palabra}\uffff`))

/** The place of the first word that is no lesser. */
function primeraDesde(voces: Voces, palabra: string): number {
  let [desde, hasta] = [0, voces.length]
  while (desde < hasta) {
    const medio = (desde + hasta) >> 1
    if ((voces[medio] as Voces[number])[0] < palabra) desde = medio + 1
    else hasta = medio
  }
  return desde
}

/** Most names; the others take ten times as long. */
const LETRAS_Y_ESPACIOS = /^[a-z ]*$/

type Fila = [id: number, texto: string]

function vocesDe(indice: Indice, nombres: readonly Fila[], otros: readonly Fila[]): Voces {
  const voces = new Map<string, number[]>()
  const add = (id: number, suyas: readonly string[]) => {
    const [posicion] = posicionesDe(indice, [id])
    if (posicion === undefined) return
    for (const voz of suyas) {
      const posiciones = voces.get(voz)
      if (!posiciones) voces.set(voz, [posicion])
      else if (posiciones.at(-1) !== posicion) posiciones.push(posicion)
    }
  }
  for (const [id, nombre] of nombres)
    add(id, LETRAS_Y_ESPACIOS.test(nombre) ? nombre.split(' ') : palabrasDeNombre(nombre))
  for (const [id, claves] of otros) add(id, palabrasDeClaves(claves))
  return [...voces].sort(([una], [otra]) => (una < otra ? -1 : 1))
}
