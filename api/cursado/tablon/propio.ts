import type { SQL } from 'drizzle-orm'
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core'
import { evaluacionAsignaciones } from '../../../db/schema/evaluaciones.ts'
import { tareaAsignaciones } from '../../../db/schema/tareas.ts'
import { estadoDeEvaluacion } from '../../../src/domain/evaluaciones/evaluaciones.ts'
import { estadoDeTarea } from '../../../src/domain/tareas/tareas.ts'
import { enISO } from '../../suelo/services/instants.ts'
import { archivosEntregados } from '../tareas/archivos-entregados.ts'
import { estadoPublicado } from '../tareas/publicado.ts'
import type { Publicacion } from './esquemas.ts'

/** What a student has of the task or the evaluation that a post announces. */
export const loPropioDe = {
  tareaAsignacionId: tareaAsignaciones.id,
  tareaEstado: estadoPublicado,
  submission_date: tareaAsignaciones.submission_date,
  reentregada: tareaAsignaciones.reentregada,
  archivos: archivosEntregados,
  evaluacionAsignacionId: evaluacionAsignaciones.id,
  evaluacionEstado: evaluacionAsignaciones.estado,
}

type Dato<Columna> =
  Columna extends SQL<infer T> ? T : Columna extends AnySQLiteColumn ? Columna['_']['data'] : never
type Fila = { [columna in keyof typeof loPropioDe]: Dato<(typeof loPropioDe)[columna]> | null }
type Propio = Pick<
  Publicacion,
  | 'tareaAsignacionId'
  | 'tareaAsignacionEstado'
  | 'submission_path'
  | 'archivos'
  | 'submission_date'
  | 'evaluacionAsignacionId'
  | 'evaluacionAsignacionEstado'
>

/** With the states that people read. */
export function loPropio(fila: Fila, fecha_entrega: number | null, ahora: number): Propio {
  const { tareaAsignacionId, tareaEstado, evaluacionAsignacionId, evaluacionEstado } = fila
  const { submission_date, reentregada } = fila
  const archivos = fila.archivos ?? []
  return {
    tareaAsignacionId,
    tareaAsignacionEstado:
      tareaEstado &&
      estadoDeTarea(
        { estado: tareaEstado, submission_date, reentregada: reentregada === true },
        fecha_entrega,
        ahora,
      ),
    submission_path: archivos[0]?.path ?? null,
    archivos,
    submission_date: enISO(submission_date),
    evaluacionAsignacionId,
    evaluacionAsignacionEstado:
      evaluacionEstado && estadoDeEvaluacion({ estado: evaluacionEstado }, fecha_entrega, ahora),
  }
}
