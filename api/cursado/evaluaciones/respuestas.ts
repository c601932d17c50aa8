import { eq, sql } from 'drizzle-orm'
import { type Reader, type Tx, transact } from '../../../db/client.ts'
import { evaluacionAsignaciones, evaluacionRespuestas } from '../../../db/schema/evaluaciones.ts'
import type { Respuesta } from '../../../src/domain/evaluaciones/evaluacion-asignada.ts'
import {
  ENVIADA_Y_CALIFICADA,
  isFueraDePlazo,
  porcentajeDe,
  RESPONDE_TODAS,
} from '../../../src/domain/evaluaciones/evaluaciones.ts'
import { enOrdenDeAlumno } from '../../../src/domain/evaluaciones/preguntas.ts'
import { aciertosDe, queCuentan } from '../../../src/domain/evaluaciones/recalificacion.ts'
import { requireAbierta } from '../../suelo/abierta.ts'
import type { Deps } from '../../suelo/deps.ts'
import { openNovedades } from '../../suelo/novedades/leidas.ts'
import { invalidFields } from '../../suelo/plugins/validation.ts'
import { requireEvaluacionDeAlumno } from './de-alumno.ts'
import { respuestaAjena, sinPreguntas, yaEnviada } from './errors.ts'
import type { Pregunta } from './esquemas.ts'
import { listPreguntasDe } from './preguntas.ts'

/** An evaluation to be taken, with what was chosen so far; what is right stays here. */
export function readParaRealizar(deps: Deps, alumnoId: number, id: number) {
  const { db, now } = deps
  const evaluacion = requireEvaluacionDeAlumno(db, alumnoId, id, now())
  const { asignacionId } = evaluacion
  openNovedades(deps, { rol: 'alumno', id: alumnoId }, 'evaluacion', [id])
  return {
    ...evaluacion,
    Pregunta: queCuentan(listPreguntasDe(db, id)).map(({ id, texto, Opcion }) => ({
      id,
      texto,
      Opcion: enOrdenDeAlumno(Opcion, asignacionId, id).map(({ es_correcta, ...una }) => una),
    })),
    respuestas: [...readElegidas(db, asignacionId)].map(([preguntaId, opcionElegidaId]) => ({
      preguntaId,
      opcionElegidaId,
    })),
  }
}

/** Keeps one answer as it is chosen; another one for the same question takes its place. */
export function keepRespuesta({ db, now }: Deps, alumnoId: number, id: number, respuesta: Respuesta) {
  return transact(db, (tx) => {
    const { asignacionId, totalPreguntas } = requireSinEnviar(tx, alumnoId, id, now())
    const preguntas = requirePreguntas(tx, id)
    writeRespuestas(tx, asignacionId, preguntas, [respuesta], now())
    const elegidas = readElegidas(tx, asignacionId)
    const respondidas = queCuentan(preguntas).filter((una) => elegidas.has(una.id)).length
    return { ...respuesta, respondidas, totalPreguntas }
  })
}

/** Grades at once, what was kept before together with what is sent. Where answers are missing nothing is kept. */
export function submitEvaluacion({ db, now }: Deps, alumnoId: number, id: number, respuestas: Respuesta[]) {
  return transact(db, (tx) => {
    const { asignacionId, fecha_limite } = requireSinEnviar(tx, alumnoId, id, now())
    const preguntas = requirePreguntas(tx, id)
    writeRespuestas(tx, asignacionId, preguntas, respuestas, now())
    const elegidas = readElegidas(tx, asignacionId)
    const pedidas = queCuentan(preguntas)
    if (!pedidas.every((una) => elegidas.has(una.id))) throw invalidFields([['respuestas', RESPONDE_TODAS]])
    const correctas = aciertosDe(preguntas, elegidas)
    tx.update(evaluacionAsignaciones)
      .set({ estado: 'CALIFICADA', correctas, enviada_en: now() })
      .where(eq(evaluacionAsignaciones.id, asignacionId))
      .run()
    return {
      score: correctas,
      totalPoints: pedidas.length,
      puntos_obtenidos: porcentajeDe(correctas, pedidas.length),
      estado: 'CALIFICADA' as const,
      fueraDePlazo: isFueraDePlazo(now(), fecha_limite === null ? null : Date.parse(fecha_limite)),
      message: ENVIADA_Y_CALIFICADA,
    }
  })
}

export const correctasDe = ({ Opcion }: Pregunta) => Opcion.filter(({ es_correcta }) => es_correcta)

export const correctaDe = (pregunta: Pregunta) => correctasDe(pregunta)[0]

/** By question, the option that was chosen. */
export function readElegidas(tx: Reader, asignacionId: number): Map<number, number> {
  const filas = tx
    .select({ preguntaId: evaluacionRespuestas.preguntaId, opcionId: evaluacionRespuestas.opcionId })
    .from(evaluacionRespuestas)
    .where(eq(evaluacionRespuestas.asignacionId, asignacionId))
    .all()
  return new Map(
    filas.flatMap(({ preguntaId, opcionId }) => (opcionId === null ? [] : [[preguntaId, opcionId]])),
  )
}

function requireSinEnviar(tx: Tx, alumnoId: number, id: number, now: number) {
  const evaluacion = requireEvaluacionDeAlumno(tx, alumnoId, id, now)
  requireAbierta(tx, evaluacion.Catedra.id)
  if (evaluacion.realizada) throw yaEnviada()
  return evaluacion
}

/** Also those that were annulled: somebody may have been asked them before. */
function requirePreguntas(tx: Tx, id: number): Pregunta[] {
  const preguntas = listPreguntasDe(tx, id)
  if (queCuentan(preguntas).length === 0) throw sinPreguntas()
  return preguntas
}

function writeRespuestas(
  tx: Tx,
  asignacionId: number,
  preguntas: readonly Pregunta[],
  respuestas: readonly Respuesta[],
  now: number,
): void {
  const opciones = new Map(preguntas.map(({ id, Opcion }) => [id, new Set(Opcion.map((una) => una.id))]))
  const isOwn = (una: Respuesta) => opciones.get(una.preguntaId)?.has(una.opcionElegidaId)
  if (!respuestas.every(isOwn)) throw respuestaAjena()
  if (respuestas.length === 0) return
  tx.insert(evaluacionRespuestas)
    .values(
      respuestas.map(({ preguntaId, opcionElegidaId }) => ({
        asignacionId,
        preguntaId,
        opcionId: opcionElegidaId,
        updated_at: now,
      })),
    )
    .onConflictDoUpdate({
      target: [evaluacionRespuestas.asignacionId, evaluacionRespuestas.preguntaId],
      set: { opcionId: sql`excluded.opcion_id`, updated_at: now },
    })
    .run()
}
