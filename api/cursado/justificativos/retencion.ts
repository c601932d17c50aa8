import { and, eq, inArray, isNotNull, lt } from 'drizzle-orm'
import { archivoUsos } from '../../../db/schema/archivo-usos.ts'
import { catedras } from '../../../db/schema/catedras.ts'
import { justificativos } from '../../../db/schema/justificativos.ts'
import { diaDe } from '../../../src/domain/base/fechas.ts'
import { transactReleasing } from '../../suelo/archivos/limpieza.ts'
import type { Deps } from '../../suelo/deps.ts'
import { mayForget } from '../../suelo/services/clock.ts'
import type { Job } from '../../suelo/services/jobs.ts'
import { todayOf } from '../../suelo/services/today.ts'

/** What an excuse came with says how somebody's health was: it goes a year after the course's. Looked at once a day. */
export function retencionDeJustificativos(deps: Deps): Job {
  let seen = ''
  return {
    name: 'retención de justificativos',
    run() {
      const hoy = todayOf(deps)
      if (hoy === seen || !mayForget(deps)) return
      forgetArchivos(deps, diaDe(hoy).anio - 1)
      seen = hoy
    },
  }
}

/** Of the courses of a year before this one. */
function forgetArchivos(deps: Deps, anio: number): void {
  transactReleasing(deps, (tx) => {
    const viejos = tx
      .select({ id: justificativos.id })
      .from(justificativos)
      .innerJoin(catedras, eq(catedras.id, justificativos.catedraId))
      .where(and(isNotNull(justificativos.archivoId), lt(catedras.anio, anio)))
      .all()
      .map(({ id }) => id)
    if (viejos.length === 0) return
    tx.update(justificativos).set({ archivoId: null }).where(inArray(justificativos.id, viejos)).run()
    tx.delete(archivoUsos).where(inArray(archivoUsos.justificativoId, viejos)).run()
  })
}
