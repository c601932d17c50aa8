import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { consulta, estaEn, hueco, type Valores } from '../../../db/consulta.ts'
import { catedras } from '../../../db/schema/catedras.ts'
import { evaluacionAsignaciones, evaluaciones } from '../../../db/schema/evaluaciones.ts'
import { alumnos, docentes } from '../../../db/schema/personas.ts'
import { planesDeClases, unidadesPlan } from '../../../db/schema/planes.ts'
import { publicaciones } from '../../../db/schema/tablon.ts'
import { tareaAsignaciones, tareasMaestras } from '../../../db/schema/tareas.ts'
import { instanteEn } from '../../suelo/abierta.ts'
import type { Deps } from '../../suelo/deps.ts'
import { type Cualquiera, porRol, valoresDe } from '../../suelo/docentes.ts'
import { openNovedades } from '../../suelo/novedades/leidas.ts'
import { split, type TramoDeLista } from '../../suelo/plugins/lista-por-tramos.ts'
import { enISO } from '../../suelo/services/instants.ts'
import { aLaVista, columnasDePublicacion, type Lector, requirePublicacion, requireTablon } from './acceso.ts'
import { columnasDelAutor } from './autoria.ts'
import { listUltimosComentarios } from './comentarios.ts'
import { publicacionNoEncontrada } from './errors.ts'
import type { Publicacion } from './esquemas.ts'
import { loPropio, loPropioDe } from './propio.ts'

/** Who reads, and when: states follow from the clock. */
export interface Lectura {
  lector: Lector
  ahora: number
}

/** A part of a course's board, the newest first, and the `antes` of what follows; null at the end. */
export function listPublicaciones(deps: Deps, lector: Lector, catedraId: number, tramo: TramoDeLista) {
  requireTablon(deps.db, lector, catedraId)
  return readTramo(deps, lector, catedraId, tramo)
}

/** The same, of a course that is known to be one that they read. */
export function readTramo(
  deps: Deps,
  lector: Lector,
  catedraId: number,
  { antes, limit }: TramoDeLista,
): { publicaciones: Publicacion[]; siguiente: number | null } {
  const { db, now } = deps
  const cuales = antes === undefined ? enCatedra : enCatedraAntes
  const valores = { catedraId, antes, limite: limit + 1 }
  const leidas = readPublicaciones(db, { lector, ahora: now() }, cuales[lector.rol], valores)
  const { parte, siguiente } = split(leidas, limit)
  open(deps, lector, parte)
  return { publicaciones: parte, siguiente }
}

const enCatedra = porRol(
  (lector) => and(eq(publicaciones.catedraId, hueco('catedraId')), aLaVista(lector)) as SQL,
)
const enCatedraAntes = porRol(({ rol }) => and(enCatedra[rol], lt(publicaciones.id, hueco('antes'))) as SQL)

/** One post, to link to. */
export function readPublicacion(deps: Deps, lector: Lector, id: number): Publicacion {
  const { db, now } = deps
  requirePublicacion(db, lector, id)
  const publicacion = readEscrita(db, { lector, ahora: now() }, id)
  open(deps, lector, [publicacion])
  return publicacion
}

function open(deps: Deps, lector: Lector, publicaciones: readonly Publicacion[]): void {
  const ids = publicaciones.map(({ id }) => id)
  openNovedades(deps, lector, 'publicaciones', ids)
}

/** What has just been written. */
export function readEscrita(tx: Reader, lectura: Lectura, id: number): Publicacion {
  const [publicacion] = readPublicaciones(tx, lectura, unaSola, { id, limite: 1 })
  if (!publicacion) throw publicacionNoEncontrada()
  return publicacion
}

const unaSola = eq(publicaciones.id, hueco('id'))

/** These posts, the newest first. */
export const readPublicacionesPorId = (tx: Reader, lectura: Lectura, ids: number[]): Publicacion[] =>
  readPublicaciones(tx, lectura, porIds, { ids: JSON.stringify(ids), limite: ids.length })

const porIds = estaEn(publicaciones.id, hueco('ids'))

