import { sql } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { diasClase } from '../../../db/schema/asistencia.ts'
import type { Tema } from '../../suelo/tema.ts'
import { requireDiaClase } from './ficha.ts'

/** With so many migrations and more a class has hours of its own; before, those of the schedule were everybody's. */
const CON_HORAS = 31

const giveHoras = (tx: Tx, id: number) =>
  tx.run(sql`
    UPDATE dias_clase SET (hora_desde, hora_hasta) = (
      SELECT min(hora_inicio), max(hora_fin) FROM catedra_dia_horarios AS h
      WHERE h.catedra_id = dias_clase.catedra_id AND h.dia_semana = dias_clase.dia_semana
    ) WHERE id = ${id}`)

export const temaDeClases: Tema = {
  alVolver(tx, { cosa, id, migraciones }) {
    if (cosa === 'dia' && migraciones < CON_HORAS) giveHoras(tx, id)
  },
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
