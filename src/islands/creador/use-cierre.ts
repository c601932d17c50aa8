import { useEffect, useEffectEvent } from 'react'

import { CIERRE_MS } from '../../ui/toast'

/** A form stays a moment after it was taken, then `cerrar`; not if it is gone by then. */
export function useCierre(enviado: boolean, close: () => void) {
  const alCumplirse = useEffectEvent(close)

  useEffect(() => {
    if (!enviado) return
    const reloj = setTimeout(() => alCumplirse(), CIERRE_MS)
    return () => clearTimeout(reloj)
  }, [enviado])
}
