import { type SQL, sql } from 'drizzle-orm'
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core'
import { archivoUsos } from '../../../db/schema/archivo-usos.ts'
import { tareaAsignaciones } from '../../../db/schema/tareas.ts'
import { caminoDesde, listReferenciasDe } from '../en-catedra.ts'

const dialecto = new SQLiteSyncDialect({ casing: 'snake_case' })

/** By what each thing of a course that may use a file refers to. */
const deCosas = listReferenciasDe(archivoUsos).flatMap(({ columna, padre, clave }) =>
  consultasPor(padre, sql`${archivoUsos} JOIN ${padre} ON ${clave} = ${columna}`),
)

/** A creator is in no course, but the delivery that is a contribution shows its photo. */
const deAportes = consultasPor(
  tareaAsignaciones,
  sql`${archivoUsos} JOIN ${tareaAsignaciones} ON ${tareaAsignaciones.creadorId} = ${archivoUsos.creadorId}`,
)

/** Which file is used in which course, and of which student that is: of none where it is everybody's there. */
export const usosEnCatedras = fuente(deCosas)

/** The same, with what is only shown there. */
export const vistosEnCatedras = fuente([...deCosas, ...deAportes])

function consultasPor(...donde: Parameters<typeof caminoDesde>): SQL[] {
  const camino = caminoDesde(...donde)
  if (!camino) return []
  const { desde, catedraId, alumnoId = sql`NULL` } = camino
  return [
    sql`SELECT ${archivoUsos.archivoId} AS archivo_id, ${catedraId} AS catedra_id, ${alumnoId} AS alumno_id FROM ${desde}`,
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
