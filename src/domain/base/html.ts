import { decodeHTML } from 'entities'

const BLOQUE =
  /<(?:br|\/?(?:p|div|ul|ol|li|dl|dt|dd|h[1-6]|table|caption|tr|blockquote|pre|section|figure|figcaption))\b[^<>]*>/gi
const CELDA = /<\/?t[dh]\b[^<>]*>/gi
const ETIQUETA = /<\/?[a-z!][^<>]*>/gi

/** What HTML says, as plain text: a line for each block, and a blank between cells. */
export function textoDeHtml(html: string): string {
  const sinEtiquetas = html.replace(BLOQUE, '\n').replace(CELDA, ' ').replace(ETIQUETA, '')
  return decodeHTML(sinEtiquetas)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ *\n\s*/g, '\n')
    .trim()
}
