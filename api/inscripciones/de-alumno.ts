import { and, asc, count, desc, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { catedras } from '../../db/schema/catedras.ts'
import { catedraAlumnos, pagos } from '../../db/schema/inscripciones.ts'

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
  return countDe(tx, eq(catedraAlumnos.alumnoId, alumnoId))
}

/** What goes with a course. */
export function countDeCatedra(tx: Reader, catedraId: number) {
  return countDe(tx, eq(catedraAlumnos.catedraId, catedraId))
}

function countDe(tx: Reader, cuales: ReturnType<typeof eq>) {
  const inscripciones = tx.select({ n: count() }).from(catedraAlumnos).where(cuales).get()?.n ?? 0
  const hechos = tx
    .select({ n: count() })
    .from(pagos)
    .innerJoin(catedraAlumnos, eq(catedraAlumnos.id, pagos.catedraAlumnoId))
    .where(cuales)
    .get()
  return { inscripciones, pagos: hechos?.n ?? 0 }
}
