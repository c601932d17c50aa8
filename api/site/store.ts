import { createRecent } from '../services/recent'
import { answer, type Body, type Encoding, encodingOf } from './body'
import { createEditions, type Edition, type EditionOptions } from './editions'
import { finishPage } from './finishing'
import { canonicalTarget } from './pages'

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
}

/**
 * The public pages as finished bytes. Each is rendered once for each version of what it shows, however many ask for
 * it at the same time, and served as it is until that changes.
 */
export function createPageStore(options: PageStoreOptions) {
  const { render, afterRendering, maxBytes } = options
  const { editionOf, isCurrent } = createEditions(options)
  const inTurn = createTurns()
  const kept = createRecent<Kept>(maxBytes)
  const underWay = new Map<string, { edition: Edition; reply: Promise<Body | Response> }>()

  const findFresh = (target: string) => {
    const page = kept.get(target)
    return page && isCurrent(page) ? page.body : undefined
  }

  const renderAndKeep = async (target: string, edition: Edition, encoding: Encoding) => {
    const page = await finishPage(target, await render(target), encoding)
    afterRendering?.()
    if (!(page instanceof Response)) kept.set(target, { ...edition, body: page, bytes: page.size })
    return page
  }

  /** All who ask for one version while it is being made wait for the same rendering. */
  const renderOnce = (target: string, encoding: Encoding) => {
    const running = underWay.get(target)
    if (running && isCurrent(running.edition)) return running.reply
    const edition = editionOf(target)
    const reply = inTurn(() => renderAndKeep(target, edition, encoding)).finally(() => {
      if (underWay.get(target)?.reply === reply) underWay.delete(target)
    })
    underWay.set(target, { edition, reply })
    return reply
  }

  return {
    /** Renders `targets` before anybody asks. */
    async warm(targets: readonly string[]) {
      await Promise.all(targets.map((target) => renderOnce(target, 'br')))
    },

    /** What is kept for a target as it stands, where it is still true. */
    find: findFresh,

    /** The reply to a GET or HEAD of `target`, the request's path and query. */
    respond(request: Request, target: string): Response | Promise<Response> {
      const canonical = canonicalTarget(target)
      const body = findFresh(canonical)
      if (body) return answer(body, request)
      return renderOnce(canonical, encodingOf(request.headers)).then((reply) =>
        reply instanceof Response ? reply.clone() : answer(reply, request),
      )
    },
  }
}

export type PageStore = ReturnType<typeof createPageStore>

/**
 * One after the other: rendering is work for one core, and several at once would only take more memory. Between two
 * of them whoever else waits gets an answer, and what the last one left can be collected.
 */
function createTurns() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work)
    last = done.then(otherEvents, otherEvents)
    return done
  }
}

const otherEvents = () => new Promise<void>((resolve) => setImmediate(resolve))
