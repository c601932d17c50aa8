import { type SQL, sql } from 'drizzle-orm'
import { SQLiteSyncDialect, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import { archivoUsos } from '../../../db/schema/archivo-usos.ts'
import { evaluacionAsignaciones, preguntas } from '../../../db/schema/evaluaciones.ts'
import { tareaAsignaciones } from '../../../db/schema/tareas.ts'
import { caminoDesde, listReferenciasDe } from '../en-catedra.ts'

const dialecto = new SQLiteSyncDialect({ casing: 'snake_case' })

/** By what each thing of a course that may use a file refers to. */
const referencias = listReferenciasDe(archivoUsos)

/** A creator is in no course, but the delivery that is a contribution shows its photo. */
const deAportes = consultasPor(
  tareaAsignaciones,
  sql`${archivoUsos} JOIN ${tareaAsignaciones} ON ${tareaAsignaciones.creadorId} = ${archivoUsos.creadorId}`,
)

/**
 * What a question shows and sounds is seen by the student to whom it was given, but for a sound whose hearings are counted
 * and who has not submitted yet.
 */
const dePreguntasDadas = consultasPor(
  evaluacionAsignaciones,
  sql`${archivoUsos} JOIN ${preguntas} ON ${preguntas.id} = ${archivoUsos.preguntaId}
    JOIN ${evaluacionAsignaciones} ON ${evaluacionAsignaciones.evaluacionId} = ${preguntas.evaluacionId}`,
  {
    salvo: sql`SELECT 1 FROM archivo_usos u JOIN archivos f ON f.id = u.archivo_id
      JOIN preguntas p ON p.id = u.pregunta_id AND p.sonido = f.path AND p.escuchas IS NOT NULL
      JOIN evaluacion_asignaciones a ON a.evaluacion_id = p.evaluacion_id AND a.enviada_en IS NULL
      WHERE u.archivo_id = ${archivoUsos.archivoId} AND a.alumno_id = ${evaluacionAsignaciones.alumnoId}`,
  },
)

/** Which file is used in which course, and of which student that is: of none where it is everybody's there. */
export const usosEnCatedras = fuente(referencias.flatMap((una) => consultasDe(una)))

/** The same, with what is only shown there; of a question's nobody sees it as everybody's. */
export const vistosEnCatedras = fuente([
  ...referencias.flatMap((una) => consultasDe(una, una.padre === preguntas ? sql`0` : undefined)),
  ...deAportes,
  ...dePreguntasDadas,
])

function consultasDe(
  { columna, padre, clave }: ReturnType<typeof listReferenciasDe>[number],
  alumnoId?: SQL,
): SQL[] {
  return consultasPor(padre, sql`${archivoUsos} JOIN ${padre} ON ${clave} = ${columna}`, { alumnoId })
}

function consultasPor(
  tabla: SQLiteTable,
  union: SQL,
  { alumnoId, salvo }: { alumnoId?: SQL | undefined; salvo?: SQL } = {},
): SQL[] {
  const camino = caminoDesde(tabla, union)
  if (!camino) return []
  const { desde, catedraId } = camino
  const suyo = alumnoId ?? camino.alumnoId ?? sql`NULL`
  const donde = salvo ? sql` WHERE NOT EXISTS (${salvo})` : sql``
  return [
    sql`SELECT ${archivoUsos.archivoId} AS archivo_id, ${catedraId} AS catedra_id, ${suyo} AS alumno_id FROM ${desde}${donde}`,
  ]
}

/** SQLite asks each part for the file, or for the course, that the whole is asked for; it is written out only once. */
function fuente(consultas: SQL[]) {
  const todas = dialecto.sqlToQuery(sql.join(consultas, sql` UNION ALL `)).sql
  return {
    tabla: sql.raw(`(${todas}) AS usos`),
    archivoId: sql<number>`usos.archivo_id`,
    catedraId: sql<number>`usos.catedra_id`,
    alumnoId: sql<number | null>`usos.alumno_id`,
  }
}
