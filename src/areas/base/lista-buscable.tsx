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
  const { shown, more } = useShowMore(encontrados, porVez)
  return (
    <>
      <SearchField label={etiqueta} value={q} onChange={setQ} found={cuantos(encontrados.length, ...cosas)} />
      {encontrados.length > 0 ? children(shown) : <SinEncontrados />}
      {more}
    </>
  )
}

/** What a search that finds nobody says. */
export const SinEncontrados = () => (
  <EmptyState title="No se encontraron datos.">Prueba con otra palabra, o con menos.</EmptyState>
)