function readPublicaciones(tx: Reader, { lector, ahora }: Lectura, cuales: SQL, valores: Valores) {
  const leidas = filas[lector.rol](tx, cuales).all({ ...valoresDe(lector), ...valores, ahora })
  const comentadas = leidas.filter(({ fila }) => fila.totalComentarios > 0).map(({ fila }) => fila.id)
  const comentarios = listUltimosComentarios(tx, comentadas)
  return leidas.map(({ fila, autorAlumno, autorDocente, propio, reloj }): Publicacion => {
    const { created_at, updated_at, fecha_entrega, tareaTitulo, puntos_posibles, ...resto } = fila
    return {
      ...resto,
      ...loPropio(propio, fecha_entrega, reloj),
      created_at: enISO(created_at),
      updated_at: enISO(updated_at),
      autorAlumno,
      autorDocente,
      hasUserInteracted: fila.hasUserInteracted === 1,
      ComentarioPublicacion: comentarios.get(fila.id) ?? [],
      tareaMaestra:
        fila.tareaMaestraId !== null && tareaTitulo !== null && puntos_posibles !== null
          ? { id: fila.tareaMaestraId, titulo: tareaTitulo, puntos_posibles }
          : null,
      fecha_entrega: enISO(fecha_entrega),
    }
  })
}

const filas = porRol((lector) => {
  const alumnoId = lector.rol === 'alumno' ? lector.id : 0
  return consulta((tx, cuales) =>
    tx
      .select({
        fila: columnasDe(lector),
        ...columnasDelAutor,
        propio: loPropioDe,
        reloj: instanteEn(hueco('ahora')),
      })
      .from(publicaciones)
      .innerJoin(catedras, eq(catedras.id, publicaciones.catedraId))
      .leftJoin(alumnos, eq(alumnos.id, publicaciones.autorAlumnoId))
      .leftJoin(docentes, eq(docentes.id, publicaciones.autorDocenteId))
      .leftJoin(tareasMaestras, eq(tareasMaestras.id, publicaciones.tareaMaestraId))
      .leftJoin(evaluaciones, eq(evaluaciones.id, publicaciones.evaluacionId))
      .leftJoin(
        unidadesPlan,
        eq(unidadesPlan.id, sql`coalesce(${tareasMaestras.unidadPlanId}, ${evaluaciones.unidadPlanId})`),
      )
      .leftJoin(planesDeClases, eq(planesDeClases.id, unidadesPlan.planId))
      .leftJoin(
        tareaAsignaciones,
        and(
          eq(tareaAsignaciones.tareaMaestraId, tareasMaestras.id),
          eq(tareaAsignaciones.alumnoId, alumnoId),
        ),
      )
      .leftJoin(
        evaluacionAsignaciones,
        and(
          eq(evaluacionAsignaciones.evaluacionId, evaluaciones.id),
          eq(evaluacionAsignaciones.alumnoId, alumnoId),
        ),
      )
      .where(cuales)
      .orderBy(desc(publicaciones.id))
      .limit(hueco('limite')),
  )
})

const columnasDe = (lector: Cualquiera) => ({
  ...columnasDePublicacion,
  created_at: publicaciones.created_at,
  updated_at: publicaciones.updated_at,
  totalInteracciones: sql<number>`(select count(*) from publicacion_interacciones i where i.publicacion_id = ${publicaciones.id})`,
  hasUserInteracted: sql<number>`exists (select 1 from publicacion_interacciones i where i.publicacion_id = ${publicaciones.id} and ${propiaDe(lector)})`,
  totalComentarios: sql<number>`(select count(*) from publicacion_comentarios k where k.publicacion_id = ${publicaciones.id})`,
  tareaMaestraId: publicaciones.tareaMaestraId,
  tareaTitulo: tareasMaestras.titulo,
  puntos_posibles: tareasMaestras.puntos_posibles,
  evaluacionId: publicaciones.evaluacionId,
  evaluacionMaestraTitulo: evaluaciones.titulo,
  fecha_entrega: sql<number | null>`coalesce(${tareasMaestras.fecha_entrega}, ${evaluaciones.fecha_entrega})`,
  planDeClasesTitulo: planesDeClases.titulo,
  unidadPlanNombre: unidadesPlan.periodo,
})

function propiaDe({ rol, id }: Cualquiera): SQL {
  if (rol === 'alumno') return sql`i.alumno_id = ${id}`
  if (rol === 'docente') return sql`i.docente_id = ${id}`
  return sql`i.alumno_id is null and i.docente_id is null`
}
