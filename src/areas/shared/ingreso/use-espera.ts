import { useEffect, useState } from 'react'

/** How many seconds are left until an instant, as they go by; 0 when it has come. */
export function useEspera(hasta: number): number {
  const [ahora, setAhora] = useState(Date.now)
  const faltan = Math.max(0, Math.ceil((hasta - ahora) / 1000))

  useEffect(() => {
    const seguir = () => setAhora(Date.now())
    seguir()
    if (hasta <= Date.now()) return
    const reloj = setInterval(() => {
      seguir()
      if (hasta <= Date.now()) clearInterval(reloj)
    }, 250)
    return () => clearInterval(reloj)
  }, [hasta])

  return faltan
}

/** '0:42'. */
export const comoReloj = (segundos: number) =>
  `${Math.floor(segundos / 60)}:${String(segundos % 60).padStart(2, '0')}`
