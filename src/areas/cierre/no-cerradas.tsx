import { useStore } from '@nanostores/react'
import { useCallback, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { diaCorto } from '../../lib/formato'
import { $sesion } from '../../lib/sesion'
import { rutaDeCierre } from '../docente'
import { duenoDeCierres, listen, listRechazadas } from './borrador-de-cierre'

interface Props {
  catedraId: number
  /** The class that is on the screen, which says it itself. */
  menos?: string
}

/** The closings of a course that the server did not want: what was written of them would not be found again. */
export function NoCerradas({ catedraId, menos }: Props) {
  const dueno = duenoDeCierres(useStore($sesion)) ?? ''
  const read = useCallback(() => listRechazadas(dueno, catedraId).join(), [dueno, catedraId])
  const fechas = useSyncExternalStore(listen, read)
    .split(',')
    .filter((fecha) => fecha !== '' && fecha !== menos)
  if (fechas.length === 0) return null
  return (
    <ul className="banner-de-envio" aria-label="Clases que no se cerraron">
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
