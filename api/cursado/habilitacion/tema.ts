import type { Tema } from '../../suelo/tema.ts'

export const temaDeHabilitacion: Tema = {
  hechos: {
    'reglas.editar': 'Cambió las reglas de una cátedra',
  },
}
