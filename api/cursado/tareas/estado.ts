import { type SQL, sql } from 'drizzle-orm'
import { tareaAsignaciones } from '../../../db/schema/tareas.ts'
import type { EstadoGuardadoDeTarea } from '../../../src/domain/tareas/tareas.ts'

/**
 * That a task of one course, or of one teacher's, is in a state. The plus keeps SQLite from going through all of the
 * institution's that are in it, which ten years make many.
 */
export const isEnEstado = (estado: EstadoGuardadoDeTarea): SQL =>
  sql`+${tareaAsignaciones.estado} = ${estado}`
