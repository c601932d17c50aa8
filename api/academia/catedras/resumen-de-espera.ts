import { and, asc, count, desc, eq, gte, sql } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { diasClase } from '../../../db/schema/asistencia.ts'
import { evaluacionAsignaciones, evaluaciones } from '../../../db/schema/evaluaciones.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { tareasMaestras } from '../../../db/schema/tareas.ts'
import { FECHAS_SIN_LISTA, TAREAS_QUE_ESPERAN, venceEnBreve } from '../../../src/domain/resumen-de-catedra.ts'
import { sinLista } from '../../cursado/clases/ficha.ts'
import { listPorCorregir } from '../../cursado/tareas/por-corregir.ts'
import type { Deps } from '../../deps.ts'
import { enISO } from '../../services/instants.ts'
import { esInscripcionVigente } from '../inscripciones/vigentes.ts'
import type { Espera } from './esquemas-de-resumen.ts'

/** What waits for the teacher in a course, and how many deliveries are to be graded in all. */
export function readEspera(deps: Deps, catedraId: number, hoy: string) {
  const entregas = listPorCorregir(deps.db, eq(tareasMaestras.catedraId, catedraId))
  const espera: Espera = {
    entregas: entregas.slice(0, TAREAS_QUE_ESPERAN).map(({ catedra: _, ...tarea }) => tarea),
    sinLista: readSinLista(deps.db, catedraId, hoy),
    evaluaciones: listEvaluaciones(deps, catedraId),
  }
  return { espera, porCorregir: entregas.reduce((suma, { cuantas }) => suma + cuantas, 0) }
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
