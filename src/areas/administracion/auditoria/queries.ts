import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api'

const POR_PAGINA = 50

/** As the address has it: `quien` is 'admin', 'alumno' for all students, or a teacher's id. */
export interface Filtros {
  quien: string
  q: string
  desde: string
  hasta: string
}

const fetchAuditoria = ({ quien, q, desde, hasta }: Filtros, page: number) =>
  unwrap(
    api.admin.auditoria.get({
      query: {
        page,
        limit: POR_PAGINA,
        ...((quien === 'admin' || quien === 'alumno') && { rol: quien }),
        ...(/^\d+$/.test(quien) && { docenteId: Number(quien) }),
        ...(q && { q }),
        ...(desde && { desde }),
        ...(hasta && { hasta }),
      },
    }),
  )

export type Hecho = Awaited<ReturnType<typeof fetchAuditoria>>['data'][number]

export const auditoriaQuery = (filtros: Filtros, page: number) =>
  queryOptions({
    queryKey: ['auditoria', filtros, page],
    queryFn: () => fetchAuditoria(filtros, page),
    // What was done a moment ago is what one comes to see.
    staleTime: 0,
  })
