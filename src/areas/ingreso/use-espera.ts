import { useEffect, useReducer } from 'react'

/** How many seconds are left until an instant, as they go by; 0 when it has come. */
export function useEspera(hasta: number): number {
  const [, lookAgain] = useReducer((veces: number) => veces + 1, 0)
  const faltan = Math.max(0, Math.ceil((hasta - Date.now()) / 1000))

  useEffect(() => {
    if (faltan === 0) return
    const reloj = setTimeout(lookAgain, (hasta - Date.now()) % 1000 || 1000)
    return () => clearTimeout(reloj)
  }, [hasta, faltan])

  return faltan
}

/** '0:42'. */
export const comoReloj = (segundos: number) =>
  `${Math.floor(segundos / 60)}:${String(segundos % 60).padStart(2, '0')}`
