import { catedras } from '../../../db/schema/catedras.ts'
import { publicaciones } from '../../../db/schema/tablon.ts'
import { tareaAsignaciones, tareasMaestras } from '../../../db/schema/tareas.ts'
import { canGrade, estadoDeTarea, isSinPublicar } from '../../../src/domain/tareas/tareas.ts'
import { enISO } from '../../suelo/services/instants.ts'
import { archivosEntregados } from './archivos-entregados.ts'
import type { Asignacion } from './esquemas.ts'

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
  publica: tareasMaestras.publica,
  rubroId: tareasMaestras.rubroId,
  recupera: tareasMaestras.recupera,
  tipo: tareasMaestras.tipo,
  pide: tareasMaestras.pide,
  created_at: tareasMaestras.created_at,
}

/** For a select that also joins the board's post. */
export const columnasDeAsignacion = {
  id: tareaAsignaciones.id,
  tareaMaestraId: tareaAsignaciones.tareaMaestraId,
  alumnoId: tareaAsignaciones.alumnoId,
  estado: tareaAsignaciones.estado,
  reentregada: tareaAsignaciones.reentregada,
  puntos_obtenidos: tareaAsignaciones.puntos_obtenidos,
  archivos: archivosEntregados,
  submission_date: tareaAsignaciones.submission_date,
  comentario_docente: tareaAsignaciones.comentario_docente,
  publicada_en: tareaAsignaciones.publicada_en,
  ...columnasDePublicacion,
}

type FilaDeAsignacion = Omit<Asignacion, 'estado' | 'submission_path' | 'submission_date' | 'publicada_en'> &
  Pick<typeof tareaAsignaciones.$inferSelect, 'estado' | 'reentregada' | 'submission_date' | 'publicada_en'>

/** As people read it: `fecha_entrega` is the task's. */
export function asignacionDe(
  { reentregada, ...fila }: FilaDeAsignacion,
  fecha_entrega: number | null,
  ahora: number,
): Asignacion {
  return {
    ...fila,
    estado: estadoDeTarea({ ...fila, reentregada }, fecha_entrega, ahora),
    submission_path: fila.archivos[0]?.path ?? null,
    submission_date: enISO(fila.submission_date),
    publicada_en: enISO(fila.publicada_en),
  }
}

/** How many of a task's assignments stand where. */
export function resumenDe(asignaciones: readonly Asignacion[]) {
  const porCalificar = asignaciones.filter(canGrade).length
  const calificadas = asignaciones.filter(({ estado }) => estado === 'CALIFICADA').length
  return {
    asignadas: asignaciones.length,
    sinEntregar: asignaciones.length - porCalificar - calificadas,
    porCalificar,
    calificadas,
    sinPublicar: asignaciones.filter(isSinPublicar).length,
  }
}
