import type { Tema } from '../../suelo/tema.ts'

export const temaDeCopias: Tema = {
  hechos: {
    'copias.hacer': 'Pidió una copia',
    'copias.descargar': 'Pidió descargar una copia',
  },
}
