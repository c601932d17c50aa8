import type { Edge } from '../../suelo/services/edge.ts'

/** A cache in front of the program, or a network of them. */
export interface Borde {
  /** As the administrator knows it, without its token. */
  nombre: string
  /** Has what shows any of these topics asked for anew. Rejects where it does not say that it will. */
  forget(temas: readonly string[], signal: AbortSignal): Promise<void>
}

const FASTLY = 'https://api.fastly.com'
const CLOUDFLARE = 'https://api.cloudflare.com/client/v4'

/** `host` tells a cache of several institutions whose pages are meant. */
export function bordesDe(edge: Edge, host: string): Borde[] {
  if (edge.clase === 'varnish') return edge.direcciones.map((una) => varnish(una, host))
  return [edge.clase === 'fastly' ? fastly(edge) : cloudflare(edge)]
}

const varnish = (nombre: string, host: string): Borde => ({
  nombre,
  forget: (temas, signal) =>
    call(`${nombre}/`, { method: 'PURGE', headers: { host, 'xkey-softpurge': temas.join(' ') }, signal }),
})

/** https://www.fastly.com/documentation/reference/api/purging/ */
const fastly = ({ cuenta, token }: { cuenta: string; token: string }): Borde => ({
  nombre: `fastly:${cuenta}`,
  forget: (temas, signal) =>
    call(`${FASTLY}/service/${cuenta}/purge`, {
      method: 'POST',
      headers: { 'fastly-key': token, 'fastly-soft-purge': '1', 'surrogate-key': temas.join(' ') },
      signal,
    }),
})

/** https://developers.cloudflare.com/api/resources/cache/methods/purge/ */
const cloudflare = ({ cuenta, token }: { cuenta: string; token: string }): Borde => ({
  nombre: `cloudflare:${cuenta}`,
  forget: (temas, signal) =>
    call(`${CLOUDFLARE}/zones/${cuenta}/purge_cache`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ tags: temas }),
      signal,
    }),
})

function sayWhy({ name }: Error): never {
  throw new Error(name === 'TimeoutError' ? 'no responde' : 'no se pudo conectar')
}

async function call(url: string, init: RequestInit): Promise<void> {
  const response = await fetch(url, { ...init, redirect: 'manual' }).catch(sayWhy)
  await response.body?.cancel()
  if (!response.ok) throw new Error(`respondió ${response.status}`)
}
