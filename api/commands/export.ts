import { existsSync, mkdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isFotoSubida } from '../../src/domain/archivos/fotos'
import { mapasPara } from '../../src/domain/creadores/mapa-del-sitio'
import { createApp } from '../app'
import { requireDatos } from '../casa/copias/datos'
import { type ApiClient, createClient } from '../client'
import { createDeps } from '../deps'
import { listMoved, movedPage } from '../site/moved'
import { createRenderer } from '../site/site'
import { createArchivosReader } from '../suelo/archivos/lectura'
import type { Deps } from '../suelo/deps'
import { UsageError } from '../suelo/services/settings'
import { type Invocation, onlyArgument, openData, settingsOf } from './command'

/** In the folder: what the last export wrote, a path a line. */
const WRITTEN = '/.guarania-export'

/** `guarania export DIR`: the public site as plain files, for any static host. */
export async function exportCommand(invocation: Invocation): Promise<void> {
  const folder = onlyArgument(invocation, 'export CARPETA')
  const settings = settingsOf(invocation)
  requireDatos(settings.dataDir)
  if (!settings.siteUrl) console.log('Aviso: sin SITE_URL, los enlaces del sitio exportado dirán localhost.')
  const { db, sqlite } = openData(settings.dataDir)
  const deps = createDeps(settings, { db, sqlite })
  const app = createApp(deps)
  const api = createClient(app)
  const linea = await readLinea(api)
  const site = { ...deps.site, estatico: true, paginaDe: (id: number) => linea.paginaDe.get(id) ?? 1 }
  const render = createRenderer(invocation.site, api, site)
  process.umask(invocation.umask)

  const written = new Set<string>()
  const add = (path: string, content: Uint8Array) => {
    write(folder, path, content)
    written.add(path)
  }

  try {
    for (const [path, file] of Object.entries(invocation.site.assets)) add(path, readFileSync(file))
    let pages = 0
    for await (const target of publicTargets(api, linea.paginas)) {
      add(fileOf(target), await bytesOf(await render(target)))
      pages++
    }
    for (const { from, to } of listMoved(db)) add(fileOf(`/creador/${from}`), movedPage(site.url, to))
    for (const address of [site.estilo, site.logo].filter((one) => one !== null)) {
      const response = await app.handle(new Request(`http://localhost${address}`))
      add(address.replace(/\?.*/, ''), await bytesOf(response))
    }
    for await (const [foto, response] of readFotos(deps, linea.fotos)) add(foto, await bytesOf(response))
    removeStale(folder, written)
    console.log(`Sitio exportado en ${folder}: ${pages} páginas.`)
  } finally {
    sqlite.close()
  }
}

const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer())

/** One that is not on the disk is missing there too, and the lace stands in its place. */
async function* readFotos(deps: Deps, fotos: readonly string[]): AsyncGenerator<[string, Response]> {
  const readArchivo = createArchivosReader(deps)
  for (const foto of fotos) {
    const response = await readArchivo(new Request(`http://localhost${foto}`), foto)
    if (response.ok) yield [foto, response]
  }
}

async function* publicTargets(api: ApiClient, paginas: number): AsyncGenerator<string> {
  yield* ['/', '/hoy', '/vidas', '/gamification', '/about', '/sin-conexion', '/404']
  yield* ['/robots.txt', '/manifest.webmanifest', '/feed.xml', '/sitemap.xml']
  const slugs = await listSlugs(api)
  for (let page = 2; page <= paginas; page++) yield `/pagina/${page}`
  const maps = mapasPara(slugs.length)
  for (let part = 1; maps > 1 && part <= maps; part++) yield `/sitemap-${part}.xml`
  for (const slug of slugs) yield `/creador/${slug}`
}

/**
 * How many pages the timeline has, and on which one each creator stands: there is no server to look for it. And the
 * photos that were uploaded here.
 */
async function readLinea(api: ApiClient) {
  const paginaDe = new Map<number, number>()
  const fotos: string[] = []
  let paginas = 1
  for (let page = 1; page <= paginas; page++) {
    const { data, error } = await api.composers.timeline.get({ query: { page } })
    if (error) throw error
    paginas = data.totalPages
    for (const { id, photo_url } of data.data) {
      paginaDe.set(id, page)
      if (isFotoSubida(photo_url)) fotos.push(photo_url)
    }
  }
  return { paginas, paginaDe, fotos }
}

async function listSlugs(api: ApiClient): Promise<string[]> {
  const slugs: string[] = []
  for (let page = 1, totalPages = 1; page <= totalPages; page++) {
    const { data, error } = await api.composers.slugs.get({ query: { page } })
    if (error) throw error
    totalPages = data.totalPages
    for (const { slug } of data.data) slugs.push(slug)
  }
  return slugs
}

/** `/hoy` → `/hoy/index.html`, which every static host serves at `/hoy/`; `/404` → `/404.html`. */
function fileOf(target: string): string {
  if (target === '/404') return '/404.html'
  return /\.\w+$/.test(target) ? target : join(target, 'index.html')
}

/** What an earlier export wrote and is public no more; what is not of an export stays. */
function removeStale(folder: string, written: ReadonlySet<string>) {
  const list = join(folder, WRITTEN)
  const earlier = existsSync(list) ? readFileSync(list, 'utf8').split('\n').filter(Boolean) : []
  for (const path of earlier.map((one) => join('/', one)).filter((one) => !written.has(one))) {
    const file = join(folder, path)
    rmSync(file, { force: true })
    try {
      rmdirSync(dirname(file))
    } catch {
      // It holds something else.
    }
  }
  write(folder, WRITTEN, Buffer.from(`${[...written].join('\n')}\n`))
}

function write(folder: string, path: string, content: Uint8Array) {
  const to = join(folder, path)
  try {
    mkdirSync(dirname(to), { recursive: true })
    writeFileSync(to, content)
  } catch (error) {
    throw new UsageError(`No se puede escribir en ${to}.`, { cause: error })
  }
}
