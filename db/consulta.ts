import { type Column, inArray, type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/sqlite-core'
import { CASING, type Reader } from './client.ts'

/** A place for a value that is said when it is asked. */
export const hueco = sql.placeholder

/** What goes in the holes; more than there are does no harm. */
export type Valores = Record<string, unknown>

/**
 * A query that is built once for each database, with holes where its values go: writing its text costs ten times what
 * asking it does. It is asked by `porId(tx).get({ id })`, in a transaction or out of one. One that is asked of different
 * rows takes `cuales`, and is built once for each that stays: a condition that is made anew each time costs as ever.
 */
export function consulta<P extends object>(
  build: (tx: Reader, cuales?: SQL) => { prepare(): P },
): (tx: Reader, cuales?: SQL) => P {
  const prepared = new WeakMap<object, WeakMap<object, P>>()
  return (tx, cuales) => {
    // A transaction has the session of its database.
    const { session } = tx as Reader & { session: object }
    const suyas = prepared.get(session) ?? new WeakMap<object, P>()
    prepared.set(session, suyas)
    const forma = cuales ?? build
    const known = suyas.get(forma) ?? build(tx, cuales).prepare()
    suyas.set(forma, known)
    return known
  }
}

/** For what is asked within a condition that stays. */
export const aparte = new QueryBuilder({ casing: CASING }) as unknown as Reader

/** That a column is one of a list, however long; in the hole goes its JSON. */
export const estaEn = (columna: Column, lista: Placeholder): SQL =>
  inArray(columna, sql`(select value from json_each(${lista}))`)

/**
 * That a column has a value, which stands in the text: what SQLite may find by an index of only those rows has to be
 * asked so, since it does not look at values (`unpeeked`).
 */
export const conValor = (columna: SQLWrapper, valor: string): SQL =>
  sql`${columna} = ${sql.raw(`'${valor.replaceAll("'", "''")}'`)}`
