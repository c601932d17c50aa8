import { claveDeNombre, slugDe } from '../base/texto.ts'
import { nombreCompleto } from './creadores.ts'
import { type Acuerdo, LETRAS_DE_UNA_PARTE, lasQueTiene, palabrasDeNombre } from './relevancia.ts'

/** A VARIANTE is another way to write the name: it is searched and not shown. */
export const clasesDeNombre = ['SEUDONIMO', 'ARTISTICO', 'DE_NACIMIENTO', 'VARIANTE'] as const
export type ClaseDeNombre = (typeof clasesDeNombre)[number]

export const etiquetaDeClase: Record<ClaseDeNombre, string> = {
  SEUDONIMO: 'Seudónimo',
  ARTISTICO: 'Nombre artístico',
  DE_NACIMIENTO: 'Nombre de nacimiento',
  VARIANTE: 'Variante',
}

/** What people call somebody beside the name. */
export interface OtroNombre {
  nombre: string
  clase: ClaseDeNombre
}

interface Persona {
  first_name: string
  last_name: string
  otros_nombres?: readonly OtroNombre[] | undefined
}

/** All that somebody is called, the name first. */
export const nombresDe = (persona: Persona): string[] => [
  nombreCompleto(persona),
  ...(persona.otros_nombres ?? []).map(({ nombre }) => nombre),
]

/** 'Seudónimo: Nitsuga Mangoré' */
export const textoDeOtroNombre = ({ nombre, clase }: OtroNombre) => `${etiquetaDeClase[clase]}: ${nombre}`

/** 'Seudónimo: Nitsuga Mangoré, Mangoré · Nombre de nacimiento: …', of those that are shown; empty where none is. */
export const otrosALaVista = (otros: readonly OtroNombre[]): string =>
  clasesDeNombre
    .filter((clase) => clase !== 'VARIANTE')
    .map((clase) => [clase, otros.filter((otro) => otro.clase === clase)] as const)
    .filter(([, suyos]) => suyos.length > 0)
    .map(([clase, suyos]) => `${etiquetaDeClase[clase]}: ${suyos.map(({ nombre }) => nombre).join(', ')}`)
    .join(' · ')

/** Each once, as it was said first. */
export function sinRepetir(otros: readonly OtroNombre[]): OtroNombre[] {
  const dichos = new Set<string>()
  return otros.filter(({ nombre }) => dichos.size < dichos.add(claveDeNombre(nombre)).size)
}

/** Without the name itself, which may have changed since. */
export function sinElSuyo(persona: Persona): OtroNombre[] {
  const suyo = claveDeNombre(nombreCompleto(persona))
  return (persona.otros_nombres ?? []).filter(({ nombre }) => claveDeNombre(nombre) !== suyo)
}

/** What other names are found by: of each a line with its address, then its words. */
export const clavesDeOtros = (otros: readonly OtroNombre[]): string =>
  otros.map(({ nombre }) => `${claveDeSlug(slugDe(nombre))}${palabrasDeNombre(nombre).join(' ')}`).join('')

export const palabrasDeClaves = (claves: string): string[] =>
  claves.split('\n').flatMap((linea) => linea.split(' ').slice(1))

export const slugsDeClaves = (claves: string): string[] =>
  claves
    .split('\n')
    .slice(1)
    .map((linea) => linea.slice(0, linea.indexOf(' ')))

/** Of whom an address is another name's, part of the above. */
export const claveDeSlug = (slug: string) => `\n${slug} `

/**
 * Why a search finds somebody: the other name that has most of the words that the name lacks. 'de' and 'la' say nothing,
 * unless nothing else was searched.
 */
export function coincidenciaDe(
  persona: Persona,
  palabras: readonly string[],
  hasta: Acuerdo,
): string | undefined {
  const { otros_nombres = [] } = persona
  if (otros_nombres.length === 0) return undefined
  const largas = palabras.filter(({ length }) => length >= LETRAS_DE_UNA_PARTE)
  const suyas = lasQueTiene(nombreCompleto(persona), palabras, hasta)
  const faltan = (largas.length > 0 ? largas : palabras).filter((una) => !suyas.includes(una))
  let [mejor, cuantas]: [OtroNombre | undefined, number] = [undefined, 0]
  for (const otro of faltan.length > 0 ? otros_nombres : []) {
    const { length } = lasQueTiene(otro.nombre, faltan, hasta)
    if (length > cuantas) [mejor, cuantas] = [otro, length]
  }
  return mejor && `${etiquetaDeClase[mejor.clase].toLowerCase()}: ${mejor.nombre}`
}
