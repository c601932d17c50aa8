import { Link } from 'react-router'
import { Pantalla } from './pantalla'

interface Props {
  titulo: string
  /** Why it may not be there. */
  children?: string
  goBack: { texto: string; ruta: string }
}

/** A screen about what is not there, or not for who asks. */
export function NoEncontrada({ titulo, children, goBack }: Props) {
  return (
    <Pantalla titulo={titulo}>
      {children && <p className="apagado">{children}</p>}
      <p>
        <Link className="boton" to={goBack.ruta}>
          {goBack.texto}
        </Link>
      </p>
    </Pantalla>
  )
}
