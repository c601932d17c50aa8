import type { Changes, Topic } from '../suelo/services/changes'
import { takesGzip } from '../suelo/services/compression'
import { createRecent } from '../suelo/services/recent'
import { type CdnHeaders, temaDeFecha } from './edge'

/** The calls that many readers make alike. */
const KEPT_CALLS = /^\/api\/composers(\/search|\/timeline)?(\?|$)/
/** Who may live lives until this year. */
const DATED = /[?&]vivia_en=/
const TOPICS: Topic[] = ['catalogo', 'comunidad']
/** What a reply takes beside its body and its address. */
const OVERHEAD_BYTES = 1024
const LONGEST_TARGET = 1000

interface Kept {
  reply: Response
  bytes: number
}

interface Place {
  /** The finished reply, where it is known. */
  reply: Response | undefined
  /** Keeps the reply that has been made since, if nothing has changed meanwhile, and gives it back. */
  keep(reply: Response): Promise<Response>
}

interface AnswersOptions {
  changes: Changes
  /** Which year it is where the institution is. */
  year(): number
  /** How many bytes of replies may be kept; the ones that nobody asked for longest go first. */
  maxBytes: number
  /** What the caches in front are told; nothing where there are none that know of changes. */
  cdn?: CdnHeaders | undefined
}

/** Finished replies to the lists and searches of the catalogue, as they left, until what they show changes. */
export function createAnswers({ changes, year, maxBytes, cdn = () => ({}) }: AnswersOptions) {
  const kept = createRecent<Kept>(maxBytes)
  let stamp = ''

  const dropIfStale = () => {
    const current = `${changes.stamp(TOPICS)} ${year()}`
    if (current !== stamp) kept.clear()
    stamp = current
  }

  return {
    /** Where the reply to this request is kept; nothing where its kind is not. */
    placeOf(request: Request, target: string): Place | undefined {
      if (request.method !== 'GET' || target.length > LONGEST_TARGET || !KEPT_CALLS.test(target))
        return undefined
      if (DATED.test(target)) return undefined
      dropIfStale()
      const edition = stamp
      const key = `${takesGzip(request) ? 'gzip' : 'identity'} ${target}`
      return {
        reply: kept.get(key)?.reply.clone(),
        async keep(reply) {
          if (reply.status !== 200) return reply
          const body = await reply.arrayBuffer()
          const finished = new Response(body, { headers: reply.headers })
          for (const [name, value] of Object.entries(cdn([...TOPICS, temaDeFecha(String(year()))])))
            finished.headers.set(name, value)
          dropIfStale()
          if (edition === stamp)
            kept.set(key, { reply: finished, bytes: body.byteLength + 2 * key.length + OVERHEAD_BYTES })
          return finished.clone()
        },
      }
    },
  }
}

export type Answers = ReturnType<typeof createAnswers>
