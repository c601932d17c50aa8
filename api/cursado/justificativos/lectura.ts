import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { archivos } from '../../../db/schema/archivos.ts'
import { catedras } from '../../../db/schema/catedras.ts'
import { justificativos } from '../../../db/schema/justificativos.ts'
import { alumnos } from '../../../db/schema/personas.ts'
import type { EstadoDeJustificativo } from '../../../src/domain/justificativos/justificativos.ts'
import { nombreDePersona } from '../../../src/domain/personas/personas.ts'
import { isDeQuien } from '../../suelo/docentes.ts'
import { enISO } from '../../suelo/services/instants.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { justificativoNoEncontrado } from './errors.ts'
import type { Justificativo } from './esquemas.ts'

/** What waits stands first; then the newest. */
function list(tx: Reader, cuales: SQL | undefined): Justificativo[] {
  return tx
    .select({
      id: justificativos.id,
      catedraId: justificativos.catedraId,
      alumnoId: justificativos.alumnoId,
      Alumno: { nombre: alumnos.nombre, apellido: alumnos.apellido },
      desde: justificativos.desde,
      hasta: justificativos.hasta,
      motivo: justificativos.motivo,
      archivo: {
        path: archivos.path,
        nombre: archivos.nombre,
        tipo: archivos.tipo,
        bytes: archivos.bytes,
      },
      estado: justificativos.estado,
      respuesta: justificativos.respuesta,
      resuelto_en: justificativos.resuelto_en,
      resuelto_por: justificativos.resuelto_por,
      created_at: justificativos.created_at,
    })
    .from(justificativos)
    .innerJoin(alumnos, eq(alumnos.id, justificativos.alumnoId))
    .innerJoin(catedras, eq(catedras.id, justificativos.catedraId))
    .leftJoin(archivos, eq(archivos.id, justificativos.archivoId))
    .where(cuales)
    .orderBy(sql`${justificativos.estado} <> 'PENDIENTE'`, desc(justificativos.id))
    .all()
    .map(({ Alumno, resuelto_en, created_at, ...uno }) => ({
      ...uno,
      nombre: nombreDePersona(Alumno),
      resuelto_en: enISO(resuelto_en),
      created_at: enISO(created_at),
    }))
}

/** Of a course, all or those in one state. */
export const listDeCatedra = (tx: Reader, catedraId: number, estado?: EstadoDeJustificativo) =>
  list(
    tx,
    and(eq(justificativos.catedraId, catedraId), estado ? eq(justificativos.estado, estado) : undefined),
  )

/** A student's own in a course. */
export const listPropios = (tx: Reader, catedraId: number, alumnoId: number) =>
  list(tx, and(eq(justificativos.catedraId, catedraId), eq(justificativos.alumnoId, alumnoId)))

/** One that a teacher, in the own courses, or the administrator may answer. */
export function requireJustificativo(tx: Reader, quien: Quien, id: number): Justificativo {
  const [uno] = list(tx, and(eq(justificativos.id, id), isDeQuien(tx, quien)))
  if (!uno) throw justificativoNoEncontrado()
  return uno
}
