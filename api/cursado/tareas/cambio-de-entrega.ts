import type { Tx } from '../../../db/client.ts'
import type { Aviso } from '../../../src/domain/correos/avisos.ts'
import { type Acto, enActo } from '../../suelo/actos.ts'
import { dropWaiting } from '../../suelo/correos/delivery.ts'
import { listDestinatarios } from '../../suelo/correos/destinatarios.ts'
import type { Letter } from '../../suelo/correos/letter.ts'
import type { Deps } from '../../suelo/deps.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { datosDeCarta } from './avisos.ts'
import { cartaDeCalificada, type DatosDeCarta } from './cartas.ts'
import { requireEntrega } from './entregas.ts'
import type { Entrega } from './esquemas-de-entregas.ts'

/** Changes a delivery that `quien` may grade, and answers with how it stands; `change` says what was done. */
export function changeEntrega(
  deps: Deps,
  quien: Quien,
  id: number,
  change: (acto: Acto, entrega: Entrega) => string,
) {
  return enActo(deps, quien, { entrega: id }, (acto) => {
    const { tx, ahora } = acto
    const message = change(acto, requireEntrega(tx, quien, id, ahora))
    return { message, tareaAsignacion: requireEntrega(tx, quien, id, ahora) }
  })
}

/** Tells a delivery's student, unless this kind of mail is switched off; while it can be undone it waits. */
export function notifyAlumno(
  deps: Deps,
  tx: Tx,
  aviso: Aviso,
  { id, alumnoId, TareaMaestra }: Entrega,
  write: (nombre: string, datos: DatosDeCarta) => Letter,
): void {
  const tarea = { titulo: TareaMaestra.titulo, catedra: TareaMaestra.Catedra.nombre, fecha_entrega: null }
  for (const { nombre, email } of listDestinatarios(tx, aviso, [alumnoId])) {
    const espera = { reemplaza: claveDe(aviso, id), sale: deps.now() + deps.avisoDeNotaMs }
    deps.outbox.post(tx, email, write(nombre, datosDeCarta(deps, tarea, id)), espera)
  }
}

/** What has not left yet does not. */
export const unnotifyAlumno = (tx: Tx, aviso: Aviso, { id }: Entrega) => dropWaiting(tx, claveDe(aviso, id))

const claveDe = (aviso: Aviso, id: number) => `${aviso} ${id}`

/** Tells a grade to its student. */
export function notifyCalificada(
  deps: Deps,
  tx: Tx,
  entrega: Entrega,
  { puntos, comentario }: { puntos: number; comentario: string },
): void {
  const posibles = entrega.TareaMaestra.puntos_posibles
  notifyAlumno(deps, tx, 'TAREA_CALIFICADA', entrega, (nombre, datos) =>
    cartaDeCalificada(nombre, datos, { puntos, posibles, comentario }),
  )
}
