import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '../../lib/api'

const pedirCatedras = () => unwrap(api.docente.me.catedras.get())

export type CatedraPropia = Awaited<ReturnType<typeof pedirCatedras>>[number]

export const catedrasQuery = queryOptions({ queryKey: ['docente', 'catedras'], queryFn: pedirCatedras })
