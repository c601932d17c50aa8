import { statSync } from 'node:fs'
import { join } from 'node:path'
import { and, desc, isNotNull, isNull, lte, notInArray } from 'drizzle-orm'
import { type Db, type Reader, transactAnyway } from '../../../db/client.ts'
import { copiasProbadas } from '../../../db/schema/copias.ts'
import { lastCopia, listCopias } from './carpeta.ts'
import { SECRETO } from './manifiesto.ts'
import type { ProgramadasDeps } from './programadas.ts'

const HOUR_MS = 3_600_000
/** How long no copy at all may have been proven. */
const HORAS_SIN_PRUEBA = 48
const HORAS_DE_MAS = 24

export type CopiaProbada = typeof copiasProbadas.$inferSelect

/** What became of proving a copy; those that are not in the folder any more are forgotten. */
export function noteProbada(db: Db, dir: string, probada: CopiaProbada): void {
  transactAnyway(db, (tx) => {
    tx.insert(copiasProbadas)
      .values(probada)
      .onConflictDoUpdate({ target: copiasProbadas.nombre, set: probada })
      .run()
  })
  forgetProbadas(db, dir)
}

export function forgetProbadas(db: Db, dir: string): void {
  const isGone = notInArray(copiasProbadas.nombre, listCopias(dir))
  if (!db.select().from(copiasProbadas).where(isGone).get()) return
  transactAnyway(db, (tx) => tx.delete(copiasProbadas).where(isGone).run())
}

export const readProbadas = (db: Reader): Map<string, CopiaProbada> =>
  new Map(
    db
      .select()
      .from(copiasProbadas)
      .all()
      .map((probada) => [probada.nombre, probada]),
  )

/** The last time that a copy was put back and all was well. */
export function readUltimaProbada(db: Reader, now: number) {
  return db
    .select()
    .from(copiasProbadas)
    .where(
      and(isNull(copiasProbadas.error), isNotNull(copiasProbadas.archivos), lte(copiasProbadas.cuando, now)),
    )
    .orderBy(desc(copiasProbadas.cuando))
    .get()
}

type Copias = Pick<ProgramadasDeps, 'dataDir' | 'dir' | 'everyHours'>

/** Why the administrator can't rely on the copies; null where that is well, or the program makes none. */
export function motivoDeDesconfianza(db: Reader, copias: Copias, now: number): string | null {
  if (copias.everyHours === 0) return null
  const { name } = lastCopia(copias, now)
  const error = name === undefined ? undefined : readProbadas(db).get(name)?.error
  if (error) return error
  const since = readUltimaProbada(db, now)?.cuando ?? beginningOf(copias.dataDir)
  const hours = hoursWithout(copias.everyHours)
  if (since === undefined || now - since <= hours * HOUR_MS) return null
  return `Hace más de ${hours} horas que no se comprueba ninguna copia de seguridad.`
}

const hoursWithout = (everyHours: number) =>
  everyHours > HORAS_SIN_PRUEBA ? everyHours + HORAS_DE_MAS : HORAS_SIN_PRUEBA

/** When the installation began, which is when its secret was made. */
const beginningOf = (dataDir: string) => statSync(join(dataDir, SECRETO), { throwIfNoEntry: false })?.mtimeMs
