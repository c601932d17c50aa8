import type { Tema } from '../../suelo/tema.ts'
import { avisoDeHabilitacion } from './aviso.ts'

/**
 * What a course asks for is in `reglas_de_catedra`; without a row it asks for nothing. How each one stands is said by one pure
 * function (`src/domain/habilitacion/habilitacion.ts`), whoever wants to know; a grade that its student does not know yet is
 * none to anybody, and a suspended day is in no number.
 */
export const temaDeHabilitacion: Tema = {
  hechos: {
    'reglas.editar': 'Cambió las reglas de una cátedra',
  },
  trabajos: [avisoDeHabilitacion],
}
