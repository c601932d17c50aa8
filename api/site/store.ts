import { createRecent } from '../suelo/services/recent'
import { answer, type Body, type Encoding, encodingOf, finishBody } from './body'
import { type CdnHeaders, temasOf, untold } from './edge'
import { createEditions, type Edition, type EditionOptions } from './editions'
import { headersOfPage, pageHeaders } from './headers'
import { canonicalTarget } from './pages'
import { createQueue } from './queue'

interface Kept extends Edition {
  body: Body
  bytes: number
}

interface PageStoreOptions extends EditionOptions {
  /** Renders the page at `target` (path and query). */
  render(target: string): Promise<Response>
  afterRendering?(): void
  /** How many bytes of finished pages may be kept; the ones that nobody asked for longest go first. */
  maxBytes: number
  /** What the caches in front are told. */
  cdn?: CdnHeaders
  /** Whether somebody of this id stands in the timeline. */
  isPublished(creadorId: number): boolean
}

/** So many renderings may wait: some seconds of work. */
const MOST_WAITING = 200
const RETRY_SECONDS = 3

interface Rendering {
  edition: Edition
  reply: Promise<Body | Response>
  /** How many wait for it; a page that is remade by itself counts as one. */
  readers: number
}

/**
 * The public pages as finished bytes. Each is rendered once for each version of what it shows, however many ask for
 * it at the same time, and served as it is until that changes; where only votes or comments have, it is shown as it was
 * while it is made anew.
 */
export function createPageStore(options: PageStoreOptions) {
  const { render, afterRendering, maxBytes, isPublished, cdn = untold } = options
  const { editionOf, isCurrent, isBarelyOld } = createEditions(options)
  const queue = createQueue({ most: MOST_WAITING, first: '/' })
  const kept = createRecent<Kept>(maxBytes)
  const underWay = new Map<string, Rendering>()

  const renderAndKeep = async (target: string, edition: Edition, encoding: Encoding) => {
    const cdnHeaders = cdn(temasOf(edition.rule, edition.date))
    const page = await finishPage(target, await render(target), encoding, cdnHeaders)
    afterRendering?.()
    if (!(page instanceof Response)) kept.set(target, { ...edition, body: page, bytes: page.size })
    return page
  }

  const start = (target: string, encoding: Encoding): Rendering => {
    const edition = editionOf(target)
    const { promise, resolve, reject } = Promise.withResolvers<Body | Response>()
    const rendering: Rendering = { edition, reply: promise, readers: 1 }
    const forget = () => {
      if (underWay.get(target) === rendering) underWay.delete(target)
    }
    underWay.set(target, rendering)
    queue.add({
      target,
      isWanted: () => rendering.readers > 0,
      run: () => renderAndKeep(target, edition, encoding).then(resolve, reject).finally(forget),
      drop: () => {
        forget()
        resolve(tooManyWait())
      },
    })
    return rendering
  }

  /** All who ask for one version while it is being made wait for the same rendering. */
  const renderOnce = (target: string, encoding: Encoding, signal?: AbortSignal): Promise<Body | Response> => {
    const running = underWay.get(target)
    const isSame = running !== undefined && isCurrent(running.edition)
    if (!isSame && target !== '/' && queue.isFull()) return Promise.resolve(tooManyWait())
    const rendering = isSame ? running : start(target, encoding)
    if (isSame) rendering.readers++
    signal?.addEventListener('abort', () => rendering.readers--, { once: true })
    return rendering.reply
  }

  /** What is kept and may be shown; where it is barely old, it is made anew meanwhile. */
  const find = (target: string, encoding: () => Encoding): Body | undefined => {
    const page = kept.get(target)
    if (!page) return undefined
    if (isCurrent(page)) return page.body
    if (!isBarelyOld(page)) return undefined
    if (!underWay.has(target)) renderOnce(target, encoding()).catch(() => {})
    return page.body
  }

  return {
    /** Renders `targets` before anybody asks. */
    async warm(targets: readonly string[]) {
      await Promise.all(targets.map((target) => renderOnce(target, 'br')))
    },

    /** What is kept for a target as it stands, where it may be shown. */
    find: (target: string, request: Request) => find(target, () => encodingOf(request.headers)),

    /** The reply to a GET or HEAD of `target`, the request's path and query. */
    respond(request: Request, target: string): Response | Promise<Response> {
      const canonical = canonicalTarget(target, isPublished)
      const encoding = () => encodingOf(request.headers)
      const body = find(canonical, encoding)
      if (body) return answer(body, request)
      return renderOnce(canonical, encoding(), request.signal).then((reply) =>
        reply instanceof Response ? reply.clone() : answer(reply, request),
      )
    },
  }
}

export type PageStore = ReturnType<typeof createPageStore>

const tooManyWait = () =>
  new Response('Hay demasiados pedidos a la vez. Prueba de nuevo en unos segundos.', {
    status: 503,
    headers: {
      ...pageHeaders,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(RETRY_SECONDS),
    },
  })

/** Browsers ask each time: a 304 is cheap. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=30'
/** By itself a browser keeps a 301 for good, and would go in circles once an address is given back. */
const UNKEPT_CACHE_CONTROL = 'no-cache'
/** A page that many will read is worth a little more time than one person's search. */
const QUALITY = { page: { br: 5, gzip: 6 }, search: { br: 4, gzip: 3 } }

/**
 * What a rendering is served as: a page's bytes, to be kept, or a reply for those who wait. Redirects and refusals are
 * not kept: anybody could fill the store with addresses that don't exist.
 */
async function finishPage(
  target: string,
  response: Response,
  encoding: Encoding,
  cdnHeaders: Record<string, string>,
): Promise<Body | Response> {
  const isKept = response.status === 200 && response.headers.get('cache-control') !== 'no-store'
  if (!isKept) return withPageHeaders(response)
  return finishBody(new Uint8Array(await response.arrayBuffer()), {
    contentType: contentTypeOf(response),
    cacheControl: CACHE_CONTROL,
    headers: { ...headersOfPage(target), ...cdnHeaders },
    quality: target.includes('?') ? QUALITY.search : QUALITY.page,
    encoding,
  })
}

export function withPageHeaders(response: Response): Response {
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
