import { and, eq, exists, isNotNull, isNull, not, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { archivoUsos } from '../../../db/schema/archivo-usos.ts'
import { archivos } from '../../../db/schema/archivos.ts'
import { catedras } from '../../../db/schema/catedras.ts'
import { creadores } from '../../../db/schema/creadores.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { isDeCommons, isFotoSubida, rutaDeFoto } from '../../../src/domain/archivos/fotos.ts'
import { isDeQuien } from '../docentes.ts'
import type { Quien } from '../services/sessions.ts'
import { isInscripcionVigente } from '../vigentes.ts'
import { isSoloEnPapelera } from './usos.ts'
import { vistosEnCatedras } from './usos-en-catedras.ts'

/** An upload that this caller may see; nothing where there is none, or it is somebody else's. */
export function findVisible(db: Db, sesion: Quien, path: string) {
  const archivo = db
    .select()
    .from(archivos)
    .where(and(eq(archivos.path, path), not(isSoloEnPapelera(db)), not(isDeRechazado(db))))
    .get()
  if (!archivo || sesion.rol === 'admin') return archivo
  const usos = listUsos(db, archivo.id, sesion)
  const isOwn = sesion.id === (sesion.rol === 'docente' ? archivo.docenteId : archivo.alumnoId)
  const puede = usos.length === 0 ? isOwn : usos.some((uso) => canSee(sesion, uso))
  if (!puede) return undefined
  return sesion.rol === 'alumno' && isDePregunta(db, archivo.id) ? sinNombre(archivo) : archivo
}

/** Its name may be the answer. */
const sinNombre = <T extends { nombre: string; path: string }>(archivo: T): T => ({
  ...archivo,
  nombre: archivo.path.split('/').at(-1) ?? '',
})

const isDePregunta = (db: Db, archivoId: number) =>
  db
    .select({ id: archivoUsos.id })
    .from(archivoUsos)
    .where(and(eq(archivoUsos.archivoId, archivoId), isNotNull(archivoUsos.preguntaId)))
    .get() !== undefined

/** Of what was rejected before anybody saw it the photo waits, unseen, for the rejection to be taken back. */
const isDeRechazado = (db: Db) =>
  exists(
    db
      .select({ uno: sql`1` })
      .from(archivoUsos)
      .innerJoin(creadores, eq(creadores.id, archivoUsos.creadorId))
      .where(
        and(
          eq(archivoUsos.archivoId, archivos.id),
          eq(creadores.status, 'REJECTED'),
          isNull(creadores.published_at),
          isNull(creadores.photo_url),
        ),
      ),
  )

/** A photo that anybody may see: the one that a published creator has now or, of Commons, any that is kept. */
export function findFotoPublica(db: Db, direccion: string) {
  const isLibre = isDeCommons(direccion)
  if (!isLibre && !isFotoSubida(direccion)) return undefined
  const [encontrada] = db
    .select({ archivo: archivos })
    .from(archivos)
    .innerJoin(archivoUsos, eq(archivoUsos.archivoId, archivos.id))
    .innerJoin(creadores, eq(creadores.id, archivoUsos.creadorId))
    .where(
      and(
        eq(archivos.path, rutaDeFoto(direccion)),
        eq(creadores.status, 'PUBLISHED'),
        isLibre ? undefined : eq(creadores.photo_url, direccion),
      ),
    )
    .all()
  return encontrada?.archivo
}

interface Uso {
  /** Whether who asks teaches the course. */
  loDicta: boolean
  /** Whose delivery it is or is the photo of, whose excuse, or what of theirs a voice comments; null for a resource. */
  deAlumno: number | null
  /** Whether this student is in the course. */
  inscripcionId: number | null
}

function canSee({ rol, id }: Quien, { loDicta, deAlumno, inscripcionId }: Uso): boolean {
  if (rol === 'docente') return loDicta
  return inscripcionId !== null && (deAlumno === null || deAlumno === id)
}

function listUsos(db: Db, archivoId: number, sesion: Quien): Uso[] {
  return db
    .select({
      loDicta: sql`${isDeQuien(db, sesion)}`.mapWith(Boolean),
      deAlumno: vistosEnCatedras.alumnoId,
      inscripcionId: catedraAlumnos.id,
    })
    .from(vistosEnCatedras.tabla)
    .innerJoin(catedras, eq(catedras.id, vistosEnCatedras.catedraId))
    .leftJoin(catedraAlumnos, isInscripcionVigente(catedras.id, sesion.rol === 'alumno' ? sesion.id : 0))
    .where(eq(vistosEnCatedras.archivoId, archivoId))
    .all()
}
