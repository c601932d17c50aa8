import { useCallback, useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'

const ESPERA_MS = 250

/**
 * Does something once the typing rests. What it does may change the address, so it is left undone where one is on the
 * way to another by then: that would be called back.
 */
export function useReposo(): (make: () => void) => void {
  const reloj = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { state } = useNavigation()
  useEffect(() => () => clearTimeout(reloj.current), [])
  useEffect(() => {
    if (state !== 'idle') clearTimeout(reloj.current)
  }, [state])

  return useCallback((make) => {
    clearTimeout(reloj.current)
    reloj.current = setTimeout(() => {
      // The way to another address shows an instant late; the link that was taken has the focus at once.
      if (!(document.activeElement instanceof HTMLAnchorElement)) make()
    }, ESPERA_MS)
  }, [])
}
