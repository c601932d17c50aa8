import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, Sqlite } from '../../db/sqlite'
import { catalogoDe, copyOf } from './support/catalogos'
import { startServer } from './support/guarania'
import { check, type Measure } from './support/measure'
import { median } from './support/stats'
import { waitFor } from './support/wait'

const TIMES = 20
const LIMIT_MS = 10_000
const PAUSE_MS = 150

/** From the commit of a published creator, in another process, to the first `/` that shows it. */
export async function* publish(): AsyncGenerator<Measure> {
  for (const [creadores, targetMs] of [
    [10_000, 100],
    [100_000, 300],
  ] as const) {
    using data = copyOf(catalogoDe(creadores))
    await using server = await startServer(data.path)
    const sqlite = new Sqlite(join(data.path, 'guarania.db'))
    sqlite.pragma('synchronous = FULL')

    const times: number[] = []
    for (let time = 1; time <= TIMES; time++)
      times.push(await timeToShow(server.url, sqlite, `Aparecida${time}`))
    sqlite.close()

    const name = `publicar, ${creadores.toLocaleString('en')}: from the commit to /`
    yield check(`${name}, median`, median(times), '<', targetMs, 'ms')
    yield check(`${name}, max`, Math.max(...times), '<', targetMs, 'ms')
  }
}

async function timeToShow(url: string, sqlite: Database, name: string): Promise<number> {
  const id = insertPending(sqlite, name)
  const isShown = async () => (await (await fetch(`${url}/`)).text()).includes(name)
  if (await isShown()) throw new Error(`/ shows ${name}, who is pending`)
  await sleep(PAUSE_MS)

  sqlite.prepare(`UPDATE creadores SET status = 'PUBLISHED' WHERE id = ?`).run(id)
  return waitFor(`${name} on /`, LIMIT_MS, isShown, 0)
}

/** A creator of the earliest period and year, who will stand on the first page of the timeline. */
function insertPending(sqlite: Database, name: string) {
  return sqlite
    .prepare(
      `INSERT INTO creadores (status, period, main_role, birth_year, sort_name, created_at, updated_at, slug,
                              first_name, last_name, notable_works, bio)
       VALUES ('PENDING_REVIEW', 'COLONIAL', '["COMPOSER"]', 1001, lower(@name), @now, @now, lower(@name),
               @name, 'Prueba', 'Una obra', 'Nació para esta prueba.')`,
    )
    .run({ name, now: Date.now() }).lastInsertRowid
}
