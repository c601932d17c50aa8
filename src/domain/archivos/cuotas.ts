const MB = 1024 * 1024

/** What one student may put into the boards and the deliveries: enough for a year of work, not for a flood. */
export const cuotas = {
  publicaciones: { calls: 30, seconds: 86_400 },
  comentarios: { calls: 200, seconds: 86_400 },
  justificativos: { calls: 30, seconds: 86_400 },
  /** All that a student has written in boards. */
  textos: 10 * MB,
  /** Delivered within a day, and in all. */
  archivosAlDia: 250 * MB,
  archivos: 1024 * MB,
} as const

export const MUCHO_HOY = 'Hoy ya publicaste mucho. Prueba de nuevo mañana.'
export const MUCHO_PEDIDO_HOY = 'Hoy ya pediste mucho. Prueba de nuevo mañana.'
export const MUCHO_SUBIDO_HOY = 'Hoy ya subiste mucho. Prueba de nuevo mañana.'
export const SIN_LUGAR = 'Llenaste el lugar que tienes. Avisa a quien administra la plataforma.'
