/** What becomes of a justified absence: its day counts for nothing, or as if present, or as if absent. */
export const tratosDeJustificada = ['NO_CUENTA', 'PRESENTE', 'AUSENTE'] as const
/** From when on a student's days count: the course's first, or those since the enrolment. */
export const comienzos = ['INICIO', 'INSCRIPCION'] as const

/** What a course asks of who wants to sit its exam; without a minimum nothing is judged. */
export interface ReglasDeCatedra {
  /** Per cent of the classes. */
  asistencia_minima: number | null
  /** How much of a class somebody has who came late. */
  tarde_vale: 1 | 0.5
  justificada: (typeof tratosDeJustificada)[number]
  /** How many absences are not held against anybody. */
  faltas_perdonadas: number
  cuenta_desde: (typeof comienzos)[number]
  /** Per cent of the points. */
  proceso_minimo: number | null
  exige_pagos: boolean
  /** How many days after an absence it may still be justified. */
  dias_para_justificar: number
}

export const SIN_REGLAS: ReglasDeCatedra = {
  asistencia_minima: null,
  tarde_vale: 1,
  justificada: 'NO_CUENTA',
  faltas_perdonadas: 0,
  cuenta_desde: 'INSCRIPCION',
  proceso_minimo: null,
  exige_pagos: false,
  dias_para_justificar: 7,
}
