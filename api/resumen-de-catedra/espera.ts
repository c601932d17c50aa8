import { and, asc, count, desc, eq, gte, min, sql } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { diasClase } from '../../db/schema/asistencia.ts'
import { evaluacionAsignaciones, evaluaciones } from '../../db/schema/evaluaciones.ts'
import { catedraAlumnos } from '../../db/schema/inscripciones.ts'
import { tareaAsignaciones, tareasMaestras } from '../../db/schema/tareas.ts'
import { FECHAS_SIN_LISTA, TAREAS_QUE_ESPERAN, venceEnBreve } from '../../src/domain/resumen-de-catedra.ts'
import type { Deps } from '../deps.ts'
import { sinLista } from '../dias-clase/ficha.ts'
import { esInscripcionVigente } from '../inscripciones/vigentes.ts'
import { enISO } from '../services/instants.ts'
import type { Espera } from './esquemas.ts'

/** What waits for the teacher in a course, and how many deliveries are to be graded in all. */
export function readEspera(deps: Deps, catedraId: number, hoy: string) {
  const entregas = listEntregas(deps.db, catedraId)
  const espera: Espera = {
    entregas: entregas.slice(0, TAREAS_QUE_ESPERAN),
    sinLista: readSinLista(deps.db, catedraId, hoy),
    evaluaciones: listEvaluaciones(deps, catedraId),
  }
  return { espera, porCorregir: entregas.reduce((suma, { cuantas }) => suma + cuantas, 0) }
}

/** By task, of who is enrolled. */
function listEntregas(tx: Reader, catedraId: number) {
  return tx
    .select({
      tareaMaestraId: tareasMaestras.id,
      titulo: tareasMaestras.titulo,
      cuantas: count(),
      desde: min(tareaAsignaciones.submission_date),
    })
    .from(tareasMaestras)
    .innerJoin(tareaAsignaciones, eq(tareaAsignaciones.tareaMaestraId, tareasMaestras.id))
    .innerJoin(catedraAlumnos, esInscripcionVigente(tareasMaestras.catedraId, tareaAsignaciones.alumnoId))
    .where(and(eq(tareasMaestras.catedraId, catedraId), eq(tareaAsignaciones.estado, 'ENTREGADA')))
    .groupBy(tareasMaestras.id)
    .orderBy(asc(min(tareaAsignaciones.submission_date)), asc(tareasMaestras.id))
    .all()
    .map(({ desde, ...tarea }) => ({ ...tarea, desde: enISO(desde) }))
}

function readSinLista(tx: Reader, catedraId: number, hoy: string) {
  const fechas = tx
    .select({ fecha: diasClase.fecha })
    .from(diasClase)
    .where(and(eq(diasClase.catedraId, catedraId), sinLista(tx, hoy)))
    .orderBy(asc(diasClase.fecha))
    .all()
    .map(({ fecha }) => fecha)
  return { cuantas: fechas.length, fechas: fechas.slice(-FECHAS_SIN_LISTA) }
}

function listEvaluaciones({ db, now, zona }: Deps, catedraId: number) {
  const ahora = now()
  return db
    .select({
      evaluacionId: evaluaciones.id,
      titulo: evaluaciones.titulo,
      vence: sql<number>`${evaluaciones.fecha_entrega}`,
      faltan: count(),
    })
    .from(evaluaciones)
    .innerJoin(evaluacionAsignaciones, eq(evaluacionAsignaciones.evaluacionId, evaluaciones.id))
    .innerJoin(catedraAlumnos, esInscripcionVigente(evaluaciones.catedraId, evaluacionAsignaciones.alumnoId))
    .where(
      and(
        eq(evaluaciones.catedraId, catedraId),
        gte(evaluaciones.fecha_entrega, ahora),
        eq(evaluacionAsignaciones.estado, 'PENDIENTE'),
      ),
    )
    .groupBy(evaluaciones.id)
    .orderBy(asc(evaluaciones.fecha_entrega), desc(evaluaciones.id))
    .all()
    .filter(({ vence }) => venceEnBreve(zona, vence, ahora))
    .map(({ vence, ...evaluacion }) => ({ ...evaluacion, fecha_entrega: enISO(vence) }))
}
