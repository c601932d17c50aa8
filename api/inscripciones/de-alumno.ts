import { and, asc, count, countDistinct, desc, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { asistencias, diasClase } from '../../db/schema/asistencia.ts'
import { catedras } from '../../db/schema/catedras.ts'
import { catedraAlumnos, pagos } from '../../db/schema/inscripciones.ts'
import { planesDeClases, unidadesPlan } from '../../db/schema/planes.ts'
import { tareaAsignaciones, tareasMaestras } from '../../db/schema/tareas.ts'

type Reader = Pick<Tx, 'select'>

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
  const marcadas = tx.select({ n: count() }).from(asistencias).where(eq(asistencias.alumnoId, alumnoId)).get()
  const entregadas = tx
    .select({ n: count(tareaAsignaciones.submission_date) })
    .from(tareaAsignaciones)
    .where(eq(tareaAsignaciones.alumnoId, alumnoId))
    .get()
  return {
    ...countInscripciones(tx, eq(catedraAlumnos.alumnoId, alumnoId)),
    asistencias: marcadas?.n ?? 0,
    entregas: entregadas?.n ?? 0,
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
  }
}

function countInscripciones(tx: Reader, cuales: ReturnType<typeof eq>) {
  const inscripciones = tx.select({ n: count() }).from(catedraAlumnos).where(cuales).get()?.n ?? 0
  const hechos = tx
    .select({ n: count() })
    .from(pagos)
    .innerJoin(catedraAlumnos, eq(catedraAlumnos.id, pagos.catedraAlumnoId))
    .where(cuales)
    .get()
  return { inscripciones, pagos: hechos?.n ?? 0 }
}
