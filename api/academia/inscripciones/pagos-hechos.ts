import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { catedras } from '../../../db/schema/catedras.ts'
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

/**
 * That an enrolment may owe something: not that each of its months up to today's and its matrícula were paid at once.
 * Who did not pay so, or was twice in the course in a month, may be even all the same; `cuentaDe` says it.
 */
export function mayOwe(tx: Reader, hoy: string): SQL {
  const { concepto, mes, monto, catedraAlumnoId, anulado_en } = pagos
  const primero = sql`coalesce(${catedras.cuotas_desde}, ${catedras.anio} || '-01')`
  const ultimo = sql`coalesce(${catedras.cuotas_hasta}, ${catedras.anio} || '-12')`
  const desde = sql`max(${primero}, substr(e.desde, 1, 7))`
  const hasta = sql`min(${ultimo}, substr(${hoy}, 1, 7), coalesce(e.ultima_cuota, '9999-12'))`
  const deAntes = sql`from cuotas_de_antes c where c.catedra_alumno_id = catedra_alumnos.id`
  const suyas = sql`from estadias e where e.catedra_alumno_id = catedra_alumnos.id`
  const meses = (texto: SQL) => sql`substr(${texto}, 1, 4) * 12 + substr(${texto}, 6)`
  const exigibles = sql`(select sum(max(0, ${meses(hasta)} - (${meses(desde)}) + 1)) ${suyas})`
  const enTermino = sql`${monto} >= coalesce((select c.monto ${deAntes} and c.mes = pagos.mes), ${catedraAlumnos.cuota_monto})
    and exists (select 1 ${suyas} and ${mes} between ${desde} and ${hasta})`
  const pagado = tx
    .select({
      falta: sql`coalesce(sum(${monto}) filter (where ${concepto} = 'MATRICULA'), 0) < ${catedraAlumnos.matricula_monto}
        or ((${catedraAlumnos.cuota_monto} > 0 or exists (select 1 ${deAntes}))
          and count(distinct ${mes}) filter (where ${enTermino}) < ${exigibles})`,
    })
    .from(pagos)
    .where(and(eq(catedraAlumnoId, catedraAlumnos.id), isNull(anulado_en)))
  return and(eq(catedras.modalidad_pago, 'PARTICULAR'), isNull(catedraAlumnos.baja_en), sql`${pagado}`) as SQL
}
