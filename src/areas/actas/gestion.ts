import { enCatedra, porRol } from '../base/curso/gestion'
import { type Leido, lectura } from '../base/leer'

export type Acta = Leido<'admin/catedras/:id/actas'>[number]

/** The actas of a course, by whoever runs it. */
export const actas = porRol((rol) => ({
  actasQuery: (id: number) => ({ ...lectura(`${enCatedra[rol]}/:id/actas`, { id }), staleTime: 0 }),

  /** Of the API's call that gives it as a file. */
  archivoDeActa: (catedraId: number, version: number, tipo: 'pdf' | 'xlsx' | 'csv') =>
    `/${enCatedra[rol]}/${catedraId}/actas/${version}.${tipo}`,
}))
