import { Link } from 'react-router'
import { rutaDeCierre } from '../docente'
import { useCierreAMano } from './cierre-a-mano'

/** From a course to the closing of today's class. */
export function EnlaceDeCierre({ catedraId, className }: { catedraId: number; className?: string }) {
  useCierreAMano(catedraId)
  return (
    <Link className={className} to={rutaDeCierre(catedraId)}>
      Cerrar la clase de hoy
    </Link>
  )
}
