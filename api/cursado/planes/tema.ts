import { sql } from 'drizzle-orm'
import { planesDeClases, unidadesPlan } from '../../../db/schema/planes.ts'
import type { Tema } from '../../suelo/tema.ts'
import { requirePlanDe, requireUnidadDe } from './lectura.ts'

export const temaDePlanes: Tema = {
  cosas: {
    plan: {
      tabla: planesDeClases,
      nombre: (id) => sql`SELECT titulo AS nombre FROM planes_de_clases WHERE id = ${id}`,
      require: (tx, quien, id) => requirePlanDe(tx, quien, id),
    },
    unidad: {
      tabla: unidadesPlan,
      nombre: (id) => sql`SELECT periodo AS nombre FROM unidades_plan WHERE id = ${id}`,
      require: (tx, quien, id) => requireUnidadDe(tx, quien, id),
    },
  },
  hechos: {
    'planes.copiar': 'Copió un plan de clases',
    'planes.crear': 'Creó el plan de clases',
    'planes.editar': 'Cambió el plan de clases',
    'planes.eliminar': 'Eliminó el plan de clases',
    'planes.ordenar': 'Cambió el orden de un plan de clases',
    'unidades.crear': 'Creó una unidad de un plan',
    'unidades.editar': 'Cambió una unidad de un plan',
    'unidades.eliminar': 'Eliminó una unidad de un plan',
  },
}
