import { and, eq, lt, ne, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { conValor } from '../../../db/consulta.ts'
import { codigos } from '../../../db/schema/codigos.ts'
import { correos } from '../../../db/schema/correos.ts'
import { DIAS_DE_CORREOS } from '../../../src/domain/correos/correos.ts'
import type { RolConCodigo } from '../../../src/domain/sesiones/codigos.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** What still waits to be sent stays, however old. */
export function forgetCorreos(tx: Tx, now: number): void {
  tx.delete(correos)
    .where(and(ne(correos.estado, 'pendiente'), lt(correos.created_at, now - DIAS_DE_CORREOS * DAY_MS)))
    .run()
}

/** Of somebody who is deleted: the codes, and the mails that have not been sent. */
export function forgetDestinatario(tx: Tx, rol: RolConCodigo, email: string): void {
  const clave = email.toLowerCase()
  tx.delete(codigos)
    .where(and(eq(codigos.rol, rol), eq(codigos.email, clave)))
    .run()
  tx.delete(correos)
    .where(and(conValor(correos.estado, 'pendiente'), eq(sql`lower(${correos.para})`, clave)))
    .run()
}
