import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { version } from '../../package.json'
import { CREADORES_POR_PAGINA } from '../../src/domain/creadores'
import { createApp } from '../app'
import { type ApiClient, createClient } from '../client'
import { createChanges } from '../services/changes'
import { UsageError } from '../services/settings'
import { createRenderer } from '../site/site'
import { type Invocation, openData, settingsOf } from './command'

const SITEMAP_LIMIT = 50_000

/** `guarania export DIR`: the public site as plain files, for any static host. */
export async function exportCommand(invocation: Invocation): Promise<void> {
  const [folder] = invocation.positionals
  if (!folder) throw new UsageError('Uso: guarania export CARPETA')

  const { dataDir, siteUrl, siteName, footerCredit, port, zona } = settingsOf(invocation)
  const { db, sqlite } = openData(dataDir)
  const app = createApp({ db, sqlite, changes: createChanges(sqlite), now: Date.now, zona, version, siteUrl })
  const api = createClient(app)
  const site = { name: siteName, url: siteUrl ?? `http://localhost:${port}`, footerCredit, estatico: true }
  const render = createRenderer(invocation.site, api, site)

  try {
    for (const [path, file] of Object.entries(invocation.site.assets))
      write(folder, path, (to) => copyFileSync(file, to))
    let pages = 0
    for await (const target of publicTargets(api)) {
      const html = new Uint8Array(await (await render(target)).arrayBuffer())
      write(folder, fileOf(target), (to) => writeFileSync(to, html))
      pages++
    }
    console.log(`Sitio exportado en ${folder}: ${pages} páginas.`)
  } finally {
    sqlite.close()
  }
}

async function* publicTargets(api: ApiClient): AsyncGenerator<string> {
  yield* ['/', '/hoy', '/about', '/404', '/robots.txt', '/feed.xml', '/sitemap.xml']
  const slugs = await listSlugs(api)
  for (let page = 2; page <= Math.ceil(slugs.length / CREADORES_POR_PAGINA); page++) yield `/pagina/${page}`
  if (slugs.length > SITEMAP_LIMIT) {
    for (let part = 1; part <= Math.ceil(slugs.length / SITEMAP_LIMIT); part++) yield `/sitemap-${part}.xml`
  }
  for (const slug of slugs) yield `/creador/${slug}`
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

function write(folder: string, path: string, save: (to: string) => void) {
  const to = join(folder, path)
  mkdirSync(dirname(to), { recursive: true })
  save(to)
}
