import { and, eq, gt, isNotNull, isNull, lte, or, type Placeholder } from 'drizzle-orm'
import { z } from 'zod'
import type { Reader, Tx } from '../../../db/client.ts'
import { consulta, hueco } from '../../../db/consulta.ts'
import { cambiosDeEmail } from '../../../db/schema/cambios-de-email.ts'
import { ESPERA_DE_CAMBIO_MS, PENDIENTE_MS } from '../../../src/domain/sesiones/cambio-de-email.ts'
import { type RolConCodigo, VIGENCIA_MS } from '../../../src/domain/sesiones/codigos.ts'
import { enISO } from '../services/instants.ts'

/** A student or a teacher. */
export interface Persona {
  rol: RolConCodigo
  id: number
}

export type Cambio = typeof cambiosDeEmail.$inferSelect

/** What a profile says besides what is known of a person. */
export const deUnPerfil = {
  email_pendiente: z.string().nullable().meta({ description: 'El que todavía no vale' }),
  email_vale_en: z.iso
    .datetime()
    .nullable()
    .meta({ description: 'Desde cuándo vale el pendiente; null mientras falta su código' }),
}

type DeUnPerfil = { [dato in keyof typeof deUnPerfil]: string | null }

/** A person's profile: with the address that does not count yet. */
export const conPendiente = <P extends { id: number }>(
  tx: Reader,
  now: number,
  rol: RolConCodigo,
  perfil: P,
): P & DeUnPerfil => ({ ...perfil, ...dichoDe(findPendiente(tx, now, { rol, id: perfil.id })) })

/** Of many. */
export function conPendientes<P extends { id: number }>(
  tx: Reader,
  now: number,
  rol: RolConCodigo,
  perfiles: P[],
): (P & DeUnPerfil)[] {
  const pendientes = tx.select().from(cambiosDeEmail).where(isVigente(now)).all()
  const porPersona = new Map(
    pendientes.map((uno) => [rol === 'docente' ? uno.docenteId : uno.alumnoId, uno] as const),
  )
  return perfiles.map((perfil) => ({ ...perfil, ...dichoDe(porPersona.get(perfil.id)) }))
}

const dichoDe = (cambio: Cambio | undefined): DeUnPerfil => ({
  email_pendiente: cambio?.email ?? null,
  email_vale_en: cambio?.confirmadoEn == null ? null : enISO(cambio.confirmadoEn + ESPERA_DE_CAMBIO_MS),
})

export function findPendiente(tx: Reader, now: number, persona: Persona): Cambio | undefined {
  return pendientes[persona.rol](tx).get({ id: persona.id, limite: ultimoVencimiento(now) })
}

const pendienteDe = (rol: RolConCodigo) =>
  consulta((tx) =>
    tx
      .select()
      .from(cambiosDeEmail)
      .where(and(belongsTo({ rol, id: hueco('id') }), isConfirmadoOVence(hueco('limite')))),
  )

export function deletePendiente(tx: Tx, persona: Persona): void {
  tx.delete(cambiosDeEmail).where(belongsTo(persona)).run()
}

/** Those that nobody came back to. */
export function forgetPendientes(tx: Tx, now: number): void {
  tx.delete(cambiosDeEmail)
    .where(and(isNull(cambiosDeEmail.confirmadoEn), lte(cambiosDeEmail.venceEn, ultimoVencimiento(now))))
    .run()
}

/** Where it was confirmed it waits for its day; else for somebody to come back to it. */
export const isVigente = (now: number) => isConfirmadoOVence(ultimoVencimiento(now))

const isConfirmadoOVence = (tras: number | Placeholder) =>
  or(isNotNull(cambiosDeEmail.confirmadoEn), gt(cambiosDeEmail.venceEn, tras))

const ultimoVencimiento = (now: number) => now - PENDIENTE_MS + VIGENCIA_MS

const belongsTo = ({ rol, id }: Pick<Persona, 'rol'> & { id: number | Placeholder }) =>
  rol === 'docente' ? eq(cambiosDeEmail.docenteId, id) : eq(cambiosDeEmail.alumnoId, id)

const pendientes = { docente: pendienteDe('docente'), alumno: pendienteDe('alumno') }

export const dueno = ({ rol, id }: Persona) => (rol === 'docente' ? { docenteId: id } : { alumnoId: id })

/** Whose it is. */
export const personaDe = ({ alumnoId, docenteId }: Cambio): Persona =>
  alumnoId === null ? { rol: 'docente', id: docenteId ?? 0 } : { rol: 'alumno', id: alumnoId }
