import type { PreguntaEscrita } from '../../domain/evaluaciones/preguntas'
import type { EvaluacionCompleta } from './tipos'

/** An evaluation's questions as a form has them. */
export const comoEscritas = ({ Pregunta }: Pick<EvaluacionCompleta, 'Pregunta'>): PreguntaEscrita[] =>
  Pregunta.map(({ id, creadorId, campo, valor, anulada, Opcion, ...suya }) => ({
    ...suya,
    opciones: Opcion.map(({ id, ...una }) => una),
  }))

/** The same, to be read: one that was annulled says so. */
export const comoLeidas = (evaluacion: Pick<EvaluacionCompleta, 'Pregunta'>) =>
  comoEscritas(evaluacion).map((una, i) => ({ ...una, anulada: evaluacion.Pregunta[i]?.anulada ?? false }))
