import { join } from 'node:path'
import { createApp } from '../app'
import { createCopiasReader } from '../casa/copias/descarga'
import { createClient } from '../client'
import { createPartiturasReader } from '../cursado/partituras/lectura'
import { createDeps } from '../deps'
import { isPublished } from '../publico/creadores/escritura'
import { createFichas } from '../publico/creadores/ficha'
import { type ServerParts, startServer } from '../server'
import { createAnswers } from '../site/answers'
import { createAssets } from '../site/assets'
import { createComprobaciones } from '../site/comprobaciones'
import { told } from '../site/edge'
import { createImagenes } from '../site/imagenes'
import { createRenderer, type Site } from '../site/site'
import { createPageStore } from '../site/store'
import { createArchivosReader } from '../suelo/archivos/lectura'
import type { Deps } from '../suelo/deps'
import { type Collector, createCollector } from '../suelo/services/collector'
import { drawByAnotherProgram } from '../suelo/services/drawing'
import { logCall } from '../suelo/services/log'
import type { Settings } from '../suelo/services/settings'
import { createToday } from '../suelo/services/today'

type PageRenderer = ReturnType<typeof createRenderer>

const PAGE_STORE_BYTES = 8 * 1024 * 1024
/** In the data folder; copies leave it out, since each image can be drawn again. */
const IMAGENES = 'imagenes'
const ANSWERS_BYTES = 2 * 1024 * 1024

/** What answers whoever comes, on open data; it does nothing by itself, and sends nothing. */
export function createPrograma(settings: Settings, site: Site, data: Pick<Deps, 'db' | 'sqlite'>) {
  const deps = createDeps(settings, data)
  const app = createApp(deps)
  const collector = createCollector()
  const rendererFor = (address?: string, cookie?: string) =>
    createRenderer(site, createClient(app, address, cookie), deps.site)
  const store = pageStoreOf(settings, deps, rendererFor(), collector)
  const comprobaciones = createComprobaciones(
    (request, target, address) =>
      rendererFor(address, request.headers.get('cookie') ?? undefined)(target, request),
    deps.site.url,
  )
  const assets = createAssets(site.assets)
  return {
    deps,
    store,
    listen: () => listen(settings, deps, { app, store, assets, collector, comprobaciones }),
  }
}

function pageStoreOf({ edge }: Settings, deps: Deps, render: PageRenderer, collector: Collector) {
  const { changes, now } = deps
  return createPageStore({
    render,
    changes,
    now,
    today: createToday(now, () => deps.zona),
    maxBytes: PAGE_STORE_BYTES,
    ...(edge && { cdn: told }),
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
    answers: createAnswers({
      changes: deps.changes,
      year: () => deps.site.anio,
      maxBytes: ANSWERS_BYTES,
      cdn: settings.edge && told,
    }),
    imagenes: createImagenes({
      folder: join(settings.dataDir, IMAGENES),
      findCreador: createFichas(deps).findBySlug,
      site: deps.site,
      draw: drawByAnotherProgram,
    }),
    archivos: createPartiturasReader(deps, createCopiasReader(deps, createArchivosReader(deps))),
    isSecure: settings.siteUrl?.startsWith('https:') ?? false,
    onAnswer: (request, status, ms) => {
      deps.metrics.count(status, ms)
      if (settings.logsJson) logCall(request, status, ms)
    },
    sharesPort: settings.workers > 1,
    ...settings,
  })
}
