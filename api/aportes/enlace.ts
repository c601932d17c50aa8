import type { Deps } from '../deps.ts'
import { enlaceInvalido } from './errors.ts'

const DIAS = 60

/** The address at which a contributor, and nobody else, mends what was sent back. */
export async function enlaceParaCorregir({ tokens, site }: Deps, id: number): Promise<string> {
  const token = await tokens.sign('corregir', { sub: String(id) }, DIAS * 24 * 60 * 60)
  return `${site.url}/contribute?corregir=${id}&token=${token}`
}

/** Throws where the token is not of this contribution. */
export async function requireEnlace({ tokens }: Deps, id: string, token: unknown): Promise<void> {
  const claims = await tokens.verify('corregir', typeof token === 'string' ? token : undefined)
  if (!claims || claims.sub !== id) throw enlaceInvalido()
}
