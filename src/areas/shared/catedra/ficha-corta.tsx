import type { ReactNode } from 'react'
import { nombreDeAula } from '../../../domain/aula'
import { nombreDePersona } from '../../../domain/nombres'
import { enLinea } from '../../../lib/formato'
import type { Catedra } from './datos-de-catedra'
import { horariosPorDia } from './horario'

interface Props {
  catedra: Catedra
  conDocente?: boolean
  /** What stands behind it, and what parts the two. */
  children: ReactNode
}

/** What is known of a course, in a line under its name. */
export function FichaCorta({ catedra, conDocente = false, children }: Props) {
  const { anio, institucion, turno, aula, horario, CatedraDiaHorario, Docente } = catedra
  const datos = [
    anio,
    institucion,
    `Turno ${turno}`,
    horariosPorDia(CatedraDiaHorario).join(', ') || horario,
    aula && nombreDeAula(aula),
    conDocente && Docente && nombreDePersona(Docente),
  ]
  return (
    <p className="ficha-corta">
      {enLinea(datos)}
      {children}
    </p>
  )
}
