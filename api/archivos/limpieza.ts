import { and, eq, exists, isNotNull, lt, not, or, sql } from 'drizzle-orm'
import { type Tx, transact } from '../../db/client.ts'
import { archivos, archivoUsos } from '../../db/schema/archivos.ts'
import type { Deps } from '../deps.ts'
import { markUsados } from './usos.ts'

const HOUR_MS = 3_600_000
const UNUSED_MS = 24 * HOUR_MS

type Needs = Pick<Deps, 'db' | 'files' | 'now'>

/**
 * A transaction that may take the last use from uploads: they go with it. `release` deletes what is left without use so
 * far and says how many files that is.
 */
export function transactReleasing<T>(
  { db, files, now }: Needs,
  work: (tx: Tx, release: () => number) => T,
): T {
  const released: string[] = []
  const result = transact(db, (tx) => {
    const release = () => released.push(...deleteReleased(tx, now()))
    const done = work(tx, release)
    release()
    return done
  })
  files.remove(released)
  return result
}

/** What a teacher uploaded and never used goes with the teacher. */
export function abandonArchivosDe(tx: Tx, docenteId: number, now: number): void {
  markUsados(tx, eq(archivos.docenteId, docenteId), now)
}

/** Removes what an interruption may have left: uploads that nobody used within a day, files that no row knows. */
export function sweepArchivos(deps: Needs): void {
  const { db, files, now } = deps
  transactReleasing(deps, () => undefined)
  // What is being written now, by this program or another on the same folder, is younger.
  const old = files.listOlderThan(now() - HOUR_MS)
  const known = new Set(
    db
      .select({ path: archivos.path })
      .from(archivos)
      .all()
      .map(({ path }) => path),
  )
  files.remove(old.filter((path) => !known.has(path)))
}

/** Sweeps now and then; the answer ends it. */
export function keepSwept(deps: Needs): () => void {
  const sweep = () => {
    try {
      sweepArchivos(deps)
    } catch (error) {
      console.error('No se pudieron quitar los archivos que sobran.', error)
    }
  }
  sweep()
  const timer = setInterval(sweep, HOUR_MS)
  return () => clearInterval(timer)
}

function deleteReleased(tx: Tx, now: number): string[] {
  const uso = tx.select({ uno: sql`1` }).from(archivoUsos).where(eq(archivoUsos.archivoId, archivos.id))
  return tx
    .delete(archivos)
    .where(and(not(exists(uso)), or(isNotNull(archivos.usado_en), lt(archivos.created_at, now - UNUSED_MS))))
    .returning({ path: archivos.path })
    .all()
    .map(({ path }) => path)
}
