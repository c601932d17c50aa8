import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { catedraAlumnos, pagos } from '../../../db/schema/inscripciones.ts'
import type { PagoHecho } from '../../../src/domain/pagos/pagos.ts'

/** The payments that count, by enrolment; `cuales` says of which enrolments. */
export function listPagosHechos(tx: Reader, cuales: SQL): Map<number, PagoHecho[]> {
  const hechos = new Map<number, PagoHecho[]>()
  const rows = tx
    .select({
      inscripcion: pagos.catedraAlumnoId,
      concepto: pagos.concepto,
      mes: pagos.mes,
      monto: pagos.monto,
    })
    .from(pagos)
    .innerJoin(catedraAlumnos, eq(catedraAlumnos.id, pagos.catedraAlumnoId))
    .where(and(cuales, isNull(pagos.anulado_en)))
    .all()
  for (const { inscripcion, ...pago } of rows) {
    const suyos = hechos.get(inscripcion)
    if (suyos) suyos.push(pago)
    else hechos.set(inscripcion, [pago])
  }
  return hechos
}
