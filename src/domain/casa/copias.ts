/** How a copy goes on, of one that somebody asked for. */
export const estadosDeCopia = ['HACIENDO', 'LISTA', 'FALLIDA'] as const
export type EstadoDeCopia = (typeof estadosDeCopia)[number]
