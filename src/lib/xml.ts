const ENTIDADES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Text for XML: escaped, and without the control characters that XML does not allow. */
export function xml(texto: string): string {
  return texto.replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '').replace(/[&<>"']/g, (c) => ENTIDADES[c] ?? c)
}

export function respuestaXml(cuerpo: string, tipo = 'application/xml'): Response {
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${cuerpo}\n`, {
    headers: { 'Content-Type': `${tipo}; charset=utf-8` },
  })
}
