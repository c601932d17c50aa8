import { eq, sql } from 'drizzle-orm'
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types'
import type { Reader } from '../../../db/client.ts'
import { catedras } from '../../../db/schema/catedras.ts'
import { catedraAlumnos, pagos } from '../../../db/schema/inscripciones.ts'
import { estadiasDichas } from '../../../src/domain/inscripciones/estadias.ts'
import { limitesDeCuotas, mesDe } from '../../../src/domain/pagos/meses-de-cuota.ts'
import { relojHasta } from '../../suelo/abierta.ts'
import type { Deps } from '../../suelo/deps.ts'
import { todayOf } from '../../suelo/services/today.ts'
import { columnaDeCuotasDeAntes } from '../inscripciones/cuotas.ts'
import { inscripcionNoEncontrada } from '../inscripciones/errors.ts'
import { columnaDeEstadias } from '../inscripciones/estadias.ts'

/** What an enrolment owes is worked out from these: of its course, and its own. */
export const columnasDeCondiciones = {
  modalidad_pago: catedras.modalidad_pago,
  anio: catedras.anio,
  cuotas_desde: catedras.cuotas_desde,
  cuotas_hasta: catedras.cuotas_hasta,
  matricula_monto: catedraAlumnos.matricula_monto,
  cuota_monto: catedraAlumnos.cuota_monto,
  cuotas_de_antes: columnaDeCuotasDeAntes,
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

/** And when its course was closed. Of an enrolment that has ended too: who left may still pay. */
export function requireCondicionesDe(tx: Reader, inscripcionId: number) {
  const condiciones = tx
    .select({ ...columnasDeCondiciones, cerrada_en: catedras.cerrada_en })
    .from(catedraAlumnos)
    .innerJoin(catedras, eq(catedras.id, catedraAlumnos.catedraId))
    .where(eq(catedraAlumnos.id, inscripcionId))
    .get()
  if (!condiciones) throw inscripcionNoEncontrada()
  return condiciones
}

/** Of a closed course no month after its closing is paid. */
export function hastaElCierre(
  reloj: Pick<Deps, 'now' | 'zona'>,
  { cerrada_en, ...condiciones }: Condiciones & { cerrada_en: number | null },
): Condiciones {
  if (cerrada_en === null) return condiciones
  const cierre = mesDe(todayOf(relojHasta(reloj, cerrada_en)))
  const { hasta } = limitesDeCuotas(condiciones)
  return cierre < hasta ? { ...condiciones, cuotas_hasta: cierre } : condiciones
}

/** What is said of a payment. */
export const columnasDePago = {
  id: pagos.id,
  catedraAlumnoId: pagos.catedraAlumnoId,
  concepto: pagos.concepto,
  mes: pagos.mes,
  monto: pagos.monto,
  fecha: pagos.fecha,
  recibo: sql<number>`coalesce(${pagos.recibo}, ${pagos.id})`,
  anulado_en: pagos.anulado_en,
}
