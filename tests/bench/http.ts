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

  const urls = [`${ours.url}/`, nginx.url] as const
  const etags = await Promise.all(urls.map(requireEtag))
  for (const connections of [8, 32]) {
    yield* compare(`http: /, ${connections} connections`, urls, connections, [{}, {}])
  }
  for (const connections of [8, 32]) {
    const known = etags.map((etag) => ({ 'If-None-Match': etag }))
    yield* compare(`http: / not modified (304), ${connections} connections`, urls, connections, known)
  }
}

async function* compare(
  name: string,
  urls: readonly [string, string],
  connections: number,
  headers: Record<string, string>[],
): AsyncGenerator<Measure> {
  const run = (side: 0 | 1, seconds: number) =>
    wrk({ url: urls[side], connections, seconds, headers: headers[side] ?? {} })
  await run(0, WARM_UP_SECONDS)
  await run(1, WARM_UP_SECONDS)

  const ours: number[] = []
  const theirs: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(await run(0, SECONDS))
    theirs.push(await run(1, SECONDS))
  }
  const ratios = ours.map((rate, round) => rate / (theirs[round] ?? Number.NaN))
  yield check(`${name}: ratio to nginx`, median(ratios), '≥', 1)
  yield info(`${name}: Guarania`, median(ours), '/s')
  yield info(`${name}: nginx`, median(theirs), '/s')
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
