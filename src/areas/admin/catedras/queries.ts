import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api'

const pedirCatedras = () => unwrap(api.admin.catedras.get())

export type CatedraDeLista = Awaited<ReturnType<typeof pedirCatedras>>[number]

export const catedrasQuery = queryOptions({ queryKey: ['catedras'], queryFn: pedirCatedras })
