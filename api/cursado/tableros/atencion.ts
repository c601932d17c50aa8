import { eq, inArray, sql, sum } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { diasClase } from '../../../db/schema/asistencia.ts'
import { tareaAsignaciones, tareasMaestras } from '../../../db/schema/tareas.ts'
import { type Atencion, gravedadDe, motivosDe } from '../../../src/domain/catedras/resumen-de-catedra.ts'
import { readReglas } from '../../academia/catedras/reglas.ts'
import type { Inscrito } from '../../academia/inscripciones/esquemas.ts'
import { relojDe } from '../../suelo/abierta.ts'
import type { Deps } from '../../suelo/deps.ts'
import { todayOf } from '../../suelo/services/today.ts'
import { listRegistros } from '../asistencia/registros.ts'
import type { DiaClase } from '../clases/ficha.ts'
import { listCursantes, peligrosDe } from '../habilitacion/lectura.ts'

export interface Atendible {
  alumnoId: number
  motivos: string[]
}

/** Who should be looked after, the gravest first; those alike, with most reasons first, by last name. */
export function listAtencion(
  deps: Deps,
  catedraId: number,
  inscritos: readonly Inscrito[],
  ultimas: readonly DiaClase[],
): Atendible[] {
  const atencionDe = readAtencion(deps, catedraId, ultimas)
  return inscritos
    .map((inscrito) => atencionDe(inscrito))
    .map(({ alumnoId, ...una }) => ({ alumnoId, gravedad: gravedadDe(una), motivos: motivosDe(una) }))
    .filter(({ motivos }) => motivos.length > 0)
    .sort((uno, otro) => otro.gravedad - uno.gravedad || otro.motivos.length - uno.motivos.length)
    .map(({ gravedad: _, ...uno }) => uno)
}

function readAtencion(deps: Deps, catedraId: number, ultimas: readonly DiaClase[]) {
  const { db } = deps
  const reloj = relojDe(deps, db, catedraId)
  const marcaDe = marcasEn(db, ultimas)
  const entregas = countEntregas(db, catedraId, reloj.now())
  const cursantes = listCursantes(db, { catedraId }, todayOf(reloj))
  const peligros = peligrosDe(cursantes, readReglas(db, catedraId))
  return ({ alumnoId, estadoActual }: Inscrito): Atencion & { alumnoId: number } => ({
    alumnoId,
    peligro: peligros.get(alumnoId) ?? null,
    marcas: ultimas.map(({ id }) => marcaDe(id, alumnoId)),
    ...(entregas.get(alumnoId) ?? { entregadas: 0, vencidas: 0 }),
    enMora: estadoActual === 'EN MORA',
  })
}

/** What was marked on some class days, by day and student. */
function marcasEn(tx: Reader, dias: readonly DiaClase[]) {
  const registros = listRegistros(
    tx,
    inArray(
      diasClase.id,
      dias.map(({ id }) => id),
    ),
  )
  const porDia = new Map(
    [...registros].map(([id, suyos]) => [id, new Map(suyos.map((una) => [una.alumnoId, una.presente]))]),
  )
  return (diaId: number, alumnoId: number) => porDia.get(diaId)?.get(alumnoId) ?? null
}

/** How many tasks each student delivered, and how many are overdue without having been. */
function countEntregas(tx: Reader, catedraId: number, ahora: number) {
  const entregada = sql`${tareaAsignaciones.submission_date} is not null or ${tareaAsignaciones.estado} = 'CALIFICADA'`
  const filas = tx
    .select({
      alumnoId: tareaAsignaciones.alumnoId,
      entregadas: sum(entregada).mapWith(Number),
      vencidas: sum(sql`not (${entregada}) and ${tareasMaestras.fecha_entrega} < ${ahora}`).mapWith(Number),
    })
    .from(tareasMaestras)
    .innerJoin(tareaAsignaciones, eq(tareaAsignaciones.tareaMaestraId, tareasMaestras.id))
    .where(eq(tareasMaestras.catedraId, catedraId))
    .groupBy(tareaAsignaciones.alumnoId)
    .all()
  return new Map(filas.map(({ alumnoId, ...cuenta }) => [alumnoId, cuenta]))
}
