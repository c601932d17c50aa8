import { and, count, eq, gt, isNull, lte, ne, or, type SQL } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Tx } from '../../../db/client.ts'
import { catedras } from '../../../db/schema/catedras.ts'
import { comentariosDeEntrega } from '../../../db/schema/comentarios-de-entrega.ts'
import { evaluacionAsignaciones, evaluaciones } from '../../../db/schema/evaluaciones.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { publicaciones } from '../../../db/schema/tablon.ts'
import { tareaAsignaciones, tareasMaestras } from '../../../db/schema/tareas.ts'
import { cuantos } from '../../../src/domain/base/numeros.ts'
import type { Novedad } from '../../../src/domain/correos/boletin.ts'
import { areInscripcionesVigentes, isInscripcionVigente } from '../../suelo/vigentes.ts'

/** News for somebody. */
export interface Para {
  personaId: number
  novedad: Novedad
}

/** What happened after the first instant, up to the second. */
export interface Lapso {
  desde: number
  hasta: number
}

export const enElLapso = (columna: SQLiteColumn, { desde, hasta }: Lapso): SQL =>
  and(gt(columna, desde), lte(columna, hasta)) as SQL

/** The news of all students, each of the courses where it is enrolled; a closed one has none. */
export function novedadesDeAlumnos(tx: Tx, lapso: Lapso): Para[] {
  return [
    ...listPublicaciones(tx, lapso),
    ...listTareas(tx, lapso),
    ...listEvaluaciones(tx, lapso),
    ...listCalificaciones(tx, lapso),
    ...listComentarios(tx, lapso),
  ]
}

/** What a task or an evaluation announces is told by the assignment; nobody is told of an own post. */
function listPublicaciones(tx: Tx, lapso: Lapso): Para[] {
  return tx
    .select({ personaId: catedraAlumnos.alumnoId, catedra: catedras.nombre, titulo: publicaciones.titulo })
    .from(publicaciones)
    .innerJoin(catedras, eq(catedras.id, publicaciones.catedraId))
    .innerJoin(catedraAlumnos, areInscripcionesVigentes(publicaciones.catedraId))
    .where(
      and(
        enElLapso(publicaciones.created_at, lapso),
        isNull(catedras.cerrada_en),
        eq(publicaciones.visibleToStudents, true),
        isNull(publicaciones.tareaMaestraId),
        isNull(publicaciones.evaluacionId),
        or(isNull(publicaciones.autorAlumnoId), ne(publicaciones.autorAlumnoId, catedraAlumnos.alumnoId)),
      ),
    )
    .all()
    .map(({ personaId, ...resto }) => ({ personaId, novedad: { tipo: 'publicacion', ...resto } }))
}

function listTareas(tx: Tx, lapso: Lapso): Para[] {
  return selectTareas(tx, enElLapso(tareaAsignaciones.created_at, lapso)).map(
    ({ personaId, catedra, titulo }) => ({
      personaId,
      novedad: { tipo: 'tarea', catedra, titulo },
    }),
  )
}

function listCalificaciones(tx: Tx, lapso: Lapso): Para[] {
  return selectTareas(tx, enElLapso(tareaAsignaciones.publicada_en, lapso)).map(
    ({ personaId, catedra, titulo, puntos_obtenidos, puntos_posibles }) => ({
      personaId,
      novedad: {
        tipo: 'calificacion',
        catedra,
        titulo,
        detalle: `${puntos_obtenidos} de ${puntos_posibles}`,
      },
    }),
  )
}

/** A line for each delivery, however much was said of it. */
function listComentarios(tx: Tx, lapso: Lapso): Para[] {
  return tx
    .select({
      personaId: tareaAsignaciones.alumnoId,
      catedra: catedras.nombre,
      titulo: tareasMaestras.titulo,
      n: count(),
    })
    .from(comentariosDeEntrega)
    .innerJoin(tareaAsignaciones, eq(tareaAsignaciones.id, comentariosDeEntrega.tareaAsignacionId))
    .innerJoin(tareasMaestras, eq(tareasMaestras.id, tareaAsignaciones.tareaMaestraId))
    .innerJoin(catedras, eq(catedras.id, tareasMaestras.catedraId))
    .innerJoin(catedraAlumnos, isInscripcionVigente(tareasMaestras.catedraId, tareaAsignaciones.alumnoId))
    .where(
      and(
        enElLapso(comentariosDeEntrega.created_at, lapso),
        ne(comentariosDeEntrega.autor, 'alumno'),
        isNull(catedras.cerrada_en),
      ),
    )
    .groupBy(tareaAsignaciones.id)
    .all()
    .map(({ personaId, catedra, titulo, n }) => ({
      personaId,
      novedad: { tipo: 'comentario', catedra, titulo, detalle: cuantos(n, 'comentario', 'comentarios') },
    }))
}

function selectTareas(tx: Tx, cuales: SQL) {
  return tx
    .select({
      personaId: tareaAsignaciones.alumnoId,
      catedra: catedras.nombre,
      titulo: tareasMaestras.titulo,
      puntos_obtenidos: tareaAsignaciones.puntos_obtenidos,
      puntos_posibles: tareasMaestras.puntos_posibles,
    })
    .from(tareaAsignaciones)
    .innerJoin(tareasMaestras, eq(tareasMaestras.id, tareaAsignaciones.tareaMaestraId))
    .innerJoin(catedras, eq(catedras.id, tareasMaestras.catedraId))
    .innerJoin(catedraAlumnos, isInscripcionVigente(tareasMaestras.catedraId, tareaAsignaciones.alumnoId))
    .where(and(cuales, isNull(catedras.cerrada_en)))
    .all()
}

function listEvaluaciones(tx: Tx, lapso: Lapso): Para[] {
  return tx
    .select({
      personaId: evaluacionAsignaciones.alumnoId,
      catedra: catedras.nombre,
      titulo: evaluaciones.titulo,
    })
    .from(evaluacionAsignaciones)
    .innerJoin(evaluaciones, eq(evaluaciones.id, evaluacionAsignaciones.evaluacionId))
    .innerJoin(catedras, eq(catedras.id, evaluaciones.catedraId))
    .innerJoin(catedraAlumnos, isInscripcionVigente(evaluaciones.catedraId, evaluacionAsignaciones.alumnoId))
    .where(and(enElLapso(evaluacionAsignaciones.created_at, lapso), isNull(catedras.cerrada_en)))
    .all()
    .map(({ personaId, ...resto }) => ({ personaId, novedad: { tipo: 'evaluacion', ...resto } }))
}
