import { Link, useLocation } from 'react-router'
import type { Area, Seccion } from './marco'

/** The sections of the area: a rail on the left, a bar at the bottom of a phone. */
export function Riel({ area }: { area: Area }) {
  const { pathname } = useLocation()
  return (
    <nav className="riel" aria-label="Secciones">
      <ul>
        {area.secciones.map((seccion) => (
          <li key={seccion.ruta} className={seccion.deVezEnCuando && 'de-vez-en-cuando'}>
            <Link to={seccion.ruta} aria-current={lugarEn(seccion, pathname)}>
              <seccion.Icono aria-hidden="true" /> {seccion.texto} {seccion.Cuenta && <seccion.Cuenta />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Whether an address is a section's own, or of what one opens from it. */
function lugarEn({ ruta, abre = [] }: Seccion, direccion: string): 'page' | 'true' | undefined {
  if (direccion.replace(/\/$/, '') === ruta) return 'page'
  const comienzos = [`${ruta}/`, ...abre.map((una) => una.slice(0, una.indexOf(':')))]
  return comienzos.some((comienzo) => direccion.startsWith(comienzo)) ? 'true' : undefined
}
