import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import type { Sesion } from '../../plugins/auth.ts'
import { type Cosa, cosasEn } from './sobre.ts'

/** What an edition of each thing may change. */
const consultas: Partial<Record<Cosa, (id: number) => SQL[]>> = {
  alumno: (id) => [sql`SELECT * FROM alumnos WHERE id = ${id}`],
  docente: (id) => [
    sql`SELECT * FROM docentes WHERE id = ${id}`,
    sql`SELECT id FROM cambios_de_email WHERE docente_id = ${id}`,
  ],
  catedra: (id) => [
    sql`SELECT * FROM catedras WHERE id = ${id}`,
    sql`SELECT dia_semana, hora_inicio, hora_fin FROM catedra_dia_horarios WHERE catedra_id = ${id} ORDER BY 1, 2`,
  ],
  inscripcion: (id) => [sql`SELECT * FROM catedra_alumnos WHERE id = ${id}`],
  dia: (id) => [sql`SELECT * FROM dias_clase WHERE id = ${id}`],
  plan: (id) => [
    sql`SELECT * FROM planes_de_clases WHERE id = ${id}`,
    sql`SELECT id, posicion FROM unidades_plan WHERE plan_id = ${id} ORDER BY 1`,
  ],
  unidad: (id) => [sql`SELECT * FROM unidades_plan WHERE id = ${id}`],
  tarea: (id) => [sql`SELECT * FROM tareas_maestras WHERE id = ${id}`],
  evaluacion: (id) => [
    sql`SELECT * FROM evaluaciones WHERE id = ${id}`,
    sql`SELECT p.posicion, p.texto, o.posicion AS lugar, o.texto AS opcion, o.es_correcta FROM preguntas p
      LEFT JOIN opciones o ON o.pregunta_id = p.id WHERE p.evaluacion_id = ${id} ORDER BY 1, 3`,
  ],
  publicacion: (id) => [sql`SELECT * FROM publicaciones WHERE id = ${id}`],
  creador: (id) => [sql`SELECT * FROM creadores WHERE id = ${id}`],
}

interface Llamada {
  ruta: string
  params: Record<string, string | number> | undefined
  sesion: Sesion | undefined
}

/**
 * All that an edition names, as it stands: one before the call and one after it tell whether it changed anything.
 * Nothing where the address names nothing that can be looked at.
 */
export function fotoDe(db: Db, { ruta, params = {}, sesion }: Llamada): string | undefined {
  const nombradas = ruta === '/docente/me' ? [['docente', sesion?.id] as const] : cosasEn(ruta, params)
  const preguntas = nombradas.flatMap(([cosa, id]) => consultas[cosa]?.(Number(id)) ?? [])
  const ajustes = ruta === '/admin/institucion' ? [sql`SELECT * FROM ajustes ORDER BY clave`] : []
  const todas = [...preguntas, ...ajustes]
  return todas.length > 0 ? JSON.stringify(todas.map((una) => db.all(una).map(sinFecha))) : undefined
}

/** An edition that changes nothing else says when it was. */
const sinFecha = (fila: unknown) => ({ ...Object(fila), updated_at: undefined })
