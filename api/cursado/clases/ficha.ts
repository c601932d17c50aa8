import {
  and,
  asc,
  count,
  eq,
  exists,
  getTableColumns,
  isNull,
  lt,
  notExists,
  or,
  type Placeholder,
  type SQL,
  sql,
  sum,
} from 'drizzle-orm'
import { z } from 'zod'
import type { Reader } from '../../../db/client.ts'
import { consulta, hueco } from '../../../db/consulta.ts'
import { asistencias, diasClase } from '../../../db/schema/asistencia.ts'
import { cierresDeClase } from '../../../db/schema/cierres-de-clase.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { diasDeSemana } from '../../../src/domain/calendario/semana.ts'
import { isDeAbierta } from '../../suelo/abierta.ts'
import { isInscripcionVigente } from '../../suelo/vigentes.ts'
import { isDeLista } from './autor-de-marca.ts'
import { claseSuspendida, diaClaseNoEncontrado } from './errors.ts'

const { created_at: _, ...columns } = getTableColumns(diasClase)

export const diaClase = z.object({
  id: z.int(),
  catedraId: z.int(),
  fecha: z.iso.date(),
  dia_semana: z.enum(diasDeSemana),
  /** HH:mm; null where the schedule had no class on that weekday when the day was made. */
  hora_desde: z.string().nullable(),
  hora_hasta: z.string().nullable(),
  /** Why there was no class. */
  suspendida: z.string().nullable(),
})
export type DiaClase = z.infer<typeof diaClase>

export const diaClaseContado = diaClase.extend({ presentes: z.int(), ausentes: z.int() })

/** A course's class days, the earliest first. */
export function listDiasClase(tx: Reader, catedraId: number): DiaClase[] {
  return dias(tx).all({ catedraId })
}

const dias = consulta((tx) =>
  tx
    .select(columns)
    .from(diasClase)
    .where(eq(diasClase.catedraId, hueco('catedraId')))
    .orderBy(asc(diasClase.fecha)),
)

/** The same, with how many of the enrolled were there and how many were not; nobody where there was no class. */
export function listDiasClaseContados(tx: Reader, catedraId: number) {
  const cuentas = new Map(
    contados(tx)
      .all({ catedraId })
      .map(({ id, presentes, marcados }) => [id, { presentes, ausentes: marcados - presentes }]),
  )
  return listDiasClase(tx, catedraId).map((dia) => ({
    ...dia,
    ...(cuentas.get(dia.id) ?? { presentes: 0, ausentes: 0 }),
  }))
}

const contados = consulta((tx) =>
  tx
    .select({ id: diasClase.id, presentes: sum(asistencias.presente).mapWith(Number), marcados: count() })
    .from(diasClase)
    .innerJoin(asistencias, eq(asistencias.diaClaseId, diasClase.id))
    .innerJoin(catedraAlumnos, isDeInscrito())
    .where(and(eq(diasClase.catedraId, hueco('catedraId')), isNull(diasClase.suspendida)))
    .groupBy(diasClase.id),
)

/**
 * That a mark is of somebody who is enrolled. The plus keeps SQLite with the marks of the days: by who is enrolled it
 * would go through all that each of them was ever marked.
 */
export const isDeInscrito = () => isInscripcionVigente(diasClase.catedraId, sql`+${asistencias.alumnoId}`)

/** How many of the enrolled have a mark on a class day. */
export function countMarcados(tx: Reader, diaId: number): number {
  const marcados = tx
    .select({ n: count() })
    .from(diasClase)
    .innerJoin(asistencias, eq(asistencias.diaClaseId, diasClase.id))
    .innerJoin(catedraAlumnos, isDeInscrito())
    .where(eq(diasClase.id, diaId))
    .get()
  return marcados?.n ?? 0
}

/** Without those that were suspended. */
export function countDiasClase(tx: Reader, catedraId: number): number {
  const total = tx
    .select({ n: count() })
    .from(diasClase)
    .where(and(eq(diasClase.catedraId, catedraId), isNull(diasClase.suspendida)))
    .get()
  return total?.n ?? 0
}

/** That somebody was marked on a class day. */
export const hasMarcas = (tx: Reader) => exists(marcasDelDia(tx)).mapWith(Boolean)

/** That a class day of an open course is before today and nobody was marked on it. */
export const sinLista = (tx: Reader, hoy: string | Placeholder) =>
  and(
    lt(diasClase.fecha, hoy),
    isNull(diasClase.suspendida),
    notExists(marcasDelDia(tx)),
    isDeAbierta(tx, diasClase.catedraId),
  )

/** That a class was given: those before today, and today's once anybody was marked in it. */
export const isDada = (tx: Reader, hoy: Placeholder) =>
  or(lt(diasClase.fecha, hoy), and(eq(diasClase.fecha, hoy), hasMarcas(tx))) as SQL<boolean>

const marcasDelDia = (tx: Reader) =>
  tx
    .select({ uno: sql`1` })
    .from(asistencias)
    .where(and(eq(asistencias.diaClaseId, diasClase.id), isDeLista()))

/** The same of one. */
export const isListaEmpezada = (tx: Reader, diaId: number): boolean =>
  tx
    .select({ id: diasClase.id })
    .from(diasClase)
    .where(and(eq(diasClase.id, diaId), hasMarcas(tx)))
    .get() !== undefined

/** The class that a course has on a date. */
export function findDiaClase(tx: Reader, catedraId: number, fecha: string) {
  const dia = tx
    .select({ id: diasClase.id, fecha: diasClase.fecha, cerrada: isCerrada(tx) })
    .from(diasClase)
    .where(and(eq(diasClase.catedraId, catedraId), eq(diasClase.fecha, fecha), isNull(diasClase.suspendida)))
    .get()
  return dia ?? null
}

/** That a class day was closed. */
export const isCerrada = (tx: Reader) =>
  exists(
    tx.select({ uno: sql`1` }).from(cierresDeClase).where(eq(cierresDeClase.diaClaseId, diasClase.id)),
  ).mapWith(Boolean)

/** Of this course: of another one's it is none. */
export function requireDiaClase(tx: Reader, catedraId: number, id: number): DiaClase {
  const dia = tx
    .select(columns)
    .from(diasClase)
    .where(and(eq(diasClase.id, id), eq(diasClase.catedraId, catedraId)))
    .get()
  if (!dia) throw diaClaseNoEncontrado()
  return dia
}

/** The same, where there was class. */
export function requireClaseDada(tx: Reader, catedraId: number, id: number): DiaClase {
  const dia = requireDiaClase(tx, catedraId, id)
  if (dia.suspendida !== null) throw claseSuspendida(dia.suspendida)
  return dia
}
