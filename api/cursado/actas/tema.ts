import type { Tema } from '../../suelo/tema.ts'

/**
 * Closing a course keeps what its acta says, and the files of it, the same bytes for good; from then on nothing of the course
 * changes (`api/suelo/abierta.ts`) until it is opened again, with a reason.
 */
export const temaDeActas: Tema = {
  hechos: {
    'catedras.cerrar': 'Cerró la cátedra',
    'catedras.reabrir': 'Reabrió la cátedra',
  },
}
