import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { api, textoDeFalla, unwrap } from '../../lib/api'
import { dispositivo } from '../../lib/dispositivo'
import { textoDeValoracion } from '../../lib/formato'
import type { PropsDeComunidad } from './comunidad'

const ESTRELLAS = [1, 2, 3, 4, 5] as const
const AVISO_MS = 2000

/** Native radios: arrows, labels and names come with them. */
export function Valoracion({ composerId, titulo: Titulo }: PropsDeComunidad) {
  const { valoracion, voto, aviso, silence, vote } = useValoracion(composerId)
  const [apuntada, setApuntada] = useState(0)
  const llenas = apuntada || voto || Math.round(valoracion?.rating_avg ?? 0)

  useEffect(() => {
    if (!aviso) return
    const reloj = setTimeout(silence, AVISO_MS)
    return () => clearTimeout(reloj)
  }, [aviso, silence])

  return (
    <section>
      <Titulo>Valoración</Titulo>
      <div className="comunidad-valoracion">
        <div
          role="radiogroup"
          aria-label="Tu valoración"
          className="estrellas"
          onPointerLeave={() => setApuntada(0)}
        >
          {ESTRELLAS.map((estrella) => (
            <label
              key={estrella}
              className={estrella <= llenas ? 'llena' : undefined}
              onPointerEnter={(event) => event.pointerType === 'mouse' && setApuntada(estrella)}
            >
              <input
                type="radio"
                name={`valoracion-${composerId}`}
                checked={voto === estrella}
                onChange={() => vote(estrella)}
              />
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <use href="#estrella" />
              </svg>
              <span className="oculto">{estrella === 1 ? '1 estrella' : `${estrella} estrellas`}</span>
            </label>
          ))}
        </div>
        <p className="comunidad-promedio">{valoracion && textoDeValoracion(valoracion)}</p>
      </div>
      <p className={aviso?.error ? 'comunidad-aviso ui-error' : 'comunidad-aviso'} role="status">
        {aviso?.texto}
      </p>
    </section>
  )
}

/** Arrow keys pass over stars on their way: only the one on which they rest is a vote. */
const REPOSO_MS = 400

interface ValoracionDeTodos {
  rating_avg: number
  rating_count: number
}

interface Aviso {
  texto: string
  error: boolean
}

/** The average as it is now, and this visitor's vote, which a second one replaces. */
function useValoracion(composerId: number) {
  const [valoracion, setValoracion] = useState<ValoracionDeTodos | null>(null)
  const [voto, setVoto] = useState<number | null>(() => votoGuardado(composerId))
  const [aviso, setAviso] = useState<Aviso | null>(null)
  const reloj = useRef(0)
  const enEspera = useRef<number | null>(null)
  const confirmado = useRef(voto)
  const ultimo = useRef(0)

  useEffect(() => {
    unwrap(api.composers({ id: composerId }).get()).then(setValoracion, () => {})
  }, [composerId])

  // In another tab: a star that only seems chosen could not be chosen again.
  useEffect(
    () =>
      dispositivo.listen(({ key }) => {
        if (key !== clave(composerId) || enEspera.current !== null) return
        confirmado.current = votoGuardado(composerId)
        setVoto(confirmado.current)
      }),
    [composerId],
  )

  /** What a page sends while it is being left outlives it. */
  async function send(onLeave = false) {
    clearTimeout(reloj.current)
    const nuevo = enEspera.current
    if (nuevo === null) return
    enEspera.current = null
    const turno = ++ultimo.current
    // Before the answer, which a page that is being left may not live to read.
    save(composerId, nuevo)
    try {
      const ahora = await unwrap(
        api.ratings({ composerId }).post({ rating: nuevo }, { fetch: { keepalive: onLeave } }),
      )
      confirmado.current = nuevo
      if (turno !== ultimo.current) return
      setValoracion({ rating_avg: ahora.new_average_rating, rating_count: ahora.total_ratings })
      setAviso({ texto: '¡Gracias por tu valoración!', error: false })
    } catch (error) {
      if (turno !== ultimo.current) return
      save(composerId, confirmado.current)
      if (enEspera.current === null) setVoto(confirmado.current)
      setAviso({ texto: textoDeFalla('No se pudo enviar la valoración.', error), error: true })
    }
  }

  function vote(elegido: number) {
    setVoto(elegido)
    clearTimeout(reloj.current)
    enEspera.current = elegido
    reloj.current = window.setTimeout(() => void send(), REPOSO_MS)
  }

  const sendNow = useEffectEvent(send)
  useEffect(() => {
    const onLeave = () => void sendNow(true)
    addEventListener('pagehide', onLeave)
    return () => {
      removeEventListener('pagehide', onLeave)
      onLeave()
    }
  }, [])

  const silence = useCallback(() => setAviso(null), [])
  return { valoracion, voto, aviso, silence, vote }
}

const clave = (composerId: number) => `guarania.voto.${composerId}`

const save = (composerId: number, voto: number | null) => dispositivo.keepDato(clave(composerId), voto)

const votoGuardado = (composerId: number) => dispositivo.readDato<number>(clave(composerId))
