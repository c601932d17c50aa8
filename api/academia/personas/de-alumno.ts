import { and, asc, count, desc, eq, isNull, type SQL } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { z } from 'zod'
import type { Reader } from '../../../db/client.ts'
import { asistencias } from '../../../db/schema/asistencia.ts'
import { catedras } from '../../../db/schema/catedras.ts'
import { evaluacionAsignaciones } from '../../../db/schema/evaluaciones.ts'
import { catedraAlumnos, pagos } from '../../../db/schema/inscripciones.ts'
import { publicaciones } from '../../../db/schema/tablon.ts'
import { tareaAsignaciones } from '../../../db/schema/tareas.ts'

/** A course that a student is enrolled in. */
export const catedraDeAlumno = z.object({
  catedraAlumnoId: z.int(),
  catedraId: z.int(),
  nombre: z.string(),
  anio: z.int(),
})

/** What goes with a student. */
export const loQueSeVaConAlumno = z.object({
  inscripciones: z.int(),
  pagos: z.int(),
  asistencias: z.int(),
  entregas: z.int(),
  evaluaciones: z.int(),
  publicaciones: z.int(),
  archivos: z.int(),
})

/** The courses that a student is enrolled in: all of them, or some. */
export function listCatedrasDeAlumno(tx: Reader, alumnoId: number, cuales?: SQL) {
  return tx
    .select({
      catedraAlumnoId: catedraAlumnos.id,
      catedraId: catedras.id,
      nombre: catedras.nombre,
      anio: catedras.anio,
    })
    .from(catedraAlumnos)
    .innerJoin(catedras, eq(catedras.id, catedraAlumnos.catedraId))
    .where(and(eq(catedraAlumnos.alumnoId, alumnoId), isNull(catedraAlumnos.baja_en), cuales))
    .orderBy(desc(catedras.anio), asc(catedras.orden), asc(catedras.id))
    .all()
}

/** What goes with a student: the enrolments of the past as well. */
export function countDeAlumno(tx: Reader, alumnoId: number) {
  const entregadas = tx
    .select({ n: count(tareaAsignaciones.submission_date) })
    .from(tareaAsignaciones)
    .where(eq(tareaAsignaciones.alumnoId, alumnoId))
    .get()
  return {
    ...countInscripciones(tx, eq(catedraAlumnos.alumnoId, alumnoId)),
    asistencias: countOf(tx, asistencias, eq(asistencias.alumnoId, alumnoId)),
    entregas: entregadas?.n ?? 0,
    evaluaciones: countOf(tx, evaluacionAsignaciones, eq(evaluacionAsignaciones.alumnoId, alumnoId)),
    publicaciones: countOf(tx, publicaciones, eq(publicaciones.autorAlumnoId, alumnoId)),
  }
}

export function countOf(tx: Reader, table: SQLiteTable, cuales: SQL): number {
  return tx.select({ n: count() }).from(table).where(cuales).get()?.n ?? 0
}

export function countInscripciones(tx: Reader, cuales: ReturnType<typeof eq>) {
  const inscripciones = countOf(tx, catedraAlumnos, cuales)
  const hechos = tx
    .select({ n: count() })
    .from(pagos)
    .innerJoin(catedraAlumnos, eq(catedraAlumnos.id, pagos.catedraAlumnoId))
    .where(cuales)
    .get()
  return { inscripciones, pagos: hechos?.n ?? 0 }
}
