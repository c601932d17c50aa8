import { setTimeout as sleep } from 'node:timers/promises'
import { catalogoReal } from './support/catalogos'
import { startServer } from './support/guarania'
import { check, info, type Measure, skipped } from './support/measure'
import { peakMemory } from './support/memory'
import { percentile } from './support/stats'

const SECONDS = 20
/** How long who floods waits for an answer. */
const ABANDONS_MS = 30

type Flood = (url: string, turn: number) => Promise<unknown>

/** What a stranger can send without signing in, each time from another address. */
const floods: Record<string, { at: number; flood: Flood }> = {
  'bodies of a megabyte': { at: 4, flood: (url, turn) => post(url, '/composers', turn, lista(500_000)) },
  'bodies of 60 KB': { at: 20, flood: (url, turn) => post(url, '/composers', turn, lista(30_000)) },
  'letters of 30,000 marks': {
    at: 20,
    flood: (url, turn) =>
      post(url, '/composers', turn, JSON.stringify({ bio: `a${'\u0301\u0316'.repeat(15_000)}` })),
  },
  'abandoned pages': {
    at: 100,
    flood: (url, turn) => read(`${url}/?q=palabra${turn}`, turn, AbortSignal.timeout(ABANDONS_MS)),
  },
  'creators who are not there': {
    at: 100,
    flood: (url, turn) => read(`${url}/?creador=x${turn}`, turn, AbortSignal.timeout(ABANDONS_MS)),
  },
  'photos of empty parts': { at: 2, flood: (url, turn) => sendPhoto(url, turn, deVacios(1_000_000)) },
  'texts of comments': {
    at: 20,
    flood: (url, turn) => sendPhoto(url, turn, '<!---->'.repeat(60_000 / 7)),
  },
  'wrong passwords': { at: 30, flood: (url, turn) => post(url, '/login', turn, '{"password":"no es ésta"}') },
  votes: { at: 2, flood: (url, turn) => post(url, `/ratings/${(turn % 200) + 1}`, turn, '{"rating":5}') },
}

/** All floods at once, and what somebody else's health check and timeline take meanwhile. */
export async function* ataques(): AsyncGenerator<Measure> {
  if (process.platform !== 'linux') return yield skipped('ataques', '/proc')
  using data = catalogoReal()
  await using server = await startServer(data.path, { env: { RATE_LIMIT: 'on', TRUST_PROXY: 'on' } })
  const end = performance.now() + SECONDS * 1000
  const going = () => performance.now() < end

  const flooding = Object.values(floods).map(async ({ at, flood }) => {
    for (let turn = 0; going(); turn++) {
      void flood(server.url, turn).catch(() => {})
      await sleep(1000 / at)
    }
  })
  const [health, home] = await Promise.all([
    times(`${server.url}/api/health`, 50, going),
    times(`${server.url}/`, 100, going),
  ])
  await Promise.all(flooding)

  yield info('ataques: floods at once', Object.keys(floods).length)
  yield check('ataques: /api/health, p99', percentile(health, 0.99), '<', 100, 'ms')
  yield check('ataques: /, p99', percentile(home, 0.99), '<', 300, 'ms')
  yield check('ataques: peak memory', peakMemory(server.pid), '<', 250, 'MB')
}

const lista = (largo: number) => `{"mainRole":[${Array(largo).fill(1).join()}]}`

/** A JPEG of segments that hold nothing. */
const deVacios = (bytes: number) =>
  Buffer.concat([
    Buffer.from('ffd8', 'hex'),
    Buffer.alloc(bytes - (bytes % 4), Buffer.from('ffdb0002', 'hex')),
    Buffer.from('ffd9', 'hex'),
  ])

function sendPhoto(url: string, turn: number, contenido: string | Buffer<ArrayBuffer>) {
  const body = new FormData()
  body.append('file', new Blob([contenido]), 'foto.jpg')
  return fetch(`${url}/api/composers/photo`, { method: 'POST', body, headers: from(turn) })
}

const from = (turn: number) => ({ 'x-forwarded-for': `10.${turn % 250}.${(turn >> 8) % 250}.7` })

const read = (url: string, turn: number, signal: AbortSignal) => fetch(url, { headers: from(turn), signal })

const post = (url: string, path: string, turn: number, body: string) =>
  fetch(`${url}/api${path}`, {
    method: 'POST',
    body,
    headers: { ...from(turn), 'content-type': 'application/json' },
  })

async function times(url: string, pauseMs: number, going: () => boolean): Promise<number[]> {
  const taken: number[] = []
  while (going()) {
    const start = performance.now()
    const reply = await fetch(url)
    await reply.arrayBuffer()
    if (reply.status !== 200) throw new Error(`${url} answered ${reply.status}`)
    taken.push(performance.now() - start)
    await sleep(pauseMs)
  }
  return taken
}
