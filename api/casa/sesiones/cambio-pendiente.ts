import { and, eq, gt, lte } from 'drizzle-orm'
import { z } from 'zod'
import type { Reader, Tx } from '../../../db/client.ts'
import { cambiosDeEmail } from '../../../db/schema/cambios-de-email.ts'
import { PENDIENTE_MS } from '../../../src/domain/cambio-de-email.ts'
import type { RolConCodigo } from '../../../src/domain/codigos.ts'

/** A student or a teacher. */
export interface Persona {
  rol: RolConCodigo
  id: number
}

/** What a profile says besides what is known of a person. */
export const deUnPerfil = { email_pendiente: z.string().nullable() }

/** A person's own profile: with the address that waits to be confirmed. */
export function conPendiente<P extends { id: number }>(
  tx: Reader,
  now: number,
  rol: RolConCodigo,
  perfil: P,
): P & { email_pendiente: string | null } {
  const pendiente = findPendiente(tx, now, { rol, id: perfil.id })
  return { ...perfil, email_pendiente: pendiente?.email ?? null }
}

export function findPendiente(tx: Reader, now: number, persona: Persona) {
  return tx
    .select()
    .from(cambiosDeEmail)
    .where(and(belongsTo(persona), gt(cambiosDeEmail.created_at, now - PENDIENTE_MS)))
    .get()
}

export function deletePendiente(tx: Tx, persona: Persona): void {
  tx.delete(cambiosDeEmail).where(belongsTo(persona)).run()
}

/** Those that nobody came back to. */
export function forgetPendientes(tx: Tx, now: number): void {
  tx.delete(cambiosDeEmail)
    .where(lte(cambiosDeEmail.created_at, now - PENDIENTE_MS))
    .run()
}

const belongsTo = ({ rol, id }: Persona) =>
  rol === 'docente' ? eq(cambiosDeEmail.docenteId, id) : eq(cambiosDeEmail.alumnoId, id)

export const dueno = ({ rol, id }: Persona) => (rol === 'docente' ? { docenteId: id } : { alumnoId: id })
