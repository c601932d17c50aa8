import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '../../lib/api'

const fetchCatedras = () => unwrap(api.docente.me.catedras.get())

export type CatedraPropia = Awaited<ReturnType<typeof fetchCatedras>>[number]

export const catedrasQuery = queryOptions({ queryKey: ['docente', 'catedras'], queryFn: fetchCatedras })
