import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Reader } from './client.ts'

/**
 * A query that is built once for each database, with holes (`sql.placeholder`) where its values go: writing its text
 * costs ten times what asking it does. It is asked by `porId(tx).get({ id })`, in a transaction or out of one.
 */
export function consulta<P extends object>(build: (tx: Reader) => { prepare(): P }): (tx: Reader) => P {
  const prepared = new WeakMap<object, P>()
  return (tx) => {
    // A transaction has the session of its database.
    const { session } = tx as Reader & { session: object }
    const known = prepared.get(session) ?? build(tx).prepare()
    prepared.set(session, known)
    return known
  }
}

/**
 * That a column has a value, which stands in the text: what SQLite may find by an index of only those rows has to be
 * asked so, since it does not look at values (`unpeeked`).
 */
export const conValor = (columna: SQLWrapper, valor: string): SQL =>
  sql`${columna} = ${sql.raw(`'${valor.replaceAll("'", "''")}'`)}`
