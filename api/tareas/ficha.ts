import { archivos } from '../../db/schema/archivos.ts'
import { catedras } from '../../db/schema/catedras.ts'
import { planesDeClases, unidadesPlan } from '../../db/schema/planes.ts'
import { publicaciones } from '../../db/schema/tablon.ts'
import { tareaAsignaciones, tareasMaestras } from '../../db/schema/tareas.ts'
import { estadoDeTarea, puedeCalificar } from '../../src/domain/tareas.ts'
import type { Asignacion } from './esquemas.ts'

/** Of the unit, the course and the board, what stands beside a task. */
export const columnasDeUnidad = {
  id: unidadesPlan.id,
  periodo: unidadesPlan.periodo,
  planId: planesDeClases.id,
  plan: planesDeClases.titulo,
}

export const columnasDeCatedra = { id: catedras.id, nombre: catedras.nombre, anio: catedras.anio }

export const columnasDePublicacion = {
  publicacionId: publicaciones.id,
  visibleToStudents: publicaciones.visibleToStudents,
}

export const columnasDeTarea = {
  id: tareasMaestras.id,
  catedraId: tareasMaestras.catedraId,
  titulo: tareasMaestras.titulo,
  puntos_posibles: tareasMaestras.puntos_posibles,
  fecha_entrega: tareasMaestras.fecha_entrega,
  unidadPlanId: tareasMaestras.unidadPlanId,
  created_at: tareasMaestras.created_at,
}

/** For a select that also joins the delivered file and the board's post. */
export const columnasDeAsignacion = {
  id: tareaAsignaciones.id,
  tareaMaestraId: tareaAsignaciones.tareaMaestraId,
  alumnoId: tareaAsignaciones.alumnoId,
  estado: tareaAsignaciones.estado,
  reentregada: tareaAsignaciones.reentregada,
  puntos_obtenidos: tareaAsignaciones.puntos_obtenidos,
  submission_path: archivos.path,
  submission_date: tareaAsignaciones.submission_date,
  comentario_docente: tareaAsignaciones.comentario_docente,
  ...columnasDePublicacion,
}

type FilaDeAsignacion = Omit<Asignacion, 'estado' | 'submission_date'> &
  Pick<typeof tareaAsignaciones.$inferSelect, 'estado' | 'reentregada' | 'submission_date'>

/** As people read it: `fecha_entrega` is the task's. */
export function asignacionDe(
  { reentregada, ...fila }: FilaDeAsignacion,
  fecha_entrega: number | null,
  ahora: number,
): Asignacion {
  return {
    ...fila,
    estado: estadoDeTarea({ ...fila, reentregada }, fecha_entrega, ahora),
    submission_date: enISO(fila.submission_date),
  }
}

type FilaDeUnidad = { id: number | null; periodo: string | null; planId: number | null; plan: string | null }

export function unidadDe(fila: FilaDeUnidad | null) {
  const { id, periodo, planId, plan } = fila ?? {}
  if (!id || !planId) return null
  return { id, periodo: periodo ?? '', PlanDeClases: { id: planId, titulo: plan ?? '' } }
}

export const enISO = (instante: number | null) =>
  instante === null ? null : new Date(instante).toISOString()

/** How many of a task's assignments stand where. */
export function resumenDe(asignaciones: readonly Asignacion[]) {
  const porCalificar = asignaciones.filter(puedeCalificar).length
  const calificadas = asignaciones.filter(({ estado }) => estado === 'CALIFICADA').length
  return {
    asignadas: asignaciones.length,
    sinEntregar: asignaciones.length - porCalificar - calificadas,
    porCalificar,
    calificadas,
  }
}
