import { and, eq, isNull, ne, or, type SQL } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { dispositivos } from '../../../db/schema/dispositivos.ts'
import type { Dueno } from './sessions.ts'

export const isDispositivoDe = ({ rol, id }: Pick<Dueno, 'rol' | 'id'>): SQL =>
  eq(rol === 'docente' ? dispositivos.docenteId : dispositivos.alumnoId, id)

/** Nobody is told any more where they signed out. */
export const forgetDispositivosEn = (tx: Pick<Tx, 'delete'>, sid: number): void =>
  void tx.delete(dispositivos).where(eq(dispositivos.sesionId, sid)).run()

/** All of somebody's, or all but those of one session. The administrator, whose id is 0, has none. */
export function forgetDispositivos(tx: Pick<Tx, 'delete'>, quien: Dueno, menos?: number): void {
  if (quien.rol === 'admin') return
  const otros =
    menos === undefined ? undefined : or(isNull(dispositivos.sesionId), ne(dispositivos.sesionId, menos))
  tx.delete(dispositivos)
    .where(and(isDispositivoDe(quien), otros))
    .run()
}
