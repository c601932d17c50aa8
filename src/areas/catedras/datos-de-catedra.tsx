import type { Horario } from '../../domain/catedras/horarios'
import { nombreDePersona } from '../../domain/personas/nombres'
import { horariosPorDia } from './horario'

export interface Catedra {
  nombre: string
  anio: number
  institucion: string | null
  turno: string
  aula: string | null
  horario: string | null
  CatedraDiaHorario: Horario[]
  Docente: { nombre: string; apellido: string } | null
}

/** When, where and with whom, one below the other. */
export function DatosDeCatedra({ catedra, conDocente = false }: { catedra: Catedra; conDocente?: boolean }) {
  const { institucion, turno, aula, horario, CatedraDiaHorario, Docente } = catedra
  const horarios = horariosPorDia(CatedraDiaHorario)
  const datos = [
    ['Institución', [institucion]],
    ['Turno', [turno]],
    ['Horario', horarios.length > 0 ? horarios : [horario]],
    ['Aula', [aula]],
    ['Docente', [conDocente && Docente && nombreDePersona(Docente)]],
  ] as const
  return (
    <dl className="datos-de-catedra">
      {datos.map(([nombre, valores]) => {
        const dichos = valores.flatMap((valor) => valor || [])
        if (dichos.length === 0) return null
        return (
          <div key={nombre}>
            <dt>{nombre}</dt>
            {dichos.map((valor) => (
              <dd key={valor}>{valor}</dd>
            ))}
          </div>
        )
      })}
    </dl>
  )
}
