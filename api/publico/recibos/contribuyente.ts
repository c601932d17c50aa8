import { and, eq } from 'drizzle-orm'
import type { Cookie } from 'elysia'
import { contribuyentes } from '../../../db/schema/contribuyentes.ts'
import type { Deps } from '../../suelo/deps.ts'
import { lifetimes } from '../../suelo/services/tokens.ts'

type Cookies = Record<string, Cookie<unknown>>

/** As whom a browser claimed contributions, by a signed cookie. */
export async function findReclamante(
  { tokens, db }: Pick<Deps, 'tokens' | 'db'>,
  cookies: Cookies,
): Promise<number | undefined> {
  const value = cookies.contribuyente?.value
  const claims = await tokens.verify('contribuyente', typeof value === 'string' ? value : undefined)
  if (!claims) return undefined
  // A copy that was restored gives ids anew.
  const suyo = and(
    eq(contribuyentes.id, Number(claims.sub)),
    eq(contribuyentes.created_at, Number(claims.desde)),
  )
  return db.select({ id: contribuyentes.id }).from(contribuyentes).where(suyo).get()?.id
}

export async function rememberReclamante(
  { tokens, db, site }: Pick<Deps, 'tokens' | 'db' | 'site'>,
  cookies: Cookies,
  id: number,
): Promise<void> {
  const desde = db
    .select({ created_at: contribuyentes.created_at })
    .from(contribuyentes)
    .where(eq(contribuyentes.id, id))
    .get()?.created_at
  cookies.contribuyente?.set({
    value: await tokens.sign(
      'contribuyente',
      { sub: String(id), desde: desde ?? 0 },
      lifetimes.contribuyente,
    ),
    maxAge: lifetimes.contribuyente,
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: site.url.startsWith('https:'),
  })
}
