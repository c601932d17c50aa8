import { useQuery } from '@tanstack/react-query'
import { Landmark, ListChecks, ScrollText } from 'lucide-react'
import { Link } from 'react-router'
import { cuantosFaltan, pasosQuery } from '../primeros-pasos/queries'
import { rutas } from '../rutas'

/** What is done seldom: it has no place among the sections. */
export function Atajos() {
  // What was read on signing in is enough: nobody waits here for it.
  const { data: pasos } = useQuery({ ...pasosQuery, enabled: false })
  const faltan = pasos ? cuantosFaltan(pasos) : 0
  return (
    <nav className="atajos" aria-label="La instalación">
      <Link to={rutas.primerosPasos}>
        <ListChecks aria-hidden="true" /> Primeros pasos
        {faltan > 0 && <span className="cuenta">{faltan}</span>}
      </Link>
      <Link to={rutas.institucion}>
        <Landmark aria-hidden="true" /> Institución
      </Link>
      <Link to={rutas.auditoria}>
        <ScrollText aria-hidden="true" /> Auditoría
      </Link>
    </nav>
  )
}
