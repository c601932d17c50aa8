import { and, eq, exists, isNotNull, not, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { alias, type SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Reader } from '../../../db/client.ts'
import { aparte, consulta } from '../../../db/consulta.ts'
import { evaluacionAsignaciones, evaluaciones } from '../../../db/schema/evaluaciones.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { tareaAsignaciones, tareasMaestras } from '../../../db/schema/tareas.ts'
import { conRecuperatorios, type Recuperable } from '../../../src/domain/nota-final/recuperatorios.ts'
import { type Cuales, isDe, porCuantos } from '../../academia/inscripciones/cuales.ts'
import { isInscripcionVigente } from '../../suelo/vigentes.ts'
import { countPreguntas } from '../evaluaciones/preguntas.ts'
import { sinPublicar } from '../tareas/publicado.ts'
import { listPruebas } from './notas-manuales.ts'

interface PuntajeDeAlumno extends Recuperable {
  alumnoId: number
  /** Whether the student may know of it. */
  publicado: boolean
  /** Null where there is no due date. */
  vence: number | null
}

/** All of it; without what its student was not told of; and as if that, and what is not graded, got every point. */
export type Vista = keyof typeof comoSeVe

/** What each student of a course was asked for and has got: tasks, evaluations, marks by hand, each once. */
export const listPuntajes = (tx: Reader, cuales: Cuales, vista: Vista) =>
  readPuntajes(tx, 'todas', cuales, vista)

/** The same of what can't be summed as it is kept: what makes up for something, what was made up for, marks by hand. */
export const listSinSumar = (tx: Reader, cuales: Cuales) =>
  readPuntajes(tx, 'recuperadas', cuales, 'PUBLICADO')

function readPuntajes(tx: Reader, parte: 'todas' | 'recuperadas', cuales: Cuales, vista: Vista) {
  const todos = [
    ...listDeTareas(tx, deTareas[parte](cuales), cuales),
    ...listDeEvaluaciones(tx, deEvaluaciones[parte](cuales), cuales),
    ...listDePruebas(tx, cuales),
  ]
  const porAlumno = Map.groupBy(todos.map(comoSeVe[vista]), ({ alumnoId }) => alumnoId)
  return new Map([...porAlumno].map(([alumnoId, suyos]) => [alumnoId, conRecuperatorios(suyos)]))
}

function comoLoSabe(uno: PuntajeDeAlumno): PuntajeDeAlumno {
  return uno.publicado ? uno : { ...uno, obtenidos: null }
}

const comoSeVe = {
  COMPLETO: (uno: PuntajeDeAlumno) => uno,
  PUBLICADO: comoLoSabe,
  SI_LOGRA_TODO: (uno: PuntajeDeAlumno) => ({ ...uno, obtenidos: comoLoSabe(uno).obtenidos ?? uno.posibles }),
}

/** The plus keeps SQLite with what was given in the course: by who is enrolled it would go through their other years. */
export const isVigente = (catedraId: SQLiteColumn, alumnoId: SQLiteColumn) =>
  isInscripcionVigente(catedraId, sql`+${alumnoId}`)

/** A course's, in all; those of which one makes up for another; and those of which none does. */
function partesDe(tabla: typeof tareasMaestras | typeof evaluaciones, deQuien: SQLiteColumn) {
  const otra = alias(tabla, 'otra')
  const conOtra = or(
    isNotNull(tabla.recupera),
    exists(aparte.select({ id: otra.id }).from(otra).where(eq(otra.recupera, tabla.id))),
  ) as SQL
  const enCurso = (catedraId: Placeholder, alumnoId?: Placeholder) =>
    and(eq(tabla.catedraId, catedraId), isDe(deQuien, alumnoId))
  return {
    todas: porCuantos(enCurso),
    recuperadas: porCuantos((...cuales) => and(enCurso(...cuales), conOtra)),
    solas: porCuantos((...cuales) => and(enCurso(...cuales), not(conOtra))),
  }
}

export const deTareas = partesDe(tareasMaestras, tareaAsignaciones.alumnoId)
export const deEvaluaciones = partesDe(evaluaciones, evaluacionAsignaciones.alumnoId)

const primeraTarea = alias(tareasMaestras, 'primera_tarea')

const listDeTareas = (tx: Reader, suyas: SQL, cuales: Cuales): PuntajeDeAlumno[] =>
  tareas(tx, suyas)
    .all({ ...cuales })
    .map(({ estado, ...uno }) => ({
      ...uno,
      tipo: 'TAREA',
      entregado: estado === 'ENTREGADA' || estado === 'CALIFICADA',
    }))

const tareas = consulta((tx, cuales) =>
  tx
    .select({
      alumnoId: tareaAsignaciones.alumnoId,
      id: tareasMaestras.id,
      rubroId: tareasMaestras.rubroId,
      primera: { id: primeraTarea.id, rubroId: primeraTarea.rubroId, posibles: primeraTarea.puntos_posibles },
      obtenidos: tareaAsignaciones.puntos_obtenidos,
      posibles: tareasMaestras.puntos_posibles,
      estado: tareaAsignaciones.estado,
      vence: tareasMaestras.fecha_entrega,
      publicado: sql<boolean>`not ${sinPublicar}`.mapWith(Boolean),
    })
    .from(tareaAsignaciones)
    .innerJoin(tareasMaestras, eq(tareasMaestras.id, tareaAsignaciones.tareaMaestraId))
    .innerJoin(catedraAlumnos, isVigente(tareasMaestras.catedraId, tareaAsignaciones.alumnoId))
    .leftJoin(primeraTarea, eq(primeraTarea.id, tareasMaestras.recupera))
    .where(cuales),
)

const primeraEvaluacion = alias(evaluaciones, 'primera_evaluacion')

const listDeEvaluaciones = (tx: Reader, suyas: SQL, cuales: Cuales): PuntajeDeAlumno[] =>
  dadas(tx, suyas)
    .all({ ...cuales })
    .map(({ primera, posiblesDePrimera: posibles, ...uno }) => ({
      ...uno,
      tipo: 'EVALUACION',
      primera: primera && { ...primera, posibles },
      entregado: uno.obtenidos !== null,
      publicado: true,
    }))

const dadas = consulta((tx, cuales) =>
  tx
    .select({
      alumnoId: evaluacionAsignaciones.alumnoId,
      id: evaluaciones.id,
      rubroId: evaluaciones.rubroId,
      primera: { id: primeraEvaluacion.id, rubroId: primeraEvaluacion.rubroId },
      posiblesDePrimera: countPreguntas(primeraEvaluacion.id),
      obtenidos: evaluacionAsignaciones.correctas,
      posibles: countPreguntas(evaluaciones.id),
      vence: evaluaciones.fecha_entrega,
    })
    .from(evaluacionAsignaciones)
    .innerJoin(evaluaciones, eq(evaluaciones.id, evaluacionAsignaciones.evaluacionId))
    .innerJoin(catedraAlumnos, isVigente(evaluaciones.catedraId, evaluacionAsignaciones.alumnoId))
    .leftJoin(primeraEvaluacion, eq(primeraEvaluacion.id, evaluaciones.recupera))
    .where(cuales),
)

function listDePruebas(tx: Reader, { catedraId, alumnoId }: Cuales): PuntajeDeAlumno[] {
  const pruebas = listPruebas(tx, catedraId)
  const primeras = new Map(
    pruebas.map(({ id, rubroId, puntos_posibles: posibles }) => [id, { id, rubroId, posibles }]),
  )
  return pruebas.flatMap(({ id, rubroId, puntos_posibles, recupera, notas }) =>
    notas
      .filter((nota) => alumnoId === undefined || nota.alumnoId === alumnoId)
      .map((nota) => ({
        tipo: 'PRUEBA',
        alumnoId: nota.alumnoId,
        id,
        rubroId,
        primera: (recupera !== null && primeras.get(recupera)) || null,
        obtenidos: nota.puntos_obtenidos,
        posibles: puntos_posibles,
        entregado: true,
        publicado: true,
        vence: null,
      })),
  )
}
