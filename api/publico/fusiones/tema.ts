import type { Tema } from '../../suelo/tema.ts'
import { vencimientoDeFusiones } from './vencimiento.ts'

/**
 * What names one creator names the other one from then on. Which rows did, by their keys, is kept with what was replaced
 * (`contenido.ts`): parting them gives these back and no others, and what somebody has changed since stays as it is.
 */
export const temaDeFusiones: Tema = {
  hechos: {
    'fusiones.deshacer': 'Deshizo la fusión de dos creadores',
    'fusiones.unir': 'Fusionó dos creadores',
  },
  trabajos: [vencimientoDeFusiones],
}
