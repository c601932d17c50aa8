import { eq, type SQL } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { nombreDePersona } from '../../../src/domain/personas/personas.ts'
import { listQuienesCursan } from '../../suelo/vigentes.ts'

export interface Persona {
  alumnoId: number
  composerId: number | null
  nombreCompleto: string
}

/** Who is enrolled in a course, by last name. */
export const listPersonas = (tx: Reader, catedraId: number, cuales?: SQL): Persona[] =>
  listQuienesCursan(tx, catedraId, cuales).map(({ alumnoId, composerId, ...persona }) => ({
    alumnoId,
    composerId,
    nombreCompleto: nombreDePersona(persona),
  }))

interface Ids {
  alumnoId: number | null
  composerId?: number | null
}

/**
 * One of the enrolled. An `alumnoId` is never taken for a contributor's: a mark that arrives late, of somebody who is
 * no longer enrolled, would be another one's.
 */
export function findPersona(
  tx: Reader,
  catedraId: number,
  { alumnoId, composerId }: Ids,
): Persona | undefined {
  const suyas = [
    alumnoId ? eq(catedraAlumnos.alumnoId, alumnoId) : undefined,
    composerId ? eq(catedraAlumnos.composerId, composerId) : undefined,
  ]
  for (const suya of suyas) {
    const [persona] = suya ? listPersonas(tx, catedraId, suya) : []
    if (persona) return persona
  }
  return undefined
}
