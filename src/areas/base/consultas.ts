import { QueryClient, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import type { ApiError } from '../../lib/api'
import { bearer } from '../../lib/llaves'
import { paraPrimeraVista } from './primera-vista'
import { $sinConexion } from './sin-conexion/conexion'
import { conRespaldo } from './sin-conexion/respaldo'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError
  }
}

const MEDIO_MINUTO = 30_000
/** How often a server that is out of reach is asked again. */
const CADA_MS = 5000

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: MEDIO_MINUTO,
      retry: (intentos, { status }) => intentos < 1 && (status === 0 || status >= 500),
      networkMode: 'always',
      persister: conRespaldo,
    },
    mutations: { networkMode: 'always' },
  },
})

const askAgain = () => void queryClient.refetchQueries({ type: 'active' })

// The library would not notice it where the page was opened without a connection.
addEventListener('online', askAgain)

// Nor does a browser notice that a server is back, or say of each network that it is none.
let reloj: ReturnType<typeof setInterval> | undefined
$sinConexion.subscribe((sinConexion) => {
  clearInterval(reloj)
  if (sinConexion) reloj = setInterval(() => document.hidden || askAgain(), CADA_MS)
})

/** For a screen's loader: asks before the screen is there to ask, and where that fails the screen says it. */
export function prefetch<T, D, K extends QueryKey>(
  consulta: UseQueryOptions<T, Error & ApiError, D, K>,
): null {
  if (bearer()) paraPrimeraVista(queryClient.prefetchQuery(consulta))
  return null
}
