export const estadosDeJustificativo = ['PENDIENTE', 'ACEPTADO', 'RECHAZADO'] as const
export type EstadoDeJustificativo = (typeof estadosDeJustificativo)[number]
