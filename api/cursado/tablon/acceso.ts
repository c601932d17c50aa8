import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Reader } from '../../../db/client.ts'
import { consulta, hueco } from '../../../db/consulta.ts'
import { catedras } from '../../../db/schema/catedras.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { publicaciones } from '../../../db/schema/tablon.ts'
import { isAutor } from '../../../src/domain/tablon/publicaciones.ts'
import { catedraNoEncontrada } from '../../academia/catedras/errors.ts'
import { type Cualquiera, isSuya, porRol, valoresDe } from '../../suelo/docentes.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { edicionAjena, publicacionNoEncontrada } from './errors.ts'

export type Lector = Quien

/** The courses whose board somebody reads: of the others it may not know. Undefined where it is all of them. */
export function enSusCatedras(
  tx: Reader,
  lector: Lector | Cualquiera,
  columna: SQLiteColumn,
): SQL | undefined {
  if (lector.rol === 'admin') return undefined
  if (lector.rol === 'docente') return isSuya(tx, lector, columna)
  const cursadas = tx
    .select({ id: catedraAlumnos.catedraId })
    .from(catedraAlumnos)
    .where(and(eq(catedraAlumnos.alumnoId, lector.id), isNull(catedraAlumnos.baja_en)))
  return inArray(columna, cursadas)
}

/** What of a board somebody sees: students, only the posts that are not hidden. */
export const aLaVista = ({ rol }: Pick<Lector, 'rol'>): SQL | undefined =>
  rol === 'alumno' ? eq(publicaciones.visibleToStudents, true) : undefined

export function readsTablon(tx: Reader, lector: Lector, catedraId: number): boolean {
  return catedraLeida[lector.rol](tx).get({ ...valoresDe(lector), catedraId }) !== undefined
}

const catedraLeida = porRol((lector) =>
  consulta((tx) =>
    tx
      .select({ id: catedras.id })
      .from(catedras)
      .where(and(eq(catedras.id, hueco('catedraId')), enSusCatedras(tx, lector, catedras.id))),
  ),
)

export function requireTablon(tx: Reader, lector: Lector, catedraId: number): void {
  if (!readsTablon(tx, lector, catedraId)) throw catedraNoEncontrada()
}

/** What a post says, and whose it is. */
export const columnasDePublicacion = {
  id: publicaciones.id,
  catedraId: publicaciones.catedraId,
  titulo: publicaciones.titulo,
  contenido: publicaciones.contenido,
  tipo: publicaciones.tipo,
  visibleToStudents: publicaciones.visibleToStudents,
  autor: publicaciones.autor,
  autorAlumnoId: publicaciones.autorAlumnoId,
  autorDocenteId: publicaciones.autorDocenteId,
}

/** A post that somebody may know of, with what decides what may be done with it. */
export function requirePublicacion(tx: Reader, lector: Lector, id: number) {
  const publicacion = tx
    .select({
      ...columnasDePublicacion,
      tareaMaestraId: publicaciones.tareaMaestraId,
      evaluacionId: publicaciones.evaluacionId,
    })
    .from(publicaciones)
    .where(
      and(eq(publicaciones.id, id), aLaVista(lector), enSusCatedras(tx, lector, publicaciones.catedraId)),
    )
    .get()
  if (!publicacion) throw publicacionNoEncontrada()
  return publicacion
}

/** The same, of a post that is to be on this course's board. */
export function requirePublicacionDe(tx: Reader, lector: Lector, catedraId: number, id: number) {
  requireTablon(tx, lector, catedraId)
  const publicacion = requirePublicacion(tx, lector, id)
  if (publicacion.catedraId !== catedraId) throw publicacionNoEncontrada()
  return publicacion
}

/** Only who wrote a post edits it. */
export function requireEdicionPropia(tx: Reader, lector: Lector, catedraId: number, id: number): void {
  if (!isAutor(lector, requirePublicacionDe(tx, lector, catedraId, id))) throw edicionAjena()
}
