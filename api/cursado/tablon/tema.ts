import { sql } from 'drizzle-orm'
import { catedras } from '../../../db/schema/catedras.ts'
import { publicacionComentarios, publicaciones } from '../../../db/schema/tablon.ts'
import type { Tema } from '../../suelo/tema.ts'
import { requireEdicionPropia, requirePublicacion, requireTablon } from './acceso.ts'

/**
 * Each change is noted by triggers in `tablon_eventos`, which keeps the last ten thousand. Who has a board open is told of
 * them as they come (`oyentes.ts`), by their ids, and after a cut from the last one that was heard of.
 */
export const temaDeTablon: Tema = {
  cosas: {
    /** To who writes in it, a course is its board. */
    tablon: { tabla: catedras, require: requireTablon },
    publicacion: {
      tabla: publicaciones,
      nombre: (id) => sql`SELECT titulo AS nombre FROM publicaciones WHERE id = ${id}`,
      require: (tx, quien, id, { ids: { tablon } }) =>
        tablon === undefined
          ? requirePublicacion(tx, quien, id)
          : requireEdicionPropia(tx, quien, tablon, id),
    },
  },
  hechos: {
    'comentarios.crear': 'Creó un comentario del tablón',
    'comentarios.eliminar': 'Eliminó un comentario del tablón',
    'publicaciones.crear': 'Creó la publicación',
    'publicaciones.editar': 'Cambió la publicación',
    'publicaciones.eliminar': 'Eliminó la publicación',
    'publicaciones.visibilidad': 'Mostró u ocultó una publicación',
  },
  borrado: [
    { tabla: 'publicaciones', columna: 'autor_alumno_id', de: 'alumno', queda: null },
    { tabla: 'publicacion_comentarios', columna: 'autor_alumno_id', de: 'alumno', queda: null },
  ],
  textos: [
    { texto: publicaciones.contenido, autor: publicaciones.autorAlumnoId },
    { texto: publicacionComentarios.texto, autor: publicacionComentarios.autorAlumnoId },
  ],
}
