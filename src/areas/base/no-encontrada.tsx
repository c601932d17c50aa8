import { Link } from 'react-router'
import type { NoEsta } from './area'
import { Pantalla } from './pantalla'

/** A screen about what is not there, or not for who asks. */
export function NoEncontrada({ titulo, texto, goBack }: NoEsta) {
  return (
    <Pantalla titulo={titulo}>
      {texto && <p className="apagado">{texto}</p>}
      <p>
        <Link className="boton" to={goBack.ruta}>
          {goBack.texto}
        </Link>
      </p>
    </Pantalla>
  )
}
