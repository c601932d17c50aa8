import { randomUUID } from 'node:crypto'
import type { Rol } from '../plugins/auth.ts'
import type { Entrada } from './sign-in.ts'
import { lifetimes, type Tokens } from './tokens.ts'

/** A browser in which somebody has signed in before, and who it was; 0 for the administrator. */
interface KnownBrowser {
  /** This browser's own. */
  id: string
  persona: number
}

/** One for each role: who has two uses the same browser for both. */
const cookieOf = (rol: Rol) => `conocido_${rol}`

/** As whom a browser is known; it opens nothing, but strangers who guess don't hold it up. */
export async function findKnown(
  { tokens }: { tokens: Tokens },
  { cookies }: Entrada,
  rol: Rol,
): Promise<KnownBrowser | undefined> {
  const value = cookies[cookieOf(rol)]?.value
  const claims = await tokens.verify('conocido', typeof value === 'string' ? value : undefined)
  return claims?.role === rol ? { id: String(claims.sub), persona: Number(claims.persona) } : undefined
}

/** After a login. */
export async function rememberBrowser(
  { tokens, site }: { tokens: Tokens; site: { url: string } },
  { cookies }: Entrada,
  { rol, id }: { rol: Rol; id: number },
): Promise<void> {
  cookies[cookieOf(rol)]?.set({
    value: await tokens.sign('conocido', { role: rol, persona: id, sub: randomUUID() }, lifetimes.conocido),
    maxAge: lifetimes.conocido,
    path: '/api',
    httpOnly: true,
    sameSite: 'strict',
    secure: site.url.startsWith('https:'),
  })
}
