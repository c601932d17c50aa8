import type { ReactNode } from 'react'
import { nombreDeAula } from '../../domain/catedras/aula'
import { nombreDePersona } from '../../domain/personas/nombres'
import { enLinea } from '../../lib/formato'
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
      {conHorasEnteras(enLinea(datos))}
      {children}
    </p>
  )
}

const DE_HORA_A_HORA = /(\d\d:\d\d\u00a0-\u00a0\d\d:\d\d)/

/** A line may end after a hyphen, in spite of the hard spaces around it. */
const conHorasEnteras = (texto: string) =>
  texto.split(DE_HORA_A_HORA).map((parte, i) =>
    i % 2 === 0 ? (
      parte
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name than their place
      <span key={i} className="corrido">
        {parte}
      </span>
    ),
  )
