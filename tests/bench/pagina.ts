import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, Sqlite } from '../../db/sqlite'
import { startBare } from './support/bare'
import { catalogoDe, catalogoReal, copyOf } from './support/catalogos'
import { cpuOf } from './support/cpu'
import { startServer } from './support/guarania'
import { latencies } from './support/latencias'
import { check, info, type Measure, skipped } from './support/measure'
import { askAll } from './support/pedir'
import { pageTargets } from './support/queries'
import { median } from './support/stats'
import { waitFor } from './support/wait'

const ROUNDS = 7
const REQUESTS = 5_000
const CONNECTIONS = 8
const PUBLICATIONS = 20
const LIMIT_MS = 10_000
const PAUSE_MS = 150

/** The timeline costs hardly more than its bytes, a filtered one a few milliseconds, and what is published shows at once. */
export async function* pagina(): AsyncGenerator<Measure> {
  yield* againstBare()
  for (const creadores of [10_000, 100_000]) {
    const { dataDir } = catalogoDe(creadores)
    await using server = await startServer(dataDir, { isPinned: false })
    const name = `pagina, ${creadores.toLocaleString('en')}, filtered`
    yield* latencies(name, server, creadores, { targetsOf: pageTargets, medianMs: 10 })
  }
  yield* publications()
}

interface Side {
  url: string
  pid: number
  headers: Record<string, string>
}

/** Against Bun's own server with the reply ready, in turns: the processor's time of each, for the same requests. */
async function* againstBare(): AsyncGenerator<Measure> {
  if (process.platform !== 'linux') return yield skipped("pagina: / against Bun's own server", '/proc')
  using data = catalogoReal()
  await using server = await startServer(data.path)
  const url = `${server.url}/`
  const etag = (await fetch(url)).headers.get('etag') ?? ''
  for (const [name, known] of [
    ['pagina: /', undefined],
    ['pagina: / not modified (304)', etag],
  ] as const) {
    await using bare = await startBare(url, known)
    const headers: Record<string, string> = known ? { 'If-None-Match': known } : {}
    yield* compare(name, { ours: { url, pid: server.pid, headers }, bare: { ...bare, headers } })
  }
}

async function* compare(
  name: string,
  { ours, bare }: Record<'ours' | 'bare', Side>,
): AsyncGenerator<Measure> {
  for (const side of [ours, bare]) await costOf(side)
  const rounds: { ours: number; bare: number }[] = []
  for (let round = 0; round < ROUNDS; round++)
    rounds.push({ ours: await costOf(ours), bare: await costOf(bare) })
  const ratio = median(rounds.map((one) => one.bare / one.ours))
  const cost = median(rounds.map((one) => one.ours))
  yield check(`${name}: as many for the same time as Bun's own server`, ratio, '≥', 0.5, 'times')
  yield info(`${name}: processor's time of one`, cost * 1000, 'µs')
}

/** Of one request, in milliseconds. */
async function costOf({ url, pid, headers }: Side): Promise<number> {
  const before = cpuOf(pid)
  await askAll([url], CONNECTIONS, (asked) => asked < REQUESTS, headers)
  return (cpuOf(pid) - before) / REQUESTS
}

/** From the commit of a published creator, in another process, to the first `/` that shows it. */
async function* publications(): AsyncGenerator<Measure> {
  using data = copyOf(catalogoDe(100_000))
  await using server = await startServer(data.path)
  const sqlite = new Sqlite(join(data.path, 'guarania.db'))
  sqlite.pragma('synchronous = FULL')
  const times: number[] = []
  for (let time = 1; time <= PUBLICATIONS; time++)
    times.push(await timeToShow(server.url, sqlite, `Aparecida${time}`))
  sqlite.close()
  yield check(
    `pagina, 100,000: from a publication to /, slowest of ${PUBLICATIONS}`,
    Math.max(...times),
    '<',
    300,
    'ms',
  )
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
