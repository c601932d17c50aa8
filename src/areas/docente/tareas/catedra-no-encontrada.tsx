import { Link } from 'react-router'
import { Pantalla } from '../../shared/pantalla'
import { rutas } from '../rutas'

export function CatedraNoEncontrada() {
  return (
    <Pantalla titulo="Cátedra no encontrada">
      <p className="apagado">Puede que ya no exista, o que no esté a tu cargo.</p>
      <p>
        <Link className="boton" to={rutas.panel}>
          Volver a Mi Dashboard
        </Link>
      </p>
    </Pantalla>
  )
}
