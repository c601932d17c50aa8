import { Elysia } from 'elysia'
import type { Deps } from '../deps.ts'
import { AppError } from './app-error.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/** A page that tells nobody where one comes from does not tell it to its own forms either. */
const SIN_REMITENTE = /^(\/api)?\/unirse\//

/** Other sites may not make a visitor's browser change anything here. */
export const origin = ({ site }: Pick<Deps, 'site'>) =>
  new Elysia({ name: 'origin' }).onRequest(({ request }) => {
    if (isForeign(request, site.url)) throw new AppError(403, 'origen_ajeno', ORIGEN_AJENO)
  })

export const ORIGEN_AJENO = 'Este pedido viene de otro sitio.'

/** Whether it would change something, and comes from another site. */
export function isForeign(request: Request, siteUrl: string): boolean {
  const from = request.headers.get('origin')
  if (SAFE.has(request.method) || from === null) return false
  if (from === 'null' && SIN_REMITENTE.test(new URL(request.url).pathname)) return false
  return !isOwn(from, request, siteUrl)
}

function isOwn(from: string, request: Request, siteUrl: string): boolean {
  const host = hostOf(from)
  const own = [request.headers.get('host') ?? hostOf(request.url), hostOf(siteUrl)]
  return host !== undefined && own.includes(host)
}

function hostOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).host : undefined
}
