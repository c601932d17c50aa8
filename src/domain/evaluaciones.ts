/** Every state that people read. VENCIDA is never stored: it follows from the due date and the clock. */
export const estadosDeEvaluacion = ['PENDIENTE', 'VENCIDA', 'REALIZADA', 'CALIFICADA'] as const
export type EstadoDeEvaluacion = (typeof estadosDeEvaluacion)[number]

export const estadosGuardadosDeEvaluacion = ['PENDIENTE', 'REALIZADA', 'CALIFICADA'] as const

/** How an evaluation's questions came to be: an AI service, the catalogue of creators, somebody's hand. */
export const origenesDeEvaluacion = ['IA', 'CATALOGO', 'MANUAL'] as const
export type OrigenDeEvaluacion = (typeof origenesDeEvaluacion)[number]
