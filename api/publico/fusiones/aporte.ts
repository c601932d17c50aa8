import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { sugerencias } from '../../../db/schema/comunidad.ts'
import { creadores } from '../../../db/schema/creadores.ts'
import { fusiones } from '../../../db/schema/fusiones.ts'
import { tareaAsignaciones } from '../../../db/schema/tareas.ts'
import { dichoEn } from '../../../src/domain/aportes/sugerencias.ts'
import { nombreCompleto } from '../../../src/domain/creadores/creadores.ts'
import type { Deps } from '../../suelo/deps.ts'
import { unpack } from '../../suelo/papelera/contenido.ts'
import { changeGuardadas, mapFilas } from '../../suelo/papelera/guardadas.ts'
import { datosDe } from '../creadores/escritura.ts'
import { type DeQue, moveRecibo } from '../recibos/emision.ts'
import type { Guardado } from './contenido.ts'
import type { Par } from './par.ts'

/**
 * Whoever contributed the one that goes has contributed all the same: in the ranking and by the receipt it is a correction
 * of the one that stays, from the day on which it was published. Null where nobody did.
 */
export function keepAporte(tx: Tx, { id, con }: Par): number | null {
  if (con.email === null) return null
  const { is_student_contribution, student_first_name, student_last_name } = con
  const { sugerenciaId } = tx
    .insert(sugerencias)
    .values({
      creadorId: id.id,
      status: 'APPROVED',
      reason: `Llegó como un aporte, de ${nombreCompleto(con)}, que es ahora esta ficha.`,
      suggester_email: con.email,
      is_student_contribution,
      student_first_name,
      student_last_name,
      cambios: dichoEn(datosDe(con)),
      created_at: instanteDe(con.id, 'created_at'),
      resueltaEn: instanteDe(con.id, 'published_at'),
    })
    .returning({ sugerenciaId: sugerencias.id })
    .get()
  moveAporte(tx, { creadorId: con.id }, { sugerenciaId })
  return sugerenciaId
}

/** The merge by which a contribution became a suggestion that nobody decided. */
export function findFusionDeAporte(tx: Tx, creadorId: number, sugerenciaId: number): string | undefined {
  const { titulo, contenido } = fusiones
  return tx
    .select({ titulo, contenido })
    .from(fusiones)
    .where(and(eq(fusiones.creadorId, creadorId), isNull(fusiones.deshecha_en)))
    .all()
    .find((una) => una.contenido.length > 0 && unpack<Guardado>(una.contenido).sugerenciaId === sugerenciaId)
    ?.titulo
}

/** Whoever asks by the receipt, or grades the delivery that it is, goes on finding what was written. */
function moveAporte(tx: Tx, de: DeQue, a: DeQue): void {
  moveRecibo(tx, de, a)
  tx.update(tareaAsignaciones)
    .set({ creadorId: null, sugerenciaId: null, ...a })
    .where(
      'creadorId' in de
        ? eq(tareaAsignaciones.creadorId, de.creadorId)
        : eq(tareaAsignaciones.sugerenciaId, de.sugerenciaId),
    )
    .run()
}

const instanteDe = (creadorId: number, cual: 'created_at' | 'published_at') =>
  sql`(select coalesce(${creadores[cual]}, ${creadores.created_at}) from ${creadores} where ${creadores.id} = ${creadorId})`

/** It is a creator again, as it was contributed; a delivery that is in the bin will say so too. */
export function giveBackAporte(
  deps: Pick<Deps, 'version'>,
  tx: Tx,
  creadorId: number,
  sugerenciaId: number | null,
): void {
  if (sugerenciaId === null) return
  moveAporte(tx, { sugerenciaId }, { creadorId })
  changeGuardadas(deps, tx, 'tarea_asignaciones', (contenido) =>
    mapFilas(contenido, 'tarea_asignaciones', (fila) =>
      fila.sugerencia_id === sugerenciaId ? { sugerencia_id: null, creador_id: creadorId } : undefined,
    ),
  )
  tx.delete(sugerencias).where(eq(sugerencias.id, sugerenciaId)).run()
}
