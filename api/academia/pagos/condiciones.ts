import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types'
import { catedras } from '../../../db/schema/catedras.ts'
import { catedraAlumnos, pagos } from '../../../db/schema/inscripciones.ts'
import { estadiasDichas } from '../../../src/domain/inscripciones/estadias.ts'
import { columnaDeEstadias } from '../inscripciones/estadias.ts'

/** What an enrolment owes is worked out from these: of its course, and its own. */
export const columnasDeCondiciones = {
  modalidad_pago: catedras.modalidad_pago,
  anio: catedras.anio,
  matricula_monto: catedraAlumnos.matricula_monto,
  cuota_monto: catedraAlumnos.cuota_monto,
  dia_cobro: catedraAlumnos.dia_cobro,
  estadias: columnaDeEstadias,
}

type Condiciones = SelectResultFields<typeof columnasDeCondiciones>

/** What is said of them with an enrolment. */
export const condicionesDichas = ({ dia_cobro, matricula_monto, cuota_monto, estadias }: Condiciones) => ({
  dia_cobro,
  matricula_monto,
  cuota_monto,
  ...estadiasDichas(estadias),
})

/** What is said of a payment. */
export const columnasDePago = {
  id: pagos.id,
  catedraAlumnoId: pagos.catedraAlumnoId,
  concepto: pagos.concepto,
  mes: pagos.mes,
  monto: pagos.monto,
  fecha: pagos.fecha,
  anulado_en: pagos.anulado_en,
}
