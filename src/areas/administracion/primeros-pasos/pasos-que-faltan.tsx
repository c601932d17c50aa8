import { useQuery } from '@tanstack/react-query'
import { cuantosFaltan, pasosQuery } from './queries'

/** How many first steps are still to be taken, where it has been read. */
export function PasosQueFaltan() {
  const { data: pasos } = useQuery({ ...pasosQuery, enabled: false })
  const faltan = pasos ? cuantosFaltan(pasos) : 0
  return faltan > 0 && <span className="cuenta">{faltan}</span>
}
