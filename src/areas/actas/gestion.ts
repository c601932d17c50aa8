import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../lib/api'
import { catedraDe, porRol, type RolDeGestion } from '../base/curso/gestion'

const fetchActas = (rol: RolDeGestion, catedraId: number) => unwrap(catedraDe(rol, catedraId).actas.get())

export type Acta = Awaited<ReturnType<typeof fetchActas>>[number]

const CATEDRA = { docente: '/docente/catedra', admin: '/admin/catedras' }

/** The actas of a course, by whoever runs it. */
export const actas = porRol((rol) => ({
  actasQuery: (catedraId: number) =>
    queryOptions({
      queryKey: [rol, 'actas', catedraId],
      queryFn: () => fetchActas(rol, catedraId),
      staleTime: 0,
    }),

  /** Of the API's call that gives it as a file. */
  archivoDeActa: (catedraId: number, version: number, tipo: 'pdf' | 'csv') =>
    `${CATEDRA[rol]}/${catedraId}/actas/${version}.${tipo}`,
}))
