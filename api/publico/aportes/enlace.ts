import { and, count, eq, sql } from 'drizzle-orm'
import { creadorVersiones } from '../../../db/schema/comunidad.ts'
import { creadores } from '../../../db/schema/creadores.ts'
import type { Deps } from '../../deps.ts'
import { lifetimes } from '../../services/tokens.ts'
import { enlaceInvalido } from './errors.ts'

/** The address at which a contributor, and nobody else, mends what was sent back: this time, and not the next. */
export async function enlaceParaCorregir({ db, tokens, site }: Deps, id: number): Promise<string> {
  const claims = { sub: String(id), ronda: rondaDe(db, id) }
  const token = await tokens.sign('corregir', claims, lifetimes.corregir)
  return `${site.url}/contribute?corregir=${id}&token=${token}`
}

/** Throws where the token is not of this contribution, or it was sent back again since. */
export async function requireEnlace({ db, tokens }: Deps, id: string, token: unknown): Promise<void> {
  const claims = await tokens.verify('corregir', typeof token === 'string' ? token : undefined)
  if (!claims || claims.sub !== id) throw enlaceInvalido()
  if (isDevuelto(db, Number(id)) && claims.ronda !== rondaDe(db, Number(id))) throw enlaceInvalido()
}

/** How often a contribution ceased to wait for corrections: each sending back has its own number. */
function rondaDe(db: Deps['db'], id: number): number {
  const row = db
    .select({ rondas: count() })
    .from(creadorVersiones)
    .where(
      and(
        eq(creadorVersiones.creadorId, id),
        sql`json_extract(${creadorVersiones.antes}, '$.status') = 'NEEDS_IMPROVEMENT'`,
      ),
    )
    .get()
  return row?.rondas ?? 0
}

function isDevuelto(db: Deps['db'], id: number): boolean {
  const row = db.select({ status: creadores.status }).from(creadores).where(eq(creadores.id, id)).get()
  return row?.status === 'NEEDS_IMPROVEMENT'
}
