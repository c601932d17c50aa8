import type { CSSProperties } from 'react'
import { AUSENTE, type NotaDeActa, notasDeActa, repartoDe } from '../../domain/actas/actas'
import { notas as deLaEscala } from '../../domain/nota-final/escala'
import { cuantos } from '../../lib/formato'

interface Props {
  titulo: string
  /** Null of whom has none yet. */
  notas: readonly (NotaDeActa | null)[]
}

/** How the grades spread. */
export function Reparto({ titulo, notas }: Props) {
  const puestas = notas.filter((nota) => nota !== null)
  const reparto = repartoDe(puestas)
  const barras = reparto[AUSENTE] > 0 ? notasDeActa : deLaEscala
  const tope = Math.max(1, ...Object.values(reparto))
  const sinNota = notas.length - puestas.length
  return (
    <figure className="panel reparto-de-notas">
      <figcaption>
        {titulo}
        {sinNota > 0 && <span className="apagado"> · {cuantos(sinNota, 'sin nota', 'sin nota')}</span>}
      </figcaption>
      <ol>
        {barras.map((nota) => (
          <li key={nota} style={{ '--alto': reparto[nota] / tope } as CSSProperties}>
            <span aria-hidden="true">{reparto[nota]}</span>
            <span className="columna" aria-hidden="true" />
            <span aria-hidden="true">{nota === AUSENTE ? 'Aus.' : nota}</span>
            <span className="oculto">
              {nota === AUSENTE ? 'Ausentes' : `Nota ${nota}`}: {cuantos(reparto[nota], 'alumno', 'alumnos')}
            </span>
          </li>
        ))}
      </ol>
    </figure>
  )
}
