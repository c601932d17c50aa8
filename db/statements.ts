import type { Database, Statement } from './sqlite.ts'

/** At some 13 KB each; the program asks some four hundred different texts, of which a school's day has about a hundred. */
const KEPT = 300

/**
 * The database for drizzle, which prepares a statement for each query: here one of the same text is taken again, since
 * compiling costs more than running. Each is done with before it returns, so none is ever in use twice; after a
 * migration SQLite compiles them anew by itself.
 */
export function keepingStatements(sqlite: Database): Database {
  const kept = new Map<string, Statement>()
  const prepare = (text: string) => {
    const known = kept.get(text) ?? sqlite.prepare(unpeeked(text))
    // Put in again as the newest: the one that nobody asked for longest goes first.
    kept.delete(text)
    kept.set(text, known)
    if (kept.size > KEPT) kept.delete(kept.keys().next().value as string)
    // Whoever had it before may have asked for rows as arrays.
    return known.reader ? known.raw(false) : known
  }
  return Object.create(sqlite, { prepare: { value: prepare } })
}

/**
 * SQLite looks at a value that is compared with a column, to choose a plan, and then compiles the statement anew each
 * time that its values are cleared, as they are after each use (sqlite3ExprIsInteger in where.c). It does not look
 * behind a sign, which changes neither value nor plan.
 */
export const unpeeked = (text: string): string => text.replace(/(=|limit) \?/g, '$1 +?')
