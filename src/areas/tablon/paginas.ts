import { infiniteQueryOptions } from '@tanstack/react-query'
import { api, unwrapTramo } from '../../lib/api'
import { claveDe } from '../base/clave-de'
import { queryClient } from '../base/consultas'
import { lectura } from '../base/leer'
import { paraPrimeraVista } from '../base/primera-vista'
import type { Publicacion } from './tipos'

/** What a telephone shows before one has scrolled far; then more at a time. */
const AL_ABRIR = 10
const POR_PAGINA = 20

interface Pagina {
  publicaciones: Publicacion[]
  /** With which `antes` it goes on; null at the end. */
  siguiente: number | null
  /** From which event on to listen. */
  ultimoEvento: number
}

/** A course's board, the newest first. Who has it open is told what happens, so that looking away costs nothing. */
export const tablonQuery = (catedraId: number) =>
  infiniteQueryOptions({
    queryKey: claveDe(`publicaciones/catedra/${catedraId}`),
    queryFn: ({ pageParam }) => fetchPagina(catedraId, pageParam),
    initialPageParam: null as number | null,
    getNextPageParam: ({ siguiente }) => siguiente,
    refetchOnWindowFocus: false,
  })

export function prefetchTablon(catedraId: number): void {
  paraPrimeraVista(queryClient.prefetchInfiniteQuery(tablonQuery(catedraId)))
}

/** One post; it is read again wherever it is asked for. */
export const publicacionQuery = (id: number) => ({
  ...lectura('publicaciones/:id', { id }),
  staleTime: 0,
  gcTime: 0,
})

async function fetchPagina(catedraId: number, antes: number | null): Promise<Pagina> {
  const query = antes === null ? { limit: AL_ABRIR } : { limit: POR_PAGINA, antes }
  const { lista, siguiente, headers } = await unwrapTramo(
    api.publicaciones.catedra({ id: catedraId }).get({ query }),
  )
  return { publicaciones: lista, siguiente, ultimoEvento: Number(headers.get('x-ultimo-evento')) }
}

export const readPaginas = (catedraId: number) => queryClient.getQueryData(tablonQuery(catedraId).queryKey)

export const publicacionesDe = (paginas: { pages: Pagina[] } | undefined): Publicacion[] =>
  paginas?.pages.flatMap(({ publicaciones }) => publicaciones) ?? []

/** The one that is shown, where it has been loaded. */
export const readPublicacion = (catedraId: number, id: number) =>
  publicacionesDe(readPaginas(catedraId)).find((una) => una.id === id)

/** On the board, or by itself where a link asked for it. */
export const seMuestra = (catedraId: number, id: number): boolean =>
  readPublicacion(catedraId, id) !== undefined ||
  queryClient.getQueryData(publicacionQuery(id).queryKey) !== undefined

function changePaginas(
  catedraId: number,
  cambio: (publicaciones: Publicacion[], i: number) => Publicacion[],
) {
  queryClient.setQueryData(tablonQuery(catedraId).queryKey, (paginas) => {
    if (!paginas) return paginas
    const pages = paginas.pages.map((pagina, i) => ({
      ...pagina,
      publicaciones: cambio(pagina.publicaciones, i),
    }))
    return { ...paginas, pages }
  })
}

export function changePublicacion(
  catedraId: number,
  id: number,
  cambio: (publicacion: Publicacion) => Publicacion,
) {
  changePaginas(catedraId, (publicaciones) => publicaciones.map((una) => (una.id === id ? cambio(una) : una)))
  queryClient.setQueryData(publicacionQuery(id).queryKey, (una) => una && cambio(una))
}

export function dropPublicacion(catedraId: number, id: number) {
  changePaginas(catedraId, (publicaciones) => publicaciones.filter((una) => una.id !== id))
  void queryClient.invalidateQueries({ queryKey: publicacionQuery(id).queryKey })
}

/** As the server has it now: in its place, or where it belongs as far as the board has been loaded. */
export function putPublicacion(nueva: Publicacion) {
  const { catedraId, id } = nueva
  if (readPublicacion(catedraId, id)) {
    changePublicacion(catedraId, id, (antes) => conComentarios(antes, nueva))
    return
  }
  const donde = paginaDe(readPaginas(catedraId)?.pages ?? [], id)
  changePaginas(catedraId, (publicaciones, i) =>
    i === donde ? [...publicaciones, nueva].sort((una, otra) => otra.id - una.id) : publicaciones,
  )
}

/** Of the pages that have been loaded, the one a post belongs to; -1 where it comes after them. */
function paginaDe(pages: Pagina[], id: number): number {
  return pages.findIndex(({ publicaciones, siguiente }) => {
    const ultima = publicaciones.at(-1)
    return siguiente === null || (ultima !== undefined && ultima.id < id)
  })
}

/** A post comes with its last comments; the earlier ones that were asked for stay. */
function conComentarios(antes: Publicacion, nueva: Publicacion): Publicacion {
  const ultimos = nueva.ComentarioPublicacion
  const primero = ultimos[0]
  if (!primero || ultimos.length >= nueva.totalComentarios) return nueva
  const anteriores = antes.ComentarioPublicacion.filter(({ id }) => id < primero.id)
  return { ...nueva, ComentarioPublicacion: [...anteriores, ...ultimos] }
}
