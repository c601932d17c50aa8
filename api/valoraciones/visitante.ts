import { randomUUID } from 'node:crypto'
import type { Cookie } from 'elysia'
import type { Deps } from '../deps.ts'

const DAYS_SECONDS = 400 * 24 * 60 * 60

/** Who votes, known by a signed cookie; who has none gets one. */
export async function requireVisitante(
  { tokens, site }: Deps,
  cookies: Record<string, Cookie<unknown>>,
): Promise<string> {
  // Elysia makes each cookie that is asked for.
  const cookie = cookies.visitante as Cookie<unknown>
  const claims = await tokens.verify('visitante', typeof cookie.value === 'string' ? cookie.value : undefined)
  if (claims) return String(claims.sub)
  const visitante = randomUUID()
  cookie.set({
    value: await tokens.sign('visitante', { sub: visitante }, DAYS_SECONDS),
    maxAge: DAYS_SECONDS,
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: site.url.startsWith('https:'),
  })
  return visitante
}
