import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../../db/client.ts'
import { diasClase } from '../../../db/schema/asistencia.ts'
import { catedraDiaHorarios } from '../../../db/schema/catedras.ts'
import { addDias } from '../../../src/domain/base/fechas.ts'
import { diaDeSemanaDe, proximaFecha } from '../../../src/domain/calendario/semana.ts'
import { DIAS_DE_ESPERA } from '../../../src/domain/clases/cierres-de-clase.ts'
import { diasProgramados } from '../../../src/domain/clases/dias-clase.ts'
import { type Catedra, listHorarios } from '../../academia/catedras/ficha.ts'
import type { Deps } from '../../suelo/deps.ts'
import { todayOf } from '../../suelo/services/today.ts'
import { type DiaClase, requireClaseDada, requireDiaClase } from '../clases/ficha.ts'
import { insertDiaClase } from '../clases/service.ts'
import { fechaFutura, fechaPasada } from './errors.ts'

export const HOY = 'hoy'
/** A class day by its id, or that of the day on which it is said. */
export type Cual = number | typeof HOY

/** Also one that was suspended. */
export function findDia(tx: Reader, catedraId: number, fecha: string): DiaClase | null {
  const dia = tx
    .select({ id: diasClase.id })
    .from(diasClase)
    .where(and(eq(diasClase.catedraId, catedraId), eq(diasClase.fecha, fecha)))
    .get()
  return dia ? requireDiaClase(tx, catedraId, dia.id) : null
}

interface Dicho {
  cual: Cual
  /** Which day 'hoy' was where it was written: what waited on a device comes later. */
  fecha: string | null
}

/** The day that is closed, where there was class, and not before it comes; 'hoy' makes it where the course has none. */
export function requireDia(
  deps: Pick<Deps, 'now' | 'zona'>,
  tx: Tx,
  catedraId: number,
  { cual, fecha: escrita }: Dicho,
): DiaClase {
  const hoy = todayOf(deps)
  const dia = cual === HOY ? findDia(tx, catedraId, escrita ?? hoy) : requireDiaClase(tx, catedraId, cual)
  const fecha = dia?.fecha ?? escrita ?? hoy
  if (fecha > hoy) throw fechaFutura()
  if (dia) return requireClaseDada(tx, catedraId, dia.id)
  if (fecha < addDias(hoy, -DIAS_DE_ESPERA)) throw fechaPasada()
  const nuevo = { catedraId, fecha, dia_semana: diaDeSemanaDe(fecha), created_at: deps.now() }
  const horarios = listHorarios(tx, eq(catedraDiaHorarios.catedraId, catedraId)).get(catedraId) ?? []
  return requireDiaClase(tx, catedraId, insertDiaClase(tx, horarios, nuevo) ?? 0)
}

/** The next class after a date: the one that there is, or the one of the schedule. */
export function findProxima(
  tx: Reader,
  { id, CatedraDiaHorario }: Pick<Catedra, 'id' | 'CatedraDiaHorario'>,
  fecha: string,
): string | null {
  const dia = tx
    .select({ fecha: sql<string | null>`min(${diasClase.fecha})` })
    .from(diasClase)
    .where(and(eq(diasClase.catedraId, id), gt(diasClase.fecha, fecha), isNull(diasClase.suspendida)))
    .get()
  const deHorario = diasProgramados(CatedraDiaHorario).map((cual) => proximaFecha(cual, addDias(fecha, 1)))
  return dia?.fecha ?? deHorario.toSorted()[0] ?? null
}
