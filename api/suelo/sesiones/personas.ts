import { eq, sql } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { alumnos, docentes } from '../../../db/schema/personas.ts'
import type { RolConCodigo } from '../../../src/domain/sesiones/codigos.ts'
import type { Persona } from './cambio-pendiente.ts'

/** Who signs in with an e-mail, in the words of the session. */
export function findPersona(tx: Reader, rol: RolConCodigo, email: string) {
  const personas = tablaDe(rol)
  return tx
    .select({
      id: personas.id,
      nombre: personas.nombre,
      apellido: personas.apellido,
      email: personas.email,
    })
    .from(personas)
    .where(eq(sql`lower(email)`, email.toLowerCase()))
    .get()
}

/** The e-mail that holds. */
export function readEmail(tx: Reader, { rol, id }: Persona): string {
  const personas = tablaDe(rol)
  return tx.select({ email: personas.email }).from(personas).where(eq(personas.id, id)).get()?.email ?? ''
}

export const tablaDe = (rol: RolConCodigo) => (rol === 'docente' ? docentes : alumnos)
