import { and, eq, inArray, type SQL, sum } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { asistencias, diasClase } from '../../../db/schema/asistencia.ts'
import { tareaAsignaciones, tareasMaestras } from '../../../db/schema/tareas.ts'
import { porcentajeDeAsistencia } from '../../../src/domain/asistencia.ts'
import { CLASES_EN_LA_TIRA } from '../../../src/domain/resumen-de-catedra.ts'
import { listRegistros } from '../../cursado/asistencia/registros.ts'
import type { DiaClase } from '../../cursado/clases/ficha.ts'
import type { AlumnoDelResumen } from './esquemas-de-resumen.ts'

/** How these students of a course stand; `dias` are all its class days, the earliest first. */
export function listAlumnos(
  tx: Reader,
  catedraId: number,
  ids: number[],
  dias: readonly DiaClase[],
  hoy: string,
): AlumnoDelResumen[] {
  const suyas = and(eq(diasClase.catedraId, catedraId), inArray(asistencias.alumnoId, ids)) as SQL
  const registros = listRegistros(tx, suyas)
  const puntos = listPuntos(tx, catedraId, ids)
  const enLaTira = dias.filter(({ fecha }) => fecha <= hoy).slice(-CLASES_EN_LA_TIRA)
  return ids.map((alumnoId) => {
    const marcaDe = ({ id }: DiaClase) =>
      registros.get(id)?.find((una) => una.alumnoId === alumnoId)?.presente ?? null
    const presentes = dias.filter((dia) => marcaDe(dia)).length
    return {
      alumnoId,
      marcas: enLaTira.map(marcaDe),
      porcentaje: porcentajeDeAsistencia(presentes, dias.length),
      ...(puntos.get(alumnoId) ?? { puntos: 0, puntosPosibles: 0 }),
    }
  })
}

function listPuntos(tx: Reader, catedraId: number, ids: number[]) {
  const filas = tx
    .select({
      alumnoId: tareaAsignaciones.alumnoId,
      puntos: sum(tareaAsignaciones.puntos_obtenidos).mapWith(Number),
      puntosPosibles: sum(tareasMaestras.puntos_posibles).mapWith(Number),
    })
    .from(tareasMaestras)
    .innerJoin(tareaAsignaciones, eq(tareaAsignaciones.tareaMaestraId, tareasMaestras.id))
    .where(
      and(
        eq(tareasMaestras.catedraId, catedraId),
        inArray(tareaAsignaciones.alumnoId, ids),
        eq(tareaAsignaciones.estado, 'CALIFICADA'),
      ),
    )
    .groupBy(tareaAsignaciones.alumnoId)
    .all()
  return new Map(filas.map(({ alumnoId, ...cuenta }) => [alumnoId, cuenta]))
}
