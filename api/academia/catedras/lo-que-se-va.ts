import { count, countDistinct, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Reader } from '../../../db/client.ts'
import { asistencias, diasClase } from '../../../db/schema/asistencia.ts'
import { evaluaciones } from '../../../db/schema/evaluaciones.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { planesDeClases, unidadesPlan } from '../../../db/schema/planes.ts'
import { publicaciones } from '../../../db/schema/tablon.ts'
import { tareaAsignaciones, tareasMaestras } from '../../../db/schema/tareas.ts'
import { countInscripciones, countOf, loQueSeVaConAlumno } from '../personas/de-alumno.ts'

/** What goes with a course. */
export const loQueSeVaConCatedra = loQueSeVaConAlumno.extend({
  planes: z.int(),
  unidades: z.int(),
  diasClase: z.int(),
  tareas: z.int(),
})

export function countDeCatedra(tx: Reader, catedraId: number) {
  const cuenta = tx
    .select({
      planes: countDistinct(planesDeClases.id),
      unidades: count(unidadesPlan.id),
    })
    .from(planesDeClases)
    .leftJoin(unidadesPlan, eq(unidadesPlan.planId, planesDeClases.id))
    .where(eq(planesDeClases.catedraId, catedraId))
    .get()
  const clases = tx
    .select({ diasClase: countDistinct(diasClase.id), asistencias: count(asistencias.id) })
    .from(diasClase)
    .leftJoin(asistencias, eq(asistencias.diaClaseId, diasClase.id))
    .where(eq(diasClase.catedraId, catedraId))
    .get()
  const trabajos = tx
    .select({
      tareas: countDistinct(tareasMaestras.id),
      entregas: count(tareaAsignaciones.submission_date),
    })
    .from(tareasMaestras)
    .leftJoin(tareaAsignaciones, eq(tareaAsignaciones.tareaMaestraId, tareasMaestras.id))
    .where(eq(tareasMaestras.catedraId, catedraId))
    .get()
  return {
    ...countInscripciones(tx, eq(catedraAlumnos.catedraId, catedraId)),
    ...(cuenta ?? { planes: 0, unidades: 0 }),
    ...(clases ?? { diasClase: 0, asistencias: 0 }),
    ...(trabajos ?? { tareas: 0, entregas: 0 }),
    evaluaciones: countOf(tx, evaluaciones, eq(evaluaciones.catedraId, catedraId)),
    publicaciones: countOf(tx, publicaciones, eq(publicaciones.catedraId, catedraId)),
  }
}
