import { inArray, lte } from 'drizzle-orm'
import { transact } from '../../../db/client.ts'
import { subidas } from '../../../db/schema/subidas.ts'
import { VIDA_DE_SUBIDA_MS } from '../../../src/domain/archivos/subidas.ts'
import type { Deps } from '../deps.ts'
import { mayForget } from '../services/clock.ts'
import { listArchivosDeSubida, removeArchivosDeSubida, sizeOfSubida } from './piezas.ts'

/** What is being made now, its file before its row, is younger. */
const YOUNG_MS = 3_600_000

/** Forgets what was not finished, or not used, within a day, and what an interruption left of the others. */
export function sweepSubidas({ db, files, now }: Pick<Deps, 'db' | 'files' | 'now'>): void {
  if (!mayForget({ db, now })) return
  const isOld = lte(subidas.created_at, now() - VIDA_DE_SUBIDA_MS)
  const expired = transact(db, (tx) => tx.delete(subidas).where(isOld).returning({ id: subidas.id }).all())
  removeArchivosDeSubida(
    files,
    expired.map(({ id }) => id),
  )
  const rows = db.select({ id: subidas.id, created_at: subidas.created_at }).from(subidas).all()
  const known = new Set(rows.map(({ id }) => id))
  const left = listArchivosDeSubida(files).filter(
    ({ id, instant }) => !known.has(id) && instant < now() - YOUNG_MS,
  )
  removeArchivosDeSubida(
    files,
    left.map(({ id }) => id),
  )
  const lost = rows.filter(({ id }) => sizeOfSubida(files, id) === undefined).map(({ id }) => id)
  if (lost.length > 0) transact(db, (tx) => tx.delete(subidas).where(inArray(subidas.id, lost)).run())
}
