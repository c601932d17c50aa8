const MARCAS = /<!--[\s\S]*?-->|<\/?[a-z][^>]*>/gi
const IMAGEN = /<img\s[^>]*\bsrc\s*=\s*["']?[^"'\s>]/i
/** Spaces of every kind, as characters or as HTML writes them. */
const EN_BLANCO = /&(?:nbsp|ensp|emsp|thinsp|zwj|zwnj|#160|#xa0|#8203|#x200b);|[\s\p{Cf}]/giu

/** Whether HTML shows something: a text that can be seen, or an image. */
export function muestraAlgo(html: string): boolean {
  return IMAGEN.test(html) || textoVisible(html) !== ''
}

function textoVisible(html: string): string {
  return html.replace(MARCAS, '').replace(EN_BLANCO, '')
}
