import { useEffect, useEffectEvent } from 'react'

/** Going back closes what is open: a telephone's gesture would leave the page, with what was being written. */
export function useAtras(abierto: boolean, close: () => void) {
  const onBack = useEffectEvent(close)

  useEffect(() => {
    if (!abierto) return
    const entrada = Math.random()
    history.pushState({ entrada }, '')
    const goBack = () => onBack()
    addEventListener('popstate', goBack)
    return () => {
      removeEventListener('popstate', goBack)
      if (history.state?.entrada === entrada) history.back()
    }
  }, [abierto])
}
