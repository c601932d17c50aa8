import { eq } from 'drizzle-orm'
import type { WritableDb as Db } from '../../db/client.ts'
import { catedraAlumnos } from '../../db/schema/inscripciones.ts'
import { azarDe } from '../../src/domain/base/azar.ts'
import { assignEvaluacion, insertEvaluacion } from './evaluaciones.ts'

const PREGUNTAS = 50

/** A course's evaluations of 50 questions: one that all of its students have done, one that none has. */
export function insertEvaluacionesGrandes(db: Db, catedraId: number) {
  const { entero } = azarDe(3)
  const inscritos = db
    .select({ alumnoId: catedraAlumnos.alumnoId })
    .from(catedraAlumnos)
    .where(eq(catedraAlumnos.catedraId, catedraId))
    .all()
    .map(({ alumnoId }) => alumnoId)
  return db.transaction((tx) => {
    const una = tx as unknown as Db
    const hecha = insertEvaluacion(una, { catedraId, cuantas: PREGUNTAS, fecha_entrega: 1 })
    const porHacer = insertEvaluacion(una, { catedraId, cuantas: PREGUNTAS })
    for (const id of inscritos) assignEvaluacion(una, hecha, id, { bien: entero(0, PREGUNTAS) })
    for (const id of inscritos) assignEvaluacion(una, porHacer, id)
    return { hecha, inscritos }
  })
}
