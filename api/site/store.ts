import type { Changes } from '../services/changes'
import { answer, type Body, finishBody } from './body'
import { pageHeaders } from './headers'
import { canonicalTarget, type PageRule, ruleOf } from './pages'

/** Browsers ask each time (a 304 is cheap); a CDN may keep a page for half a minute. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=30, stale-while-revalidate=30'
/** A page that many will read is worth a little more time than one person's search. */
const QUALITY = { page: 5, search: 4 }
/** How late a page may show votes and comments. */
const GROUPING_MS = 3000

/** Which version of what a page shows it was made from. */
interface Edition {
  rule: PageRule
  stamp: number
  groupedStamp: number
  madeAt: number
  date: string
}

interface Kept extends Edition {
  body: Body
}

interface PageStoreOptions {
  /** Renders the page at `target` (path and query). */
  render(target: string): Promise<Response>
  changes: Changes
  now(): number
  /** Today's date where the institution is. */
  today(): string
  /** Called when a page is finished. */
  afterRendering?(): void
  /** How many bytes of finished pages may be kept; the ones that nobody asked for longest go first. */
  maxBytes: number
}

/**
 * The public pages as finished bytes. Each is rendered once for each version of what it shows, however many ask for
 * it at the same time, and served as it is until that changes.
 */
export function createPageStore({ render, changes, now, today, afterRendering, maxBytes }: PageStoreOptions) {
  const kept = new Map<string, Kept>()
  const underWay = new Map<string, { edition: Edition; reply: Promise<Body | Response> }>()
  let bytes = 0
  let lastRendering: Promise<unknown> = Promise.resolve()

  const editionOf = (target: string): Edition => {
    const query = target.indexOf('?')
    const rule = ruleOf(query < 0 ? target : target.slice(0, query))
    return {
      rule,
      stamp: changes.stamp(rule.topics),
      groupedStamp: changes.stamp(rule.grouped),
      madeAt: now(),
      date: today(),
    }
  }

  const isCurrent = ({ rule, stamp, groupedStamp, madeAt, date }: Edition) =>
    stamp === changes.stamp(rule.topics) &&
    (groupedStamp === changes.stamp(rule.grouped) || now() - madeAt < GROUPING_MS) &&
    (!rule.daily || date === today())

  const findFresh = (target: string) => {
    const page = kept.get(target)
    if (!page || !isCurrent(page)) return undefined
    if (bytes > maxBytes / 2) {
      kept.delete(target)
      kept.set(target, page)
    }
    return page.body
  }

  const keep = (target: string, page: Kept) => {
    bytes += page.body.size - (kept.get(target)?.body.size ?? 0)
    kept.delete(target)
    kept.set(target, page)
    for (const [oldest, { body }] of kept) {
      if (bytes <= maxBytes || oldest === target) break
      kept.delete(oldest)
      bytes -= body.size
    }
  }

  /** One after the other: rendering is work for one core, and several at once would only take more memory. */
  const renderInTurn = (target: string) => {
    const rendering = lastRendering.then(() => render(target))
    lastRendering = rendering.catch(() => {})
    return rendering
  }

  const renderAndKeep = async (target: string, edition: Edition) => {
    const response = await renderInTurn(target)
    const isFinished = response.status === 200 && response.headers.get('cache-control') !== 'no-store'
    if (!isFinished) return withPageHeaders(response)
    const body = finishBody(new Uint8Array(await response.arrayBuffer()), {
      contentType: contentTypeOf(response),
      cacheControl: CACHE_CONTROL,
      headers: pageHeaders,
      quality: target.includes('?') ? QUALITY.search : QUALITY.page,
    })
    keep(target, { ...edition, body })
    afterRendering?.()
    return body
  }

  /** All who ask for one version while it is being made wait for the same rendering. */
  const renderOnce = (target: string) => {
    const running = underWay.get(target)
    if (running && isCurrent(running.edition)) return running.reply
    const edition = editionOf(target)
    const reply = renderAndKeep(target, edition).finally(() => {
      if (underWay.get(target)?.reply === reply) underWay.delete(target)
    })
    underWay.set(target, { edition, reply })
    return reply
  }

  return {
    /** Renders `targets` before anybody asks. */
    async warm(targets: readonly string[]) {
      await Promise.all(targets.map(renderOnce))
    },

    /** What is kept for a target as it stands, where it is still true. */
    find: findFresh,

    /** The reply to a GET or HEAD of `target`, the request's path and query. */
    respond(request: Request, target: string): Response | Promise<Response> {
      const canonical = canonicalTarget(target)
      const body = findFresh(canonical)
      if (body) return answer(body, request)
      return renderOnce(canonical).then((reply) =>
        reply instanceof Response ? reply.clone() : answer(reply, request),
      )
    },
  }
}

export type PageStore = ReturnType<typeof createPageStore>

/** Redirects and refusals are not kept: anybody could fill the store with addresses that don't exist. */
function withPageHeaders(response: Response): Response {
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries(pageHeaders)) headers.set(name, value)
  headers.set('content-type', contentTypeOf(response))
  return new Response(response.body, { status: response.status, headers })
}

function contentTypeOf({ headers }: Response): string {
  const type = headers.get('content-type') ?? 'text/html'
  return type.includes('charset') || !type.startsWith('text/') ? type : `${type}; charset=utf-8`
}
