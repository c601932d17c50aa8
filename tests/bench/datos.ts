import { catalogoDe } from './support/catalogos'
import { type Server, startServer } from './support/guarania'
import { check, info, type Measure, skipped } from './support/measure'
import { apiTargets, pageTargets, searchTargets } from './support/queries'
import { median, percentile } from './support/stats'
import { hasWrk, wrk } from './support/wrk'

const QUERIES = 600
const WARM_UP_QUERIES = 100
const ROTATING_SEARCHES = 200
const LIMIT_MS = 10_000

/** Filters and searches over a large catalogue: how long one takes, and how many a second. */
export async function* datos(): AsyncGenerator<Measure> {
  for (const creadores of [10_000, 100_000]) {
    const name = `datos, ${creadores.toLocaleString('en')}`
    const { dataDir, seedMs } = catalogoDe(creadores)
    yield info(`${name}: seed`, seedMs / 1000, 's')

    yield* latencies(name, dataDir, creadores)
    if (hasWrk()) yield* throughput(name, dataDir, creadores)
    else yield skipped(`${name}: throughput`, 'wrk')
  }
}

async function* latencies(name: string, dataDir: string, creadores: number): AsyncGenerator<Measure> {
  await using server = await startServer(dataDir, { isPinned: false })
  const count = QUERIES + WARM_UP_QUERIES
  yield* latency(`${name}: API`, server, apiTargets(count, creadores), creadores)
  yield* latency(`${name}: page`, server, pageTargets(count, creadores), creadores)
}

async function* latency(
  name: string,
  { url }: Server,
  targets: string[],
  creadores: number,
): AsyncGenerator<Measure> {
  for (const target of targets.slice(0, WARM_UP_QUERIES)) await timeOf(url + target)
  const times: { target: string; ms: number }[] = []
  for (const target of targets.slice(WARM_UP_QUERIES)) times.push({ target, ms: await timeOf(url + target) })

  const all = times.map(({ ms }) => ms)
  yield creadores > 10_000
    ? info(`${name}, median`, median(all), 'ms')
    : check(`${name}, median`, median(all), '<', 5, 'ms')
  yield check(`${name}, p99`, percentile(all, 0.99), '<', creadores > 10_000 ? 50 : 20, 'ms')
  const slowest = times.toSorted((a, b) => b.ms - a.ms).slice(0, 5)
  for (const { target, ms } of slowest) console.error(`     ${ms.toFixed(1)} ms  ${target}`)
}

async function* throughput(name: string, dataDir: string, creadores: number): AsyncGenerator<Measure> {
  await using server = await startServer(dataDir)
  const { url } = server
  const load = { connections: 8, seconds: 5 }
  const list = await wrk({ ...load, url: `${url}/api/composers?limit=20` })
  const search = await wrk({ ...load, url, targets: searchTargets(ROTATING_SEARCHES) })
  const isLarge = creadores > 10_000
  yield isLarge ? info(`${name}: list, wrk`, list, '/s') : check(`${name}: list, wrk`, list, '>', 5_000, '/s')
  yield isLarge
    ? info(`${name}: search, wrk`, search, '/s')
    : check(`${name}: search, wrk`, search, '>', 3_000, '/s')
}

/** Until the last byte has come, in milliseconds; what unpacks it is the reader's own. */
async function timeOf(url: string): Promise<number> {
  const start = performance.now()
  const reply = await fetch(url, {
    headers: { 'Accept-Encoding': 'gzip' },
    decompress: false,
    signal: AbortSignal.timeout(LIMIT_MS),
  })
  await reply.arrayBuffer()
  const ms = performance.now() - start
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}`)
  return ms
}
