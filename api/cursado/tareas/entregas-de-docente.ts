import { and, asc, eq } from 'drizzle-orm'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { tareaAsignaciones, tareasMaestras } from '../../../db/schema/tareas.ts'
import { requireCatedraPara } from '../../academia/catedras/busqueda.ts'
import { requireAlumnoDeCatedra } from '../../academia/inscripciones/alumno-de-catedra.ts'
import type { Deps } from '../../suelo/deps.ts'
import { openNovedades } from '../../suelo/novedades/leidas.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { isInscripcionVigente } from '../../suelo/vigentes.ts'
import { type Cual, requireTarea } from './busqueda.ts'
import { listEntregas } from './entregas.ts'
import { resumenDe } from './ficha.ts'
import { readMaestra } from './lectura.ts'

/** All of one task's, by last name: also of who has not delivered. */
export function listEntregasDeTarea(deps: Deps, quien: Quien, cual: Cual) {
  const { db, now } = deps
  requireTarea(db, quien, cual)
  const { TareaAsignacion: _, resumen: __, ...tareaMaestra } = readMaestra(db, cual.id, now())
  const entregas = listEntregas(db, eq(tareaAsignaciones.tareaMaestraId, cual.id), now(), { quien })
  openNovedades(deps, quien, 'entregas', [cual.id])
  return { tareaMaestra, resumen: resumenDe(entregas), entregas }
}

/** One student's in a course, by an id of either kind. */
export function listEntregasDeAlumno({ db, now }: Deps, quien: Quien, catedraId: number, id: number) {
  requireCatedraPara(db, quien, catedraId)
  const alumno = requireAlumnoDeCatedra(db, catedraId, id)
  const inscripcion = db
    .select({ composerId: catedraAlumnos.composerId })
    .from(catedraAlumnos)
    .where(isInscripcionVigente(catedraId, alumno.id))
    .get()
  const suyas = and(eq(tareaAsignaciones.alumnoId, alumno.id), eq(tareasMaestras.catedraId, catedraId))
  return {
    alumno: { ...alumno, composerId: inscripcion?.composerId ?? null },
    tareasConEntregas: listEntregas(db, suyas, now(), { quien, orden: [asc(tareasMaestras.id)] }),
  }
}
