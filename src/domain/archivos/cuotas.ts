const MB = 1024 * 1024

/** How often a student may do something in a day, and what is said to who has done it so often. */
export interface CuotaDiaria {
  calls: number
  seconds: number
  frase: string
}

/** What one student may put into the boards and the deliveries: enough for a year of work, not for a flood. */
export const cuotas = {
  /** All that a student has written in boards. */
  textos: 10 * MB,
  /** Delivered within a day, and in all. */
  archivosAlDia: 250 * MB,
  archivos: 1024 * MB,
} as const

export const MUCHO_SUBIDO_HOY = 'Hoy ya subiste mucho. Prueba de nuevo mañana.'
export const SIN_LUGAR = 'Llenaste el lugar que tienes. Avisa a quien administra la plataforma.'
