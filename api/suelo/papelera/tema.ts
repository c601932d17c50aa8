import { papelera as tabla } from '../../../db/schema/papelera.ts'
import type { Tema } from '../tema.ts'
import { requireEntrada } from './entradas.ts'
import { vencimientoDePapelera } from './vaciar.ts'

/**
 * What hangs on a thing is said by the references of the database itself, so a new table is in it too (`referencias.ts`). All
 * comes back with the ids that it had; what it names and is in the bin as well is found again when that comes back, in any
 * order (`vinculos.ts`), and what waits since before a migration goes through it (`versiones.ts`).
 */
export const temaDePapelera: Tema = {
  cosas: { papelera: { tabla, require: requireEntrada } },
  hechos: {
    'papelera.eliminar': 'Eliminó para siempre',
    'papelera.restaurar': 'Restauró de la papelera',
  },
  trabajos: [vencimientoDePapelera],
}
