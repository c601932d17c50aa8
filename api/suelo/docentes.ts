import { and, type Column, eq, gte, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Reader } from '../../db/client.ts'
import { catedras, docentesDeCatedra } from '../../db/schema/catedras.ts'
import type { Quien, QuienDicta } from './services/sessions.ts'

/**
 * That a course is one of a teacher's, on the day on which they ask: the titular's, and whoever else's teaches it, while
 * their dates hold. `columna` says which course.
 */
export const isSuya = (
  tx: Reader,
  { id, hoy }: Pick<QuienDicta, 'id' | 'hoy'>,
  columna: SQLiteColumn = catedras.id,
): SQL => {
  const titular = tx
    .select({ id: catedras.id })
    .from(catedras)
    .where(and(eq(catedras.docenteId, id), titularRige(hoy)))
  const otros = tx
    .select({ id: docentesDeCatedra.catedraId })
    .from(docentesDeCatedra)
    .where(and(eq(docentesDeCatedra.docenteId, id), otroRige(hoy)))
  return inArray(columna, titular.unionAll(otros))
}

/** That a course is one which who asks may run: a teacher the own ones, the administrator every one. */
export function isDeQuien(tx: Reader, quien: Quien, columna?: SQLiteColumn): SQL | undefined {
  if (quien.rol === 'admin') return undefined
  return quien.rol === 'docente' ? isSuya(tx, quien, columna) : sql`false`
}

/** Who teaches on a day, by course: of all of them, or of one. */
export function listDocentesEl(tx: Reader, hoy: string, catedraId?: number): Map<number, number[]> {
  const titulares = tx
    .select({ catedraId: catedras.id, docenteId: catedras.docenteId })
    .from(catedras)
    .where(and(isNotNull(catedras.docenteId), titularRige(hoy), isDe(catedras.id, catedraId)))
  const otros = tx
    .select({ catedraId: docentesDeCatedra.catedraId, docenteId: docentesDeCatedra.docenteId })
    .from(docentesDeCatedra)
    .where(and(otroRige(hoy), isDe(docentesDeCatedra.catedraId, catedraId)))
  const porCatedra = Map.groupBy(titulares.unionAll(otros).all(), (uno) => uno.catedraId)
  return new Map(
    [...porCatedra].map(([cual, suyos]) => [cual, suyos.flatMap(({ docenteId }) => docenteId ?? [])]),
  )
}

const titularRige = (hoy: string) => rige(catedras.docente_desde, catedras.docente_hasta, hoy)

const otroRige = (hoy: string) => rige(docentesDeCatedra.desde, docentesDeCatedra.hasta, hoy)

const rige = (desde: Column, hasta: Column, hoy: string) =>
  and(lte(desde, hoy), or(isNull(hasta), gte(hasta, hoy)))

const isDe = (columna: Column, id: number | undefined) => (id === undefined ? undefined : eq(columna, id))
