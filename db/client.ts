import { dirname } from 'node:path'
import { type BetterSQLite3Database, drizzle } from 'drizzle-orm/better-sqlite3'
import { applyMigration, migrations } from './migrations/index.ts'
import * as schema from './schema/index.ts'
import { type Database, Sqlite } from './sqlite.ts'
import { keepingStatements } from './statements.ts'
import { versionOf } from './version.ts'

/** What may write without a transaction: seeds, and tests that make their world. */
export type WritableDb = BetterSQLite3Database<typeof schema>

/**
 * What the program has. Outside of a transaction, `get` on a write with `returning` swallows what the commit says of a
 * full disk, so nothing is written but by `transact`.
 */
export type Db = Omit<WritableDb, 'insert' | 'update' | 'delete' | 'run'>

export type Tx = Parameters<Parameters<WritableDb['transaction']>[0]>[0]

/** What only reads, in a transaction or out of one. */
export type Reader = Pick<Tx, 'select'>

/** Does all of `work` or nothing; it holds the writer's lock from its start, so what it reads stays true. */
export function transact<T>(db: Db, work: (tx: Tx) => T): T {
  return transactAnyway(db, (tx) => {
    guards.get(db)?.(tx)
    return work(tx)
  })
}

/** The same of what is written also while nothing else may be: about who administers, and about this machine. */
export function transactAnyway<T>(db: Db, work: (tx: Tx) => T): T {
  const done = db.transaction(work, { behavior: 'immediate' })
  listeners.get(db)?.()
  return done
}

const guards = new WeakMap<Db, (tx: Reader) => void>()

/** Asks this within each `transact`, before anything is written; what it throws undoes it. */
export const guardWrites = (db: Db, guard: (tx: Reader) => void): void => void guards.set(db, guard)

/** What `work` reads is all of one moment, whatever other processes write meanwhile. */
export const readAtOnce = <T>(db: Db, work: () => T): T => db.transaction(work)

const listeners = new WeakMap<Db, () => void>()

/** Calls this after each commit of `transact`, before whoever wrote goes on. */
export const onCommit = (db: Db, listener: () => void): void => void listeners.set(db, listener)

/** The database can't be used; the message is for whoever starts the program. */
export class DatabaseError extends Error {
  override name = 'DatabaseError'
}

/** Only a copy helps. */
export class DamagedDatabaseError extends DatabaseError {
  constructor(path: string, options?: ErrorOptions) {
    super(`La base de datos ${path} está dañada.`, options)
  }
}

const IN_MEMORY = ':memory:'

/** How the columns are called that the schema names in its own way. */
export const CASING = 'snake_case'

/** A file, or in memory what `serialize` gave. */
export function openDb(from: string | Buffer): { db: WritableDb; sqlite: Database } {
  const sqlite = explaining(typeof from === 'string' ? from : IN_MEMORY, () => open(from))
  return { db: drizzle(keepingStatements(sqlite), { schema, casing: CASING }), sqlite }
}

/**
 * Applies the migrations that a database lacks, all or none. Of two programs that start at once one waits, and finds
 * them applied: drizzle's own reads where the database stands before it locks it. `first` is called where there are
 * any, with how many the database has had; until they are applied nobody else writes.
 */
export function migrate(db: Db, first: (applied: number) => void = () => {}): void {
  const sqlite = (db as Db & { $client: Database }).$client
  // A migration that makes a table anew drops the old one, and with it would go all that refers to its rows.
  sqlite.pragma('foreign_keys = OFF')
  try {
    explaining(sqlite.name, () => sqlite.transaction(() => applyPending(sqlite, first)).immediate())
  } finally {
    sqlite.pragma('foreign_keys = ON')
  }
}

function applyPending(sqlite: Database, first: (applied: number) => void) {
  const { applied, pending } = versionOf(sqlite)
  if (pending === 0) return
  first(applied)
  sqlite.exec(
    'CREATE TABLE IF NOT EXISTS __drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at numeric)',
  )
  for (const migration of migrations.slice(-pending)) applyMigration(sqlite, migration)
}

function open(from: string | Buffer): Database {
  const sqlite = new Sqlite(from)
  try {
    sqlite.pragma('busy_timeout = 5000')
    switchToWal(sqlite)
    // NORMAL loses nothing when the program is killed, but the last writes when the power fails.
    sqlite.pragma('synchronous = FULL')
    sqlite.pragma('foreign_keys = ON')
    // What is deleted is not to be read from the file's free pages.
    sqlite.pragma('secure_delete = ON')
    sqlite.pragma('cache_size = -2048')
    sqlite.pragma('mmap_size = 0')
    sqlite.pragma('temp_store = MEMORY')
    requireSound(sqlite)
    if (!sqlite.memory) requireWritable(sqlite)
    return sqlite
  } catch (error) {
    sqlite.close()
    throw error
  }
}

const WAL_TRIES = 50
const WAL_PAUSE_MS = 20

/** Of two that open a new file at once, SQLite refuses it to one without waiting: the other is done in a moment. */
function switchToWal(sqlite: Database) {
  for (let tried = 1; ; tried++) {
    try {
      sqlite.pragma('journal_mode = WAL')
      return
    } catch (error) {
      if (tried === WAL_TRIES || !/^SQLITE_BUSY/.test((error as { code?: string }).code ?? '')) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAL_PAUSE_MS)
    }
  }
}

/** Up to here a whole check takes less than a second. */
const CHECKED_BYTES = 64 * 1024 * 1024

/** Finds a damaged file at the start: by reading it whole or, where it is very large, a page of each table. */
function requireSound(sqlite: Database) {
  const pragma = (name: string) => sqlite.pragma(name, { simple: true })
  const bytes = Number(pragma('page_count')) * Number(pragma('page_size'))
  if (bytes <= CHECKED_BYTES) {
    const found = pragma('quick_check(1)')
    if (found !== 'ok') throw new Error(`malformed: ${found}`)
    return
  }
  for (const table of listTables(sqlite)) sqlite.prepare(`SELECT * FROM "${table}" LIMIT 1`).get()
}

function listTables(sqlite: Database): string[] {
  return sqlite
    .prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%'`)
    .pluck()
    .all() as string[]
}

function requireWritable(sqlite: Database) {
  sqlite.exec('BEGIN IMMEDIATE; ROLLBACK')
}

function explaining<T>(path: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw explained(path, error) ?? error
  }
}

function explained(path: string, error: unknown): DatabaseError | undefined {
  const { code = '', message = '', cause } = error as { code?: string; message?: string; cause?: unknown }
  // What was written in it is bounded: a text of gigabytes is a length that was overwritten.
  if (/^SQLITE_(NOTADB|CORRUPT|TOOBIG)/.test(code) || /malformed/.test(message)) {
    return new DamagedDatabaseError(path, { cause: error })
  }
  const reason = reasonOf(path, code, message)
  if (reason) return new DatabaseError(reason, { cause: error })
  return cause ? explained(path, cause) : undefined
}

function reasonOf(path: string, code: string, message: string): string | undefined {
  if (/^SQLITE_(READONLY|CANTOPEN|PERM|IOERR)/.test(code) || /directory does not exist/.test(message)) {
    return `No se puede escribir en la carpeta ${dirname(path)}.`
  }
  if (/^SQLITE_FULL/.test(code))
    return `No queda espacio en el disco para la base de datos ${path}. Libera lugar y prueba otra vez.`
  if (/^SQLITE_(BUSY|LOCKED)/.test(code)) return `Otro programa tiene ocupada la base de datos ${path}.`
  return undefined
}
