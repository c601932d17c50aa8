import { type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { tareaAsignaciones } from '../../../db/schema/tareas.ts'
import type { EstadoGuardadoDeTarea } from '../../../src/domain/tareas/tareas.ts'

const { estado, publicada_en, puntos_obtenidos, comentario_docente, calificada_en, ultimo_acto } =
  tareaAsignaciones

/** Graded, and its student does not know it yet. */
export const sinPublicar = sql`(${estado} = 'CALIFICADA' and ${publicada_en} is null)`

const siPublicada = <T>(dato: SQLiteColumn | SQL) => sql<T | null>`iif(${sinPublicar}, null, ${dato})`

/** The state that a student may know: what is graded and not published is delivered. */
export const estadoPublicado = sql<EstadoGuardadoDeTarea>`iif(${sinPublicar}, 'ENTREGADA', ${estado})`

/** Whether its grade was changed, with a reason. */
const rectificada = sql<number | null>`exists (
  select 1 from historial_de_notas h where h.tarea_asignacion_id = ${tareaAsignaciones.id} and h.motivo is not null and h.deshecha_en is null
)`

/** All that says how a delivery was graded, for who grades. */
export const columnasDeNota = {
  estado,
  puntos_obtenidos,
  comentario_docente,
  calificada_en,
  rectificada,
  ultimo_acto,
}

/** The same for its student. Whatever a student reads of a grade is read through these. */
export const columnasDeNotaPublicada = {
  estado: estadoPublicado,
  puntos_obtenidos: siPublicada<number>(puntos_obtenidos),
  comentario_docente: siPublicada<string>(comentario_docente),
  calificada_en: siPublicada<number>(calificada_en),
  rectificada: siPublicada<number>(rectificada),
  ultimo_acto: sql<null>`null`,
}
