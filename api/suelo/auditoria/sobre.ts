import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { diasClase } from '../../../db/schema/asistencia.ts'
import { evaluaciones } from '../../../db/schema/evaluaciones.ts'
import { catedraAlumnos, pagos } from '../../../db/schema/inscripciones.ts'
import { justificativos } from '../../../db/schema/justificativos.ts'
import { papelera } from '../../../db/schema/papelera.ts'
import { planesDeClases, unidadesPlan } from '../../../db/schema/planes.ts'
import { publicaciones } from '../../../db/schema/tablon.ts'
import { tareaAsignaciones, tareasMaestras } from '../../../db/schema/tareas.ts'
import { catedraDe as catedraDeFila, type Tabla } from '../en-catedra.ts'

export type Cosa = keyof typeof consultas

/** How each thing is called, by its id. */
const consultas = {
  alumno: (id: number) => sql`SELECT nombre || ' ' || apellido AS nombre FROM alumnos WHERE id = ${id}`,
  docente: (id: number) => sql`SELECT nombre || ' ' || apellido AS nombre FROM docentes WHERE id = ${id}`,
  catedra: (id: number) => sql`SELECT nombre FROM catedras WHERE id = ${id}`,
  inscripcion: (id: number) => sql`
    SELECT a.nombre || ' ' || a.apellido || ' · ' || c.nombre AS nombre FROM catedra_alumnos i
    JOIN alumnos a ON a.id = i.alumno_id JOIN catedras c ON c.id = i.catedra_id WHERE i.id = ${id}`,
  pago: (id: number) => sql`
    SELECT a.nombre || ' ' || a.apellido || ' · ' || c.nombre
      || ' · ₲' || char(160) || replace(printf('%,d', p.monto), ',', '.') AS nombre
    FROM pagos p JOIN catedra_alumnos i ON i.id = p.catedra_alumno_id
    JOIN alumnos a ON a.id = i.alumno_id JOIN catedras c ON c.id = i.catedra_id WHERE p.id = ${id}`,
  dia: (id: number) => sql`SELECT strftime('%d/%m/%Y', fecha) AS nombre FROM dias_clase WHERE id = ${id}`,
  plan: (id: number) => sql`SELECT titulo AS nombre FROM planes_de_clases WHERE id = ${id}`,
  unidad: (id: number) => sql`SELECT periodo AS nombre FROM unidades_plan WHERE id = ${id}`,
  tarea: (id: number) => sql`SELECT titulo AS nombre FROM tareas_maestras WHERE id = ${id}`,
  entrega: (id: number) => sql`
    SELECT a.nombre || ' ' || a.apellido || ' · ' || t.titulo AS nombre FROM tarea_asignaciones e
    JOIN alumnos a ON a.id = e.alumno_id JOIN tareas_maestras t ON t.id = e.tarea_maestra_id
    WHERE e.id = ${id}`,
  evaluacion: (id: number) => sql`SELECT titulo AS nombre FROM evaluaciones WHERE id = ${id}`,
  publicacion: (id: number) => sql`SELECT titulo AS nombre FROM publicaciones WHERE id = ${id}`,
  justificativo: (id: number) => sql`
    SELECT a.nombre || ' ' || a.apellido || ' · ' || strftime('%d/%m/%Y', j.desde)
      || iif(j.desde = j.hasta, '', ' al ' || strftime('%d/%m/%Y', j.hasta)) AS nombre
    FROM justificativos j JOIN alumnos a ON a.id = j.alumno_id WHERE j.id = ${id}`,
  creador: (id: number) => sql`
    SELECT trim(first_name || ' ' || last_name) AS nombre FROM creadores WHERE id = ${id}`,
  sugerencia: (id: number) => sql`
    SELECT trim(c.first_name || ' ' || c.last_name) AS nombre FROM sugerencias s
    JOIN creadores c ON c.id = s.creador_id WHERE s.id = ${id}`,
} satisfies Record<string, (id: number) => SQL>

/** Nothing where it is not there. */
export function nombreDe(tx: Pick<Tx, 'get'>, cosa: Cosa, id: number): string | undefined {
  return tx.get<{ nombre: string } | undefined>(consultas[cosa](id))?.nombre
}

/** Of each name of an id the table that it is of, where that is of a course. */
const tablas: Partial<Record<string, Tabla>> = {
  inscripcionId: catedraAlumnos,
  pagoId: pagos,
  diaId: diasClase,
  planId: planesDeClases,
  unidadId: unidadesPlan,
  tareaId: tareasMaestras,
  entregaId: tareaAsignaciones,
  evaluacionId: evaluaciones,
  justificativoId: justificativos,
  publicacionId: publicaciones,
  papeleraId: papelera,
}

/** The course that an act is done in: the one that it names or, where it names none, that of what it is done to. */
export function catedraDe(tx: Pick<Tx, 'get'>, ids: Record<string, number>): number | undefined {
  const { catedraId, ...otros } = ids
  if (catedraId !== undefined) return catedraId
  for (const [nombre, id] of Object.entries(otros)) {
    const tabla = tablas[nombre]
    if (tabla) return catedraDeFila(tx, tabla, id)
  }
  return undefined
}
