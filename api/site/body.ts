import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib'

/** 256 KB, a page's size: the usual 4 MB would be taken and given back for every page. */
const WINDOW_BITS = 18

export type Encoding = 'br' | 'gzip' | 'identity'

interface Variant {
  etag: string
  /** Replies to be cloned: quicker than made anew, and their bytes are shared. */
  whole: Response
  notModified: Response
}

/** Finished bytes of one address, in each encoding that a client may ask for. */
export interface Body {
  variant(encoding: Encoding): Variant
  /** What it costs to keep it, in bytes. */
  size: number
}

interface BodyOptions {
  contentType: string
  cacheControl: string
  headers: Record<string, string>
  /** Brotli's, 0 to 11, and gzip's, 1 to 9: more for what never changes than for what is made while a reader waits. */
  quality: { br: number; gzip: number }
  /** What the first reader takes. */
  encoding: Encoding
}

/**
 * Compresses once what will be served many times. Only what the first reader takes is made at once and only compressed
 * bytes are kept: the other encoding is made when first asked for, and the few clients that take neither get theirs
 * unpacked each time.
 */
export function finishBody(bytes: Uint8Array, options: BodyOptions): Body {
  const hash = Bun.hash.xxHash3(bytes).toString(36)
  if (!isCompressible(options.contentType)) {
    const only = variantOf('identity', bytes, hash, options)
    return { variant: () => only, size: bytes.byteLength }
  }

  const first = options.encoding === 'gzip' ? 'gzip' : 'br'
  const packed = pack[first](bytes, options.quality[first])
  const kept: Partial<Record<Encoding, Variant>> = { [first]: variantOf(first, packed, hash, options) }
  return {
    variant(encoding) {
      const known = kept[encoding]
      if (known) return known
      const whole = unpack[first](packed)
      if (encoding === 'identity') return variantOf(encoding, whole, hash, options)
      const made = variantOf(encoding, pack[encoding](whole, options.quality[encoding]), hash, options)
      kept[encoding] = made
      return made
    },
    size: 2 * packed.byteLength,
  }
}

const pack = {
  br: (bytes: Uint8Array, quality: number) =>
    brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
        [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
      },
    }),
  gzip: (bytes: Uint8Array, level: number) => gzipSync(bytes, { level }),
}
const unpack = { br: brotliDecompressSync, gzip: gunzipSync }

function variantOf(
  encoding: Encoding,
  bytes: Uint8Array,
  hash: string,
  { contentType, cacheControl, headers }: BodyOptions,
): Variant {
  const etag = `"${hash}-${encoding}"`
  const freshness = { 'cache-control': cacheControl, vary: 'Accept-Encoding', etag }
  const coding = encoding === 'identity' ? undefined : { 'content-encoding': encoding }
  return {
    etag,
    whole: new Response(bytes as Uint8Array<ArrayBuffer>, {
      headers: { ...headers, ...freshness, ...coding, 'content-type': contentType },
    }),
    // Policies too: a browser takes those that come with it for the page's own, and may have an older program's.
    notModified: new Response(null, { status: 304, headers: { ...headers, ...freshness } }),
  }
}

/** The reply to one request: the best encoding that the client takes, or 304 where it has these bytes already. */
export function answer(body: Body, { headers }: Request): Response {
  const variant = body.variant(encodingOf(headers))
  const isSame = isKnown(headers.get('if-none-match'), variant.etag)
  return (isSame ? variant.notModified : variant.whole).clone()
}

/** The best encoding that a client takes. */
export const encodingOf = (headers: Headers): Encoding => bestEncoding(headers.get('accept-encoding'))

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
