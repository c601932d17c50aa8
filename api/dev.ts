import { version } from '../package.json'
import { createApp } from './app'
import { createClient } from './client'
import { openData } from './commands/command'
import { createChanges } from './services/changes'
import { readSettings } from './services/settings'

/** What `npm run dev` serves beside the pages; Vite loads it anew when a file of the API changes. */
const { dataDir, siteName, footerCredit, port, zona, siteUrl } = readSettings(process.env)
const { db, sqlite } = openData(dataDir)

export const app = createApp({
  db,
  sqlite,
  changes: createChanges(sqlite),
  now: Date.now,
  zona,
  version,
  siteUrl,
})

export const locals: App.Locals = {
  api: createClient(app),
  site: { name: siteName, url: siteUrl ?? `http://localhost:${port}`, footerCredit, estatico: false },
}
