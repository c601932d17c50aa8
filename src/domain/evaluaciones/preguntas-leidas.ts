import { faltasDePreguntas, PREGUNTAS, type PreguntaEscrita } from './preguntas.ts'

/** Questions that were read out of a text; lines count from 1. */
export interface PreguntasLeidas {
  preguntas: PreguntaEscrita[]
  errores: { linea: number; mensaje: string }[]
}

/** One question as it was found, and what it comes without; or why it is none. */
export interface Hallazgo {
  linea: number
  pregunta?: PreguntaEscrita
  aviso?: string | undefined
  mensaje?: string
}

/** Takes the questions that a form would take; of every other, what is wrong, and of each, what was left: at its line. */
export function check(hallazgos: readonly Hallazgo[]): PreguntasLeidas {
  const preguntas: PreguntaEscrita[] = []
  const errores: PreguntasLeidas['errores'] = []
  for (const { linea, pregunta, aviso, mensaje } of hallazgos) {
    const falta = pregunta ? faltaDe(pregunta, preguntas.length) : mensaje
    if (pregunta && !falta) preguntas.push(pregunta)
    const dicho = [falta, aviso].filter(Boolean).join(' ')
    if (dicho) errores.push({ linea, mensaje: dicho })
  }
  if (hallazgos.length === 0) errores.push({ linea: 1, mensaje: 'No se encontró ninguna pregunta.' })
  return { preguntas, errores }
}

const faltaDe = (pregunta: PreguntaEscrita, tomadas: number): string | undefined =>
  faltasDePreguntas([pregunta])[0]?.[1] ??
  (tomadas === PREGUNTAS.maximo
    ? `Una evaluación no puede tener más de ${PREGUNTAS.maximo} preguntas.`
    : undefined)
