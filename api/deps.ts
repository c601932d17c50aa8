import type { Db } from '../db/client.ts'
import type { Database } from '../db/sqlite.ts'
import { version } from '../package.json'
import type { Proveedor } from '../src/domain/correos/correo-de-prueba.ts'
import { createOyentes, type Oyentes } from './cursado/tablon/oyentes.ts'
import { createWikidata, type Wikidata } from './publico/wikidata/cliente.ts'
import { quienPregunta } from './publico/wikidata/quien-pregunta.ts'
import { createOutbox, type Outbox } from './suelo/correos/outbox.ts'
import { createSender, proveedorDe } from './suelo/correos/senders.ts'
import { type AdminPassword, createAdminPassword } from './suelo/services/admin-password.ts'
import { type Changes, createChanges } from './suelo/services/changes.ts'
import { createFiles, type Files } from './suelo/services/files.ts'
import { createGemini } from './suelo/services/gemini.ts'
import type { Ia } from './suelo/services/ia.ts'
import { createInstitucion, type Instituciones, siteOf } from './suelo/services/institucion.ts'
import { createLimits, type Limits } from './suelo/services/limits.ts'
import { createMetrics, type Metrics } from './suelo/services/metrics.ts'
import { readSecret } from './suelo/services/secret.ts'
import type { Settings } from './suelo/services/settings.ts'
import { createTokens, type Tokens } from './suelo/services/tokens.ts'

/** Long enough to tell nothing, short enough for who waits for one to sign in. */
const CODIGOS_ESPERAN_MS = { least: 500, most: 2000 }

/** What the API needs from outside. */
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
  proveedorDeCorreo: Proveedor
  files: Files
  /** Where the copies are that the program makes by itself, and of what. */
  copias: { dataDir: string } & Settings['backup']
  adminPassword: AdminPassword
  /** Null where no key is set. */
  ia: Ia | null
  /** Who asks Wikidata and Commons. */
  wikidata: Wikidata
  /** How often a teacher may have questions made by it, a month. */
  topeDeIa: number
  metrics: Metrics
  /** What asks for the metrics has to say; without it nobody may ask. */
  metricsToken: string | undefined
  /** Who has a board open. */
  oyentes: Oyentes
  institucion: Instituciones
  /** What the pages and the mails say of the institution; its `url` is the origin of every link. */
  site: App.SiteSettings
}

/** The parts of the program that serves `data` under these settings. */
export function createDeps(settings: Settings, { db, sqlite }: Pick<Deps, 'db' | 'sqlite'>): Deps {
  const now = Date.now
  const changes = createChanges({ db, sqlite }, { othersAnswer: settings.workers > 1 })
  const institucion = createInstitucion({
    db,
    changes,
    fijos: { nombre: settings.siteName, zona: settings.zona, correo: settings.adminEmail },
  })
  const tokens = createTokens(readSecret(settings.dataDir), now)
  const site = siteOf(institucion, {
    url: settings.siteUrl ?? `http://localhost:${settings.port}`,
    footerCredit: settings.footerCredit,
    maximos: settings.maxBytes,
  })
  return {
    db,
    sqlite,
    now,
    version,
    get zona() {
      return institucion.read().zona
    },
    changes,
    tokens,
    limits: settings.limitsCalls ? createLimits({ db, now, hash: tokens.hash }) : null,
    outbox: createOutbox({
      db,
      now,
      send: createSender(settings),
      from: settings.mailFrom,
      signature: () => institucion.read().nombre,
      // Files are written so soon that there is nothing to hide, and whoever tries the program out reads them at once.
      secretsWaitMs: proveedorDe(settings) === 'carpeta' ? undefined : CODIGOS_ESPERAN_MS,
    }),
    proveedorDeCorreo: proveedorDe(settings),
    copias: { dataDir: settings.dataDir, ...settings.backup },
    files: createFiles(settings.dataDir, settings.maxBytes),
    adminPassword: createAdminPassword(db),
    metrics: createMetrics(now),
    metricsToken: settings.metricsToken,
    ia: iaOf(settings),
    wikidata: createWikidata({
      baseUrl: settings.wikidataBaseUrl,
      userAgent: () => quienPregunta({ version, url: site.url, ...institucion.read() }),
    }),
    topeDeIa: settings.iaMonthlyCap,
    oyentes: createOyentes({ db }),
    institucion,
    site,
  }
}

function iaOf({ geminiApiKey, geminiModel, geminiBaseUrl }: Settings): Ia | null {
  if (!geminiApiKey) return null
  return createGemini({ apiKey: geminiApiKey, model: geminiModel, baseUrl: geminiBaseUrl })
}
