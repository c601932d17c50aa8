import { azarDe } from '../../../src/domain/base/azar'
import { periodosDeLinea } from '../../../src/domain/creadores/periodos'
import { roles } from '../../../src/domain/sesiones/roles'
import { apellidos, ciudades, frases, nombres, obras, sustantivos } from '../../support/palabras'

type Azar = ReturnType<typeof azarDe>

/** The names that a view's parts have in the API's addresses and in the page's. */
interface Names {
  path: string
  q: string
  period: string
  role: string
  page: string
  sorts: readonly Record<string, string>[]
  perPage: number
}

const api: Names = {
  path: '/api/composers',
  q: 'q',
  period: 'period',
  role: 'role',
  page: 'page',
  sorts: ['birth_year', 'name', 'rating'].flatMap((sort) =>
    ['asc', 'desc'].map((order) => ({ sort, order })),
  ),
  perPage: 20,
}
const page: Names = {
  path: '/',
  q: 'q',
  period: 'periodo',
  role: 'rol',
  page: 'pagina',
  sorts: ['nombre', 'valoracion'].map((orden) => ({ orden })),
  perPage: 100,
}

export const apiTargets = (count: number, creadores: number) => targets(api, count, creadores)
export const pageTargets = (count: number, creadores: number) => targets(page, count, creadores)

/** Addresses of views such as readers ask for, no two the same, so that none is answered from what was kept. */
function targets(names: Names, count: number, creadores: number): string[] {
  const azar = azarDe(1885)
  return distinct(count, () => `${names.path}?${viewOf(azar, names, creadores)}`)
}

function viewOf(
  azar: Azar,
  { q, period, role, page, sorts, perPage }: Names,
  creadores: number,
): URLSearchParams {
  const { suerte, uno, entero } = azar
  const params = new URLSearchParams()
  if (suerte(0.65)) params.set(q, textOf(azar))
  if (suerte(0.35)) params.set(period, uno(periodosDeLinea))
  if (suerte(0.35)) params.set(role, uno(roles))
  const isWhole = params.size === 0
  if (suerte(0.5)) for (const [name, value] of Object.entries(uno(sorts))) params.set(name, value)
  if (isWhole) params.set(page, String(entero(2, Math.ceil(creadores / perPage))))
  else if (suerte(0.3)) params.set(page, String(entero(2, 20)))
  return params
}

/** What one types: a single letter, the beginning of a name, a word that is in every biography, several words, nonsense. */
function textOf({ uno, entero }: Azar): string {
  const words = (text: string) => text.split(' ').filter((word) => word.length > 2)
  const beginning = (word: string) => word.slice(0, entero(2, 5))
  const kinds = [
    () => uno([...'abcdefghijlmnoprstuvz']),
    () => beginning(uno([...nombres, ...apellidos])),
    () => uno(nombres),
    () => uno(apellidos).toUpperCase(),
    () => uno(['nació', 'de', 'la', 'en', 'nacio en', 'obra', 'paraguay', 'maestros', 'asuncion']),
    () => uno(ciudades),
    () => `${uno(nombres)} ${uno(apellidos)}`,
    () => `${uno(obras)} ${uno(sustantivos)}`,
    () => uno(words(uno(frases))),
    () => `${beginning(uno(apellidos))} ${uno(ciudades)} ${beginning(uno(words(uno(sustantivos))))}`,
    () => `${uno(['zx', 'qw', 'kj'])}${entero(10, 9999)}`,
  ]
  return uno(kinds)()
}

function distinct(count: number, make: () => string): string[] {
  const found = new Set<string>()
  while (found.size < count) found.add(make())
  return [...found]
}
