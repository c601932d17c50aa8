import type { Topic } from '../suelo/services/changes'

export interface PageRule {
  /** What the page shows: it is stale as soon as one of these has changed. */
  topics: Topic[]
  /** What it shows too, and may show some seconds late: a class that votes must not cost a rendering for each vote. */
  grouped: Topic[]
  /** It shows what is true today only. */
  daily: boolean
  /** The query parameters that it reads; any other one is dropped, so that no link fills the store with copies. */
  params: string[]
}

const timeline: PageRule = {
  topics: ['catalogo', 'institucion'],
  grouped: ['comunidad'],
  daily: true,
  params: ['q', 'periodo', 'rol', 'vivia_en', 'por_confirmar', 'orden', 'pagina', 'creador'],
}
const listing: PageRule = { topics: ['catalogo', 'institucion'], grouped: [], daily: false, params: [] }

const rules: Record<string, PageRule> = {
  '/': timeline,
  '/hoy': { ...listing, daily: true },
  '/que-falta': { ...listing, params: ['pagina'] },
  // Whoever lives does until today.
  '/vidas': { ...listing, daily: true, params: ['periodo', 'rol', 'con'] },
  '/feed.xml': listing,
  '/sitemap.xml': listing,
  // Its month and its year end with a day.
  '/gamification': { ...listing, topics: ['ranking', 'institucion'], daily: true, params: ['periodo'] },
  // What the queue promises.
  '/contribute': { ...listing, topics: ['catalogo', 'ranking', 'institucion'], daily: true },
}
const rulesOfPrefixes: [string, PageRule][] = [
  ['/creador/', { ...listing, grouped: ['comunidad'] }],
  ['/pagina/', { ...timeline, params: [] }],
  ['/sitemap-', listing],
]
/** Every page says whose it is. */
const fixed: PageRule = { topics: ['institucion'], grouped: [], daily: false, params: [] }

/** Rendered before the first reader comes. */
export const firstPages = ['/', '/hoy', '/gamification', '/contribute', '/que-falta', '/vidas', '/about']

export function ruleOf(path: string): PageRule {
  return rules[path] ?? rulesOfPrefixes.find(([prefix]) => path.startsWith(prefix))?.[1] ?? fixed
}

/**
 * The one address of what `target` (path and query) shows: no trailing slash, known parameters only, in their order, and
 * nobody who is not there.
 */
export function canonicalTarget(target: string, isPublished: (creadorId: number) => boolean): string {
  const { pathname, searchParams } = new URL(`http://localhost${target}`)
  const path = pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname
  const query = new URLSearchParams()
  for (const name of ruleOf(path).params) {
    const value = name === 'creador' ? creadorIn(searchParams, isPublished) : searchParams.get(name)
    if (value) query.set(name, value)
  }
  return query.size ? `${path}?${query}` : path
}

function creadorIn(
  searchParams: URLSearchParams,
  isPublished: (creadorId: number) => boolean,
): string | null {
  const id = Number.parseInt(searchParams.get('creador') ?? '', 10)
  return Number.isSafeInteger(id) && id > 0 && isPublished(id) ? String(id) : null
}
