import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/** Says once that something has come into sight; where nobody hears it, nothing is lost but that. */
export function useVista(say: () => Promise<unknown>): RefObject<HTMLLIElement | null> {
  const aqui = useRef<HTMLLIElement>(null)
  const onVista = useEffectEvent(() => void say().catch(() => {}))

  useEffect(() => {
    if (!aqui.current) return
    const vigia = new IntersectionObserver(([entrada]) => {
      if (!entrada?.isIntersecting) return
      vigia.disconnect()
      onVista()
    })
    vigia.observe(aqui.current)
    return () => vigia.disconnect()
  }, [])

  return aqui
}
