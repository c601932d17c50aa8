import { useSuspenseQuery } from '@tanstack/react-query'
import type { FichaDeCatedra } from '../../../../api/cursado/tableros/catedra-completa'
import { lecturaEn, readAgain } from '../leer'
import { enCatedra, type RolDeGestion, useGestion } from './gestion'

export type Catedra = FichaDeCatedra
export type Inscrito = Catedra['CatedraAlumno'][number]

/** In its short form. One of the own courses has an address of its own; the administrator's page says why there is none. */
export const catedraQuery = (rol: RolDeGestion, id: number) =>
  lecturaEn<Catedra | null>(rol === 'docente' ? `docente/me/catedra/${id}?` : `admin/catedras/${id}`)

/** A course and all that is shown of it. */
export const readCatedraAgain = (rol: RolDeGestion, id: number) =>
  readAgain(`${enCatedra[rol]}/${id}`, `docente/me/catedra/${id}`)

/** The course of a part of its screen, which shows them only of one that exists. */
export function useCatedra(id: number): Catedra {
  const { rol } = useGestion()
  return useSuspenseQuery(catedraQuery(rol, id)).data as Catedra
}
