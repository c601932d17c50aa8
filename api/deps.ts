import type { Db } from '../db/client.ts'
import type { Database } from '../db/sqlite.ts'
import type { Changes } from './services/changes.ts'

/** What the API needs from outside. */
export interface Deps {
  db: Db
  sqlite: Database
  changes: Changes
  now: () => number
  /** The institution's time zone (IANA). */
  zona: string
  version: string
  /** The public address, where the program can't know it from the request. */
  siteUrl?: string | undefined
}
