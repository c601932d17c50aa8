import type { CSSProperties } from 'react'
import { notas } from '../../domain/escala'
import { cuantos } from '../../lib/formato'
import type { AlumnoConCifra } from './gestion'

/** How the grades spread, as things stand. */
export function Reparto({ alumnos }: { alumnos: readonly AlumnoConCifra[] }) {
  const barras = notas.map((nota) => ({
    nota,
    n: alumnos.filter(({ final }) => final.nota === nota).length,
  }))
  const tope = Math.max(1, ...barras.map(({ n }) => n))
  const sinNota = alumnos.length - barras.reduce((suma, { n }) => suma + n, 0)
  return (
    <figure className="panel reparto-de-notas">
      <figcaption>
        Cómo se reparten las notas
        {sinNota > 0 && <span className="apagado"> · {cuantos(sinNota, 'sin nota', 'sin nota')}</span>}
      </figcaption>
      <ol>
        {barras.map(({ nota, n }) => (
          <li key={nota} style={{ '--alto': n / tope } as CSSProperties}>
            <span aria-hidden="true">{n}</span>
            <span className="barra" aria-hidden="true" />
            <span aria-hidden="true">{nota}</span>
            <span className="oculto">
              Nota {nota}: {cuantos(n, 'alumno', 'alumnos')}
            </span>
          </li>
        ))}
      </ol>
    </figure>
  )
}
