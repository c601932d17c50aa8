import type { z } from 'zod'
import { estaRealizada } from '../../../src/domain/evaluaciones.ts'
import { estadisticasDe, modoDe, porPlazo, RECIENTES } from '../../../src/domain/tablero.ts'
import { estaPendiente, puedeEntregar } from '../../../src/domain/tareas.ts'
import { listCatedrasCursadas } from '../../academia/catedras/de-alumno.ts'
import { requireAlumno } from '../../academia/personas/alumnos.ts'
import type { Deps } from '../../deps.ts'
import { listEvaluacionesPropias, listTareasPropias } from './asignado.ts'
import type { tablero } from './esquemas.ts'
import { countPublicaciones, listPublicacionesRecientes } from './publicaciones.ts'

/** All that a student's dashboard shows, in one call. */
export function readTablero(deps: Deps, alumnoId: number): z.infer<typeof tablero> {
  const { id, nombre, apellido, email } = requireAlumno(deps.db, alumnoId)
  const catedras = listCatedrasCursadas(deps, alumnoId)
  const tareas = listTareasPropias(deps.db, alumnoId, deps.now())
  const evaluaciones = listEvaluacionesPropias(deps.db, alumnoId, deps.now())
  const atrasada = (tarea: (typeof tareas)[number]) => puedeEntregar(tarea) && !estaPendiente(tarea.estado)
  return {
    mode: modoDe(catedras.length),
    alumno: { id, nombre, apellido, email },
    catedras,
    tareasPendientes: porPlazo(tareas.filter(({ estado }) => estaPendiente(estado))),
    tareasAtrasadas: porPlazo(tareas.filter(atrasada)),
    evaluacionesPendientes: porPlazo(evaluaciones.filter(({ estado }) => !estaRealizada(estado))),
    publicaciones: listPublicacionesRecientes(deps, alumnoId).slice(0, RECIENTES),
    estadisticas: estadisticasDe({ publicaciones: countPublicaciones(deps, alumnoId), tareas, evaluaciones }),
  }
}
