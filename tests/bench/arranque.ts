import { setTimeout as sleep } from 'node:timers/promises'
import { type Catalogo, catalogoDe } from './support/catalogos'
import { startServer } from './support/guarania'
import { check, type Measure, skipped } from './support/measure'
import { peakMemory } from './support/memory'
import { apiTargets, pageTargets } from './support/queries'
import { median } from './support/stats'
import { hasWrk, wrk } from './support/wrk'

const CREADORES = 10_000
const STARTS = 7
const LOAD_SECONDS = 20
const PASSWORD = 'una clave para medir'

/** What the program needs to start, and to go on under a mixed load. */
export async function* arranque(): AsyncGenerator<Measure> {
  const catalogo = catalogoDe(CREADORES)
  const times: number[] = []
  for (let start = 0; start < STARTS; start++) {
    await using server = await startServer(catalogo.dataDir)
    times.push(server.startMs)
  }
  yield check('arranque: to «Guarania lista», median', median(times), '<', 500, 'ms')
  yield* memory(catalogo)
}

async function* memory({ dataDir }: Catalogo): AsyncGenerator<Measure> {
  const name = `arranque: peak memory after ${LOAD_SECONDS} s of load`
  if (process.platform !== 'linux') return yield skipped(name, '/proc')
  if (!hasWrk()) return yield skipped(name, 'wrk')

  await using server = await startServer(dataDir, { env: { ADMIN_PASSWORD: PASSWORD } })
  const targets = [
    ...(await creatorPages(server.url)),
    ...apiTargets(100, CREADORES),
    ...pageTargets(100, CREADORES),
  ]
  const mixed = targets.flatMap((target, index) => (index % 2 === 0 ? ['/', target] : [target]))
  const load = wrk({ url: server.url, connections: 16, seconds: LOAD_SECONDS, targets: mixed })
  for (let second = 0; second < LOAD_SECONDS / 2; second++) {
    await logIn(server.url)
    await sleep(1000)
  }
  await load
  yield check(name, peakMemory(server.pid), '<', 160, 'MB')
}

/** Checking a password takes memory, too. */
async function logIn(url: string) {
  const body = JSON.stringify({ password: PASSWORD })
  const headers = { 'Content-Type': 'application/json' }
  const { status } = await fetch(`${url}/api/login`, { method: 'POST', headers, body })
  if (status !== 200) throw new Error(`the login answered ${status}`)
}

async function creatorPages(url: string): Promise<string[]> {
  const reply = await fetch(`${url}/api/composers?limit=100`)
  const { data } = (await reply.json()) as { data: { slug: string }[] }
  return data.map(({ slug }) => `/creador/${slug}`)
}
