import { randomUUID } from 'node:crypto'
import type { Cookie } from 'elysia'
import type { Deps } from '../../suelo/deps.ts'
import { tooMany } from '../../suelo/plugins/limit.ts'
import { lifetimes } from '../../suelo/services/tokens.ts'

/** A class votes from one address; who throws the cookie away and votes again does, too. */
const SIN_COOKIE = { calls: 40, seconds: 86_400 }

/**
 * Who votes, known by a signed cookie; who has none gets one, so many times a day for one creator from one network.
 */
export async function requireVisitante(
  { tokens, site, limits }: Deps,
  cookies: Record<string, Cookie<unknown>>,
  { creadorId, network }: { creadorId: number; network: string },
): Promise<string> {
  // Elysia makes each cookie that is asked for.
  const cookie = cookies.visitante as Cookie<unknown>
  const claims = await tokens.verify('visitante', typeof cookie.value === 'string' ? cookie.value : undefined)
  if (claims) return String(claims.sub)
  const wait = limits?.count(`voto ${creadorId} ${network}`, SIN_COOKIE) ?? 0
  if (wait > 0) throw tooMany(wait)
  const visitante = randomUUID()
  cookie.set({
    value: await tokens.sign('visitante', { sub: visitante }, lifetimes.visitante),
    maxAge: lifetimes.visitante,
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: site.url.startsWith('https:'),
  })
  return visitante
}
