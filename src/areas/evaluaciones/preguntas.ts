import { comoEscrita } from '../../domain/evaluaciones/como-escrita'
import type { PreguntaEscrita } from '../../domain/evaluaciones/preguntas'
import type { EvaluacionCompleta } from './tipos'

/** An evaluation's questions as a form has them. */
export const comoEscritas = ({ Pregunta }: Pick<EvaluacionCompleta, 'Pregunta'>): PreguntaEscrita[] =>
  Pregunta.map(comoEscrita)

/** The same, to be read: one that was annulled says so. */
export const comoLeidas = ({ Pregunta }: Pick<EvaluacionCompleta, 'Pregunta'>) =>
  Pregunta.map((una) => ({ ...comoEscrita(una), anulada: una.anulada }))
