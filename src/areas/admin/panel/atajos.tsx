import { Landmark } from 'lucide-react'
import { Link } from 'react-router'
import { rutas } from '../rutas'

const atajos = [{ ruta: rutas.institucion, texto: 'Institución', Icono: Landmark }]

/** What is done seldom: it has no place among the sections. */
export function Atajos() {
  return (
    <nav className="botones" aria-label="La instalación">
      {atajos.map(({ ruta, texto, Icono }) => (
        <Link key={ruta} className="boton callado" to={ruta}>
          <Icono aria-hidden="true" /> {texto}
        </Link>
      ))}
    </nav>
  )
}
