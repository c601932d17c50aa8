import { setTimeout as sleep } from 'node:timers/promises'
import { avisoDeClaveCorta } from '../../src/domain/sesiones/clave'
import { noteAlarma } from '../casa/alarmas/alarmas'
import { avisoDeAlarmas } from '../casa/alarmas/aviso'
import { forgetBordes, startAvisador } from '../casa/bordes/avisador'
import { bordesDe } from '../casa/bordes/borde'
import { noteCopia } from '../casa/copias/fallida'
import { removeInterrumpidas } from '../casa/copias/interrumpida'
import { byAnotherProgram, copiasProgramadas } from '../casa/copias/programadas'
import { proveByAnotherProgram, pruebaDeCopias } from '../casa/copias/prueba-programada'
import { falloDe, forgetOtherPlace, noteRemota, readRemota } from '../casa/copias/remota/estado'
import { copiaRemota, sendByAnotherProgram } from '../casa/copias/remota/programada'
import { vigilancia } from '../casa/diagnostico/vigilancia'
import { keepLookingUp } from '../publico/wikidata/recorrido'
import { firstPages } from '../site/pages'
import { isFolderOfAnother, keepSwept } from '../suelo/archivos/limpieza'
import type { Deps } from '../suelo/deps'
import { holdFolder } from '../suelo/services/folder-lock'
import { type Job, startJobs } from '../suelo/services/jobs'
import { logAsJson } from '../suelo/services/log'
import { createSoloLectura } from '../suelo/services/mantenimiento'
import type { AjustesDeRemota, Settings } from '../suelo/services/settings'
import { createToday } from '../suelo/services/today'
import { isWorker, mainIsGone, startBeating, startWorkers } from '../suelo/services/workers'
import { type Invocation, noArguments, openData, requireFolder, settingsOf } from './command'
import { createPrograma } from './programa'

type Server = ReturnType<ReturnType<typeof createPrograma>['listen']>
type Rest = ReturnType<typeof startRest>

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
  const { deps, store, listen } = createPrograma(settings, invocation.site, data)

  // Heard from before it says that it is there: whoever waits for that may end it at once.
  const toldToStop = askedToStop()
  if (isWorker()) startBeating()
  if (!isWorker()) tellPassword(await deps.adminPassword.prepare(settings.adminPassword))
  const makeReady = async (port: number | undefined) => {
    if (!settings.siteUrl) deps.site.url = `http://localhost:${port}`
    await store.warm(firstPages)
  }
  // Who comes is answered as it will be from now on. Of a port that is still to be found nobody knows until it is said.
  if (settings.port !== 0) await makeReady(settings.port)
  const server = listen()
  if (settings.port === 0) await makeReady(server.port)
  deps.outbox.start()
  deps.push.start()
  const rest = isWorker() ? null : startRest(settings, deps, server.port ?? settings.port)
  if (!isWorker()) announce(settings, server.port)

  await toldToStop
  await finish(deps, server, rest)
  data.sqlite.close()
  folder?.release()
}

function holdData(dataDir: string) {
  requireFolder(dataDir)
  return holdFolder(dataDir)
}

/** What only one process does, however many serve; and the others. */
function startRest(settings: Settings, deps: Deps, port: number) {
  const { workers, host, dataDir, edge } = settings
  removeInterrumpidas(dataDir)
  const stopSweeping = keepSwept(deps)
  const stopLookingUp = keepLookingUp(deps)
  const jobs = startJobs(
    jobsOf(settings, deps),
    (motivo) => noteAlarma(deps.db, 'TAREA', motivo, deps.now()),
    createSoloLectura(deps),
  )
  const args = ['serve', '--port', String(port), '--host', host, '--data-dir', dataDir]
  const others = startWorkers(workers - 1, args)
  if (!edge) forgetBordes(deps)
  const avisador =
    edge &&
    startAvisador({
      ...deps,
      today: createToday(deps.now, () => deps.zona),
      bordes: bordesDe(edge, new URL(deps.site.url).host),
    })
  return {
    async stop() {
      stopSweeping()
      await Promise.all([others.stop(), jobs.stop(), stopLookingUp(), avisador?.stop()])
    },
  }
}

const jobsOf = ({ dataDir, backup, remota }: Settings, deps: Deps): Job[] => [
  ...deps.temas.trabajos.map((trabajo) => trabajo(deps)),
  copiasProgramadas({
    dataDir,
    ...backup,
    mayForget: () => !isFolderOfAnother(deps),
    now: deps.now,
    ...byAnotherProgram(dataDir),
    note: (fallo) => noteCopia(deps.db, fallo, deps.now()),
  }),
  ...remotas(deps, { ...backup, ...remota, dataDir }),
  pruebaDeCopias({ ...deps.copias, ...deps, proveCopia: proveByAnotherProgram(dataDir) }),
  vigilancia({ ...deps.copias, ...deps }),
  // Last, of what the others have noted.
  avisoDeAlarmas(deps),
]

/** None where no other place is set. */
function remotas(deps: Deps, settings: AjustesDeRemota & { dataDir: string; dir: string }): Job[] {
  const { destino, dataDir } = settings
  forgetOtherPlace(deps.db, destino)
  const sayHow = () =>
    noteAlarma(deps.db, 'COPIA_REMOTA', destino ? falloDe(readRemota(deps.db, destino)) : null, deps.now())
  sayHow()
  if (!destino) return []
  return [
    copiaRemota({
      ...settings,
      now: deps.now,
      read: () => readRemota(deps.db, destino),
      send: sendByAnotherProgram(dataDir, () => !isFolderOfAnother(deps)),
      note: (nota) => {
        noteRemota(deps.db, destino, nota, deps.now())
        sayHow()
      },
    }),
  ]
}

/** As soon as it is kept: a start that fails later on does not say it again. */
function tellPassword(made: string | undefined) {
  if (made) console.log(`Contraseña del administrador (no se muestra otra vez): ${made}`)
}

function announce({ limitsCalls, host, adminPassword }: Settings, port: number | undefined) {
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
async function finish({ oyentes, outbox, push }: Deps, server: Server, rest: Rest | null): Promise<void> {
  const restIsOver = rest?.stop()
  oyentes.stop()
  await Promise.race([server.stop(), sleep(LAST_ANSWERS_MS)])
  await Promise.race([
    Promise.all([server.stop(true), restIsOver, outbox.stop(), push.stop()]),
    sleep(LAST_MAIL_MS),
  ])
}
