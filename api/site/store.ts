import type { Changes } from '../services/changes'
import { answer, type Body, finishBody } from './body'
import { pageHeaders } from './headers'
import { canonicalTarget, ruleOf } from './pages'

/** Browsers ask each time (a 304 is cheap); a CDN may keep a page for half a minute. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=30, stale-while-revalidate=30'
const QUALITY_WHILE_A_READER_WAITS = 5

interface Kept {
  stamp: string
  body: Body
}

export interface PageStoreOptions {
  /** Renders the page at `target` (path and query). */
  render(target: string): Promise<Response>
  changes: Changes
  /** Today's date where the institution is. */
  today(): string
  /** How many bytes of finished pages may be kept; the ones that nobody asked for longest go first. */
  maxBytes: number
}

/**
 * The public pages as finished bytes. Each is rendered once for each version of what it shows, however many ask for
 * it at the same time, and served as it is until that changes.
 */
export function createPageStore({ render, changes, today, maxBytes }: PageStoreOptions) {
  const kept = new Map<string, Kept>()
  const underWay = new Map<string, { stamp: string; reply: Promise<Body | Response> }>()
  let bytes = 0

  const stampOf = (target: string) => {
    const query = target.indexOf('?')
    const { topics, daily } = ruleOf(query < 0 ? target : target.slice(0, query))
    return changes.stamp(...topics) + (daily ? today() : '')
  }

  const findFresh = (target: string) => {
    const page = kept.get(target)
    if (!page || page.stamp !== stampOf(target)) return undefined
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

  const renderAndKeep = async (target: string, stamp: string) => {
    const response = await render(target)
    const isFinished = response.status === 200 && response.headers.get('cache-control') !== 'no-store'
    if (!isFinished) return withPageHeaders(response)
    const body = finishBody(new Uint8Array(await response.arrayBuffer()), {
      contentType: contentTypeOf(response),
      cacheControl: CACHE_CONTROL,
      headers: pageHeaders,
      quality: QUALITY_WHILE_A_READER_WAITS,
    })
    keep(target, { stamp, body })
    return body
  }

  /** All who ask for one version while it is being made wait for the same rendering. */
  const renderOnce = (target: string) => {
    const stamp = stampOf(target)
    const running = underWay.get(target)
    if (running?.stamp === stamp) return running.reply
    const reply = renderAndKeep(target, stamp).finally(() => {
      if (underWay.get(target)?.reply === reply) underWay.delete(target)
    })
    underWay.set(target, { stamp, reply })
    return reply
  }

  return {
    /** Renders `targets` before anybody asks. */
    async warm(targets: readonly string[]) {
      await Promise.all(targets.map(renderOnce))
    },

    /** The reply to a GET or HEAD of `target`, the request's path and query. */
    respond(request: Request, target: string): Response | Promise<Response> {
      const exact = findFresh(target)
      if (exact) return answer(exact, request)
      const canonical = canonicalTarget(target)
      const body = canonical === target ? undefined : findFresh(canonical)
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
