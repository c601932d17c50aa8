import { useStore } from '@nanostores/react'
import { useCallback, useSyncExternalStore } from 'react'
import { $sesion } from '../../lib/sesion'
import { duenoDeCierres, listCatedrasConRechazadas, listen, listRechazadas } from './borrador-de-cierre'

/** The days of a course whose closing the server did not want, and whose they are. */
export function useRechazadas(catedraId: number) {
  const dueno = duenoDeCierres(useStore($sesion)) ?? ''
  const read = useCallback(() => listRechazadas(dueno, catedraId).join(), [dueno, catedraId])
  return { dueno, fechas: useListado(read) }
}

/** The courses of such days. */
export function useCatedrasConRechazadas(): number[] {
  const dueno = duenoDeCierres(useStore($sesion)) ?? ''
  return useListado(useCallback(() => listCatedrasConRechazadas(dueno).join(), [dueno])).map(Number)
}

const useListado = (read: () => string) =>
  useSyncExternalStore(listen, read)
    .split(',')
    .filter((uno) => uno !== '')
