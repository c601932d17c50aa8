import type { Tema } from '../../suelo/tema.ts'
import { vencimientoDeFusiones } from './vencimiento.ts'

export const temaDeFusiones: Tema = {
  hechos: {
    'fusiones.deshacer': 'Deshizo la fusión de dos creadores',
    'fusiones.unir': 'Fusionó dos creadores',
  },
  trabajos: [vencimientoDeFusiones],
}
