import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api'

const pedirCatedra = (id: number) => unwrap(api.admin.catedras({ id }).ficha.get())

export type Catedra = Awaited<ReturnType<typeof pedirCatedra>>
export type Inscrito = Catedra['CatedraAlumno'][number]

export const catedraQuery = (id: number) =>
  queryOptions({ queryKey: ['catedras', id], queryFn: () => pedirCatedra(id) })
