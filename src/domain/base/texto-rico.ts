/** One that never closes reaches to the end, as in a browser: nothing is read twice. */
const MARCAS = /<(?:!--[\s\S]*?(?:-->|$)|\/?[a-z][^>]*(?:>|$))/gi
const CON_IMAGEN = /\ssrc\s*=\s*["']?[^"'\s>]/i
/** Spaces of every kind, as characters or as HTML writes them. */
const EN_BLANCO = /&(?:nbsp|ensp|emsp|thinsp|zwj|zwnj|#160|#xa0|#8203|#x200b);|[\s\p{Cf}]/giu

/** Whether HTML shows something: a text that can be seen, or an image. */
export function showsAnything(html: string): boolean {
  return hasImagen(html) || textoVisible(html) !== ''
}

function hasImagen(html: string): boolean {
  const marcas = html.match(MARCAS) ?? []
  return marcas.some((marca) => /^<img\s/i.test(marca) && CON_IMAGEN.test(marca))
}

function textoVisible(html: string): string {
  return html.replace(MARCAS, '').replace(EN_BLANCO, '')
}
