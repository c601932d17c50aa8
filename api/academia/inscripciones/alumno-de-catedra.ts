import { and, desc, eq, or } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { alumnos } from '../../../db/schema/personas.ts'
import { areInscripcionesVigentes } from '../../suelo/vigentes.ts'
import { noInscrito } from './errors.ts'

/** One of the enrolled, by an id of either kind: the student that has it as `alumnoId` is meant first. */
export function requireAlumnoDeCatedra(tx: Reader, catedraId: number, id: number) {
  const alumno = tx
    .select({ id: alumnos.id, nombre: alumnos.nombre, apellido: alumnos.apellido, email: alumnos.email })
    .from(catedraAlumnos)
    .innerJoin(alumnos, eq(alumnos.id, catedraAlumnos.alumnoId))
    .where(
      and(
        areInscripcionesVigentes(catedraId),
        or(eq(catedraAlumnos.alumnoId, id), eq(catedraAlumnos.composerId, id)),
      ),
    )
    .orderBy(desc(eq(catedraAlumnos.alumnoId, id)))
    .get()
  if (!alumno) throw noInscrito()
  return alumno
}
