import { and, count, desc, eq, isNull, type SQL } from 'drizzle-orm'
import { consulta, hueco } from '../../../db/consulta.ts'
import { catedras } from '../../../db/schema/catedras.ts'
import { publicaciones } from '../../../db/schema/tablon.ts'
import { POR_CATEDRA } from '../../../src/domain/tableros/tablero.ts'
import { isDeAbierta } from '../../suelo/abierta.ts'
import type { Deps } from '../../suelo/deps.ts'
import { cualquiera } from '../../suelo/docentes.ts'
import { aLaVista, enSusCatedras } from '../tablon/acceso.ts'
import { readPublicacionesPorId } from '../tablon/lectura.ts'

/** The last posts of each course that a student is enrolled in, all together the newest first. */
export const listPublicacionesRecientes = (deps: Deps, alumnoId: number) =>
  listUltimas(deps, alumnoId, undefined, Number.POSITIVE_INFINITY)

/** The same of those that are open; at most so many. */
export const listPublicacionesDeAbiertas = (deps: Deps, alumnoId: number, cuantas: number) =>
  listUltimas(deps, alumnoId, abiertas, cuantas)

const abiertas = isNull(catedras.cerrada_en)

/** Whoever reads them. */
const quien = cualquiera('alumno')

function listUltimas({ db, now }: Deps, alumnoId: number, cuales: SQL | undefined, cuantas: number) {
  const suyas = cursadas(db, cuales).all({ quien: alumnoId })
  const porId = new Map(suyas.map((catedra) => [catedra.id, catedra]))
  const deUna = ultimasDe(db)
  const ids = suyas
    .flatMap(({ id }) => deUna.all({ catedra: id }).map((una) => una.id))
    .toSorted((una, otra) => otra - una)
    .slice(0, cuantas)
  const leidas = readPublicacionesPorId(db, { lector: { rol: 'alumno', id: alumnoId }, ahora: now() }, ids)
  return leidas.flatMap((publicacion) => {
    const catedra = porId.get(publicacion.catedraId)
    return catedra ? [{ ...publicacion, catedra }] : []
  })
}

const cursadas = consulta((tx, cuales) =>
  tx
    .select({ id: catedras.id, nombre: catedras.nombre, anio: catedras.anio })
    .from(catedras)
    .where(and(enSusCatedras(tx, quien, catedras.id), cuales)),
)

const ultimasDe = consulta((tx) =>
  tx
    .select({ id: publicaciones.id })
    .from(publicaciones)
    .where(and(eq(publicaciones.catedraId, hueco('catedra')), aLaVista(quien)))
    .orderBy(desc(publicaciones.id))
    .limit(POR_CATEDRA),
)

/** Of the courses that are open. */
export const countPublicaciones = ({ db }: Deps, alumnoId: number): number =>
  cuantas(db).get({ quien: alumnoId })?.n ?? 0

const cuantas = consulta((tx) =>
  tx
    .select({ n: count() })
    .from(publicaciones)
    .where(
      and(
        aLaVista(quien),
        enSusCatedras(tx, quien, publicaciones.catedraId),
        isDeAbierta(tx, publicaciones.catedraId),
      ),
    ),
)
