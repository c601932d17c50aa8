import { version } from '../../package.json'
import { createApp } from '../app'
import { createClient } from '../client'
import { startServer } from '../server'
import { createChanges } from '../services/changes'
import { createToday } from '../services/today'
import { createAssets } from '../site/assets'
import { firstPages } from '../site/pages'
import { createRenderer } from '../site/site'
import { createPageStore } from '../site/store'
import { type Invocation, openData, settingsOf } from './command'

const PAGE_STORE_BYTES = 24 * 1024 * 1024

/** Serves until SIGTERM or SIGINT; then finishes what is under way. */
export async function serveCommand(invocation: Invocation): Promise<void> {
  const { host, port, dataDir, zona, ...settings } = settingsOf(invocation)
  const { db, sqlite } = openData(dataDir)
  const changes = createChanges(sqlite)
  const app = createApp({ db, sqlite, changes, now: Date.now, zona, version, siteUrl: settings.siteUrl })
  const site: App.SiteSettings = {
    name: settings.siteName,
    url: settings.siteUrl ?? `http://localhost:${port}`,
    footerCredit: settings.footerCredit,
    estatico: false,
  }
  const store = createPageStore({
    render: createRenderer(invocation.site, createClient(app), site),
    changes,
    today: createToday(Date.now, zona),
    maxBytes: PAGE_STORE_BYTES,
  })

  const server = startServer({ app, store, assets: createAssets(invocation.site.assets), host, port })
  if (port === 0 && !settings.siteUrl) site.url = `http://localhost:${server.port}`
  await store.warm(firstPages)
  console.log(`Guarania lista en http://${host === '127.0.0.1' ? 'localhost' : host}:${server.port}`)

  await askedToStop()
  await server.stop()
  sqlite.close()
}

function askedToStop(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGTERM', () => resolve())
    process.once('SIGINT', () => resolve())
  })
}
