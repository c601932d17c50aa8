import type { PageRule } from './pages'

/** A CDN may keep a reply for half a minute, and show an older one while it asks. */
const UNTOLD = 'public, max-age=30, stale-while-revalidate=30'
/** One that is told what changes keeps it longer, and shows it for a week where the program does not answer. */
const TOLD = 'public, max-age=300, stale-while-revalidate=30, stale-if-error=604800'

/**
 * What a reply says to the caches in front of the program. A browser would take such words in `cache-control` for itself
 * wherever a script or the service worker asks for a page; this header is the CDN's alone (RFC 9213).
 */
export type CdnHeaders = (temas: readonly string[]) => Record<string, string>

export const untold: CdnHeaders = () => ({ 'cdn-cache-control': UNTOLD })

/** By these each kind of cache finds what shows a topic: Fastly's, Cloudflare's and Varnish's. */
export const told: CdnHeaders = (temas) => ({
  'cdn-cache-control': TOLD,
  'surrogate-key': temas.join(' '),
  'cache-tag': temas.join(','),
  xkey: temas.join(' '),
})

/** What showed a day, or a year, by its date. */
export const temaDeFecha = (date: string) => `${date.length > 4 ? 'dia' : 'anio'}-${date}`

/** All that makes a page stale; of one about today or this year, that too. */
export const temasOf = ({ topics, grouped }: PageRule, date: string): string[] => [
  ...topics,
  ...grouped,
  ...(date ? [temaDeFecha(date)] : []),
]
