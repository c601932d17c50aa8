import type { Tema } from '../../suelo/tema.ts'

export const temaDeCierres: Tema = {
  hechos: {
    'clases.ampliar': 'Agregó a una clase cerrada',
    'clases.cerrar': 'Cerró una clase',
  },
}
