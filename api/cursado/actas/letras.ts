import { readFile } from 'node:fs/promises'
import regular from '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf' with {
  type: 'file',
}
import bold from '@expo-google-fonts/source-sans-3/700Bold/SourceSans3_700Bold.ttf' with { type: 'file' }

/** What a document is written in: the letters, and the same in bold. */
export const readFuentes = () => Promise.all([regular, bold].map((path) => readFile(path)))

/** All that the font has for sure: most names need nobody to open it. */
const COMUNES = /^[\u0020-\u007e\u00a0-\u017f]*$/
export const isComun = (texto: string) => COMUNES.test(texto.normalize('NFC'))

/** Guaraní's saltillo looks like this. */
const SALTILLO = /[ꞌꞋ]/g
const COMO_SALTILLO = 'ʼ'
/** What nobody sees, and would be a letter that the font lacks. */
const INVISIBLES = /[\p{Cf}\p{Variation_Selector}]/gu

const DESCONOCIDA = '?'
const signos = new Intl.Segmenter('es', { granularity: 'grapheme' })

/** Opening the font takes a while, which only who makes a document waits for. */
export async function loadLetras() {
  const { create } = await import('fontkit')
  const fuentes = (await readFuentes()).map((fuente) => create(fuente))
  const has = (signo: string) =>
    [...signo].every((letra) => fuentes.every((una) => una.hasGlyphForCodePoint(letra.codePointAt(0) ?? 0)))
  const lettersOf = (texto: string) =>
    [...signos.segment(texto.normalize('NFC').replace(SALTILLO, COMO_SALTILLO).replace(INVISIBLES, ''))].map(
      // A letter with its mark apart is drawn as well.
      ({ segment }) => [segment, segment.normalize('NFD')].find(has),
    )
  return {
    /** A text as it can be drawn. */
    write: (texto: string) =>
      isComun(texto)
        ? texto
        : lettersOf(texto)
            .map((letra) => letra ?? DESCONOCIDA)
            .join(''),
    lacks: (texto: string) => lettersOf(texto).includes(undefined),
  }
}

/** Whatever is said in it, as it can be drawn. */
export async function conLetras<T>(dicho: T): Promise<T> {
  const escrito = JSON.stringify(dicho)
  if (isComun(escrito)) return dicho
  const { write } = await loadLetras()
  return JSON.parse(escrito, (_, valor) => (typeof valor === 'string' ? write(valor) : valor))
}
