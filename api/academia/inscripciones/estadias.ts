import { and, asc, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Reader, Tx } from '../../../db/client.ts'
import { catedraAlumnos, estadias } from '../../../db/schema/inscripciones.ts'
import { diaCorto } from '../../../src/domain/base/fechas.ts'
import { mesLargo } from '../../../src/domain/calendario/nombre-de-mes.ts'
import type { Estadias } from '../../../src/domain/inscripciones/estadias.ts'
import {
  type EstadiaCobrada,
  ultimaCuotaDe,
  ultimasCuotas,
} from '../../../src/domain/pagos/meses-de-cuota.ts'
import { invalidFields } from '../../suelo/plugins/validation.ts'

export const estadia = z.object({ desde: z.iso.date(), hasta: z.iso.date().nullable() })

/** Of each enrolment that is read. */
export const columnaDeEstadias = sql`(
  select json_group_array(json_object('desde', desde, 'hasta', hasta, 'ultima_cuota', ultima_cuota))
  from (select * from estadias where catedra_alumno_id = catedra_alumnos.id order by id)
)`.mapWith((leidas: string) => JSON.parse(leidas) as Estadias<EstadiaCobrada>)

/** Why somebody can't come back on a day, by field: the last stay ended after it. */
export function faltasPorVuelta(
  tx: Reader,
  catedraId: number,
  alumnoId: number,
  desde: string,
): [campo: string, mensaje: string][] {
  const anterior = tx
    .select({ hasta: estadias.hasta })
    .from(estadias)
    .innerJoin(catedraAlumnos, eq(catedraAlumnos.id, estadias.catedraAlumnoId))
    .where(and(eq(catedraAlumnos.catedraId, catedraId), eq(catedraAlumnos.alumnoId, alumnoId)))
    .orderBy(desc(estadias.id))
    .limit(1)
    .get()
  if (!anterior?.hasta || anterior.hasta <= desde) return []
  return [['fecha_inscripcion', `Ya estaba en la cátedra hasta el ${diaCorto(anterior.hasta)}.`]]
}

export function beginEstadia(tx: Tx, catedraAlumnoId: number, desde: string): void {
  tx.insert(estadias).values({ catedraAlumnoId, desde }).run()
}

/** Today belongs to it; `dicha` is what was agreed about the fee of that month. */
export function endEstadia(tx: Tx, catedraAlumnoId: number, hoy: string, dicha: string): void {
  const abierta = and(eq(estadias.catedraAlumnoId, catedraAlumnoId), isNull(estadias.hasta))
  const estadia = tx
    .select({ desde: estadias.desde, dia_cobro: catedraAlumnos.dia_cobro })
    .from(estadias)
    .innerJoin(catedraAlumnos, eq(catedraAlumnos.id, estadias.catedraAlumnoId))
    .where(abierta)
    .get()
  if (!estadia) return
  if (dicha && !ultimasCuotas(hoy).includes(dicha)) throw ultimaCuotaAjena(hoy)
  const { desde, dia_cobro } = estadia
  // What day it is may have gone back, where the institution changed its zone.
  const hasta = hoy > desde ? hoy : desde
  const ultima_cuota = dicha || ultimaCuotaDe(dia_cobro, desde, hasta)
  tx.update(estadias).set({ hasta, ultima_cuota }).where(abierta).run()
  // Of who leaves twice in a month, what was said last of its fee holds.
  const deAntes = and(eq(estadias.catedraAlumnoId, catedraAlumnoId), gt(estadias.ultima_cuota, ultima_cuota))
  if (dicha) tx.update(estadias).set({ ultima_cuota }).where(deAntes).run()
}

/** Moves the date of an enrolment, which is that of its first stay. */
export function moveInscripcion(tx: Tx, catedraAlumnoId: number, desde: string): void {
  const primera = tx
    .select({ id: estadias.id, hasta: estadias.hasta })
    .from(estadias)
    .where(eq(estadias.catedraAlumnoId, catedraAlumnoId))
    .orderBy(asc(estadias.id))
    .limit(1)
    .get()
  if (!primera) return
  if (primera.hasta && primera.hasta < desde) throw inscripcionTrasLaBaja(primera.hasta)
  tx.update(estadias).set({ desde }).where(eq(estadias.id, primera.id)).run()
}

const inscripcionTrasLaBaja = (hasta: string) =>
  invalidFields([
    [
      'fecha_inscripcion',
      `La fecha de inscripción no puede ser posterior al ${diaCorto(hasta)}, cuando dejó la cátedra.`,
    ],
  ])

const ultimaCuotaAjena = (hoy: string) => {
  const [mes, anterior] = ultimasCuotas(hoy).map(mesLargo)
  return invalidFields([['ultima_cuota', `La última cuota puede ser la de ${mes} o la de ${anterior}.`]])
}
