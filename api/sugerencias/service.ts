import { transact } from '../../db/client.ts'
import { sugerencias } from '../../db/schema/comunidad.ts'
import { reglasDeCambios } from '../../src/domain/aportes.ts'
import { type DatosDeSugerencia, propuestaDe } from '../../src/domain/sugerencias.ts'
import { requireNothingBroken } from '../creadores/cambios.ts'
import { datosDe, requireCreador, requirePublished } from '../creadores/escritura.ts'
import type { Deps } from '../deps.ts'
import { sugerenciaRecibida } from './cartas.ts'
import { sinCambios } from './errors.ts'

export function createSugerencia(
  { db, now, outbox }: Deps,
  creadorId: number,
  datos: DatosDeSugerencia,
  ip_address: string,
) {
  const { reason, suggester_email, is_student_contribution } = datos
  const created_at = now()
  const creada = transact(db, (tx) => {
    requirePublished(tx, creadorId)
    const creador = requireCreador(tx, creadorId)
    const cambios = propuestaDe(datos, datosDe(creador))
    if (Object.keys(cambios).length === 0) throw sinCambios()
    requireNothingBroken(reglasDeCambios, creador, cambios)
    const { id, status } = tx
      .insert(sugerencias)
      .values({
        creadorId,
        reason,
        suggester_email,
        is_student_contribution,
        student_first_name: is_student_contribution ? datos.student_first_name : null,
        student_last_name: is_student_contribution ? datos.student_last_name : null,
        cambios,
        ip_address,
        created_at,
      })
      .returning({ id: sugerencias.id, status: sugerencias.status })
      .get()
    outbox.post(tx, suggester_email, sugerenciaRecibida(creador))
    return { ...cambios, id, status, reason, created_at: new Date(created_at).toISOString() }
  })
  outbox.wake()
  return creada
}
