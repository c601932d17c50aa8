export const autoresDeComentario = ['alumno', 'docente', 'admin'] as const

/** Who comments on a delivery. */
export type AutorDeComentario = (typeof autoresDeComentario)[number]
