import { faltasDePreguntas, PREGUNTAS, type PreguntaEscrita } from './preguntas.ts'

/** Questions that were read out of a text; lines count from 1. */
export interface PreguntasLeidas {
  preguntas: PreguntaEscrita[]
  errores: { linea: number; mensaje: string }[]
}

/** One question as it was found, or why it is none. */
export interface Hallazgo {
  linea: number
  pregunta?: PreguntaEscrita
  mensaje?: string
}

/** Takes the questions that a form would take; of every other, what is wrong, at its line. */
export function check(hallazgos: readonly Hallazgo[]): PreguntasLeidas {
  const preguntas: PreguntaEscrita[] = []
  const errores: PreguntasLeidas['errores'] = []
  for (const { linea, pregunta, mensaje } of hallazgos) {
    const falta = pregunta ? faltasDePreguntas([pregunta])[0]?.[1] : mensaje
    if (falta) errores.push({ linea, mensaje: falta })
    else if (pregunta && preguntas.length === PREGUNTAS.maximo) {
      errores.push({ linea, mensaje: `Una evaluación no puede tener más de ${PREGUNTAS.maximo} preguntas.` })
    } else if (pregunta) preguntas.push(pregunta)
  }
  if (hallazgos.length === 0) errores.push({ linea: 1, mensaje: 'No se encontró ninguna pregunta.' })
  return { preguntas, errores }
}
