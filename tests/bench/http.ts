import { startBare } from './support/bare'
import { catalogoReal } from './support/catalogos'
import { startServer } from './support/guarania'
import { check, info, type Measure, skipped } from './support/measure'
import { median } from './support/stats'
import { hasWrk, wrk } from './support/wrk'

const ROUNDS = 7
const SECONDS = 3
const WARM_UP_SECONDS = 2

/** The page store against Bun's own server with the reply ready, each on core 0, in turns. */
export async function* http(): AsyncGenerator<Measure> {
  if (!hasWrk()) return yield skipped("/ against Bun's bare server", 'wrk')

  using data = catalogoReal()
  await using ours = await startServer(data.path)
  const url = `${ours.url}/`
  yield info('http: / with gzip', (await (await ask(url)).bytes()).byteLength / 1024, 'KB')

  const etag = await requireEtag(url)
  await using bare = await startBare(url)
  await using bareNotModified = await startBare(url, etag)
  const headers = { 'If-None-Match': etag }
  for (const connections of [8, 32]) {
    yield* compare(`http: /, ${connections} connections`, connections, {
      ours: { url },
      bare: { url: bare.url },
    })
  }
  for (const connections of [8, 32]) {
    yield* compare(`http: / not modified (304), ${connections} connections`, connections, {
      ours: { url, headers },
      bare: { url: bareNotModified.url, headers },
    })
  }
}

interface Side {
  url: string
  headers?: Record<string, string>
}

/** In turns; a ratio is one of neighbours. */
async function* compare(
  name: string,
  connections: number,
  { ours, bare }: Record<'ours' | 'bare', Side>,
): AsyncGenerator<Measure> {
  for (const side of [ours, bare]) await wrk({ ...side, connections, seconds: WARM_UP_SECONDS })

  const rounds: { ours: number; bare: number }[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const rate = (side: Side) => wrk({ ...side, connections, seconds: SECONDS })
    rounds.push({ ours: await rate(ours), bare: await rate(bare) })
  }
  const middle = (of: (round: (typeof rounds)[number]) => number) => median(rounds.map(of))
  yield check(
    `${name}: ratio to Bun's bare server`,
    middle((one) => one.ours / one.bare),
    '≥',
    0.9,
  )
  yield info(
    `${name}: Guarania`,
    middle((one) => one.ours),
    '/s',
  )
}

/** The ETag that a server gives for `/`, which it must know again. */
async function requireEtag(url: string): Promise<string> {
  const etag = (await ask(url)).headers.get('etag') ?? ''
  const { status } = await ask(url, { 'If-None-Match': etag })
  if (status !== 304) throw new Error(`${url} answers ${status} to its own ETag ${etag}`)
  return etag
}

const ask = (url: string, headers: Record<string, string> = {}) =>
  fetch(url, { headers: { 'Accept-Encoding': 'gzip', ...headers }, decompress: false })
