import { and, asc, count, eq, type SQL } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { tareaAsignaciones, tareasMaestras } from '../../../db/schema/tareas.ts'
import { isStillInscrito } from './busqueda.ts'

/** How many deliveries of those who are enrolled are `cuales`, by task of a course; none where there are none. */
export const countEntregas = (tx: Reader, catedraId: number, cuales: SQL) =>
  tx
    .select({ tareaId: tareasMaestras.id, titulo: tareasMaestras.titulo, cuantas: count() })
    .from(tareasMaestras)
    .innerJoin(tareaAsignaciones, eq(tareaAsignaciones.tareaMaestraId, tareasMaestras.id))
    .innerJoin(catedraAlumnos, isStillInscrito())
    .where(and(eq(tareasMaestras.catedraId, catedraId), cuales))
    .groupBy(tareasMaestras.id)
    .orderBy(asc(tareasMaestras.id))
    .all()
