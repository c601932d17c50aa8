import type { AutorDeTablon } from '../../domain/publicaciones'

/** What a board says, to the letter of the specification's catalogue for each role. */
export interface TextosDeTablon {
  cargar: string
  crear: string
  actualizar: string
  eliminar: string
  interactuar: string
  comentar: string
  comentado: string
  eliminarComentario: string
}

const deDocente: TextosDeTablon = {
  cargar: 'No se pudieron cargar las publicaciones del tablón.',
  crear: 'Error al crear la publicación.',
  actualizar: 'Error al actualizar la publicación.',
  eliminar: 'Error al eliminar la publicación.',
  interactuar: 'Error al interactuar con la publicación.',
  comentar: 'Error al añadir el comentario.',
  comentado: 'Comentario añadido.',
  eliminarComentario: 'Error al eliminar el comentario.',
}

export const textosDeTablon: Record<AutorDeTablon, TextosDeTablon> = {
  docente: deDocente,
  admin: { ...deDocente, interactuar: 'Error al registrar la interacción.' },
  alumno: {
    cargar: 'Error al cargar los datos de la cátedra',
    crear: 'Error al crear la publicación',
    actualizar: 'Error al actualizar la publicación',
    eliminar: 'Error al eliminar la publicación',
    interactuar: 'Error al interactuar con la publicación',
    comentar: 'Error al agregar el comentario',
    comentado: 'Comentario agregado',
    eliminarComentario: 'Error al eliminar el comentario',
  },
}
