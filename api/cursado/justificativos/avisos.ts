import { eq } from 'drizzle-orm'
import type { Reader, Tx } from '../../../db/client.ts'
import { catedras } from '../../../db/schema/catedras.ts'
import { listDestinatarios, listDocentesQueQuieren } from '../../suelo/correos/destinatarios.ts'
import type { Deps } from '../../suelo/deps.ts'
import { listDocentesEl } from '../../suelo/docentes.ts'
import { todayOf } from '../../suelo/services/today.ts'
import { cartaDePedido, cartaDeRespuesta } from './cartas.ts'
import type { Justificativo } from './esquemas.ts'

/** That one has arrived; call it in the transaction that writes it. */
export function notifyDocentes(deps: Deps, tx: Tx, justificativo: Justificativo): void {
  const { site, outbox } = deps
  const { catedraId } = justificativo
  const catedra = readNombre(tx, catedraId)
  const ids = listDocentesEl(tx, todayOf(deps), catedraId).get(catedraId) ?? []
  const url = `${site.url}/docente/catedra/${justificativo.catedraId}?tab=alumnos`
  for (const docente of listDocentesQueQuieren(tx, 'JUSTIFICATIVO', ids)) {
    outbox.post(tx, docente.email, cartaDePedido(docente.nombre, { justificativo, catedra, url }))
  }
}

/** That one was answered; the same. */
export function notifyAlumno({ site, outbox }: Deps, tx: Tx, justificativo: Justificativo): void {
  const catedra = readNombre(tx, justificativo.catedraId)
  const url = `${site.url}/alumno/catedra/${justificativo.catedraId}?tab=asistencia`
  for (const alumno of listDestinatarios(tx, 'JUSTIFICATIVO', [justificativo.alumnoId])) {
    outbox.post(tx, alumno.email, cartaDeRespuesta(alumno.nombre, { justificativo, catedra, url }))
  }
}

const readNombre = (tx: Reader, id: number): string =>
  tx.select({ nombre: catedras.nombre }).from(catedras).where(eq(catedras.id, id)).get()?.nombre ?? ''
