import { transact } from '../../../db/client.ts'
import { forgetCorreos } from '../correos/retencion.ts'
import type { Deps } from '../deps.ts'
import { forgetNovedades } from '../novedades/retencion.ts'
import { mayForget } from '../services/clock.ts'
import type { Job } from '../services/jobs.ts'
import { forgetSesiones } from '../services/sessions.ts'
import { forgetPendientes } from './cambio-pendiente.ts'
import { forgetCodigos } from './codigos.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * What nobody needs any more: each minute the old codes and changes of e-mail and the sessions that are over, which are
 * few, and once a day the old mails and notices.
 */
export function retencionDeAccesos({ db, now }: Pick<Deps, 'db' | 'now'>): Job {
  let cleanedAt = Number.NEGATIVE_INFINITY
  return {
    name: 'retención de avisos, códigos y sesiones',
    run() {
      if (!mayForget({ db, now })) return
      const instant = now()
      const isDue = Math.abs(instant - cleanedAt) >= DAY_MS
      transact(db, (tx) => {
        forgetCodigos(tx, instant)
        forgetSesiones(tx, instant)
        forgetPendientes(tx, instant)
        if (!isDue) return
        forgetCorreos(tx, instant)
        forgetNovedades(tx, instant)
      })
      if (isDue) cleanedAt = instant
    },
  }
}
