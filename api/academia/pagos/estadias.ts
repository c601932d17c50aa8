import { and, asc, eq, isNotNull, type SQL } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { catedraAlumnos, inscripcionesAnteriores } from '../../../db/schema/inscripciones.ts'
import { alumnos } from '../../../db/schema/personas.ts'
import { diaEn, fechaISO } from '../../../src/domain/fechas.ts'
import { listPagosHechos } from './hechos.ts'

/** From when until when somebody was in a course, by days where the institution is. */
interface Estadia {
  fecha_inscripcion: string
  baja: string
}

const diaDe = (zona: string, instante: number) => fechaISO(diaEn(zona, instante))

/** The earlier ones of who enrolled again, by enrolment; `cuales` says of which. */
export function listAnteriores(tx: Reader, cuales: SQL, zona: string): Map<number, Estadia[]> {
  const { id, catedraAlumnoId, fecha_inscripcion, baja_en } = inscripcionesAnteriores
  const rows = tx
    .select({ catedraAlumnoId, fecha_inscripcion, baja_en })
    .from(inscripcionesAnteriores)
    .innerJoin(catedraAlumnos, eq(catedraAlumnos.id, catedraAlumnoId))
    .where(cuales)
    .orderBy(asc(id))
    .all()
  const porInscripcion = Map.groupBy(rows, (row) => row.catedraAlumnoId)
  return new Map(
    [...porInscripcion].map(([cual, suyas]) => [
      cual,
      suyas.map((una) => ({ fecha_inscripcion: una.fecha_inscripcion, baja: diaDe(zona, una.baja_en) })),
    ]),
  )
}

/** Who is in the course no more, and what each of them paid. */
export function listDesinscritos(tx: Reader, catedraId: number, zona: string) {
  const cuales = and(eq(catedraAlumnos.catedraId, catedraId), isNotNull(catedraAlumnos.baja_en)) as SQL
  const hechos = listPagosHechos(tx, cuales)
  const anteriores = listAnteriores(tx, cuales, zona)
  return tx
    .select({
      catedraAlumnoId: catedraAlumnos.id,
      alumnoId: alumnos.id,
      nombre: alumnos.nombre,
      apellido: alumnos.apellido,
      email: alumnos.email,
      fecha_inscripcion: catedraAlumnos.fecha_inscripcion,
      baja_en: catedraAlumnos.baja_en,
    })
    .from(catedraAlumnos)
    .innerJoin(alumnos, eq(alumnos.id, catedraAlumnos.alumnoId))
    .where(cuales)
    .orderBy(asc(alumnos.orden), asc(alumnos.id))
    .all()
    .map(({ baja_en, ...uno }) => ({
      ...uno,
      baja: diaDe(zona, baja_en as number),
      anteriores: anteriores.get(uno.catedraAlumnoId) ?? [],
      pagado: (hechos.get(uno.catedraAlumnoId) ?? []).reduce((suma, { monto }) => suma + monto, 0),
    }))
}
