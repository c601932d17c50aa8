import { treaty } from '@elysiajs/eden'
import { createApp } from '../../api/app.ts'
import { createChanges } from '../../api/services/changes.ts'
import { migrate, openDb } from '../../db/client.ts'

interface Options {
  now?: string
  zona?: string
  siteUrl?: string
}

/** The whole API in process, on a fresh database and a clock that stands still. */
export function testApi({ now = '2026-03-02T12:00:00Z', zona = 'America/Asuncion', siteUrl }: Options = {}) {
  const { db, sqlite } = openDb(':memory:')
  migrate(db)
  const changes = createChanges(sqlite)
  const app = createApp({ db, sqlite, changes, now: () => Date.parse(now), zona, version: '0.0.0', siteUrl })
  return {
    app,
    db,
    sqlite,
    changes,
    api: treaty(app, { parseDate: false }).api,
    /** For what the typed client can't send. */
    pedir: (path: string, init?: RequestInit) => app.handle(new Request(`http://localhost/api${path}`, init)),
  }
}

export type TestApi = ReturnType<typeof testApi>
