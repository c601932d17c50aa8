import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Sqlite } from '../../db/sqlite'
import { cutCopias } from '../support/cortes-de-copias'
import { temporaryFolder } from './support/cleanup'
import { runGuarania, type Server, seedCatalogo, startServer } from './support/guarania'
import { check, info, type Measure, skipped } from './support/measure'
import { forgetPeak, peakMemory } from './support/memory'
import { percentile } from './support/stats'

const MB = 1024 * 1024
/** So many gigabytes of uploads lie in seven daily copies; `COPIAS_GB=10` is what the program has to stand. */
const GB = Number(process.env.COPIAS_GB ?? 1)
const UPLOAD_BYTES = 25 * MB
const DAYS = 7
const WARM_UP_MS = 5000
/** Of a file that takes no room on the disk. */
const SENT_GB = 10
const PASSWORD = 'una clave para medir'
const CUTS = Number(process.env.COPIAS_CORTES ?? 100)

/** Daily copies, what they take, what who is being served notices of them, and how they go to another place. */
export async function* copias(): AsyncGenerator<Measure> {
  if (process.platform !== 'linux') return yield skipped('copias', '/proc')
  using folder = temporaryFolder()
  const [dataDir, dir] = [join(folder.path, 'datos'), join(folder.path, 'copias')]
  mkdirSync(dir)
  seedCatalogo(dataDir)
  fill(dataDir)

  await using server = await startServer(dataDir, {
    env: { BACKUP_EVERY_HOURS: '0', BACKUP_DIR: dir, ADMIN_PASSWORD: PASSWORD },
    isPinned: false,
  })
  await times(server.url, sleep(WARM_UP_MS))
  const alone = percentile(await times(server.url, sleep(10_000)), 0.99)
  const first = runGuarania(['copias', 'hacer', nameOf(dir, 1)], dataDir)
  const during = percentile(await times(server.url, first), 0.99)
  const start = performance.now()
  await runGuarania(['copias', 'hacer', nameOf(dir, 2)], dataDir)
  const again = performance.now() - start
  for (let day = 3; day <= DAYS; day++) await runGuarania(['copias', 'hacer', nameOf(dir, day)], dataDir)

  const name = `copias, ${GB} GB of uploads`
  yield check(`${name}: ${DAYS} daily copies`, sizeOf(dir) / (GB * 1024 * MB), '<', 1.1, 'times the uploads')
  yield info(`${name}: a copy of what is there already`, again, 'ms')
  yield info(`${name}: p99 of / without a copy`, alone, 'ms')
  yield check(`${name}: p99 of / during the first copy`, during / alone, '≤', 2, 'times')
  yield check(`${name}: more memory for who gives one whole`, await moreToGive(server), '<', 60, 'MB')
  rmSync(join(dataDir, 'uploads'), { recursive: true })
  rmSync(dir, { recursive: true })

  const small = await peakOfSending(dataDir, dir)
  sparse(dataDir)
  const large = await peakOfSending(dataDir, dir)
  yield info('copias: memory of who sends the database alone', small, 'MB')
  yield check(`copias: more of it for a file of ${SENT_GB} GB, encrypted`, large - small, '<', 100, 'MB')

  const { cortadas, amedias } = await cutCopias(CUTS)
  for (const one of amedias) console.error(`     half done: ${one}`)
  yield info('copias: copies and restores killed', cortadas)
  yield check('copias: of them half done', amedias.length, '≤', 0)
}

const nombreDe = (day: number) => `guarania-2026-03-0${day}T03-00-00.tar`
const nameOf = (dir: string, day: number) => join(dir, nombreDe(day))

/** To the browser of who administers, which asks for it with the password. */
async function moreToGive({ url, pid }: Server): Promise<number> {
  const send = (path: string, headers = {}) =>
    fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ password: PASSWORD }),
    })
  const login = await send('/login')
  const cookie = login.headers.getSetCookie().map((one) => one.split(';')[0])
  const { token } = (await login.json()) as { token: string }
  const asked = await send(`/admin/copias/${nombreDe(1)}/descarga`, { authorization: `Bearer ${token}` })
  const { enlace } = (await asked.json()) as { enlace: string }
  const before = forgetPeak(pid)
  const answer = await fetch(url + enlace, { headers: { cookie: cookie.join('; ') } })
  let bytes = 0
  for await (const piece of answer.body ?? []) bytes += piece.length
  if (!answer.ok || bytes < GB * 1024 * MB) throw new Error(`La copia: ${answer.status}, ${bytes} bytes`)
  return peakMemory(pid) - before
}

/** Uploads that the database knows. */
function fill(dataDir: string) {
  const folder = join(dataDir, 'uploads/recursos')
  mkdirSync(folder, { recursive: true })
  const sqlite = new Sqlite(join(dataDir, 'guarania.db'))
  const insert = sqlite.prepare(`INSERT INTO archivos (path, nombre, tipo, bytes, sha256, created_at)
    VALUES (?, 'a.bin', 'application/pdf', ?, ?, ?)`)
  for (let i = 0; i < (GB * 1024 * MB) / UPLOAD_BYTES; i++) {
    const bytes = randomBytes(UPLOAD_BYTES)
    writeFileSync(join(folder, `${i}.bin`), bytes)
    const sum = createHash('sha256').update(bytes).digest('hex')
    insert.run(`uploads/recursos/${i}.bin`, bytes.length, sum, Date.now())
  }
  sqlite.close()
}

function sparse(dataDir: string) {
  const file = join(dataDir, 'uploads/recursos/largo.bin')
  mkdirSync(join(dataDir, 'uploads/recursos'), { recursive: true })
  writeFileSync(file, '')
  truncateSync(file, SENT_GB * 1024 * MB)
}

const sizeOf = (dir: string) =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .map((path) => statSync(join(dir, path)))
    .reduce((sum, stat) => sum + (stat.isFile() ? stat.size : 0), 0)

/** Of pages asked one after the other, until the work ends. */
async function times(url: string, work: Promise<unknown>): Promise<number[]> {
  let isOver = false
  const ending = work.finally(() => {
    isOver = true
  })
  const taken: number[] = []
  for (let turn = 0; !isOver; turn++) {
    const start = performance.now()
    await (await fetch(`${url}/${turn % 2 === 0 ? '' : `?q=palabra${turn}`}`)).arrayBuffer()
    taken.push(performance.now() - start)
    await sleep(5)
  }
  await ending
  return taken
}

/** To a store that takes everything and keeps nothing. */
async function peakOfSending(dataDir: string, dir: string): Promise<number> {
  const store = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: swallow })
  const env = {
    BACKUP_S3: `s3://CLAVE:SECRETO@127.0.0.1:${store.port}/cubo`,
    BACKUP_DIR: dir,
    BACKUP_KEY: 'una frase',
  }
  const { peak } = await runGuarania(['copias', 'mandar', 'base'], dataDir, env)
  await store.stop(true)
  return peak
}

async function swallow(request: Request): Promise<Response> {
  for await (const _piece of request.body ?? []);
  if (request.method === 'PUT') return new Response()
  const isList = new URL(request.url).searchParams.has('list-type')
  return isList
    ? new Response('<ListBucketResult><IsTruncated>false</IsTruncated></ListBucketResult>')
    : new Response('<Error><Code>NoSuchKey</Code></Error>', { status: 404 })
}
