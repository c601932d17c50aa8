import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'

/** Below this a reply fits in the packets that it needs anyway. */
const WORTH_BYTES = 2048

/** Off the main thread: a year's attendance takes longer to compress than to read. */
const compress = promisify(gzip)

/** A reply with JSON or text, gzipped where its reader takes that and it is worth it; streams go as they come. */
export async function compressed(request: Request, response: Response): Promise<Response> {
  const { headers } = response
  if (!/^(application\/json|text\/(csv|plain|html))/.test(headers.get('content-type') ?? '')) return response
  headers.append('vary', 'Accept-Encoding')
  if (!takesGzip(request) || headers.has('content-encoding') || !response.body) return response

  const bytes = new Uint8Array(await response.arrayBuffer())
  const { status } = response
  if (bytes.byteLength < WORTH_BYTES) return new Response(bytes, { status, headers })
  headers.delete('content-length')
  headers.set('content-encoding', 'gzip')
  const level = constants.Z_BEST_SPEED + 2
  return new Response(new Uint8Array(await compress(bytes, { level })), { status, headers })
}

function takesGzip({ headers }: Request): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?![.\d]))/i.test(headers.get('accept-encoding') ?? '')
}
