import { asc, eq } from 'drizzle-orm'
import { sugerencias } from '../../../db/schema/comunidad.ts'
import { creadores } from '../../../db/schema/creadores.ts'
import type { CreadorPrivado } from '../../../src/domain/creadores/creadores.ts'
import type { Deps } from '../../suelo/deps.ts'
import { enISO } from '../../suelo/services/instants.ts'
import { privateColumns, toCreador } from '../creadores/ficha.ts'

export const columns = {
  id: sugerencias.id,
  status: sugerencias.status,
  reason: sugerencias.reason,
  suggester_email: sugerencias.suggester_email,
  is_student_contribution: sugerencias.is_student_contribution,
  student_first_name: sugerencias.student_first_name,
  student_last_name: sugerencias.student_last_name,
  cambios: sugerencias.cambios,
  nombre_pedido: sugerencias.nombre_pedido,
  created_at: sugerencias.created_at,
}

/** What waits for the administrator, the longest waiting first. */
export function listPendientes({ db }: Deps) {
  return db
    .select({ sugerencia: columns, creador: privateColumns })
    .from(sugerencias)
    .innerJoin(creadores, eq(creadores.id, sugerencias.creadorId))
    .where(eq(sugerencias.status, 'PENDING'))
    .orderBy(asc(sugerencias.id))
    .all()
    .map(({ sugerencia, creador }) => nested(sugerencia, toCreador(creador)))
}

type Row = Pick<typeof sugerencias.$inferSelect, keyof typeof columns>

/** The proposed values stand beside what is known of the suggestion, as the specification has it. */
export const nested = ({ cambios, created_at, ...sugerencia }: Row, Composer: CreadorPrivado) => ({
  ...cambios,
  ...sugerencia,
  created_at: enISO(created_at),
  Composer,
})
