import { and, between, eq } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { creadores, creadorSlugs } from '../../../db/schema/creadores.ts'
import { slugDe } from '../../../src/domain/base/texto.ts'
import { direccionOcupada } from './errors.ts'

/** A slug for a name that nobody has or had: 'ana-paz', 'ana-paz-2', 'ana-paz-3' … */
export function newSlug(tx: Tx, nombre: string): string {
  const base = slugDe(nombre)
  const usados = new Set(listLike(tx, base))
  let slug = base
  for (let numero = 2; usados.has(slug); numero++) slug = `${base}-${numero}`
  return slug
}

/** Gives a creator another slug; the one it had goes on leading to it. Throws where somebody else has or had it. */
export function moveSlug(tx: Tx, id: number, de: string, a: string): void {
  const deOtro =
    tx.select({ id: creadores.id }).from(creadores).where(eq(creadores.slug, a)).get() ??
    tx.select({ id: creadorSlugs.creadorId }).from(creadorSlugs).where(eq(creadorSlugs.slug, a)).get()
  if (deOtro && deOtro.id !== id) throw direccionOcupada()
  tx.delete(creadorSlugs)
    .where(and(eq(creadorSlugs.slug, a), eq(creadorSlugs.creadorId, id)))
    .run()
  tx.insert(creadorSlugs).values({ slug: de, creadorId: id }).run()
}

/** Slugs have only letters, digits and hyphens, all before '~'. */
function listLike(tx: Tx, base: string): string[] {
  const hasta = `${base}-~`
  return [
    ...tx
      .select({ slug: creadores.slug })
      .from(creadores)
      .where(between(creadores.slug, base, hasta))
      .all(),
    ...tx
      .select({ slug: creadorSlugs.slug })
      .from(creadorSlugs)
      .where(between(creadorSlugs.slug, base, hasta))
      .all(),
  ].map(({ slug }) => slug)
}
