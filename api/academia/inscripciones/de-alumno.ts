import { and, asc, count, countDistinct, desc, eq, isNull, type SQL } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Reader } from '../../../db/client.ts'
import { asistencias, diasClase } from '../../../db/schema/asistencia.ts'
import { catedras } from '../../../db/schema/catedras.ts'
import { evaluacionAsignaciones, evaluaciones } from '../../../db/schema/evaluaciones.ts'
import { catedraAlumnos, pagos } from '../../../db/schema/inscripciones.ts'
import { planesDeClases, unidadesPlan } from '../../../db/schema/planes.ts'
import { publicaciones } from '../../../db/schema/tablon.ts'
import { tareaAsignaciones, tareasMaestras } from '../../../db/schema/tareas.ts'

/** The courses that a student is enrolled in: all of them, or one teacher's. */
export function listCatedrasDeAlumno(tx: Reader, alumnoId: number, docenteId?: number) {
  return tx
    .select({
      catedraAlumnoId: catedraAlumnos.id,
      catedraId: catedras.id,
      nombre: catedras.nombre,
      anio: catedras.anio,
    })
    .from(catedraAlumnos)
    .innerJoin(catedras, eq(catedras.id, catedraAlumnos.catedraId))
    .where(
      and(
        eq(catedraAlumnos.alumnoId, alumnoId),
        isNull(catedraAlumnos.baja_en),
        docenteId === undefined ? undefined : eq(catedras.docenteId, docenteId),
      ),
    )
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

/** What goes with a course. */
export function countDeCatedra(tx: Reader, catedraId: number) {
  const cuenta = tx
    .select({
      planes: countDistinct(planesDeClases.id),
      unidades: count(unidadesPlan.id),
    })
    .from(planesDeClases)
    .leftJoin(unidadesPlan, eq(unidadesPlan.planId, planesDeClases.id))
    .where(eq(planesDeClases.catedraId, catedraId))
    .get()
  const clases = tx
    .select({ diasClase: countDistinct(diasClase.id), asistencias: count(asistencias.id) })
    .from(diasClase)
    .leftJoin(asistencias, eq(asistencias.diaClaseId, diasClase.id))
    .where(eq(diasClase.catedraId, catedraId))
    .get()
  const trabajos = tx
    .select({
      tareas: countDistinct(tareasMaestras.id),
      entregas: count(tareaAsignaciones.submission_date),
    })
    .from(tareasMaestras)
    .leftJoin(tareaAsignaciones, eq(tareaAsignaciones.tareaMaestraId, tareasMaestras.id))
    .where(eq(tareasMaestras.catedraId, catedraId))
    .get()
  return {
    ...countInscripciones(tx, eq(catedraAlumnos.catedraId, catedraId)),
    ...(cuenta ?? { planes: 0, unidades: 0 }),
    ...(clases ?? { diasClase: 0, asistencias: 0 }),
    ...(trabajos ?? { tareas: 0, entregas: 0 }),
    evaluaciones: countOf(tx, evaluaciones, eq(evaluaciones.catedraId, catedraId)),
    publicaciones: countOf(tx, publicaciones, eq(publicaciones.catedraId, catedraId)),
  }
}

function countOf(tx: Reader, table: SQLiteTable, cuales: SQL): number {
  return tx.select({ n: count() }).from(table).where(cuales).get()?.n ?? 0
}

function countInscripciones(tx: Reader, cuales: ReturnType<typeof eq>) {
  const inscripciones = countOf(tx, catedraAlumnos, cuales)
  const hechos = tx
    .select({ n: count() })
    .from(pagos)
    .innerJoin(catedraAlumnos, eq(catedraAlumnos.id, pagos.catedraAlumnoId))
    .where(cuales)
    .get()
  return { inscripciones, pagos: hechos?.n ?? 0 }
}
