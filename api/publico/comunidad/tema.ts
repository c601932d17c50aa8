import type { Tema } from '../../suelo/tema.ts'

export const temaDeComunidad: Tema = {
  hechos: {
    'creadores.comentario': 'Eliminó un comentario de un creador',
    'comentarios.ocultar': 'Ocultó un comentario de un creador',
    'comentarios.mostrar': 'Mostró otra vez un comentario de un creador',
    'comentarios.sin-problema': 'Dejó como estaba un comentario que se reportó',
  },
}
