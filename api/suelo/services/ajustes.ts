import { eq, inArray, ne } from 'drizzle-orm'
import type { Reader, Tx } from '../../../db/client.ts'
import { ajustes } from '../../../db/schema/ajustes.ts'

type Writer = Pick<Tx, 'insert' | 'delete'>

/** What the installation keeps under these names. */
export function readAjustes<C extends string>(db: Reader, claves: readonly C[]): Partial<Record<C, string>> {
  const rows = db
    .select()
    .from(ajustes)
    .where(inArray(ajustes.clave, [...claves]))
    .all()
  return Object.fromEntries(rows.map(({ clave, valor }) => [clave, valor])) as Partial<Record<C, string>>
}

/** Null forgets it. */
export function writeAjuste(tx: Writer, clave: string, valor: string | null): void {
  if (valor === null) {
    tx.delete(ajustes).where(eq(ajustes.clave, clave)).run()
    return
  }
  tx.insert(ajustes)
    .values({ clave, valor })
    // What says the same is no change: all pages would be made anew.
    .onConflictDoUpdate({ target: ajustes.clave, set: { valor }, setWhere: ne(ajustes.valor, valor) })
    .run()
}
