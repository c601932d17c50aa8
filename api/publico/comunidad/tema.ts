import type { Tema } from '../../suelo/tema.ts'

export const temaDeComunidad: Tema = {
  hechos: {
    'creadores.comentario': 'Eliminó un comentario de un creador',
  },
}
