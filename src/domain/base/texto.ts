const MARCAS = /[\p{M}\p{Cf}]+/gu
const INVISIBLES = /\p{Cf}+/gu
/** No language has half as many on one letter (UAX #15, stream-safe text). */
const MARCAS_DE_MAS = /(\p{M}{30})\p{M}+/gu
const CORTO = 300
const APOSTROFOS = /['’ꞌꞋʼ]/g

/** To put the marks of one letter in order takes the square of their number: of a stranger's text, seconds. */
export function normalizado(texto: string, forma: 'NFC' | 'NFD' = 'NFC'): string {
  return (texto.length > CORTO ? texto.replace(MARCAS_DE_MAS, '$1') : texto).normalize(forma)
}

/** `String.prototype.toWellFormed`, which Firefox has since 119: no half of a letter is left alone. */
export const conLetrasEnteras = (texto: string): string => texto.replace(/\p{Surrogate}/gu, '\ufffd')

/**
 * Without what formats a text and nobody sees: zero-width spaces, soft hyphens, marks of direction. An emoji may be made
 * with them, so prose keeps its own.
 */
export const sinInvisibles = (texto: string): string => texto.replace(INVISIBLES, '')

/** Without case, accents or what nobody sees: how two texts are told apart when searching. */
export function fold(texto: string): string {
  return normalizado(texto, 'NFD').replace(MARCAS, '').toLowerCase().normalize('NFC')
}

/** Guaraní words have them, and each keyboard its own: Tava'i is also Tavaʼi and Tavai. */
export const sinApostrofos = (texto: string, enSuLugar = ''): string => texto.replace(APOSTROFOS, enSuLugar)

/** A text whose plain byte order is the Spanish alphabetical order: ñ comes after every n. */
export function claveDeOrden(nombre: string): string {
  return fold(normalizado(nombre).replace(/ñ/gi, 'n~')).replace(/\s+/g, ' ').trim()
}

/** By which two ways to write a name, of somebody or of a work, are one. */
export const claveDeNombre = (nombre: string): string => fold(nombre).replace(/\s+/g, ' ').trim()

/** What NFD does not take apart, and a name may have. */
const LETRAS_ASCII: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
}

/** The name in an address: 'José Asunción Flores' is 'jose-asuncion-flores'. */
export function slugDe(nombre: string): string {
  const slug = sinApostrofos(fold(nombre))
    .replace(/[ßæœøłđðþ]/g, (letra) => LETRAS_ASCII[letra] ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 100)
    .replace(/-+$/, '')
  return slug || 'creador'
}
