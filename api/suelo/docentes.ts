import {
  and,
  type Column,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Reader } from '../../db/client.ts'
import { hueco } from '../../db/consulta.ts'
import { catedras, docentesDeCatedra } from '../../db/schema/catedras.ts'
import type { Quien, QuienDicta } from './services/sessions.ts'
import { todayOf } from './services/today.ts'

/** The place for whoever will ask, of a role. */
export type Cualquiera = { rol: Quien['rol'] } & Record<'id' | 'hoy', Placeholder>

export const cualquiera = (rol: Quien['rol']): Cualquiera => ({ rol, id: hueco('quien'), hoy: hueco('hoy') })

/** What is said once for each role, of whoever will ask. */
export const porRol = <T>(say: (quien: Cualquiera) => T): Record<Quien['rol'], T> => ({
  admin: say(cualquiera('admin')),
  docente: say(cualquiera('docente')),
  alumno: say(cualquiera('alumno')),
})

/** Who that is: it goes in the holes. */
export const valoresDe = (quien: Quien) => ({
  quien: quien.id,
  hoy: quien.rol === 'docente' ? quien.hoy : null,
})

/**
 * That a course is one of a teacher's, on the day on which they ask: the titular's, and whoever else's teaches it, while
 * their dates hold. `columna` says which course.
 */
export const isSuya = (
  tx: Reader,
  { id, hoy }: Pick<QuienDicta, 'id' | 'hoy'> | Cualquiera,
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
export function isDeQuien(tx: Reader, quien: Quien | Cualquiera, columna?: SQLiteColumn): SQL | undefined {
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

/** Who teaches a course today. */
export const listDocentesDe = (
  reloj: Parameters<typeof todayOf>[0],
  tx: Reader,
  catedraId: number,
): number[] => listDocentesEl(tx, todayOf(reloj), catedraId).get(catedraId) ?? []

const titularRige = (hoy: string | Placeholder) => rige(catedras.docente_desde, catedras.docente_hasta, hoy)

const otroRige = (hoy: string | Placeholder) => rige(docentesDeCatedra.desde, docentesDeCatedra.hasta, hoy)

const rige = (desde: Column, hasta: Column, hoy: string | Placeholder) =>
  and(lte(desde, hoy), or(isNull(hasta), gte(hasta, hoy)))

const isDe = (columna: Column, id: number | undefined) => (id === undefined ? undefined : eq(columna, id))
