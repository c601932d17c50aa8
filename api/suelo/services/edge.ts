/** The caches in front of the program, and how they are told to forget. */
export type Edge =
  | { clase: 'varnish'; direcciones: string[] }
  | { clase: 'fastly' | 'cloudflare'; cuenta: string; token: string }

const DE_CUENTA = /^(fastly|cloudflare):([\w-]+):(\S+)$/

/** 'varnish:http://10.0.0.2:6081,http://10.0.0.3:6081', 'fastly:SERVICE:TOKEN' or 'cloudflare:ZONE:TOKEN'; undefined otherwise. */
export function parseEdge(text: string): Edge | undefined {
  const [, clase, cuenta, token] = DE_CUENTA.exec(text) ?? []
  if (cuenta && token) return { clase: clase as 'fastly' | 'cloudflare', cuenta, token }
  if (!text.startsWith('varnish:')) return undefined
  const direcciones = text.slice('varnish:'.length).split(',').map(originOf)
  return direcciones.every((una) => una !== undefined) && new Set(direcciones).size === direcciones.length
    ? { clase: 'varnish', direcciones }
    : undefined
}

function originOf(text: string): string | undefined {
  const url = URL.parse(text.trim())
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
  return isOrigin ? url.origin : undefined
}
