import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { etiquetaDeAsistencia } from '../../../src/domain/asistencia.ts'
import { diaCorto } from '../../../src/domain/fechas.ts'
import { guaranies } from '../../../src/domain/numeros.ts'

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
  creador: (id: number) => sql`
    SELECT trim(first_name || ' ' || last_name) AS nombre FROM creadores WHERE id = ${id}`,
  sugerencia: (id: number) => sql`
    SELECT trim(c.first_name || ' ' || c.last_name) AS nombre FROM sugerencias s
    JOIN creadores c ON c.id = s.creador_id WHERE s.id = ${id}`,
} satisfies Record<string, (id: number) => SQL>

/** What an address names: all that fit, in this order. */
const enRuta: readonly (readonly [RegExp, param: string, Cosa])[] = [
  [/:alumnoId/, 'alumnoId', 'alumno'],
  [/^\/alumnos\/:id/, 'id', 'alumno'],
  [/\/docentes\/:id/, 'id', 'docente'],
  [/\/catedraalumnos\/:id/, 'id', 'inscripcion'],
  [/\/pagos\/:id/, 'id', 'pago'],
  [/\/tareasAsignaciones\/:id|\/admin\/tareas\/:id\/calificar/, 'id', 'entrega'],
  [/:tareaId/, 'tareaId', 'tarea'],
  [/\/admin\/tareas\/:id(?!\/calificar)/, 'id', 'tarea'],
  [/:evaluacionId/, 'evaluacionId', 'evaluacion'],
  [/\/evaluaciones\/:id/, 'id', 'evaluacion'],
  [/:publicacionId/, 'publicacionId', 'publicacion'],
  [/\/publicaciones\/:id/, 'id', 'publicacion'],
  [/\/planes\/:id/, 'id', 'plan'],
  [/\/unidades\/:id/, 'id', 'unidad'],
  [/:diaId/, 'diaId', 'dia'],
  [/:composerId/, 'composerId', 'creador'],
  [/\/composers\/:id/, 'id', 'creador'],
  [/\/suggestions\/:id/, 'id', 'sugerencia'],
  [/\/catedras?\/:id/, 'id', 'catedra'],
]

interface Llamada {
  /** Its pattern, like '/admin/catedras/:id'. */
  ruta: string
  params: Record<string, string | number> | undefined
  body: unknown
}

/** What an address names, with their ids. */
export const cosasEn = (ruta: string, params: Record<string, string | number>): [Cosa, unknown][] =>
  enRuta.filter(([forma]) => forma.test(ruta)).map(([, param, cosa]) => [cosa, params[param]])

/** The names of whom and what a call is about; it asks before the call, which may take them away. */
export function sobreQue(db: Db, { ruta, params = {}, body }: Llamada): string[] {
  const nombres = [...escritosEn(body), ...cosasEn(ruta, params)].map(([cosa, id]) =>
    nombreDe(db, cosa, Number(id)),
  )
  const todos = [...nombres, ...valoresEn(ruta, body)].filter((uno) => uno !== undefined)
  return [...new Set(todos)]
}

/** Whom and what a form names by its id; the administrator's attendance has words of its own for both. */
function escritosEn(body: unknown): [Cosa, unknown][] {
  const { alumnoId, studentId, composerId, classDayId } = Object(body) as Record<string, unknown>
  const alumno = alumnoId || studentId
  const escritos: [Cosa, unknown][] = [
    ['alumno', alumno],
    ['creador', alumno ? undefined : composerId],
    ['dia', classDayId],
  ]
  return escritos.filter(([, id]) => id)
}

/** What a form says that nothing else will tell later: how much, present or absent, which day. */
function valoresEn(ruta: string, body: unknown): (string | undefined)[] {
  const { monto, presente, fecha } = Object(body) as Record<string, unknown>
  return [
    typeof monto === 'number' ? guaranies(monto) : undefined,
    typeof presente === 'boolean' ? etiquetaDeAsistencia(presente) : undefined,
    typeof fecha === 'string' && ruta.includes('/diasclase') ? diaCorto(fecha) : undefined,
  ]
}

function nombreDe(db: Db, cosa: Cosa, id: number): string | undefined {
  if (!Number.isSafeInteger(id)) return undefined
  return db.get<{ nombre: string } | undefined>(consultas[cosa](id))?.nombre
}
