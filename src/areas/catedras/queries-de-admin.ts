import { queryOptions } from '@tanstack/react-query'
import type { FichaDeCatedra } from '../../../api/cursado/tableros/catedra-completa'
import { EN_BREVE } from '../../lib/adelantos'
import { api, unwrap } from '../../lib/api'

const fetchCatedra = (id: number) =>
  unwrap<FichaDeCatedra>(api.admin.catedras({ id }).get({ headers: EN_BREVE }))

export type Catedra = FichaDeCatedra
export type Inscrito = Catedra['CatedraAlumno'][number]

export const catedraQuery = (id: number) =>
  queryOptions({ queryKey: ['catedras', id], queryFn: () => fetchCatedra(id) })
