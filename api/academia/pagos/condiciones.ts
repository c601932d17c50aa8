import { catedras } from '../../../db/schema/catedras.ts'
import { catedraAlumnos, pagos } from '../../../db/schema/inscripciones.ts'

/** What an enrolment owes is worked out from these: of its course, and its own. */
export const columnasDeCondiciones = {
  modalidad_pago: catedras.modalidad_pago,
  anio: catedras.anio,
  matricula_monto: catedraAlumnos.matricula_monto,
  cuota_monto: catedraAlumnos.cuota_monto,
  dia_cobro: catedraAlumnos.dia_cobro,
  fecha_inscripcion: catedraAlumnos.fecha_inscripcion,
}

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
