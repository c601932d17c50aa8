import type { ReactNode } from 'react'
import { cuantos } from '../../lib/formato'
import { EmptyState } from '../../ui/empty-state'
import { SearchField } from '../../ui/search-field'
import { useShowMore } from '../../ui/show-more'
import { useBusqueda } from './use-busqueda'

interface Props<T> {
  lista: readonly T[]
  /** What is searched of each. */
  textoDe: (uno: T) => string
  etiqueta: string
  /** What they are: 'alumno', 'alumnos'. */
  cosas: [una: string, varias: string]
  porVez?: number
  children: (visibles: readonly T[]) => ReactNode
}

/** A list that is here already, with its search; a long one shows its beginning first. */
export function ListaBuscable<T>({ lista, textoDe, etiqueta, cosas, porVez, children }: Props<T>) {
  const { q, setQ, encontrados } = useBusqueda(lista, textoDe)
  const visibles = { q, search: setQ, total: encontrados.length, ...useShowMore(encontrados, porVez) }
  return (
    <Buscable lista={visibles} etiqueta={etiqueta} cosas={cosas}>
      {children}
    </Buscable>
  )
}

interface BuscableProps<T> extends Pick<Props<T>, 'etiqueta' | 'cosas' | 'children'> {
  lista: {
    q: string
    search: (q: string) => void
    /** How many are found. */
    total: number
    shown: readonly T[]
    more: ReactNode
  }
}

/** The same of one whose parts come as they are asked for (`useLista`). */
export function Buscable<T>({ lista, etiqueta, cosas, children }: BuscableProps<T>) {
  const { q, search, total, shown, more } = lista
  return (
    <>
      <SearchField label={etiqueta} value={q} onChange={search} found={cuantos(total, ...cosas)} />
      {total > 0 ? children(shown) : <SinEncontrados />}
      {more}
    </>
  )
}

/** What a search that finds nobody says. */
export const SinEncontrados = () => (
  <EmptyState title="No se encontraron datos.">Prueba con otra palabra, o con menos.</EmptyState>
)
