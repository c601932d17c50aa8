import type { Tema } from '../../suelo/tema.ts'

export const temaDeOtroAnio: Tema = {
  hechos: {
    'catedras.copiar': 'Copió una cátedra a otro año',
  },
}
