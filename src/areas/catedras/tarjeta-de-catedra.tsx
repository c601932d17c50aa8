import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Cerrada } from './cerrada'
import { type Catedra, DatosDeCatedra } from './datos-de-catedra'

interface Props {
  catedra: Catedra & { cerrada: boolean }
  ruta: string
  conDocente?: boolean
  /** What stands at the foot of the card. */
  children: ReactNode
}

export function TarjetaDeCatedra({ catedra, ruta, conDocente, children }: Props) {
  return (
    <li className="panel tarjeta-de-catedra">
      <header>
        <h2>
          <Link to={ruta}>{catedra.nombre}</Link>
        </h2>
        <span className="apagado">
          {catedra.anio}
          <Cerrada catedra={catedra} />
        </span>
      </header>
      <DatosDeCatedra catedra={catedra} conDocente={conDocente} />
      <footer>{children}</footer>
    </li>
  )
}
