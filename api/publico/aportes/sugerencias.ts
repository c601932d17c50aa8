import { and, eq, sql } from 'drizzle-orm'
import { type Tx, transact } from '../../../db/client.ts'
import { sugerencias } from '../../../db/schema/comunidad.ts'
import { reglasDeCambios } from '../../../src/domain/aportes/aportes.ts'
import {
  type DatosDeSugerencia,
  type Propuesta,
  propuestaDe,
} from '../../../src/domain/aportes/sugerencias.ts'
import { isFotoSubida } from '../../../src/domain/archivos/fotos.ts'
import { type CreadorPrivado, nombreCompleto } from '../../../src/domain/creadores/creadores.ts'
import { FOTO_SIN_DIRECCION } from '../../../src/domain/creadores/datos-de-creador.ts'
import { ES_EL_SUYO, ningunoEsElSuyo } from '../../../src/domain/creadores/otros-nombres-escritos.ts'
import type { Deps } from '../../suelo/deps.ts'
import { invalidFields } from '../../suelo/plugins/validation.ts'
import { enISO } from '../../suelo/services/instants.ts'
import { hoyEn, requireNothingBroken } from '../creadores/cambios.ts'
import { datosDe, requireCreador, requirePublished } from '../creadores/escritura.ts'
import { releaseFotoPropuesta } from '../creadores/fotos.ts'
import { findDueno } from '../fusiones/unidos.ts'
import { postRecibo } from '../recibos/correo.ts'
import { requireRecibo } from '../recibos/emision.ts'
import { noteReenvio } from '../recibos/paso.ts'
import { sugerenciaRecibida } from './cartas-de-sugerencias.ts'
import { sinCambios } from './errors-de-sugerencias.ts'

/** One that is waiting already, to the letter, is answered as it was and not kept twice. */
export function createSugerencia(
  deps: Deps,
  creadorId: number,
  datos: DatosDeSugerencia,
  ip_address: string,
) {
  return transact(deps.db, (tx) => suggestCambios(deps, tx, creadorId, datos, ip_address))
}

/** In the transaction of who makes it. */
export function suggestCambios(
  deps: Deps,
  tx: Tx,
  creadorId: number,
  datos: DatosDeSugerencia,
  ip_address: string,
) {
  const { reason, suggester_email } = datos
  const created_at = deps.now()
  const duenoId = findDueno(tx, creadorId)
  requirePublished(tx, duenoId)
  const creador = requireCreador(tx, duenoId)
  const cambios = requireCambios(datos, creador)
  const deQuien = { creadorId: duenoId, deId: duenoId === creadorId ? null : creadorId }
  const repetida = findPendiente(tx, deQuien, datos, cambios)
  const reciboDe = (sugerenciaId: number) =>
    requireRecibo(tx, { sugerenciaId }, nombreCompleto(creador), created_at)
  if (repetida) return { ...cambios, ...repetida, recibo: reciboDe(repetida.id) }
  requireNothingBroken(reglasDeCambios(hoyEn(deps)), creador, cambios)
  const { id, status } = insertSugerencia(tx, { ...datos, ...deQuien, cambios, ip_address, created_at })
  const recibo = reciboDe(id)
  postRecibo(deps, tx, suggester_email, sugerenciaRecibida(deps, creador, recibo))
  return { ...cambios, id, status, reason, created_at: enISO(created_at), recibo }
}

type Anterior = Pick<typeof sugerencias.$inferSelect, 'id' | 'creadorId' | 'cambios'>

/** Puts what is proposed now in the place of what was, and lets it wait again. */
export function changeSugerencia(
  deps: Deps,
  tx: Tx,
  { id, creadorId, cambios: antes }: Anterior,
  datos: DatosDeSugerencia,
): Propuesta {
  requirePublished(tx, creadorId)
  const creador = requireCreador(tx, creadorId)
  const suya = antes.photo_url ?? null
  const cambios = requireCambios(datos, creador, suya)
  requireNothingBroken(reglasDeCambios(hoyEn(deps)), creador, cambios)
  if (cambios.photo_url !== suya) releaseFotoPropuesta(tx, creadorId, suya)
  const { reason, suggester_email, is_student_contribution: isAlumno } = datos
  tx.update(sugerencias)
    .set({
      status: 'PENDING',
      reason,
      suggester_email,
      is_student_contribution: isAlumno,
      student_first_name: isAlumno ? datos.student_first_name : null,
      student_last_name: isAlumno ? datos.student_last_name : null,
      cambios,
      rejection_reason: null,
      resueltaEn: null,
    })
    .where(eq(sugerencias.id, id))
    .run()
  noteReenvio(tx, { sugerenciaId: id }, deps.now())
  return cambios
}

/** `suya` is the photo that it proposed before. */
function requireCambios(
  datos: DatosDeSugerencia,
  creador: CreadorPrivado,
  suya: string | null = null,
): Propuesta {
  const cambios = propuestaDe(datos, datosDe(creador))
  if (Object.keys(cambios).length === 0) throw sinCambios()
  const entero = { ...creador, ...cambios }
  if (cambios.otros_nombres && ningunoEsElSuyo[1](entero))
    throw invalidFields([['otros_nombres', ES_EL_SUYO]])
  const foto = cambios.photo_url ?? null
  // What was uploaded belongs to a contribution.
  if (isFotoSubida(foto) && foto !== suya) throw invalidFields([['photo_url', FOTO_SIN_DIRECCION]])
  return cambios
}

type Nueva = Pick<
  typeof sugerencias.$inferInsert,
  | 'creadorId'
  | 'deId'
  | 'reason'
  | 'suggester_email'
  | 'is_student_contribution'
  | 'student_first_name'
  | 'student_last_name'
  | 'cambios'
  | 'ip_address'
  | 'created_at'
>

/** Nobody's name where nobody is a student. */
export function insertSugerencia(tx: Tx, nueva: Nueva) {
  const {
    creadorId,
    deId,
    reason,
    suggester_email,
    is_student_contribution,
    cambios,
    ip_address,
    created_at,
  } = nueva
  return tx
    .insert(sugerencias)
    .values({
      creadorId,
      deId,
      reason,
      suggester_email,
      is_student_contribution,
      student_first_name: is_student_contribution ? nueva.student_first_name : null,
      student_last_name: is_student_contribution ? nueva.student_last_name : null,
      cambios,
      ip_address,
      created_at,
    })
    .returning({ id: sugerencias.id, status: sugerencias.status })
    .get()
}

function findPendiente(
  tx: Tx,
  { creadorId, deId }: { creadorId: number; deId: number | null },
  { reason, suggester_email, is_student_contribution }: DatosDeSugerencia,
  cambios: Propuesta,
) {
  const pendiente = tx
    .select({
      id: sugerencias.id,
      status: sugerencias.status,
      reason: sugerencias.reason,
      created_at: sugerencias.created_at,
    })
    .from(sugerencias)
    .where(
      and(
        eq(sugerencias.creadorId, creadorId),
        sql`${sugerencias.deId} is ${deId}`,
        eq(sugerencias.status, 'PENDING'),
        eq(sugerencias.reason, reason),
        eq(sql`lower(${sugerencias.suggester_email})`, suggester_email.toLowerCase()),
        eq(sugerencias.is_student_contribution, is_student_contribution),
        eq(sugerencias.cambios, cambios),
      ),
    )
    .get()
  return pendiente && { ...pendiente, created_at: enISO(pendiente.created_at) }
}
