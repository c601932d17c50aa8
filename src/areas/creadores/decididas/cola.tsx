import type { QueryKey } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue, useRef } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import { paginaEn } from '../../../lib/filtros'
import { Skeleton } from '../../../ui/skeleton'
import { useEnCurso } from '../../base/optimista'
import { Paginacion } from '../../base/paginacion'
import { Pila } from '../../base/pila'
import { useTeclasDeCola } from './use-teclas-de-cola'

interface Props<F> {
  etiqueta: string
  /** Under which what is resolved here leaves it. */
  lista: QueryKey
  pagina: { data: F[]; page: number; totalPages: number }
  vacio: ReactNode
  children: (fila: F) => ReactNode
}

/** A page of what waits, or of what was decided, and the way to the others. */
export function Cola<F extends { id: number }>({ etiqueta, lista, pagina, vacio, children }: Props<F>) {
  const enCurso = useEnCurso(lista)
  const [parametros, setParametros] = useSearchParams()
  const { pathname } = useLocation()
  const { data, page, totalPages } = pagina
  const filas = data.filter(({ id }) => !enCurso.has(id))
  const aqui = useRef<HTMLDivElement>(null)
  useTeclasDeCola(aqui, filas.length)
  const con = (otra: number) => new URLSearchParams([...sinPagina(parametros), ['pagina', String(otra)]])

  if (page > 1 && page > totalPages) {
    return <Navigate replace to={{ pathname, search: `?${con(Math.max(1, totalPages))}` }} />
  }
  return (
    <div ref={aqui} className="pila">
      <Pila etiqueta={etiqueta} vacio={totalPages > 1 ? <Skeleton lines={8} /> : vacio}>
        {filas.map(children)}
      </Pila>
      <Paginacion pagina={page} de={totalPages} onGo={(otra) => setParametros(con(otra))} />
    </div>
  )
}

const sinPagina = (parametros: URLSearchParams) => [...parametros].filter(([nombre]) => nombre !== 'pagina')

/** Which page the address names. */
export function usePagina(): number {
  const [parametros] = useSearchParams()
  return useDeferredValue(paginaEn(parametros))
}
