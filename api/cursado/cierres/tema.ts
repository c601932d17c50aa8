import type { Tema } from '../../suelo/tema.ts'

/**
 * Closing a class does at once what can be done by itself: marks, units, a sentence for the next one, a task, by the same
 * functions. What was given of a unit is not kept: it follows from all the classes that there were (`unidades.ts`).
 */
export const temaDeCierres: Tema = {
  hechos: {
    'clases.ampliar': 'Agregó a una clase cerrada',
    'clases.cerrar': 'Cerró una clase',
  },
}
