export const tiposDePublicacion = ['ANUNCIO', 'TAREA', 'EVALUACION', 'OTRO'] as const
export type TipoDePublicacion = (typeof tiposDePublicacion)[number]

/** Who may write on a board. */
export const autoresDeTablon = ['admin', 'docente', 'alumno'] as const
export type AutorDeTablon = (typeof autoresDeTablon)[number]
