import { sql } from 'drizzle-orm'
import { diasClase } from '../../../db/schema/asistencia.ts'
import type { Tema } from '../../suelo/tema.ts'
import { requireDiaClase } from './ficha.ts'

export const temaDeClases: Tema = {
  cosas: {
    dia: {
      tabla: diasClase,
      nombre: (id) => sql`SELECT strftime('%d/%m/%Y', fecha) AS nombre FROM dias_clase WHERE id = ${id}`,
      require: (tx, _, id, { ids }) => void (Number.isNaN(id) || requireDiaClase(tx, ids.catedra ?? 0, id)),
    },
  },
  hechos: {
    'clases.crear': 'Creó un día de clase',
    'clases.editar': 'Cambió un día de clase',
    'clases.eliminar': 'Eliminó un día de clase',
    'clases.generar': 'Generó los días de clase',
    'clases.mover': 'Mudó las clases por venir al nuevo horario',
    'clases.quitar': 'Quitó días de clase',
    'clases.reponer': 'Levantó la suspensión de una clase',
    'clases.suspender': 'Suspendió una clase',
  },
}
