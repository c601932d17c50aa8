import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { consulta, type Valores } from '../../../db/consulta.ts'
import { catedraAlumnos, pagos } from '../../../db/schema/inscripciones.ts'
import type { Concepto, PagoHecho } from '../../../src/domain/pagos/pagos.ts'

/** The payments that count, by enrolment; `cuales` says of which enrolments. */
export function listPagosHechos(tx: Reader, cuales: SQL, valores: Valores = {}): Map<number, PagoHecho[]> {
  const hechos = new Map<number, PagoHecho[]>()
  // There are ten for each student: as plain values they take half the time.
  for (const [inscripcion, concepto, mes, monto] of hechosDe(tx, cuales).values(valores) as Fila[]) {
    const pago = { concepto, mes, monto }
    const suyos = hechos.get(inscripcion)
    if (suyos) suyos.push(pago)
    else hechos.set(inscripcion, [pago])
  }
  return hechos
}

type Fila = [inscripcion: number, concepto: Concepto, mes: string | null, monto: number]

const hechosDe = consulta((tx, cuales) =>
  tx
    .select({
      inscripcion: pagos.catedraAlumnoId,
      concepto: pagos.concepto,
      mes: pagos.mes,
      monto: pagos.monto,
    })
    .from(pagos)
    .innerJoin(catedraAlumnos, eq(catedraAlumnos.id, pagos.catedraAlumnoId))
    .where(and(cuales, isNull(pagos.anulado_en))),
)
