import { useCallback, useEffect, useRef, useState } from 'react'
import { api, textoDeFalla, unwrap } from '../../lib/api'

/** Arrow keys pass over stars on their way: only the one on which they rest is a vote. */
const REPOSO_MS = 400

interface Medida {
  rating_avg: number
  rating_count: number
}

interface Aviso {
  texto: string
  error: boolean
}

/** The average as it is now, and this visitor's vote, which a second one replaces. */
export function useVoto(composerId: number) {
  const [medida, setMedida] = useState<Medida | null>(null)
  const [voto, setVoto] = useState<number | null>(() => votoGuardado(composerId))
  const [aviso, setAviso] = useState<Aviso | null>(null)
  const reloj = useRef(0)
  const ultimo = useRef(0)

  useEffect(() => {
    unwrap(api.composers({ id: composerId }).get()).then(setMedida, () => {})
  }, [composerId])

  async function enviar(rating: number) {
    const turno = ++ultimo.current
    try {
      const nueva = await unwrap(api.ratings({ composerId }).post({ rating }))
      if (turno !== ultimo.current) return
      setMedida({ rating_avg: nueva.new_average_rating, rating_count: nueva.total_ratings })
      localStorage.setItem(clave(composerId), String(rating))
      setAviso({ texto: '¡Gracias por tu valoración!', error: false })
    } catch (error) {
      if (turno !== ultimo.current) return
      setVoto(votoGuardado(composerId))
      setAviso({ texto: textoDeFalla('No se pudo enviar la valoración.', error), error: true })
    }
  }

  function votar(rating: number) {
    setVoto(rating)
    clearTimeout(reloj.current)
    reloj.current = window.setTimeout(() => void enviar(rating), REPOSO_MS)
  }

  const callar = useCallback(() => setAviso(null), [])
  return { medida, voto, aviso, callar, votar }
}

const clave = (composerId: number) => `guarania.voto.${composerId}`

function votoGuardado(composerId: number): number | null {
  return Number(localStorage.getItem(clave(composerId))) || null
}
