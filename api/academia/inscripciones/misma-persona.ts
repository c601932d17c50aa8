import { and, eq } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { findAlumnoPorEmail } from '../personas/alumnos.ts'
import { findAlumnoYaInscrito, findContribuyente } from './contribuyentes.ts'
import { noSonLaMismaPersona } from './errors.ts'

interface Ids {
  alumnoId?: number | null
  composerId?: number | null
}

/** Who is named by both ids has to be one person: of two, nobody can tell which was meant. */
export function requireMismaPersona(tx: Reader, catedraId: number, { alumnoId, composerId }: Ids): void {
  if (!alumnoId || !composerId) return
  if (isEnrolledAs(tx, catedraId, alumnoId, composerId)) return
  const contribuyente = findContribuyente(tx, composerId)
  if (!contribuyente || findAlumnoDe(tx, contribuyente.email) !== alumnoId) throw noSonLaMismaPersona()
}

/** The student whom a contributor became before, or who has the same e-mail. */
export const findAlumnoDe = (tx: Reader, email: string): number | undefined =>
  findAlumnoYaInscrito(tx, email) ?? findAlumnoPorEmail(tx, email)?.id

function isEnrolledAs(tx: Reader, catedraId: number, alumnoId: number, composerId: number): boolean {
  const suya = and(
    eq(catedraAlumnos.catedraId, catedraId),
    eq(catedraAlumnos.alumnoId, alumnoId),
    eq(catedraAlumnos.composerId, composerId),
  )
  return tx.select({ id: catedraAlumnos.id }).from(catedraAlumnos).where(suya).get() !== undefined
}
