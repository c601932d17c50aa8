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
