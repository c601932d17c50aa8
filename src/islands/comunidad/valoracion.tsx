import { useEffect, useState } from 'react'
import { valoracion } from '../../lib/formato'
import type { PropsDeComunidad } from './comunidad'
import { useVoto } from './use-voto'

const ESTRELLAS = [1, 2, 3, 4, 5] as const
const AVISO_MS = 2000

/** Native radios: arrows, labels and names come with them. */
export function Valoracion({ composerId, titulo: Titulo }: PropsDeComunidad) {
  const { medida, voto, aviso, callar, votar } = useVoto(composerId)
  const [apuntada, setApuntada] = useState(0)
  const llenas = apuntada || voto || Math.round(medida?.rating_avg ?? 0)

  useEffect(() => {
    if (!aviso) return
    const reloj = setTimeout(callar, AVISO_MS)
    return () => clearTimeout(reloj)
  }, [aviso, callar])

  return (
    <section>
      <Titulo>Valoración</Titulo>
      <div className="comunidad-voto">
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
                onChange={() => votar(estrella)}
              />
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <use href="#estrella" />
              </svg>
              <span className="oculto">{estrella === 1 ? '1 estrella' : `${estrella} estrellas`}</span>
            </label>
          ))}
        </div>
        <p className="comunidad-media">{medida && valoracion(medida)}</p>
      </div>
      <p className={aviso?.error ? 'comunidad-aviso ui-error' : 'comunidad-aviso'} role="status">
        {aviso?.texto}
      </p>
    </section>
  )
}
