import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import type { FichaDeCatedra } from '../../../../api/cursado/tableros/catedra-completa'
import { EN_BREVE } from '../../../lib/adelantos'
import { api, unwrap } from '../../../lib/api'
import { nadaSiNoExiste } from '../fallas'
import { type RolDeGestion, useGestion } from './gestion'

export type Catedra = FichaDeCatedra
export type Inscrito = Catedra['CatedraAlumno'][number]

/** Null where a teacher has no such course; the administrator's page says why there is none. */
export const catedraQuery = (rol: RolDeGestion, id: number) =>
  queryOptions({
    queryKey: rol === 'docente' ? ['docente', 'catedra', id] : ['catedras', id],
    queryFn: () => fetchCatedra(rol, id),
  })

/** One of the own courses is its teacher's: it has an address of their own. */
const fichaDe = (rol: RolDeGestion, id: number) =>
  rol === 'docente' ? api.docente.me.catedra({ id }) : api.admin.catedras({ id })

const fetchCatedra = (rol: RolDeGestion, id: number): Promise<FichaDeCatedra | null> => {
  const ficha = unwrap<FichaDeCatedra>(fichaDe(rol, id).get({ headers: EN_BREVE }))
  return rol === 'docente' ? ficha.catch(nadaSiNoExiste) : ficha
}

/** The course of a part of its screen, which shows them only of one that exists. */
export function useCatedra(id: number): Catedra {
  const { rol } = useGestion()
  return useSuspenseQuery(catedraQuery(rol, id)).data as Catedra
}
