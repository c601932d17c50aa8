import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api'

const MEDIO_MINUTO = 30_000

const pedirCorreos = async () => (await unwrap(api.admin.correos.get())).data

export type Correo = Awaited<ReturnType<typeof pedirCorreos>>[number]

export const correosQuery = queryOptions({
  queryKey: ['correos'],
  queryFn: pedirCorreos,
  refetchInterval: MEDIO_MINUTO,
})
