import { and, count, eq, gt, min, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { z } from 'zod'
import type { Reader } from '../../../db/client.ts'
import { creadores } from '../../../db/schema/creadores.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { alumnos } from '../../../db/schema/personas.ts'
import { isDeAlguien } from '../../suelo/services/borradas.ts'
import { contribuyenteNoEncontrado } from './errors.ts'

export const contribuyente = z.object({
  composerId: z.int(),
  /** Of the student whom it was enrolled as, or who has the same e-mail. */
  alumnoId: z.int().nullable(),
  nombre: z.string(),
  apellido: z.string(),
  email: z.string(),
  student_first_name: z.string(),
  student_last_name: z.string(),
  contribuciones: z.int(),
})
type Contribuyente = z.infer<typeof contribuyente>

/** As the index says it, so that it serves; and of whom it is known who it was. */
const isAporteDeAlumno = and(
  sql`is_student_contribution = 1 and ${creadores.email} is not null`,
  isDeAlguien(creadores.email),
)
const porEmail = sql<string>`lower(${creadores.email})`
const conTexto = (columna: SQLiteColumn) => sql<string>`coalesce(${columna}, '')`

/** One for each e-mail, by the name of its first contribution. */
export function listContribuyentes(tx: Reader): Contribuyente[] {
  const yaInscritos = new Map(listYaInscritos(tx).map(({ clave, alumnoId }) => [clave, alumnoId]))
  return tx
    .select({
      // SQLite takes the other columns from the row that has the minimum.
      composerId: min(creadores.id),
      clave: porEmail,
      alumnoId: alumnos.id,
      nombre: conTexto(creadores.student_first_name),
      apellido: conTexto(creadores.student_last_name),
      email: sql<string>`${creadores.email}`,
      contribuciones: count(),
    })
    .from(creadores)
    .leftJoin(alumnos, eq(sql`lower(${alumnos.email})`, porEmail))
    .where(isAporteDeAlumno)
    .groupBy(porEmail)
    .all()
    .map(({ clave, ...fila }) => ({
      ...fila,
      alumnoId: yaInscritos.get(clave) ?? fila.alumnoId,
      composerId: fila.composerId as number,
      student_first_name: fila.nombre,
      student_last_name: fila.apellido,
    }))
}

/** The student whom each contributor's first enrolment made or found, whose e-mail may be another by now. */
function listYaInscritos(tx: Reader, email?: string) {
  return tx
    .select({
      clave: porEmail,
      // SQLite takes the other columns from the row that has the minimum.
      primera: min(catedraAlumnos.id),
      alumnoId: catedraAlumnos.alumnoId,
    })
    .from(catedraAlumnos)
    .innerJoin(creadores, eq(creadores.id, catedraAlumnos.composerId))
    .where(
      and(
        // So that its index serves: nearly nobody has one.
        gt(catedraAlumnos.composerId, 0),
        email === undefined ? undefined : eq(porEmail, sql`lower(${email})`),
      ),
    )
    .groupBy(porEmail)
    .all()
}

export const findAlumnoYaInscrito = (tx: Reader, email: string) => listYaInscritos(tx, email)[0]?.alumnoId

/** The contributor whom one of the contributions names. */
export function findContribuyente(tx: Reader, composerId: number) {
  return tx
    .select({
      nombre: conTexto(creadores.student_first_name),
      apellido: conTexto(creadores.student_last_name),
      email: sql<string>`${creadores.email}`,
    })
    .from(creadores)
    .where(and(eq(creadores.id, composerId), isAporteDeAlumno))
    .get()
}

export function requireContribuyente(tx: Reader, composerId: number) {
  const encontrado = findContribuyente(tx, composerId)
  if (!encontrado) throw contribuyenteNoEncontrado()
  return encontrado
}
