import { eq, inArray, lte, type SQL } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { archivos } from '../../../db/schema/archivos.ts'
import { papelera, papeleraArchivos } from '../../../db/schema/papelera.ts'
import { beginActo } from '../actos.ts'
import { transactReleasing } from '../archivos/limpieza.ts'
import { markUsados } from '../archivos/usos.ts'
import type { Deps } from '../deps.ts'
import { mayForget } from '../services/clock.ts'
import type { Job } from '../services/jobs.ts'
import type { Quien } from '../services/sessions.ts'
import { requireEntrada } from './entradas.ts'

const DAY_MS = 24 * 3_600_000

/** One thing goes for good, with the files that nothing else uses. */
export function emptyEntrada(deps: Deps, quien: Quien, id: number): { message: string } {
  return transactReleasing(deps, (tx) => {
    const { note, ahora } = beginActo(deps, tx, quien, { papelera: id })
    const { titulo: nombre } = requireEntrada(tx, quien, id)
    note({ hecho: 'papelera.eliminar', nombre, ids: { papeleraId: id } })
    forget(tx, eq(papelera.id, id), ahora)
    return { message: 'Se eliminó para siempre.' }
  })
}

/** Once a day what has been there for its time goes. */
export function vencimientoDePapelera(deps: Pick<Deps, 'db' | 'files' | 'now'>): Job {
  let emptiedAt = Number.NEGATIVE_INFINITY
  return {
    name: 'vencimiento de la papelera',
    run() {
      const now = deps.now()
      if (Math.abs(now - emptiedAt) < DAY_MS || !mayForget(deps)) return
      transactReleasing(deps, (tx) => forget(tx, lte(papelera.vence_en, now), now))
      emptiedAt = now
    },
  }
}

/** What was uploaded and never used goes too: nobody is left who could. */
export function forget(tx: Tx, cuales: SQL, now: number): void {
  const ids = tx.select({ id: papelera.id }).from(papelera).where(cuales)
  const suyos = tx
    .select({ id: papeleraArchivos.archivoId })
    .from(papeleraArchivos)
    .where(inArray(papeleraArchivos.papeleraId, ids))
  markUsados(tx, inArray(archivos.id, suyos), now)
  tx.delete(papelera).where(cuales).run()
}
