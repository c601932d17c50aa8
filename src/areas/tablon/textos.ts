import type { AutorDeTablon } from '../../domain/tablon/publicaciones'

/** What a board says, to the letter of the specification's catalogue for each role. */
export interface TextosDeTablon {
  load: string
  create: string
  actualizar: string
  remove: string
  interact: string
  comment: string
  comentado: string
  removeComentario: string
}

const deDocente: TextosDeTablon = {
  load: 'No se pudieron cargar las publicaciones del tablón.',
  create: 'Error al crear la publicación.',
  actualizar: 'Error al actualizar la publicación.',
  remove: 'Error al eliminar la publicación.',
  interact: 'Error al interactuar con la publicación.',
  comment: 'Error al añadir el comentario.',
  comentado: 'Comentario añadido.',
  removeComentario: 'Error al eliminar el comentario.',
}

export const textosDeTablon: Record<AutorDeTablon, TextosDeTablon> = {
  docente: deDocente,
  admin: { ...deDocente, interact: 'Error al registrar la interacción.' },
  alumno: {
    load: 'Error al cargar los datos de la cátedra',
    create: 'Error al crear la publicación',
    actualizar: 'Error al actualizar la publicación',
    remove: 'Error al eliminar la publicación',
    interact: 'Error al interactuar con la publicación',
    comment: 'Error al agregar el comentario',
    comentado: 'Comentario agregado',
    removeComentario: 'Error al eliminar el comentario',
  },
}
