import { catedras } from '../../../db/schema/catedras.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'

/** What an enrolment owes is worked out from these: of its course, and its own. */
export const columnasDeCondiciones = {
  modalidad_pago: catedras.modalidad_pago,
  anio: catedras.anio,
  matricula_monto: catedraAlumnos.matricula_monto,
  cuota_monto: catedraAlumnos.cuota_monto,
  dia_cobro: catedraAlumnos.dia_cobro,
  fecha_inscripcion: catedraAlumnos.fecha_inscripcion,
}
