import { eq } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { calendarioEnlaces } from '../../../db/schema/calendario.ts'
import { type Dueno, endSesiones } from '../services/sessions.ts'
import { deletePendiente, type Persona } from './cambio-pendiente.ts'

/** All that was opened with an e-mail that is somebody's no longer, and the change of it that waited. */
export function endAccesos(tx: Tx, persona: Persona): void {
  endSesiones(tx, persona)
  forgetEnlace(tx, persona)
  deletePendiente(tx, persona)
}

/** Whoever has the address of a calendar reads it without a session. */
export function forgetEnlace(tx: Tx, quien: Dueno): void {
  tx.delete(calendarioEnlaces).where(isEnlaceDe(quien)).run()
}

export const isEnlaceDe = ({ rol, id }: Dueno) =>
  rol === 'docente' ? eq(calendarioEnlaces.docenteId, id) : eq(calendarioEnlaces.alumnoId, id)
