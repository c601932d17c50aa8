import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { ApiError } from '../../../lib/api'
import { enLinea } from '../../../lib/formato'
import { Badge } from '../../../ui/badge'
import { fechaYHora } from '../../base/instantes'

interface Linea {
  cuando: string
  quien: string | null
  de: number | null
  a: number | null
  motivo: string | null
}

/** Of a grade that was rectified: that it was, by whom, and why. */
export function HistorialDeNota<K extends readonly unknown[]>({
  query,
}: {
  query: UseQueryOptions<Linea[], ApiError, Linea[], K>
}) {
  const { data: lineas } = useQuery(query)
  return (
    <details className="historial-de-nota">
      <summary>
        <Badge tone="blue">Rectificada</Badge> Ver el historial
      </summary>
      {lineas && (
        <ol aria-label="Historial de la nota">
          {lineas.map(({ cuando, quien, de, a, motivo }) => (
            <li key={`${cuando} ${de} ${a}`}>
              <b>{de === null ? a : `${de} → ${a ?? 'sin nota'}`}</b>{' '}
              <span className="apagado">{enLinea([fechaYHora(cuando), quien])}</span>
              {motivo && <p>{motivo}</p>}
            </li>
          ))}
        </ol>
      )}
    </details>
  )
}
