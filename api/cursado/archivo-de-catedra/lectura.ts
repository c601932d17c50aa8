import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import { type Reader, readAtOnce } from '../../../db/client.ts'
import { archivos } from '../../../db/schema/archivos.ts'
import { diasClase } from '../../../db/schema/asistencia.ts'
import { evaluacionAsignaciones, evaluaciones } from '../../../db/schema/evaluaciones.ts'
import { tareasMaestras } from '../../../db/schema/tareas.ts'
import { requireCatedraPara } from '../../academia/catedras/busqueda.ts'
import { listInscritos } from '../../academia/inscripciones/inscritos.ts'
import { readPlanilla } from '../../academia/pagos/planilla.ts'
import { relojDe } from '../../suelo/abierta.ts'
import { usosEnCatedras } from '../../suelo/archivos/usos-en-catedras.ts'
import type { Deps } from '../../suelo/deps.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { todayOf } from '../../suelo/services/today.ts'
import { fetchArchivoDeActa, listActas } from '../actas/lectura.ts'
import { listAsistenciaAnual } from '../asistencia/lectura.ts'
import { listResumen } from '../asistencia/resumen.ts'
import { listPartes } from '../cierres/partes.ts'
import { listDadasPorDia } from '../cierres/unidades.ts'
import { listDiasClase } from '../clases/ficha.ts'
import { listComentariosDeEntregas } from '../comentarios-de-entrega/lectura.ts'
import { listContestadas } from '../evaluaciones/contestadas.ts'
import { listEvaluacionesDeCatedra } from '../evaluaciones/ficha.ts'
import { readResultadosDeEvaluacion } from '../evaluaciones/resultados.ts'
import { readHabilitacion } from '../habilitacion/service.ts'
import { readCifrasPara } from '../nota-final/cifras.ts'
import { listPruebas } from '../nota-final/notas-manuales.ts'
import { listPlanes } from '../planes/lectura.ts'
import { listComentariosDeCatedra } from '../tablon/comentarios.ts'
import { listPublicaciones } from '../tablon/lectura.ts'
import { listEntregas } from '../tareas/entregas.ts'
import { listTareas } from '../tareas/lectura.ts'
import { csvsDeCatedra } from './csvs.ts'

export type Todo = ReturnType<typeof readTodo>

/** All that a course is for who runs it, as of one moment; of files only where they lie. */
export const readTodo = (deps: Deps, quien: Quien, id: number) =>
  readAtOnce(deps.db, () => {
    const catedra = requireCatedraPara(deps.db, quien, id)
    return { catedra, hecho: deps.now(), zona: deps.zona, ...readPartes(deps, quien, id) }
  })

function readPartes(deps: Deps, quien: Quien, id: number) {
  const { db } = deps
  const reloj = relojDe(deps, db, id)
  const anios = listAnios(db, id)
  const actas = listActas(db, id)
  return {
    inscritos: listInscritos(db, id, todayOf(reloj)),
    planes: listPlanes(db, id),
    recursos: listArchivosDeRecursos(db, id),
    ...readClases(deps, quien, id, anios),
    tareas: listTareas(db, eq(tareasMaestras.catedraId, id)),
    entregas: Map.groupBy(
      listEntregas(db, eq(tareasMaestras.catedraId, id), reloj.now()),
      ({ tareaMaestraId }) => tareaMaestraId,
    ),
    comentariosDeEntregas: listComentariosDeEntregas(db, quien, id, deps.now()),
    evaluaciones: listEvaluacionesDeCatedra(db, id, reloj.now())
      .toReversed()
      .map((una) => ({ ...una, resultados: readResultadosDeEvaluacion(deps, quien, una.id) })),
    contestadas: listContestadas(
      db,
      and(eq(evaluaciones.catedraId, id), isNotNull(evaluacionAsignaciones.enviada_en)),
    ),
    publicaciones: listPublicaciones(deps, quien, id, { limit: TODAS, antes: undefined }).publicaciones,
    comentarios: listComentariosDeCatedra(db, id),
    cifras: readCifrasPara(deps, quien, id),
    pruebas: listPruebas(db, id),
    actas: actas.map((acta) => ({
      ...acta,
      pdf: fetchArchivoDeActa(db, id, `${acta.version}.pdf`),
      csv: fetchArchivoDeActa(db, id, `${acta.version}.csv`),
    })),
    // What only the administration sees, it alone takes along.
    pagos: quien.rol === 'admin' ? readPlanilla(deps, id) : null,
    csvs: csvsDeCatedra(deps, quien, id, anios),
  }
}

function readClases(deps: Deps, quien: Quien, id: number, anios: readonly number[]) {
  const { db } = deps
  const { alumnos } = readHabilitacion(deps, quien, id)
  return {
    clases: anios.map((anio) => ({ anio, dias: listAsistenciaAnual(db, id, anio) })),
    resumenDeClases: listResumen(db, id),
    hastaHoy: new Map(alumnos.map(({ alumnoId, hasta_hoy }) => [alumnoId, hasta_hoy])),
    dadas: listDadasPorDia(db, eq(diasClase.catedraId, id)),
    cierres: listPartes(db, eq(diasClase.catedraId, id)),
  }
}

const TODAS = Number.MAX_SAFE_INTEGER - 1

const listAnios = (tx: Reader, catedraId: number): number[] => [
  ...new Set(listDiasClase(tx, catedraId).map(({ fecha }) => Number(fecha.slice(0, 4)))),
]

/** What units and tasks use, each upload once. */
function listArchivosDeRecursos(tx: Reader, catedraId: number) {
  return tx
    .select({
      id: archivos.id,
      path: archivos.path,
      nombre: archivos.nombre,
      created_at: archivos.created_at,
    })
    .from(usosEnCatedras.tabla)
    .innerJoin(archivos, eq(archivos.id, usosEnCatedras.archivoId))
    .where(and(eq(usosEnCatedras.catedraId, catedraId), isNull(usosEnCatedras.alumnoId)))
    .groupBy(archivos.id)
    .orderBy(asc(archivos.id))
    .all()
}
