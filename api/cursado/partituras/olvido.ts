import { readdirSync, rmSync, statSync } from 'node:fs'
import { and, isNull, lte, notInArray, or } from 'drizzle-orm'
import { transact } from '../../../db/client.ts'
import { archivos } from '../../../db/schema/archivos.ts'
import { partituras } from '../../../db/schema/partituras.ts'
import type { Deps } from '../../suelo/deps.ts'
import { dailyJob } from '../../suelo/services/jobs.ts'
import { PARTITURAS } from './carpeta.ts'

const DAY_MS = 24 * 3_600_000

/** What was to be practised goes, and what was drawn of a file that is gone; of what was typed somebody may still hold it. */
export const olvidoDePartituras = (deps: Pick<Deps, 'db' | 'files' | 'now'>) =>
  dailyJob(deps, 'olvido de partituras', () => {
    const { db, now, files } = deps
    const sinArchivo = and(
      isNull(partituras.abc),
      lte(partituras.created_at, now() - DAY_MS),
      notInArray(partituras.sha256, db.select({ sha256: archivos.sha256 }).from(archivos)),
    )
    const quedan = transact(db, (tx) => {
      tx.delete(partituras)
        .where(or(lte(partituras.vence_en, now()), sinArchivo))
        .run()
      return new Set(
        tx
          .select({ sha256: partituras.sha256 })
          .from(partituras)
          .all()
          .map(({ sha256 }) => sha256),
      )
    })
    const carpeta = files.locate(PARTITURAS)
    for (const nombre of listNombres(carpeta)) {
      const una = `${carpeta}/${nombre}`
      // What is being drawn has no row yet.
      const isVieja = (statSync(una, { throwIfNoEntry: false })?.mtimeMs ?? 0) < now() - DAY_MS
      if (isVieja && !quedan.has(nombre)) rmSync(una, { recursive: true, force: true })
    }
  })

function listNombres(carpeta: string): string[] {
  try {
    return readdirSync(carpeta)
  } catch {
    return []
  }
}
