import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { avisoDeClaveCorta } from '../../src/domain/clave'
import { createApp } from '../app'
import { createArchivosReader } from '../casa/archivos/lectura'
import { isFolderOfAnother, keepSwept } from '../casa/archivos/limpieza'
import { noteCopia } from '../casa/copias/fallida'
import { removeInterrumpidas } from '../casa/copias/interrumpida'
import { byAnotherProgram, copiasProgramadas } from '../casa/copias/programadas'
import { forgetOtherPlace, noteRemota, readRemota } from '../casa/copias/remota/estado'
import { copiaRemota, sendByAnotherProgram } from '../casa/copias/remota/programada'
import { retencionDeCorreos } from '../casa/correos/retencion'
import { vencimientoDePapelera } from '../casa/papelera/vaciar'
import { createClient } from '../client'
import { avisoDeVencimientos } from '../cursado/evaluaciones/avisos'
import { avisoDeHabilitacion } from '../cursado/habilitacion/aviso'
import { retencionDeJustificativos } from '../cursado/justificativos/retencion'
import { resumenDelDia } from '../cursado/tableros/boletin'
import { avisoDeTareasPorVencer } from '../cursado/tareas/avisos'
import { createDeps, type Deps } from '../deps'
import { isPublished } from '../publico/creadores/escritura'
import { createFichas } from '../publico/creadores/ficha'
import { type ServerParts, startServer } from '../server'
import { type Collector, createCollector } from '../services/collector'
import { drawByAnotherProgram } from '../services/drawing'
import { holdFolder } from '../services/folder-lock'
import { type Job, startJobs } from '../services/jobs'
import { logAsJson, logCall } from '../services/log'
import type { AjustesDeRemota, Settings } from '../services/settings'
import { createToday } from '../services/today'
import { isWorker, mainIsGone, startBeating, startWorkers } from '../services/workers'
import { createAnswers } from '../site/answers'
import { createAssets } from '../site/assets'
import { createComprobaciones } from '../site/comprobaciones'
import { createImagenes } from '../site/imagenes'
import { firstPages } from '../site/pages'
import { createRenderer } from '../site/site'
import { createPageStore } from '../site/store'
import { type Invocation, noArguments, openData, requireFolder, settingsOf } from './command'

type PageRenderer = ReturnType<typeof createRenderer>
type Server = ReturnType<typeof startServer>
type Rest = ReturnType<typeof startRest>

const PAGE_STORE_BYTES = 8 * 1024 * 1024
/** In the data folder; copies leave it out, since each image can be drawn again. */
const IMAGENES = 'imagenes'
const ANSWERS_BYTES = 2 * 1024 * 1024
/** How long what is under way may take at the end; who started the program may kill it after ten seconds. */
const LAST_ANSWERS_MS = 5000
const LAST_MAIL_MS = 3000

/** Serves until SIGTERM or SIGINT; then finishes what is under way. */
export async function serveCommand(invocation: Invocation): Promise<void> {
  noArguments(invocation, 'serve')
  const settings = settingsOf(invocation)
  if (settings.logsJson) logAsJson()
  // Before anything is opened: a later program would bring the database up to date under the one that serves it.
  const folder = isWorker() ? null : holdData(settings.dataDir)
  const data = openData(settings.dataDir)
  const deps = createDeps(settings, data)
  const app = createApp(deps)
  const collector = createCollector()
  const rendererFor = (address?: string) =>
    createRenderer(invocation.site, createClient(app, address), deps.site)
  const store = pageStoreOf(deps, rendererFor(), collector)
  const comprobaciones = createComprobaciones((target, address) => rendererFor(address)(target))

  const assets = createAssets(invocation.site.assets)
  // Heard from before it says that it is there: whoever waits for that may end it at once.
  const toldToStop = askedToStop()
  if (isWorker()) startBeating()
  const server = listen(settings, deps, { app, store, assets, collector, comprobaciones })
  const madePassword = isWorker() ? undefined : await deps.adminPassword.prepare(settings.adminPassword)
  if (!settings.siteUrl) deps.site.url = `http://localhost:${server.port}`
  await store.warm(firstPages)
  deps.outbox.start()
  const rest = isWorker() ? null : startRest(settings, deps, server.port ?? settings.port)
  if (!isWorker()) announce(settings, server.port, madePassword)

  await toldToStop
  await finish(deps, server, rest)
  data.sqlite.close()
  folder?.release()
}

function holdData(dataDir: string) {
  requireFolder(dataDir)
  return holdFolder(dataDir)
}

