import { version } from '../package.json'
import { byAnotherProgram } from './casa/copias/programadas.ts'
import { createDibujante } from './cursado/partituras/dibujante.ts'
import { createOyentes } from './cursado/tablon/oyentes.ts'
import { createWikidata } from './publico/wikidata/cliente.ts'
import { quienPregunta } from './publico/wikidata/quien-pregunta.ts'
import { createOutbox } from './suelo/correos/outbox.ts'
import { createVia } from './suelo/correos/via.ts'
import type { Deps } from './suelo/deps.ts'
import { isEmpujePorLeer } from './suelo/novedades/empuje.ts'
import { createPush } from './suelo/push/cola.ts'
import { readVapid } from './suelo/push/vapid.ts'
import { createAdminPassword } from './suelo/services/admin-password.ts'
import { createChanges } from './suelo/services/changes.ts'
import { joinByAnotherProgram } from './suelo/services/drawing.ts'
import { createFiles } from './suelo/services/files.ts'
import { createGemini } from './suelo/services/gemini.ts'
import type { Ia } from './suelo/services/ia.ts'
import { createInstitucion, siteOf } from './suelo/services/institucion.ts'
import { createLimits } from './suelo/services/limits.ts'
import { createMetrics } from './suelo/services/metrics.ts'
import { readSecret } from './suelo/services/secret.ts'
import { createPermitido } from './suelo/services/servicios-de-push.ts'
import type { Settings } from './suelo/services/settings.ts'
import { createTokens } from './suelo/services/tokens.ts'
import { temas } from './temas.ts'

/** Long enough to tell nothing, short enough for who waits for one to sign in. */
const CODIGOS_ESPERAN_MS = { least: 500, most: 2000 }

/** Whoever waits for a slow one waits less than ten seconds. */
const PUSH_PATIENCE_MS = 8000

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
    now,
    url: settings.siteUrl ?? `http://localhost:${settings.port}`,
    footerCredit: settings.footerCredit,
    maximos: settings.maxBytes,
  })
  const via = createVia({ db, tokens, fijos: settings })
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
      via,
      signature: () => institucion.read().nombre,
      // Files are written so soon that there is nothing to hide, and whoever tries the program out reads them at once.
      secretsWaitMs: () => (via().proveedor === 'carpeta' ? undefined : CODIGOS_ESPERAN_MS),
    }),
    push: createPush({
      db,
      now,
      get zona() {
        return institucion.read().zona
      },
      isEnVigor: isEmpujePorLeer,
      vapid: readVapid(settings.dataDir),
      contacto: () => contactoDe(institucion.read().correo, site.url),
      permite: createPermitido(settings.pushHosts),
      patienceMs: PUSH_PATIENCE_MS,
    }),
    via,
    copias: {
      dataDir: settings.dataDir,
      ...settings.backup,
      hacer: byAnotherProgram(settings.dataDir).makeCopia,
    },
    files: createFiles(settings.dataDir, settings.maxBytes),
    joinImagenes: joinByAnotherProgram,
    dibujaPartitura: createDibujante(),
    adminPassword: createAdminPassword(db),
    metrics: createMetrics(now),
    metricsToken: settings.metricsToken,
    temas,
    ia: iaOf(settings),
    wikidata: createWikidata({
      baseUrl: settings.wikidataBaseUrl,
      userAgent: () => quienPregunta({ version, url: site.url, ...institucion.read() }),
    }),
    topeDeIa: settings.iaMonthlyCap,
    avisoDeNotaMs: settings.gradeNoticeMinutes * 60_000,
    oyentes: createOyentes({ db }),
    institucion,
    site,
  }
}

/** Whom a push service may write to. */
const contactoDe = (correo: string | null, url: string) => (correo ? `mailto:${correo}` : url)

function iaOf({ geminiApiKey, geminiModel, geminiBaseUrl }: Settings): Ia | null {
  if (!geminiApiKey) return null
  return createGemini({ apiKey: geminiApiKey, model: geminiModel, baseUrl: geminiBaseUrl })
}
