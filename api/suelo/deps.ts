import type { Readable } from 'node:stream'
import type { Db } from '../../db/client.ts'
import type { Database } from '../../db/sqlite.ts'
import type { Outbox } from './correos/outbox.ts'
import type { Via } from './correos/via.ts'
import type { Push } from './push/cola.ts'
import type { AdminPassword } from './services/admin-password.ts'
import type { Changes } from './services/changes.ts'
import type { Files } from './services/files.ts'
import type { Ia } from './services/ia.ts'
import type { Instituciones } from './services/institucion.ts'
import type { Limits } from './services/limits.ts'
import type { Metrics } from './services/metrics.ts'
import type { Settings } from './services/settings.ts'
import type { Tokens } from './services/tokens.ts'
import type { Temas } from './tema.ts'

/** What the API needs from outside; a subject that brings a part of its own adds it to this from its own file. */
export interface Deps {
  db: Db
  sqlite: Database
  changes: Changes
  now: () => number
  /** The institution's time zone (IANA). */
  readonly zona: string
  version: string
  tokens: Tokens
  /** Null where RATE_LIMIT is off. */
  limits: Limits | null
  outbox: Outbox
  push: Push
  /** How mails leave at the moment. */
  via: () => Via
  files: Files
  /** Of images on the disk, the PDF. */
  joinImagenes: (files: readonly string[]) => Readable | Promise<Readable>
  /** Where the copies are that the program makes by itself, and of what. */
  copias: {
    dataDir: string
    hacer: (file: string, signal: AbortSignal) => Promise<void>
  } & Settings['backup']
  adminPassword: AdminPassword
  /** Null where no key is set. */
  ia: Ia | null
  /** How often a teacher may have questions made by it, a month. */
  topeDeIa: number
  /** How long a grade's notice waits, in which it can be undone. */
  avisoDeNotaMs: number
  metrics: Metrics
  /** What there is to know of each kind of thing. */
  temas: Temas
  /** What asks for the metrics has to say; without it nobody may ask. */
  metricsToken: string | undefined
  institucion: Instituciones
  /** What the pages and the mails say of the institution; its `url` is the origin of every link. */
  site: App.SiteSettings
}
