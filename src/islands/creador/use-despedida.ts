import { useEffect, useEffectEvent } from 'react'

import { DESPEDIDA_MS } from '../../ui/toast'

/** A form stays a moment after it was taken, then `cerrar`; not if it is gone by then. */
export function useDespedida(enviado: boolean, close: () => void) {
  const alCumplirse = useEffectEvent(close)

  useEffect(() => {
    if (!enviado) return
    const reloj = setTimeout(() => alCumplirse(), DESPEDIDA_MS)
    return () => clearTimeout(reloj)
  }, [enviado])
}
