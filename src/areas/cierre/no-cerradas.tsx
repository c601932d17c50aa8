import { Link } from 'react-router'
import { diaCorto } from '../../lib/formato'
import { rutaDeCierre } from '../docente'
import { useCatedrasConRechazadas, useRechazadas } from './use-rechazadas'

interface Props {
  catedraId: number
  /** The class that is on the screen, which says it itself. */
  menos?: string
}

/** The closings of a course that the server did not want: what was written of them would not be found again. */
export function NoCerradas({ catedraId, menos }: Props) {
  const fechas = useRechazadas(catedraId).fechas.filter((fecha) => fecha !== menos)
  if (fechas.length === 0) return null
  return (
    <ul className="banner-de-envio fila" aria-label="Clases que no se cerraron">
      {fechas.map((fecha) => (
        <li key={fecha}>
          <Link to={`${rutaDeCierre(catedraId)}?fecha=${fecha}`}>
            La clase del {diaCorto(fecha)} no se cerró: ver lo que escribiste
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Those of courses that are one's own no more, which no list names. */
export const NoCerradasDeOtras = ({ propias }: { propias: readonly { id: number }[] }) =>
  useCatedrasConRechazadas()
    .filter((catedraId) => !propias.some(({ id }) => id === catedraId))
    .map((catedraId) => <NoCerradas key={catedraId} catedraId={catedraId} />)
