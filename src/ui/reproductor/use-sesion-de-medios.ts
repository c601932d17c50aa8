import { useEffect, useEffectEvent } from 'react'
import type { EnMedio } from './use-medio'

export const SALTO_MS = 5000

/** The telephone's locked screen, and the keys of headphones, say and do the same. */
export function useSesionDeMedios({ suena, play, pause, jump, ms }: EnMedio, titulo: string, autor: string) {
  const alSaltar = useEffectEvent((de: number) => jump(ms + de))
  const alSeguir = useEffectEvent(play)
  const alParar = useEffectEvent(() => void pause())
  const alIr = useEffectEvent((segundos: number) => jump(segundos * 1000))

  useEffect(() => {
    if (!suena || !('mediaSession' in navigator)) return
    const { mediaSession } = navigator
    mediaSession.metadata = new MediaMetadata({ title: titulo, artist: autor })
    mediaSession.setActionHandler('play', () => alSeguir())
    mediaSession.setActionHandler('pause', () => alParar())
    mediaSession.setActionHandler('seekbackward', () => alSaltar(-SALTO_MS))
    mediaSession.setActionHandler('seekforward', () => alSaltar(SALTO_MS))
    mediaSession.setActionHandler('seekto', ({ seekTime }) => alIr(seekTime ?? 0))
  }, [suena, titulo, autor])
}
