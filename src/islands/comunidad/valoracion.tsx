import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { api, textoDeFalla, unwrap } from '../../lib/api'
import { dispositivo } from '../../lib/dispositivo'
import { textoDeValoracion } from '../../lib/formato'
import type { PropsDeComunidad } from './comunidad'

const ESTRELLAS = [1, 2, 3, 4, 5] as const
const AVISO_MS = 2000

/** Native radios: arrows, labels and names come with them. */
export function Valoracion({ composerId, titulo: Titulo }: PropsDeComunidad) {
  const { valoracion, voto, aviso, vote } = useValoracion(composerId)
  const [apuntada, setApuntada] = useState(0)
  const llenas = apuntada || voto || Math.round(valoracion?.rating_avg ?? 0)

  return (
    <section>
      <Titulo>Valoración</Titulo>
      <div className="comunidad-valoracion fila">
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
        <p className="apagado">{valoracion && textoDeValoracion(valoracion)}</p>
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
  const [aviso, setAviso] = useAviso()
  const confirmado = useRef(voto)
  const ultimo = useRef(0)

  useEffect(() => {
    unwrap(api.composers({ id: composerId }).get()).then(setValoracion, () => {})
  }, [composerId])

  const espera = useEspera(async (nuevo, onLeave) => {
    const turno = ++ultimo.current
    // Before the answer, which a page that is being left may not live to read.
    save(composerId, nuevo)
    try {
      const ahora = await sendVoto(composerId, nuevo, onLeave)
      confirmado.current = nuevo
      if (turno !== ultimo.current) return
      setValoracion({ rating_avg: ahora.new_average_rating, rating_count: ahora.total_ratings })
      setAviso({ texto: '¡Gracias por tu valoración!', error: false })
    } catch (error) {
      if (turno !== ultimo.current) return
      save(composerId, confirmado.current)
      if (!espera.hay()) setVoto(confirmado.current)
      setAviso({ texto: textoDeFalla('No se pudo enviar la valoración.', error), error: true })
    }
  })
  useVotoDeOtraPestana(composerId, (otro) => {
    if (espera.hay()) return
    confirmado.current = otro
    setVoto(otro)
  })

  const vote = (elegido: number) => {
    setVoto(elegido)
    espera.put(elegido)
  }
  return { valoracion, voto, aviso, vote }
}

/** What is said for a moment. */
function useAviso() {
  const [aviso, setAviso] = useState<Aviso | null>(null)
  useEffect(() => {
    if (!aviso) return
    const reloj = setTimeout(() => setAviso(null), AVISO_MS)
    return () => clearTimeout(reloj)
  }, [aviso])
  return [aviso, setAviso] as const
}

/** What a page sends while it is being left outlives it. */
const sendVoto = (composerId: number, rating: number, onLeave: boolean) =>
  unwrap(api.ratings({ composerId }).post({ rating }, { fetch: { keepalive: onLeave } }))

/** A star that only seems chosen could not be chosen again. */
function useVotoDeOtraPestana(composerId: number, onVote: (voto: number | null) => void) {
  const hear = useEffectEvent(onVote)
  useEffect(
    () =>
      dispositivo.listen(({ key }) => {
        if (key === clave(composerId)) hear(votoGuardado(composerId))
      }),
    [composerId],
  )
}

/** What waits is sent after a rest, or as the page is left. */
function useEspera(send: (voto: number, onLeave: boolean) => Promise<void>) {
  const reloj = useRef(0)
  const enEspera = useRef<number | null>(null)

  const sendNow = (onLeave: boolean) => {
    clearTimeout(reloj.current)
    const voto = enEspera.current
    if (voto === null) return
    enEspera.current = null
    void send(voto, onLeave)
  }
  const leave = useEffectEvent(() => sendNow(true))
  useEffect(() => {
    const onLeave = () => leave()
    addEventListener('pagehide', onLeave)
    return () => {
      removeEventListener('pagehide', onLeave)
      onLeave()
    }
  }, [])

  return {
    hay: () => enEspera.current !== null,
    put(voto: number) {
      clearTimeout(reloj.current)
      enEspera.current = voto
      reloj.current = window.setTimeout(() => sendNow(false), REPOSO_MS)
    },
  }
}

const clave = (composerId: number) => `guarania.voto.${composerId}`

const save = (composerId: number, voto: number | null) => dispositivo.keepDato(clave(composerId), voto)

const votoGuardado = (composerId: number) => dispositivo.readDato<number>(clave(composerId))
