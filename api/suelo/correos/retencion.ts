import { and, eq, lt, ne, sql } from 'drizzle-orm'
import { type Tx, transact } from '../../../db/client.ts'
import { codigos } from '../../../db/schema/codigos.ts'
import { correos } from '../../../db/schema/correos.ts'
import { DIAS_DE_CORREOS } from '../../../src/domain/correos/correos.ts'
import type { RolConCodigo } from '../../../src/domain/sesiones/codigos.ts'
import type { Deps } from '../deps.ts'
import { mayForget } from '../services/clock.ts'
import type { Job } from '../services/jobs.ts'
import { forgetSesiones } from '../services/sessions.ts'
import { forgetPendientes } from '../sesiones/cambio-pendiente.ts'
import { forgetCodigos } from '../sesiones/codigos.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** What nobody needs any more: each minute the old codes and changes of e-mail and the sessions that are over, which are few, and once a day the old mails. */
export function retencionDeCorreos({ db, now }: Pick<Deps, 'db' | 'now'>): Job {
  let cleanedAt = Number.NEGATIVE_INFINITY
  return {
    name: 'retención de correos, códigos y sesiones',
    run() {
      if (!mayForget({ db, now })) return
      const instant = now()
      const isDue = Math.abs(instant - cleanedAt) >= DAY_MS
      transact(db, (tx) => {
        forgetCodigos(tx, instant)
        forgetSesiones(tx, instant)
        forgetPendientes(tx, instant)
        if (isDue) forgetCorreos(tx, instant - DIAS_DE_CORREOS * DAY_MS)
      })
      if (isDue) cleanedAt = instant
    },
  }
}

/** What still waits to be sent stays, however old. */
function forgetCorreos(tx: Tx, before: number) {
  tx.delete(correos)
    .where(and(ne(correos.estado, 'pendiente'), lt(correos.created_at, before)))
    .run()
}

/** Of somebody who is deleted: the codes, and the mails that have not been sent. */
export function forgetDestinatario(tx: Tx, rol: RolConCodigo, email: string): void {
  const clave = email.toLowerCase()
  tx.delete(codigos)
    .where(and(eq(codigos.rol, rol), eq(codigos.email, clave)))
    .run()
  tx.delete(correos)
    .where(and(eq(correos.estado, 'pendiente'), eq(sql`lower(${correos.para})`, clave)))
    .run()
}