function pageStoreOf(deps: Deps, render: PageRenderer, collector: Collector) {
  const { changes, now } = deps
  return createPageStore({
    render,
    changes,
    now,
    today: createToday(now, () => deps.zona),
    maxBytes: PAGE_STORE_BYTES,
    isPublished: (creadorId) => isPublished(deps.db, creadorId),
    afterRendering: () => collector.count('page'),
  })
}

function listen(
  settings: Settings,
  deps: Deps,
  parts: Pick<ServerParts, 'app' | 'store' | 'assets' | 'collector' | 'comprobaciones'>,
) {
  return startServer({
    ...parts,
    answers: createAnswers({ changes: deps.changes, maxBytes: ANSWERS_BYTES }),
    imagenes: createImagenes({
      folder: join(settings.dataDir, IMAGENES),
      findCreador: createFichas(deps.db).findBySlug,
      siteName: () => deps.site.name,
      draw: drawByAnotherProgram,
    }),
    archivos: createArchivosReader(deps),
    isSecure: settings.siteUrl?.startsWith('https:') ?? false,
    onAnswer: (request, status, ms) => {
      deps.metrics.count(status, ms)
      if (settings.logsJson) logCall(request, status, ms)
    },
    sharesPort: settings.workers > 1,
    ...settings,
  })
}

/** What only one process does, however many serve; and the others. */
function startRest({ workers, host, dataDir, backup, remota }: Settings, deps: Deps, port: number) {
  removeInterrumpidas(dataDir)
  const stopSweeping = keepSwept(deps)
  const jobs = startJobs([
    avisoDeVencimientos(deps),
    avisoDeTareasPorVencer(deps),
    resumenDelDia(deps),
    avisoDeHabilitacion(deps),
    retencionDeCorreos(deps),
    retencionDeJustificativos(deps),
    vencimientoDePapelera(deps),
    copiasProgramadas({
      dataDir,
      ...backup,
      mayForget: () => !isFolderOfAnother(deps),
      now: deps.now,
      ...byAnotherProgram(dataDir),
      note: (fallo) => noteCopia(deps.db, fallo, deps.now()),
    }),
    ...remotas(deps, { ...backup, ...remota, dataDir }),
  ])
  const args = ['serve', '--port', String(port), '--host', host, '--data-dir', dataDir]
  const others = startWorkers(workers - 1, args)
  return {
    async stop() {
      stopSweeping()
      await Promise.all([others.stop(), jobs.stop()])
    },
  }
}

/** None where no other place is set. */
function remotas(deps: Deps, settings: AjustesDeRemota & { dataDir: string; dir: string }): Job[] {
  const { destino, dataDir } = settings
  forgetOtherPlace(deps.db, destino)
  if (!destino) return []
  return [
    copiaRemota({
      ...settings,
      now: deps.now,
      read: () => readRemota(deps.db, destino),
      send: sendByAnotherProgram(dataDir, () => !isFolderOfAnother(deps)),
      note: (nota) => noteRemota(deps.db, destino, nota, deps.now()),
    }),
  ]
}

function announce(
  { limitsCalls, host, adminPassword }: Settings,
  port: number | undefined,
  madePassword: string | undefined,
) {
  if (madePassword) console.log(`Contraseña del administrador (no se muestra otra vez): ${madePassword}`)
  const aviso = avisoDeClaveCorta(adminPassword)
  if (aviso) console.log(`${aviso}.`)
  if (!limitsCalls) console.log('RATE_LIMIT=off: sin límites por tiempo. Solo para pruebas y mediciones.')
  console.log(`Guarania lista en http://${nameOf(host)}:${port}`)
}

/** As it stands in an address. */
function nameOf(host: string): string {
  if (host === '127.0.0.1') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

function askedToStop(): Promise<void> {
  return new Promise((resolve) => {
    // Each time: a second one would end the program in the middle of what the first lets it finish.
    process.on('SIGTERM', () => resolve())
    process.on('SIGINT', () => resolve())
    if (isWorker()) void mainIsGone().then(resolve)
  })
}

/** What is being answered and sent gets its time; nobody is kept waiting for longer. */
async function finish({ oyentes, outbox }: Deps, server: Server, rest: Rest | null): Promise<void> {
  const restIsOver = rest?.stop()
  oyentes.stop()
  await Promise.race([server.stop(), sleep(LAST_ANSWERS_MS)])
  await Promise.race([Promise.all([server.stop(true), restIsOver, outbox.stop()]), sleep(LAST_MAIL_MS)])
}
