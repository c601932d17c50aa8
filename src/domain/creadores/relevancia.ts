import { sinApostrofos } from '../base/texto.ts'
import { palabrasDe } from './busqueda.ts'

/** How a word of a search agrees with a word of a text; the lower, the better. */
export const IGUAL = 0
export const COMIENZO = 1
export const PARTE = 2
/** But for one letter: another one, one too many, one that is missing, or two in each other's place. */
export const CASI = 3
export const NINGUNO = 4
export type Acuerdo = typeof IGUAL | typeof COMIENZO | typeof PARTE | typeof CASI | typeof NINGUNO

/** Shorter parts are in nearly every word: they count only where one begins so. */
export const LETRAS_DE_UNA_PARTE = 3

/** With fewer letters, another one makes another word. */
const LETRAS_CON_ERROR = 3
/** Of a word that is still being written. */
const LETRAS_DE_UN_COMIENZO_CON_ERROR = 4

/** Both words are as `palabrasDe` gives them; what agrees less than `hasta` does not count. */
export function acuerdoDe(palabra: string, voz: string, hasta: Acuerdo = CASI): Acuerdo {
  if (voz.startsWith(palabra)) return voz.length === palabra.length ? IGUAL : COMIENZO
  if (hasta >= PARTE && palabra.length >= LETRAS_DE_UNA_PARTE && voz.includes(palabra)) return PARTE
  return hasta >= CASI && isCasi(palabra, voz) ? CASI : NINGUNO
}

/** A number with another digit is another number. */
const isSinError = (palabra: string) => palabra.length < LETRAS_CON_ERROR || /\d/.test(palabra)

/** Whether two words differ in one letter at most; also where the first is only how the other begins, if `deComienzo`. */
export function isCasi(palabra: string, voz: string, deComienzo = true): boolean {
  if (isSinError(palabra)) return false
  let i = 0
  while (i < palabra.length && palabra[i] === voz[i]) i++
  const sigue = (resto: number, lugar: number) => {
    if (!voz.startsWith(palabra.slice(resto), lugar)) return false
    const isEntera = voz.length <= lugar + palabra.length - resto
    // What comes after the error says that it was one: else 'bari' would be any word with 'bar'.
    const isComienzo = palabra.length >= LETRAS_DE_UN_COMIENZO_CON_ERROR && resto < palabra.length
    return isEntera || (deComienzo && isComienzo)
  }
  const isCambiada = palabra[i] === voz[i + 1] && palabra[i + 1] === voz[i]
  return sigue(i + 1, i + 1) || sigue(i, i + 1) || sigue(i + 1, i) || (isCambiada && sigue(i + 2, i + 2))
}

/** Texts of which every word that almost agrees with this one has at least one: a single error spares one half. */
export function partesConError(palabra: string): string[] {
  if (isSinError(palabra)) return []
  const medio = Math.floor(palabra.length / 2)
  const cambiada =
    palabra.slice(0, medio - 1) + palabra[medio] + palabra[medio - 1] + palabra.slice(medio + 1)
  return [palabra.slice(0, medio), palabra.slice(medio), cambiada]
}

/** The words that a name is found by: O'Leary is 'oleary', and 'o', 'leary' too. */
export const palabrasDeNombre = (nombre: string): string[] => [
  ...new Set([...new Set([nombre, sinApostrofos(nombre, ' ')])].flatMap(palabrasDe)),
]

/** How a name agrees with a search: as the word of the search that agrees least. */
export function acuerdoConNombre(palabras: readonly string[], nombre: string): Acuerdo {
  const suyas = palabrasDeNombre(nombre)
  const mejor = (palabra: string) => Math.min(NINGUNO, ...suyas.map((suya) => acuerdoDe(palabra, suya)))
  return Math.max(IGUAL, ...palabras.map(mejor)) as Acuerdo
}

/** The words of a search that a name has, so well or better. */
export function lasQueTiene(nombre: string, palabras: readonly string[], hasta: Acuerdo): string[] {
  const suyas = palabrasDeNombre(nombre)
  return palabras.filter((palabra) => suyas.some((suya) => acuerdoDe(palabra, suya, hasta) <= hasta))
}
