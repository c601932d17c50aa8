import { claveDeOrden } from '../base/texto.ts'

/** 'Banda de Músicos de la Policía de la Capital'. */
const PALABRAS_DE_UN_NOMBRE = 8
const COMIENZA_UNO = /^[«“"'(¿¡]*[\p{Lu}\d]/u
/** Of a list, or of a sentence; not an initial. */
const ACABA_ALGO = /[,;:!?)»”"]\.?$|[^\p{Lu}.]\.$/u
const ALREDEDOR = /^[^\p{L}\d]+|[^\p{L}\d)]+$/gu

/** What may be a name in a text, as names are put in order: whatever goes from a capital to another one. */
export function nombresPosibles(texto: string): string[] {
  const palabras = texto.split(/\s+/)
  const nombres = palabras.flatMap((_, desde) => {
    const dichas: string[] = []
    for (const palabra of palabras.slice(desde, desde + PALABRAS_DE_UN_NOMBRE)) {
      dichas.push(palabra)
      if (ACABA_ALGO.test(palabra)) break
    }
    if (!COMIENZA_UNO.test(dichas[0] ?? '')) return []
    const finales = dichas.flatMap((palabra, i) => (COMIENZA_UNO.test(palabra) ? [i + 1] : []))
    return finales.toReversed().map((hasta) => dichas.slice(0, hasta).join(' ').replace(ALREDEDOR, ''))
  })
  return [...new Set(nombres.map(claveDeOrden))]
}
