import { and, asc, isNull, notExists, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { alumnos } from '../../../db/schema/personas.ts'
import { ordenDePersona } from '../../../src/domain/personas/personas.ts'
import { isInscripcionVigente } from '../../suelo/vigentes.ts'
import { requireCatedra } from '../catedras/busqueda.ts'
import { listContribuyentes } from './contribuyentes.ts'

/**
 * Who can be enrolled: the students, and the contributors who are none yet; of a course, those who are not in it. A
 * student who contributes is one candidate with both ids. Throws 404 where there is no such course.
 */
export function listCandidatos(db: Db, catedraId?: number) {
  if (catedraId !== undefined) requireCatedra(db, catedraId)
  const contribuyentes = listContribuyentes(db)
  const composerIds = new Map(contribuyentes.map(({ alumnoId, composerId }) => [alumnoId, composerId]))
  const deAlumnos = listLibres(db, catedraId).map(({ orden, ...alumno }) => {
    const composerId = composerIds.get(alumno.id) ?? null
    return { orden, candidato: { ...alumno, isComposer: composerId !== null, composerId } }
  })
  const otros = contribuyentes
    .filter(({ alumnoId }) => alumnoId === null)
    .map(({ nombre, apellido, email, composerId }) => ({
      orden: ordenDePersona({ nombre, apellido }),
      candidato: { id: null, nombre, apellido, email, isComposer: true, composerId },
    }))
  if (otros.length === 0) return deAlumnos.map(({ candidato }) => candidato)
  return [...deAlumnos, ...otros]
    .sort((uno, otro) => (uno.orden < otro.orden ? -1 : Number(uno.orden > otro.orden)))
    .map(({ candidato }) => candidato)
}

function listLibres(db: Db, catedraId: number | undefined) {
  const inscrito = db
    .select({ uno: sql`1` })
    .from(catedraAlumnos)
    .where(isInscripcionVigente(catedraId ?? 0, alumnos.id))
  return db
    .select({
      id: alumnos.id,
      nombre: alumnos.nombre,
      apellido: alumnos.apellido,
      email: alumnos.email,
      orden: alumnos.orden,
    })
    .from(alumnos)
    .where(and(isNull(alumnos.borrado_en), catedraId === undefined ? undefined : notExists(inscrito)))
    .orderBy(asc(alumnos.orden), asc(alumnos.id))
    .all()
}
