import { NavLink } from 'react-router'
import type { Area } from './marco'

/** The sections of the area: a rail on the left, a bar at the bottom of a phone. */
export function Riel({ area }: { area: Area }) {
  return (
    <nav className="riel" aria-label="Secciones">
      <ul>
        {area.secciones.map(({ ruta, texto, Icono }) => (
          <li key={ruta}>
            <NavLink to={ruta}>
              <Icono aria-hidden="true" /> {texto}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
