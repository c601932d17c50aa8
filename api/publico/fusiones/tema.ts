import type { Tema } from '../../suelo/tema.ts'
import { vencimientoDeFusiones } from './vencimiento.ts'

/**
 * What names one creator names the other one from then on. Which rows did, by their keys, is kept (`contenido.ts`): parting
 * them gives these back, and what came since under the name of the one that went. What each record says then follows from
 * its history without the merge (`separar.ts`); so they part in any order, and what somebody changed since stays as it is.
 */
export const temaDeFusiones: Tema = {
  hechos: {
    'fusiones.deshacer': 'Deshizo la fusión de dos creadores',
    'fusiones.unir': 'Fusionó dos creadores',
  },
  trabajos: [vencimientoDeFusiones],
}
