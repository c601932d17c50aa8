import { z } from 'zod'
import { readGuaranies } from '../../domain/inscripciones/celdas'
import type { QueAsignar } from '../../domain/inscripciones/inscripciones'
import { numero } from '../../lib/formato'
import type { Inscrito } from '../base/curso/queries'

/** What an enrolment says about paying, as it is typed. */
export interface ValoresDeCondiciones {
  dia_cobro: string
  matricula_monto: string
  cuota_monto: string
  fecha_inscripcion: string
}

/** A contributor may have no student's id, a student none of a contributor. */
export interface PersonaElegida {
  alumnoId: number | null
  composerId: number | null
}

/** What of that which the others have is given to who enrols. */
export interface ValoresDePuestaAlDia {
  asignar: QueAsignar
}

export interface ValoresDeInscripcion extends ValoresDeCondiciones, ValoresDePuestaAlDia {
  alumnos: PersonaElegida[]
}

export const condicionesVacias: ValoresDeCondiciones = {
  dia_cobro: '',
  matricula_monto: '',
  cuota_monto: '',
  fecha_inscripcion: '',
}

export const valoresDeCondiciones = (una: Inscrito): ValoresDeCondiciones => ({
  dia_cobro: String(una.dia_cobro ?? ''),
  matricula_monto: numero(una.matricula_monto),
  cuota_monto: numero(una.cuota_monto),
  fecha_inscripcion: una.fecha_inscripcion,
})

/** A form's rules, once its amounts have been read: '150.000' is a hundred and fifty thousand. */
export const conGuaranies = <D>(campos: string[], esquema: z.ZodType<D>) =>
  z.preprocess(
    (valores: Record<string, unknown>) => ({
      ...valores,
      ...Object.fromEntries(campos.map((campo) => [campo, readGuaranies(String(valores[campo] ?? ''))])),
    }),
    esquema,
  )
