import { and, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { catedras } from '../../../db/schema/catedras.ts'
import { publicaciones } from '../../../db/schema/tablon.ts'
import { POR_CATEDRA } from '../../../src/domain/tableros/tablero.ts'
import { isDeAbierta } from '../../suelo/abierta.ts'
import type { Deps } from '../../suelo/deps.ts'
import { aLaVista, enSusCatedras } from '../tablon/acceso.ts'
import { readPublicacionesPorId } from '../tablon/lectura.ts'

/** The last posts of each course that a student is enrolled in, all together the newest first. */
export const listPublicacionesRecientes = (deps: Deps, alumnoId: number) =>
  listUltimas(deps, alumnoId, undefined, Number.POSITIVE_INFINITY)

/** The same of those that are open; at most so many. */
export const listPublicacionesDeAbiertas = (deps: Deps, alumnoId: number, cuantas: number) =>
  listUltimas(deps, alumnoId, isNull(catedras.cerrada_en), cuantas)

function listUltimas({ db, now }: Deps, alumnoId: number, cuales: SQL | undefined, cuantas: number) {
  const lector = { rol: 'alumno' as const, id: alumnoId }
  const suyas = db
    .select({ id: catedras.id, nombre: catedras.nombre, anio: catedras.anio })
    .from(catedras)
    .where(and(enSusCatedras(db, lector, catedras.id), cuales))
    .all()
  const porId = new Map(suyas.map((catedra) => [catedra.id, catedra]))
  const deUna = db
    .select({ id: publicaciones.id })
    .from(publicaciones)
    .where(and(eq(publicaciones.catedraId, sql.placeholder('catedra')), aLaVista(lector)))
    .orderBy(desc(publicaciones.id))
    .limit(POR_CATEDRA)
    .prepare()
  const ids = suyas
    .flatMap(({ id }) => deUna.all({ catedra: id }).map((una) => una.id))
    .toSorted((una, otra) => otra - una)
    .slice(0, cuantas)
  const leidas = readPublicacionesPorId(db, { lector, ahora: now() }, ids)
  return leidas.flatMap((publicacion) => {
    const catedra = porId.get(publicacion.catedraId)
    return catedra ? [{ ...publicacion, catedra }] : []
  })
}

/** Of the courses that are open. */
export function countPublicaciones({ db }: Deps, alumnoId: number): number {
  const lector = { rol: 'alumno' as const, id: alumnoId }
  const cuales = and(
    aLaVista(lector),
    enSusCatedras(db, lector, publicaciones.catedraId),
    isDeAbierta(db, publicaciones.catedraId),
  )
  return db.select({ n: count() }).from(publicaciones).where(cuales).get()?.n ?? 0
}
