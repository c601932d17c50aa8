import { z } from 'zod'
import { readGuaranies } from '../../domain/inscripciones/celdas'
import type { AlInscribir } from '../../domain/inscripciones/inscripciones'
import { mesDe } from '../../domain/pagos/meses-de-cuota'
import { numero } from '../../lib/formato'
import type { Inscrito } from '../base/curso/queries'
import { hoy } from '../base/sitio'

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

export interface ValoresDeInscripcion extends ValoresDeCondiciones, AlInscribir {
  alumnos: PersonaElegida[]
}

export const loDeAlInscribir: AlInscribir = { asignar: 'POR_VENCER', avisar: true }

/** The same once it changes. */
export interface ValoresDeCambio extends ValoresDeCondiciones {
  /** YYYY-MM, from which on the fee is another. */
  desde: string
}

export const condicionesVacias: ValoresDeCondiciones = {
  dia_cobro: '',
  matricula_monto: '',
  cuota_monto: '',
  fecha_inscripcion: '',
}

export const valoresDeCambio = (una: Inscrito): ValoresDeCambio => ({
  dia_cobro: String(una.dia_cobro ?? ''),
  matricula_monto: numero(una.matricula_monto),
  cuota_monto: numero(una.cuota_monto),
  fecha_inscripcion: una.fecha_inscripcion,
  desde: mesDe(hoy()),
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
