import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDibujante } from '../../api/cursado/partituras/dibujante.ts'
import { createOyentes } from '../../api/cursado/tablon/oyentes.ts'
import { createWikidata } from '../../api/publico/wikidata/cliente.ts'
import { quienPregunta } from '../../api/publico/wikidata/quien-pregunta.ts'
import { openPdf } from '../../api/suelo/archivos/pdf-de-imagenes.ts'
import { createOutbox } from '../../api/suelo/correos/outbox.ts'
import type { Mail, Sender } from '../../api/suelo/correos/senders.ts'
import { createVia } from '../../api/suelo/correos/via.ts'
import type { Deps } from '../../api/suelo/deps.ts'
import { isEmpujePorLeer } from '../../api/suelo/novedades/empuje.ts'
import { createPush } from '../../api/suelo/push/cola.ts'
import { createVapid, parseVapid } from '../../api/suelo/push/vapid.ts'
import { createAdminPassword } from '../../api/suelo/services/admin-password.ts'
import { createChanges } from '../../api/suelo/services/changes.ts'
import { createFiles } from '../../api/suelo/services/files.ts'
import type { Ia } from '../../api/suelo/services/ia.ts'
import { createInstitucion, siteOf } from '../../api/suelo/services/institucion.ts'
import { createLimits } from '../../api/suelo/services/limits.ts'
import { createMetrics } from '../../api/suelo/services/metrics.ts'
import { createPermitido, parseServicios } from '../../api/suelo/services/servicios-de-push.ts'
import { createTokens } from '../../api/suelo/services/tokens.ts'
import { temas } from '../../api/temas.ts'
import { migrate, openDb, type WritableDb } from '../../db/client.ts'
import { holdToPlans } from './planes-de-consulta.ts'

export interface Options {
  now?: string
  zona?: string
  siteUrl?: string
  /** Instead of keeping each mail in `sent`. */
  /** A mail that it takes was sent, unless it says that it became a file. */
  send?: (mail: Mail, codigo?: string) => Promise<unknown>
  /** Mails leave as the installation says, and are not kept in `sent`. */
  conVia?: boolean
  /** What the environment says of how they leave. */
  smtpUrl?: string
  /** Without it, no key is set. */
  ia?: Ia
  /** Who plays Wikidata and Commons; without it, nobody answers. */
  wikidata?: string
  /** What makes a copy that is asked for. */
  hacer?: Deps['copias']['hacer']
  /** How often a teacher may use it, a month. */
  topeDeIa?: number
  /** How long a grade's notice waits; without it, not at all. */
  avisoDeNotaMs?: number
  /** With RATE_LIMIT=off. */
  sinLimites?: boolean
  /** How large an upload may be. */
  maxBytes?: number
  /** And one of sound or film; as any other where nothing is said. */
  maxMedioBytes?: number
  metricsToken?: string
  /** How long a mail with a code waits; without it, not at all. */
  secretsWaitMs?: { least: number; most: number }
  /** Where it may send pushes, beside the services of the known browsers: as `PUSH_HOSTS`. */
  pushHosts?: string
  /** A push leaves also where no inbox has what it says. */
  empujesSueltos?: boolean
  /** Where the database is, for two that share one. */
  base?: string
}

function openMigrada(base: string) {
  const data = openDb(base)
  migrate(data.db)
  return data
}

let vacia: Buffer | undefined

/** A database that is up to date and empty: its migrations run once for all tests of a file. */
function nueva(): Buffer {
  vacia ??= openMigrada(':memory:').sqlite.serialize()
  return vacia
}

/** By which an outbox of a test's own hands its mails over. */
export const salidaDePrueba = (send: Sender) => ({
  via: () => ({ send, from: 'a@b.py', perMinute: null }),
  signature: () => 'Guarania',
  secretsWaitMs: () => undefined,
})

/** What the API needs, on a fresh database and a clock that moves only when told to. */
export function testDeps({
  now = '2026-03-02T12:00:00Z',
  zona,
  siteUrl = 'http://localhost',
  send,
  conVia = false,
  smtpUrl,
  ia,
  wikidata = 'http://127.0.0.1:9',
  topeDeIa = 100,
  avisoDeNotaMs = 0,
  hacer = async () => {},
  sinLimites = false,
  maxBytes = 64 * 1024,
  maxMedioBytes = maxBytes,
  metricsToken,
  secretsWaitMs,
  pushHosts = '',
  empujesSueltos = false,
  base,
}: Options = {}) {
  const sent: Mail[] = []
  const waits: number[] = []
  const { db, sqlite } = base === undefined ? openDb(nueva()) : openMigrada(base)
  holdToPlans(sqlite)
  let instant = Date.parse(now)
  const clock = () => instant
  const changes = createChanges({ db, sqlite })
  const institucion = createInstitucion({ db, changes, fijos: { zona } })
  const tokens = createTokens('un secreto de prueba', clock)
  const maximos = { archivo: maxBytes, medio: maxMedioBytes }
  const dataDir = join(tmpdir(), `guarania-api-${randomUUID()}`)
  const via = createVia({
    db,
    tokens,
    fijos: { resendApiKey: undefined, smtpUrl, mailFrom: 'Guarania <no-responder@localhost>', dataDir },
  })
  const keep: Sender = async (mail, codigo) => {
    const becameOf = await (send ?? (async (uno: Mail) => sent.push(uno)))(mail, codigo)
    return becameOf === 'en_carpeta' ? becameOf : 'enviado'
  }
  const outbox = createOutbox({
    db,
    now: clock,
    signature: () => institucion.read().nombre,
    via: () => (conVia ? via() : { ...via(), send: keep }),
    secretsWaitMs: () => secretsWaitMs,
  })
  const deps: Deps & { db: WritableDb } = {
    db,
    sqlite,
    changes,
    now: clock,
    get zona() {
      return institucion.read().zona
    },
    version: '0.0.0',
    tokens,
    limits: sinLimites ? null : createLimits({ db, now: clock, hash: tokens.hash }),
    // It is not started: mails leave when a test says so.
    outbox,
    push: createPush({
      db,
      now: clock,
      get zona() {
        return institucion.read().zona
      },
      isEnVigor: empujesSueltos ? () => true : isEmpujePorLeer,
      vapid: parseVapid(createVapid()),
      contacto: () => 'mailto:casa@ejemplo.py',
      permite: createPermitido(parseServicios(pushHosts) ?? []),
      patienceMs: 300,
    }),
    via,
    adminPassword: createAdminPassword(db),
    copias: { dataDir, dir: join(dataDir, 'copias'), everyHours: 24, keep: 7, hacer },
    files: createFiles(dataDir, maximos),
    joinImagenes: openPdf,
    dibujaPartitura: createDibujante(join(import.meta.dirname, 'partitura-proceso.ts')),
    metrics: createMetrics(clock),
    metricsToken,
    temas,
    ia: ia ?? null,
    wikidata: createWikidata({
      baseUrl: wikidata,
      userAgent: () => quienPregunta({ version: '0.0.0', url: siteUrl, ...institucion.read() }),
      timeoutMs: 500,
      wait: async (ms) => void waits.push(ms),
    }),
    topeDeIa,
    avisoDeNotaMs,
    oyentes: createOyentes({ db, pollMs: 5, beatMs: 20 }),
    institucion,
    site: siteOf(institucion, { url: siteUrl, footerCredit: 'el equipo', maximos, now: clock }),
  }
  return {
    deps,
    dataDir,
    sent,
    /** How long Wikidata was let alone each time, in milliseconds: here nobody waits. */
    waits,
    advance: (ms: number) => {
      instant += ms
    },
  }
}
