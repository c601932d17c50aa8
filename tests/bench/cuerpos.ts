import { setTimeout as sleep } from 'node:timers/promises'
import { MB, sendCuerpo } from '../support/cuerpos'
import { sesionEn } from '../support/sesiones'
import { idEn, tus } from '../support/tus'
import { temporaryFolder } from './support/cleanup'
import { type Server, seedDemo, startServer } from './support/guarania'
import { check, info, type Measure, skipped } from './support/measure'
import { forgetPeak, peakMemory } from './support/memory'
import { percentile } from './support/stats'

const HEALTH_EACH_MS = 20
const SETTLES_MS = 1000

/** What bodies of hundreds of megabytes take of the server, refused ones and such as are allowed. */
export async function* cuerpos(): AsyncGenerator<Measure> {
  if (process.platform !== 'linux') return yield skipped('cuerpos', '/proc')
  using folder = temporaryFolder()
  seedDemo(folder.path)
  await using server = await startServer(folder.path)
  const { authorization } = await sesionEn({ ...server, dataDir: folder.path }, 'docente')
  const photo = (bytes: number, sinLargo = false) =>
    sendCuerpo(`${server.url}/api/composers/photo`, { bytes, sinLargo })
  const upload = (bytes: number, sinLargo = false) =>
    sendCuerpo(`${server.url}/api/docente/upload/multimedia`, { bytes, sinLargo, headers: { authorization } })
  const piece = async (bytes: number, sinLargo = false) => {
    const call = (path: string, init: RequestInit) => fetch(`${server.url}/api${path}`, init)
    const id = idEn(await tus({ call }, { authorization }).begin(95 * MB))
    const headers = {
      authorization,
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    }
    const url = `${server.url}/api/subidas/${id}`
    const sent = await sendCuerpo(url, { method: 'PATCH', bytes, sinLargo, headers })
    await tus({ call }, { authorization }).ask('DELETE', id)
    return sent
  }

  // The first ones bring in what receives files; from then on it is there.
  await Promise.all([photo(MB), upload(MB), piece(95 * MB)])
  for (const [what, send] of Object.entries({ photo, upload, piece })) {
    for (const sinLargo of [false, true]) {
      const name = `cuerpos: 8 of 300 MB at once, ${what}${sinLargo ? ', chunked' : ''}`
      yield* atOnce(server, name, 413, 60, () =>
        Promise.all(Array.from({ length: 8 }, () => send(300 * MB, sinLargo))),
      )
    }
  }
  for (const [what, status, send] of [
    ['upload', 201, upload],
    ['piece', 204, piece],
  ] as const) {
    const name = `cuerpos: 2 of 95 MB at once that are allowed, ${what}`
    yield* atOnce(server, name, status, 120, () => Promise.all([send(95 * MB), send(95 * MB)]))
  }
}

async function* atOnce(
  { url, pid }: Server,
  name: string,
  status: number,
  mostMB: number,
  send: () => Promise<{ status: number }[]>,
): AsyncGenerator<Measure> {
  await sleep(SETTLES_MS)
  const before = forgetPeak(pid)
  let isOver = false
  const health = times(`${url}/api/health`, () => !isOver)
  const start = performance.now()
  const answers = await send()
  isOver = true
  const wrong = answers.find((one) => one.status !== status)
  if (wrong) throw new Error(`${name}: answered ${wrong.status}`)
  yield info(`${name}: time`, performance.now() - start, 'ms')
  yield check(`${name}: more memory`, peakMemory(pid) - before, '<', mostMB, 'MB')
  yield check(`${name}: memory`, peakMemory(pid), '<', 250, 'MB')
  yield check(`${name}: /api/health meanwhile, p99`, percentile(await health, 0.99), '<', 100, 'ms')
}

async function times(url: string, going: () => boolean): Promise<number[]> {
  const taken: number[] = []
  while (going()) {
    const start = performance.now()
    await (await fetch(url)).arrayBuffer()
    taken.push(performance.now() - start)
    await sleep(HEALTH_EACH_MS)
  }
  return taken
}
