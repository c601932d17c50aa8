import type { Topic } from '../suelo/services/changes'

export interface PageRule {
  /** What the page shows: it is stale as soon as one of these has changed. */
  topics: Topic[]
  /** What it shows too, and may show some seconds late: a class that votes must not cost a rendering for each vote. */
  grouped: Topic[]
  /** How long it is true where nothing changes: it may show what is so today, or this year, only. */
  lasts: 'day' | 'year' | null
  /** The query parameters that it reads; any other one is dropped, so that no link fills the store with copies. */
  params: string[]
}

const timeline: PageRule = {
  topics: ['catalogo', 'institucion'],
  grouped: ['comunidad'],
  lasts: 'day',
  params: ['q', 'periodo', 'rol', 'vivia_en', 'por_confirmar', 'orden', 'pagina', 'creador'],
}
const listing: PageRule = { topics: ['catalogo', 'institucion'], grouped: [], lasts: null, params: [] }
/** It says who lives, and how old. */
const ofLives: PageRule = { ...listing, lasts: 'year' }

const rules: Record<string, PageRule> = {
  '/': timeline,
  '/hoy': { ...listing, lasts: 'day' },
  '/que-falta': { ...ofLives, params: ['pagina'] },
  '/vidas': { ...ofLives, params: ['periodo', 'rol', 'con'] },
  '/feed.xml': ofLives,
  '/sitemap.xml': listing,
  // Its month and its year end with a day.
  '/gamification': { ...listing, topics: ['ranking', 'institucion'], lasts: 'day', params: ['periodo'] },
  // What the queue promises.
  '/contribute': { ...listing, topics: ['catalogo', 'ranking', 'institucion'], lasts: 'day' },
}
const rulesOfPrefixes: [string, PageRule][] = [
  ['/creador/', { ...ofLives, grouped: ['comunidad'] }],
  ['/pagina/', { ...timeline, params: [] }],
  ['/sitemap-', listing],
]
/** Every page says whose it is. */
const fixed: PageRule = { topics: ['institucion'], grouped: [], lasts: null, params: [] }

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
