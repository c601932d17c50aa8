import { and, eq, inArray, sql } from 'drizzle-orm'
import { type Tx, transact } from '../../../db/client.ts'
import { evaluacionAsignaciones, evaluacionRespuestas } from '../../../db/schema/evaluaciones.ts'
import {
  ENVIADA_Y_CALIFICADA,
  isFueraDePlazo,
  porcentajeDe,
  RESPONDE_TODAS,
} from '../../../src/domain/evaluaciones/evaluaciones.ts'
import { enOrdenDeAlumno } from '../../../src/domain/evaluaciones/preguntas.ts'
import { aciertosDe, queCuentan } from '../../../src/domain/evaluaciones/recalificacion.ts'
import {
  contestadaDe,
  isDe,
  isEnBlanco,
  type Respuesta,
  respuestaDe,
} from '../../../src/domain/evaluaciones/respuestas.ts'
import { requireAbierta } from '../../suelo/abierta.ts'
import type { Deps } from '../../suelo/deps.ts'
import { openNovedades } from '../../suelo/novedades/leidas.ts'
import { invalidFields } from '../../suelo/plugins/validation.ts'
import { readContestadas } from './contestadas.ts'
import { requireEvaluacionDeAlumno } from './de-alumno.ts'
import { respuestaAjena, sinPreguntas, yaEnviada } from './errors.ts'
import { sonidosPara } from './escuchas.ts'
import type { Pregunta } from './esquemas.ts'
import { soloPaginas } from './notaciones.ts'
import { listPreguntasDe } from './preguntas.ts'

/** An evaluation to be taken, with what was chosen so far; what is right stays here. */
export function readParaRealizar(deps: Deps, alumnoId: number, id: number) {
  const { db, now } = deps
  const evaluacion = requireEvaluacionDeAlumno(db, alumnoId, id, now())
  const { asignacionId } = evaluacion
  const preguntas = listPreguntasDe(db, id)
  const contestadas = readContestadas(db, asignacionId)
  openNovedades(deps, { rol: 'alumno', id: alumnoId }, 'evaluacion', [id])
  const sonidoDe = sonidosPara(db, alumnoId, asignacionId)
  return {
    ...evaluacion,
    Pregunta: queCuentan(preguntas).map(({ id, tipo, texto, imagen, notacion, Opcion, ...resto }) => ({
      id,
      tipo,
      texto,
      imagen,
      notacion: soloPaginas(db, notacion),
      ...sonidoDe({ id, ...resto }),
      Opcion: enOrdenDeAlumno(Opcion, asignacionId, id).map(({ es_correcta, ...una }) => ({
        ...una,
        notacion: soloPaginas(db, una.notacion),
      })),
    })),
    respuestas: preguntas.flatMap((una) => {
      const contestada = contestadas.get(una.id)
      return contestada ? [respuestaDe(una, contestada)] : []
    }),
  }
}

/** Keeps one answer as it is chosen; another one for the same question takes its place, and a blank one takes it away. */
export function keepRespuesta({ db, now }: Deps, alumnoId: number, id: number, respuesta: Respuesta) {
  return transact(db, (tx) => {
    const { asignacionId, totalPreguntas } = requireSinEnviar(tx, alumnoId, id, now())
    const preguntas = requirePreguntas(tx, id)
    writeRespuestas(tx, asignacionId, preguntas, [respuesta], now())
    const contestadas = readContestadas(tx, asignacionId)
    const respondidas = queCuentan(preguntas).filter((una) => contestadas.has(una.id)).length
    return { ...respuesta, respondidas, totalPreguntas }
  })
}

/** Grades at once, what was kept before together with what is sent. Where answers are missing nothing is kept. */
export function submitEvaluacion({ db, now }: Deps, alumnoId: number, id: number, respuestas: Respuesta[]) {
  return transact(db, (tx) => {
    const { asignacionId, fecha_limite } = requireSinEnviar(tx, alumnoId, id, now())
    const preguntas = requirePreguntas(tx, id)
    writeRespuestas(tx, asignacionId, preguntas, respuestas, now())
    const contestadas = readContestadas(tx, asignacionId)
    const pedidas = queCuentan(preguntas)
    if (!pedidas.every((una) => contestadas.has(una.id)))
      throw invalidFields([['respuestas', RESPONDE_TODAS]])
    const correctas = aciertosDe(preguntas, contestadas)
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

function requireSuyas(preguntas: readonly Pregunta[], respuestas: readonly Respuesta[]): void {
  const porId = new Map(preguntas.map((una) => [una.id, una]))
  const isOwn = (una: Respuesta) => {
    const pregunta = porId.get(una.preguntaId)
    return pregunta !== undefined && isDe(pregunta, una)
  }
  if (!respuestas.every(isOwn)) throw respuestaAjena()
}

function writeRespuestas(
  tx: Tx,
  asignacionId: number,
  preguntas: readonly Pregunta[],
  respuestas: readonly Respuesta[],
  now: number,
): void {
  requireSuyas(preguntas, respuestas)
  const { dichas = [], borradas = [] } = Object.groupBy(respuestas, (una) =>
    isEnBlanco(una) ? 'borradas' : 'dichas',
  )
  const suya = eq(evaluacionRespuestas.asignacionId, asignacionId)
  const deBorradas = borradas.map(({ preguntaId }) => preguntaId)
  if (deBorradas.length > 0) {
    tx.delete(evaluacionRespuestas)
      .where(and(suya, inArray(evaluacionRespuestas.preguntaId, deBorradas)))
      .run()
  }
  if (dichas.length === 0) return
  tx.insert(evaluacionRespuestas)
    .values(
      dichas.map((una) => ({
        asignacionId,
        preguntaId: una.preguntaId,
        ...contestadaDe(una),
        updated_at: now,
      })),
    )
    .onConflictDoUpdate({
      target: [evaluacionRespuestas.asignacionId, evaluacionRespuestas.preguntaId],
      set: {
        opcionId: sql`excluded.opcion_id`,
        opciones: sql`excluded.opciones`,
        texto: sql`excluded.texto`,
        updated_at: now,
      },
    })
    .run()
}
