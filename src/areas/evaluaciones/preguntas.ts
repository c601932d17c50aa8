import { comoEscrita } from '../../domain/evaluaciones/como-escrita'
import type { PreguntaEscrita } from '../../domain/evaluaciones/preguntas'
import type { EvaluacionCompleta } from './tipos'

type ConPreguntas = Pick<EvaluacionCompleta, 'Pregunta'>

/** An evaluation's questions as a form has them: of a score, what it was written as. */
export const comoEscritas = ({ Pregunta }: ConPreguntas): PreguntaEscrita[] =>
  Pregunta.map((una) => comoEscrita({ ...escrito(una), Opcion: una.Opcion.map(escrito) }))

function escrito<T extends { notacion: { abc?: string | undefined; original?: string | undefined } | null }>({
  notacion,
  ...resto
}: T) {
  return { ...resto, notacion: notacion?.abc ?? notacion?.original ?? null }
}

/** The same, to be read: one that was annulled says so. */
export const comoLeidas = ({ Pregunta }: ConPreguntas) =>
  Pregunta.map(({ Opcion, ...una }) => ({ ...una, opciones: Opcion }))
