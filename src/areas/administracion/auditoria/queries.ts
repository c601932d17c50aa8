import { type Leido, lectura } from '../../base/leer'

const POR_PAGINA = 50

/** As the address has it: `quien` is 'admin', 'alumno' for all students, or a teacher's id. */
export interface Filtros {
  quien: string
  q: string
  desde: string
  hasta: string
}

export type Hecho = Leido<'admin/auditoria'>['data'][number]

export const auditoriaQuery = ({ quien, q, desde, hasta }: Filtros, page: number) => ({
  ...lectura('admin/auditoria', {
    page,
    limit: POR_PAGINA,
    ...((quien === 'admin' || quien === 'alumno') && { rol: quien }),
    ...(/^\d+$/.test(quien) && { docenteId: Number(quien) }),
    ...(q && { q }),
    ...(desde && { desde }),
    ...(hasta && { hasta }),
  }),
  // What was done a moment ago is what one comes to see.
  staleTime: 0,
})
