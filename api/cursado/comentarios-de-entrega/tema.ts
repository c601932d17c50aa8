import { comentariosDeEntrega } from '../../../db/schema/comentarios-de-entrega.ts'
import type { Tema } from '../../suelo/tema.ts'

export const temaDeComentariosDeEntrega: Tema = {
  hechos: {
    'entregas.comentar': 'Comentó una entrega',
    'entregas.eliminar-comentario': 'Eliminó su comentario de una entrega',
  },
  borrado: [{ tabla: 'comentarios_de_entrega', columna: 'alumno_id', de: 'alumno', queda: null }],
  textos: [{ texto: comentariosDeEntrega.texto, autor: comentariosDeEntrega.alumnoId }],
}
