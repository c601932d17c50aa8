import { promisify } from 'node:util'
import { constants, gzip, gzipSync } from 'node:zlib'

/** Below this a reply fits in the packets that it needs anyway. */
const WORTH_BYTES = 2048

/**
 * Up to here compressing takes a millisecond or two. Where many are to be compressed on another thread, each holds its
 * reply meanwhile, and a process that has all hands full grows by tens of megabytes.
 */
const AT_ONCE_BYTES = 1024 * 1024
const OPTIONS = { level: constants.Z_BEST_SPEED + 2 }

const compressElsewhere = promisify(gzip)

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
  return new Response(new Uint8Array(await compress(bytes)), { status, headers })
}

/** A year's attendance takes longer to compress than to read: that happens off the main thread. */
function compress(bytes: Uint8Array): Uint8Array | Promise<Uint8Array> {
  return bytes.byteLength > AT_ONCE_BYTES ? compressElsewhere(bytes, OPTIONS) : gzipSync(bytes, OPTIONS)
}

export function takesGzip({ headers }: Request): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?![.\d]))/i.test(headers.get('accept-encoding') ?? '')
}
