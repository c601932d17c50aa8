import { and, count, eq, sql } from 'drizzle-orm'
import { creadorVersiones, sugerencias } from '../../../db/schema/comunidad.ts'
import { creadores } from '../../../db/schema/creadores.ts'
import type { Deps } from '../../suelo/deps.ts'
import { lifetimes } from '../../suelo/services/tokens.ts'
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

/** The same of a suggestion: `ronda` is when it was sent back. */
export async function enlaceParaCorregirSugerencia(
  { tokens, site }: Pick<Deps, 'tokens' | 'site'>,
  id: number,
  ronda: number,
): Promise<string> {
  const token = await tokens.sign('corregir', { sub: sujetoDe(id), ronda }, lifetimes.corregir)
  return `${site.url}/contribute?sugerencia=${id}&token=${token}`
}

/** Throws where the token is not of this suggestion, or it was sent back again since. */
export async function requireEnlaceDeSugerencia(
  { db, tokens }: Deps,
  id: string,
  token: unknown,
): Promise<void> {
  const claims = await tokens.verify('corregir', typeof token === 'string' ? token : undefined)
  if (!claims || claims.sub !== sujetoDe(id)) throw enlaceInvalido()
  const { status, resueltaEn } = sugerencias
  const row = db
    .select({ status, resueltaEn })
    .from(sugerencias)
    .where(eq(sugerencias.id, Number(id)))
    .get()
  if (row?.status === 'OBSERVED' && row.resueltaEn !== claims.ronda) throw enlaceInvalido()
}

/** A contribution's is its number alone. */
const sujetoDe = (id: string | number) => `sugerencia ${id}`

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
