import { startBare } from './support/bare'
import { catalogoReal } from './support/catalogos'
import { type Server, startServer } from './support/guarania'
import { check, info, type Measure, skipped } from './support/measure'
import { hasNginx, type Page, startNginx } from './support/nginx'
import { median } from './support/stats'
import { hasWrk, wrk } from './support/wrk'

const ROUNDS = 7
const SECONDS = 3
const WARM_UP_SECONDS = 2
/** What nginx makes itself for the files that it serves. */
const madeByNginx = [
  'content-type',
  'content-encoding',
  'content-length',
  'etag',
  'date',
  'connection',
  'server',
]

/** The page store against nginx with the same bytes and headers, each on core 0, in turns. */
export async function* http(): AsyncGenerator<Measure> {
  if (!hasWrk()) return yield skipped('/ against nginx', 'wrk')
  if (!hasNginx()) return yield skipped('/ against nginx', 'nginx with gzip_static')

  using data = catalogoReal()
  await using ours = await startServer(data.path)
  const page = await readPage(ours)
  await using nginx = await startNginx(page)
  yield info('http: / with gzip', page.gzip.byteLength / 1024, 'KB')

  const url = `${ours.url}/`
  const [etag, nginxEtag] = await Promise.all([url, nginx.url].map(requireEtag))
  await using bare = await startBare(url)
  await using bareNotModified = await startBare(url, etag)
  const known = (etag = '') => ({ 'If-None-Match': etag })
  for (const connections of [8, 32]) {
    yield* compare(`http: /, ${connections} connections`, connections, {
      ours: { url },
      nginx: { url: nginx.url },
      bare: { url: bare.url },
    })
  }
  for (const connections of [8, 32]) {
    yield* compare(`http: / not modified (304), ${connections} connections`, connections, {
      ours: { url, headers: known(etag) },
      nginx: { url: nginx.url, headers: known(nginxEtag) },
      bare: { url: bareNotModified.url, headers: known(etag) },
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
  { ours, nginx, bare }: Record<'ours' | 'nginx' | 'bare', Side>,
): AsyncGenerator<Measure> {
  for (const side of [ours, nginx, bare]) await wrk({ ...side, connections, seconds: WARM_UP_SECONDS })

  const rounds: { ours: number; nginx: number; bare: number }[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const rate = (side: Side) => wrk({ ...side, connections, seconds: SECONDS })
    rounds.push({ ours: await rate(ours), nginx: await rate(nginx), bare: await rate(bare) })
  }
  const middle = (of: (round: (typeof rounds)[number]) => number) => median(rounds.map(of))
  yield check(
    `${name}: ratio to nginx`,
    middle((one) => one.ours / one.nginx),
    '≥',
    1,
  )
  yield info(
    `${name}: ratio of Bun's bare server to nginx`,
    middle((one) => one.bare / one.nginx),
  )
  yield info(
    `${name}: Guarania`,
    middle((one) => one.ours),
    '/s',
  )
  yield info(
    `${name}: nginx`,
    middle((one) => one.nginx),
    '/s',
  )
}

async function readPage({ url }: Server): Promise<Page> {
  const reply = await ask(`${url}/`)
  if (reply.headers.get('content-encoding') !== 'gzip') throw new Error('/ came without gzip')
  const gzip = await reply.bytes()
  const html = await (await fetch(`${url}/`, { headers: { 'Accept-Encoding': 'identity' } })).bytes()
  const headers = [...reply.headers].filter(([name]) => !madeByNginx.includes(name))
  return { html, gzip, headers: Object.fromEntries(headers) }
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
