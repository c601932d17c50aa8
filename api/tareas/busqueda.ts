import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { catedras } from '../../db/schema/catedras.ts'
import { catedraAlumnos } from '../../db/schema/inscripciones.ts'
import { planesDeClases, unidadesPlan } from '../../db/schema/planes.ts'
import { tareaAsignaciones, tareasMaestras } from '../../db/schema/tareas.ts'
import { requireCatedra, requireCatedraDe } from '../catedras/busqueda.ts'
import type { Sesion } from '../plugins/auth.ts'
import { tareaNoEncontrada } from './errors.ts'

export type Reader = Pick<Tx, 'select'>

/** Who asks: a teacher touches the own courses only, the administrator every one. */
export type Quien = Pick<Sesion, 'rol' | 'id'>

/** One task; where `catedraId` is said, of that course. */
export interface Cual {
  id: number
  catedraId?: number
}

export function requireCatedraPara(tx: Reader, { rol, id }: Quien, catedraId: number) {
  return rol === 'docente' ? requireCatedraDe(tx, id, catedraId) : requireCatedra(tx, catedraId)
}

const columns = {
  id: tareasMaestras.id,
  catedraId: tareasMaestras.catedraId,
  catedra: catedras.nombre,
  titulo: tareasMaestras.titulo,
  descripcion: tareasMaestras.descripcion,
  puntos_posibles: tareasMaestras.puntos_posibles,
  fecha_entrega: tareasMaestras.fecha_entrega,
  recursos: tareasMaestras.recursos,
  multimedia_path: tareasMaestras.multimedia_path,
  unidadPlanId: tareasMaestras.unidadPlanId,
}

export function requireTarea(tx: Reader, quien: Quien, { id, catedraId }: Cual) {
  const tarea = tx
    .select(columns)
    .from(tareasMaestras)
    .innerJoin(catedras, eq(catedras.id, tareasMaestras.catedraId))
    .where(
      and(
        eq(tareasMaestras.id, id),
        catedraId === undefined ? undefined : eq(tareasMaestras.catedraId, catedraId),
        quien.rol === 'docente' ? eq(catedras.docenteId, quien.id) : undefined,
      ),
    )
    .get()
  if (!tarea) throw tareaNoEncontrada()
  return tarea
}

/** Whether a unit is of one of the course's plans. */
export function hasUnidad(tx: Reader, catedraId: number, unidadId: number): boolean {
  const suya = tx
    .select({ id: unidadesPlan.id })
    .from(unidadesPlan)
    .innerJoin(planesDeClases, eq(planesDeClases.id, unidadesPlan.planId))
    .where(and(eq(unidadesPlan.id, unidadId), eq(planesDeClases.catedraId, catedraId)))
    .get()
  return suya !== undefined
}

/** The enrolment, still in force, of an assignment's student in the task's course. */
export const esInscripcionVigente = () =>
  and(
    eq(catedraAlumnos.catedraId, tareasMaestras.catedraId),
    eq(catedraAlumnos.alumnoId, tareaAsignaciones.alumnoId),
    isNull(catedraAlumnos.baja_en),
  )
