import { type RefObject, useEffect, useState } from 'react'
import type { Mando } from '../../../ui/reproductor/reproductor'

const SE_MIRA_CADA_MS = 200

/** Where a player stands, by the second: what shows it is drawn no more often. */
export function useMomento(mando: RefObject<Mando | null>): number {
  const [ms, setMs] = useState(0)
  useEffect(() => {
    const look = () => setMs(Math.floor((mando.current?.at() ?? 0) / 1000) * 1000)
    const reloj = setInterval(look, SE_MIRA_CADA_MS)
    return () => clearInterval(reloj)
  }, [mando])
  return ms
}
