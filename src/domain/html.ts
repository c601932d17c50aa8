const ENTIDADES: Record<string, string> = { nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** What HTML says, as plain text: a line for each block. */
export function textoDeHtml(html: string): string {
  return html
    .replace(/<(?:br|\/(?:p|div|li|h[1-6]|tr|blockquote))\b[^>]*(?:>|$)/gi, '\n')
    .replace(/<\/?[a-z!][^>]*(?:>|$)/gi, '')
    .replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (entidad, decimal, hexadecimal, nombre) => {
      if (nombre) return ENTIDADES[nombre.toLowerCase()] ?? entidad
      const codigo = decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16)
      return codigo <= 0x10ffff ? String.fromCodePoint(codigo) : entidad
    })
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ *\n\s*/g, '\n')
    .trim()
}
