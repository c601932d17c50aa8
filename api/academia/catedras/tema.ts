import { sql } from 'drizzle-orm'
import { catedras } from '../../../db/schema/catedras.ts'
import type { Tema } from '../../suelo/tema.ts'
import { requireCatedraPara } from './busqueda.ts'

export const temaDeCatedras: Tema = {
  cosas: {
    catedra: {
      tabla: catedras,
      nombre: (id) => sql`SELECT nombre FROM catedras WHERE id = ${id}`,
      require: requireCatedraPara,
    },
  },
  hechos: {
    'catedras.crear': 'Creó la cátedra',
    'catedras.editar': 'Cambió la cátedra',
    'catedras.docentes': 'Cambió los docentes de una cátedra',
    'catedras.eliminar': 'Eliminó la cátedra',
  },
}
