import { createApp } from './app'
import { createClient } from './client'
import { openData } from './commands/command'
import { createDeps } from './deps'
import { readSettings } from './suelo/services/settings'

/** What `npm run dev` serves beside the pages; Vite loads it anew when a file of the API changes. */
const settings = readSettings(process.env)
const deps = createDeps(settings, openData(settings.dataDir))
await deps.adminPassword.prepare(settings.adminPassword ?? 'guarania')
deps.outbox.start()
deps.push.start()

export const app = createApp(deps)

export const locals: App.Locals = { api: createClient(app), site: deps.site, precargas: {} }
