import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { consulta, type Valores } from '../../../db/consulta.ts'
import { catedras } from '../../../db/schema/catedras.ts'
import { catedraAlumnos, estadias, pagos } from '../../../db/schema/inscripciones.ts'
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

/**
 * That an enrolment may owe something: not that each of its months up to today's and its matrícula were paid at once.
 * Who did not pay so, or came back to the course, may be even all the same; `cuentaDe` says it.
 */
export function mayOwe(tx: Reader, hoy: string): SQL {
  const { concepto, mes, monto, anulado_en } = pagos
  const desde = sql`max(coalesce(${catedras.cuotas_desde}, ${catedras.anio} || '-01'), substr(${estadias.desde}, 1, 7))`
  const hasta = sql`min(coalesce(${catedras.cuotas_hasta}, ${catedras.anio} || '-12'), substr(${hoy}, 1, 7))`
  const deAntes = sql`from cuotas_de_antes c where c.catedra_alumno_id = ${catedraAlumnos.id}`
  const meses = (texto: SQL) => sql`substr(${texto}, 1, 4) * 12 + substr(${texto}, 6)`
  const enTermino = sql`${mes} between ${desde} and ${hasta}
    and ${monto} >= coalesce((select c.monto ${deAntes} and c.mes = ${mes}), ${catedraAlumnos.cuota_monto})`
  const pagado = tx
    .select({
      falta: sql`coalesce(sum(${monto}) filter (where ${concepto} = 'MATRICULA'), 0) < ${catedraAlumnos.matricula_monto}
        or ((${catedraAlumnos.cuota_monto} > 0 or exists (select 1 ${deAntes}))
          and (exists (select 1 from estadias e where e.catedra_alumno_id = ${catedraAlumnos.id} and e.hasta is not null)
            or count(distinct ${mes}) filter (where ${enTermino}) <= ${meses(hasta)} - (${meses(desde)})))`,
    })
    .from(estadias)
    .leftJoin(pagos, and(eq(pagos.catedraAlumnoId, estadias.catedraAlumnoId), isNull(anulado_en)))
    .where(and(eq(estadias.catedraAlumnoId, catedraAlumnos.id), isNull(estadias.hasta)))
  return and(eq(catedras.modalidad_pago, 'PARTICULAR'), isNull(catedraAlumnos.baja_en), sql`${pagado}`) as SQL
}
