import { asc, desc, eq, inArray, isNotNull, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { catedraAlumnos } from '../../db/schema/inscripciones.ts'
import { tareaAsignaciones, tareasMaestras } from '../../db/schema/tareas.ts'
import type { Deps } from '../deps.ts'
import type { Entrega } from '../entregas/esquemas.ts'
import { listEntregas } from '../entregas/lectura.ts'
import { sigueInscrito } from '../tareas/busqueda.ts'

/** As many as anybody reads at once; as they are graded, the next ones come. */
const HASTA = 500

const entregadas = eq(tareaAsignaciones.estado, 'ENTREGADA')
const calificadas = isNotNull(tareaAsignaciones.calificada_en)

/** What waits to be graded in all courses: who has waited longest stands first. */
export function listEntregadas({ db, now }: Deps): Entrega[] {
  const orden = [asc(tareaAsignaciones.submission_date), asc(tareaAsignaciones.id)]
  return listPrimeras(db, entregadas, orden, now())
}

/** The latest first. */
export function listCalificadas({ db, now }: Deps): Entrega[] {
  const orden = [desc(tareaAsignaciones.calificada_en), desc(tareaAsignaciones.id)]
  return listPrimeras(db, calificadas, orden, now())
}

/** Chosen first and read then: an index gives them in their order, and no more are read than are shown. */
function listPrimeras(db: Db, cuales: SQL, orden: SQL[], ahora: number): Entrega[] {
  const elegidas = db
    .select({ id: tareaAsignaciones.id })
    .from(tareaAsignaciones)
    .innerJoin(tareasMaestras, eq(tareasMaestras.id, tareaAsignaciones.tareaMaestraId))
    .innerJoin(catedraAlumnos, sigueInscrito())
    .where(cuales)
    .orderBy(...orden)
    .limit(HASTA)
    .all()
    .map(({ id }) => id)
  return listEntregas(db, inArray(tareaAsignaciones.id, elegidas), ahora, orden)
}
