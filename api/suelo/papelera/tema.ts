import { papelera as tabla } from '../../../db/schema/papelera.ts'
import type { Tema } from '../tema.ts'
import { requireEntrada } from './entradas.ts'
import { vencimientoDePapelera } from './vaciar.ts'

export const temaDePapelera: Tema = {
  cosas: { papelera: { tabla, require: requireEntrada } },
  hechos: {
    'papelera.eliminar': 'Eliminó para siempre',
    'papelera.restaurar': 'Restauró de la papelera',
  },
  trabajos: [vencimientoDePapelera],
}
