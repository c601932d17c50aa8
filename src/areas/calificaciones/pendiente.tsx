import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { numero } from '../../lib/formato'

interface Props {
  cuantos: number
  /** Where it is done. */
  a: string
  children: ReactNode
}

/** Something that waits for the teacher, in a list of class `esperas`. */
export function Pendiente({ cuantos, a, children }: Props) {
  return (
    <li>
      <Link to={a}>
        <b>{numero(cuantos)}</b> <span>{children}</span>
      </Link>
    </li>
  )
}
