import type { Tema } from '../../suelo/tema.ts'

export const temaDeActas: Tema = {
  hechos: {
    'catedras.cerrar': 'Cerró la cátedra',
    'catedras.reabrir': 'Reabrió la cátedra',
  },
}
