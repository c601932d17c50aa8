import type { Tema } from '../../suelo/tema.ts'
import { avisoDeHabilitacion } from './aviso.ts'

export const temaDeHabilitacion: Tema = {
  hechos: {
    'reglas.editar': 'Cambió las reglas de una cátedra',
  },
  trabajos: [avisoDeHabilitacion],
}
