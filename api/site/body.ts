import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

type Encoding = 'br' | 'gzip' | 'identity'

interface Variant {
  body: Blob
  headers: Headers
  etag: string
}

/** Finished bytes of one address, in each encoding that a client may ask for. */
export interface Body {
  variants: Record<Encoding, Variant>
  /** What it costs to keep it, in bytes. */
  size: number
}

export interface BodyOptions {
  contentType: string
  cacheControl: string
  headers: Record<string, string>
  /** Brotli's quality, 0 to 11: 5 for what is rendered while a reader waits, 11 for what never changes. */
  quality: number
}

/** Compresses once what will be served many times. */
export function finishBody(
  bytes: Uint8Array,
  { contentType, cacheControl, headers, quality }: BodyOptions,
): Body {
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 16)
  const variant = (encoding: Encoding, encoded: Uint8Array): Variant => {
    const etag = `"${hash}-${encoding}"`
    const all = new Headers({
      ...headers,
      'content-type': contentType,
      'cache-control': cacheControl,
      vary: 'Accept-Encoding',
      etag,
    })
    if (encoding !== 'identity') all.set('content-encoding', encoding)
    // A Blob's bytes are shared by all replies; a Uint8Array's would be copied into each.
    return { body: new Blob([encoded as Uint8Array<ArrayBuffer>]), headers: all, etag }
  }

  const plain = variant('identity', bytes)
  if (!isCompressible(contentType)) {
    return { variants: { br: plain, gzip: plain, identity: plain }, size: bytes.byteLength }
  }
  const br = brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  })
  const gzip = gzipSync(bytes, { level: 6 })
  return {
    variants: { br: variant('br', br), gzip: variant('gzip', gzip), identity: plain },
    size: bytes.byteLength + br.byteLength + gzip.byteLength,
  }
}

/** The reply to one request: the best encoding that the client takes, or 304 where it has these bytes already. */
export function answer({ variants }: Body, { headers }: Request, status = 200): Response {
  const variant = variants[bestEncoding(headers.get('accept-encoding'))]
  if (status === 200 && isKnown(headers.get('if-none-match'), variant.etag)) {
    return new Response(null, { status: 304, headers: variant.headers })
  }
  return new Response(variant.body, { status, headers: variant.headers })
}

const encodings = new Map<string, Encoding>()

/** Browsers send a handful of different headers: each is read once. */
function bestEncoding(header: string | null): Encoding {
  if (header === null) return 'identity'
  const known = encodings.get(header)
  if (known) return known
  const best = readAcceptEncoding(header)
  if (encodings.size < 200) encodings.set(header, best)
  return best
}

function readAcceptEncoding(header: string): Encoding {
  const accepted = new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
      const weight = parameters.find((parameter) => parameter.startsWith('q='))
      return [name, weight ? Number(weight.slice(2)) : 1] as const
    }),
  )
  const weightOf = (name: string) => accepted.get(name) ?? accepted.get('*') ?? 0
  if (weightOf('br') > 0) return 'br'
  if (weightOf('gzip') > 0) return 'gzip'
  return 'identity'
}

function isKnown(header: string | null, etag: string): boolean {
  if (header === null) return false
  if (header === etag || header === '*') return true
  return header.split(',').some((known) => known.trim().replace(/^W\//, '') === etag)
}

function isCompressible(contentType: string): boolean {
  return /^(text\/|application\/(javascript|json|xml|atom\+xml|manifest\+json)|image\/svg)/.test(contentType)
}
