import { and, eq, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db, Reader } from '../../../db/client.ts'
import { consulta } from '../../../db/consulta.ts'
import { catedras } from '../../../db/schema/catedras.ts'
import { evaluacionAsignaciones, evaluaciones } from '../../../db/schema/evaluaciones.ts'
import { tareaAsignaciones, tareasMaestras } from '../../../db/schema/tareas.ts'
import { estadoDeEvaluacion, isRealizada } from '../../../src/domain/evaluaciones/evaluaciones.ts'
import { estadisticasDe, modoDe, porPlazo, RECIENTES } from '../../../src/domain/tableros/tablero.ts'
import { canHandIn, estadoDeTarea, isPendiente } from '../../../src/domain/tareas/tareas.ts'
import { listCatedrasCursadas } from '../../academia/inscripciones/cursadas.ts'
import { requireAlumno } from '../../academia/personas/alumnos.ts'
import type { Deps } from '../../suelo/deps.ts'
import { cualquiera } from '../../suelo/docentes.ts'
import { enISO } from '../../suelo/services/instants.ts'
import { enSusCatedras } from '../tablon/acceso.ts'
import { archivosEntregados } from '../tareas/archivos-entregados.ts'
import { estadoPublicado } from '../tareas/publicado.ts'
import type { EvaluacionPropia, TareaPropia, tablero } from './esquemas.ts'
import { countPublicaciones, listPublicacionesDeAbiertas } from './publicaciones.ts'

/** All that a student's dashboard shows, in one call: of a closed course only that it is one of theirs. */
export function readTablero(deps: Deps, alumnoId: number): z.infer<typeof tablero> {
  const { id, nombre, apellido, email } = requireAlumno(deps.db, alumnoId)
  const catedras = listCatedrasCursadas(deps, alumnoId)
  const tareas = listTareasPropias(deps.db, alumnoId, deps.now())
  const evaluaciones = listEvaluacionesPropias(deps.db, alumnoId, deps.now())
  const atrasada = (tarea: (typeof tareas)[number]) => canHandIn(tarea) && !isPendiente(tarea.estado)
  return {
    mode: modoDe(catedras.length),
    alumno: { id, nombre, apellido, email },
    catedras,
    tareasPendientes: porPlazo(tareas.filter(({ estado }) => isPendiente(estado))),
    tareasAtrasadas: porPlazo(tareas.filter(atrasada)),
    evaluacionesPendientes: porPlazo(evaluaciones.filter(({ estado }) => !isRealizada(estado))),
    publicaciones: listPublicacionesDeAbiertas(deps, alumnoId, RECIENTES),
    estadisticas: estadisticasDe({ publicaciones: countPublicaciones(deps, alumnoId), tareas, evaluaciones }),
  }
}

/** Whoever asks. */
const alumno = cualquiera('alumno')
const catedra = { id: catedras.id, nombre: catedras.nombre, anio: catedras.anio }

/** All tasks of a student in the open courses where it is enrolled. */
const listTareasPropias = (db: Db, alumnoId: number, ahora: number): TareaPropia[] =>
  tareas(db)
    .all({ quien: alumnoId })
    .map(({ asignacion, vence, ...tarea }) => ({
      ...tarea,
      tareaAsignacionId: asignacion.id,
      estado: estadoDeTarea(asignacion, vence, ahora),
      fecha_entrega: enISO(vence),
      submission_path: tarea.archivos[0]?.path ?? null,
      submission_date: enISO(asignacion.submission_date),
    }))

const tareas = consulta((tx) =>
  tx
    .select({
      asignacion: {
        id: tareaAsignaciones.id,
        estado: estadoPublicado,
        submission_date: tareaAsignaciones.submission_date,
        reentregada: tareaAsignaciones.reentregada,
      },
      tareaMaestraId: tareasMaestras.id,
      titulo: tareasMaestras.titulo,
      puntos_posibles: tareasMaestras.puntos_posibles,
      vence: tareasMaestras.fecha_entrega,
      archivos: archivosEntregados,
      catedra,
    })
    .from(tareaAsignaciones)
    .innerJoin(tareasMaestras, eq(tareasMaestras.id, tareaAsignaciones.tareaMaestraId))
    .innerJoin(catedras, eq(catedras.id, tareasMaestras.catedraId))
    .where(and(eq(tareaAsignaciones.alumnoId, alumno.id), enLasSuyas(tx))),
)

/** All evaluations of a student in the open courses where it is enrolled. */
const listEvaluacionesPropias = (db: Db, alumnoId: number, ahora: number): EvaluacionPropia[] =>
  dadas(db)
    .all({ quien: alumnoId })
    .map(({ vence, estado, ...evaluacion }) => ({
      ...evaluacion,
      estado: estadoDeEvaluacion({ estado }, vence, ahora),
      fecha_entrega: enISO(vence),
    }))

const dadas = consulta((tx) =>
  tx
    .select({
      evaluacionId: evaluaciones.id,
      evaluacionAsignacionId: evaluacionAsignaciones.id,
      titulo: evaluaciones.titulo,
      vence: evaluaciones.fecha_entrega,
      estado: evaluacionAsignaciones.estado,
      catedra,
    })
    .from(evaluacionAsignaciones)
    .innerJoin(evaluaciones, eq(evaluaciones.id, evaluacionAsignaciones.evaluacionId))
    .innerJoin(catedras, eq(catedras.id, evaluaciones.catedraId))
    .where(and(eq(evaluacionAsignaciones.alumnoId, alumno.id), enLasSuyas(tx))),
)

const enLasSuyas = (tx: Reader) => and(enSusCatedras(tx, alumno, catedras.id), isNull(catedras.cerrada_en))
