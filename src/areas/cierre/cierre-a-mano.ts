import { useEffect } from 'react'
import { prefetch } from '../base/consultas'
import { cierreQuery } from './queries'

/** Where today's class can be closed: whoever is without a connection by then still closes it. */
export function useCierreAMano(catedraId: number, seCierra = true) {
  useEffect(() => {
    if (seCierra) prefetch(cierreQuery(catedraId, null))
  }, [seCierra, catedraId])
}
