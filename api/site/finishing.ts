import { type Body, type Encoding, finishBody } from './body'
import { pageHeaders } from './headers'

/** Browsers ask each time (a 304 is cheap); a CDN may keep a page for half a minute. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=30'
/**
 * And show an older one while it asks. In the header above, a browser would take that for itself wherever a script or
 * the service worker asks for a page; this one is the CDN's alone (RFC 9213).
 */
const CDN_HEADERS = { 'cdn-cache-control': 'public, max-age=30, stale-while-revalidate=30' }
/** By itself a browser keeps a 301 for good, and would go in circles once an address is given back. */
const UNKEPT_CACHE_CONTROL = 'no-cache'
/** A page that many will read is worth a little more time than one person's search. */
const QUALITY = { page: { br: 5, gzip: 6 }, search: { br: 4, gzip: 3 } }

/**
 * What a rendering is served as: a page's bytes, to be kept, or a reply for those who wait. Redirects and refusals are
 * not kept: anybody could fill the store with addresses that don't exist.
 */
export async function finishPage(
  target: string,
  response: Response,
  encoding: Encoding,
): Promise<Body | Response> {
  const isKept = response.status === 200 && response.headers.get('cache-control') !== 'no-store'
  if (!isKept) return withPageHeaders(response)
  return finishBody(new Uint8Array(await response.arrayBuffer()), {
    contentType: contentTypeOf(response),
    cacheControl: CACHE_CONTROL,
    headers: { ...pageHeaders, ...CDN_HEADERS },
    quality: target.includes('?') ? QUALITY.search : QUALITY.page,
    encoding,
  })
}

function withPageHeaders(response: Response): Response {
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries(pageHeaders)) headers.set(name, value)
  headers.set('content-type', contentTypeOf(response))
  if (!headers.has('cache-control')) headers.set('cache-control', UNKEPT_CACHE_CONTROL)
  return new Response(response.body, { status: response.status, headers })
}

function contentTypeOf({ headers }: Response): string {
  const type = headers.get('content-type') ?? 'text/html'
  return type.includes('charset') || !type.startsWith('text/') ? type : `${type}; charset=utf-8`
}
