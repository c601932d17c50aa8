import { useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useReach } from '../../ui/show-more'
import type { lecturaEn } from './leer'
import { useBusqueda } from './use-busqueda'

/** As many as the API gives at once; a school's list is hardly longer. */
const POR_PARTE = 200

interface Parte<T> {
  data: T[]
  total: number
  page: number
  totalPages: number
}

/** A part of a list of the API, and what is searched in it. */
export interface PedidoDeParte {
  page: number
  limit: number
  q?: string
}

export const PRIMERA_PARTE: PedidoDeParte = { page: 1, limit: POR_PARTE }

type Consulta<T> = ReturnType<typeof lecturaEn<Parte<T>>>

/**
 * A list that may be long. What came whole in its first part is searched here, as one types and without a connection;
 * of a longer one each part comes when it is asked for, and the API searches.
 */
export function useLista<T>(
  parteDe: (pedido: PedidoDeParte) => Consulta<T>,
  textoDe: (uno: T) => string,
  porVez?: number,
) {
  const { data: primera } = useSuspenseQuery(parteDe(PRIMERA_PARTE))
  const isEntera = primera.totalPages === 1
  const { q, setQ, encontrados } = useBusqueda(primera.data, textoDe)
  const buscado = useDeferredValue(isEntera ? '' : q.trim())
  const { reached, moreOf } = useReach(porVez)
  const { data: hallada } = useSuspenseQuery(parteDe(conBusqueda(1, buscado)))
  const partes = Math.min(hallada.totalPages, Math.ceil(reached / POR_PARTE))
  const leidas = useSuspenseQueries({
    queries: Array.from({ length: partes }, (_, i) => parteDe(conBusqueda(i + 1, buscado))),
  })
  const todos = isEntera ? encontrados : leidas.flatMap(({ data }) => data.data)
  const total = isEntera ? encontrados.length : hallada.total
  return {
    q,
    search: setQ,
    /** What is read of it. */
    todos,
    total,
    /** However many are found. */
    deTodos: primera.total,
    shown: todos.slice(0, reached),
    more: moreOf(total),
  }
}

const conBusqueda = (page: number, q: string) => ({ ...PRIMERA_PARTE, page, ...(q && { q }) })
