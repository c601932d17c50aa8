import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { sugerencias } from '../../../db/schema/comunidad.ts'
import { contribuyentes } from '../../../db/schema/contribuyentes.ts'
import type { Letter } from '../../suelo/correos/letter.ts'
import { AppError } from '../../suelo/plugins/app-error.ts'

interface Pedido {
  contribuyenteId: number
  nombre: string
  email: string
  /** Whose contribution brought it about. */
  creadorId: number
  now: number
}

/** A name to appear with waits among the suggestions; until it is approved the masked address stands. */
export function askNombre(tx: Tx, { contribuyenteId, nombre, email, creadorId, now }: Pedido): void {
  tx.insert(sugerencias)
    .values({
      creadorId,
      reason: 'Quiere aparecer con este nombre en el ranking de aportantes.',
      suggester_email: email,
      cambios: {},
      contribuyenteId,
      nombre_pedido: nombre,
      created_at: now,
    })
    .run()
}

const esperaDe = (contribuyenteId: number) =>
  and(eq(sugerencias.contribuyenteId, contribuyenteId), eq(sugerencias.status, 'PENDING'))

export const findNombrePedido = (tx: Pick<Tx, 'select'>, contribuyenteId: number): string | null =>
  tx.select({ nombre: sugerencias.nombre_pedido }).from(sugerencias).where(esperaDe(contribuyenteId)).get()
    ?.nombre ?? null

/** The contributor chose something else. */
export function withdrawNombre(tx: Tx, contribuyenteId: number, now: number): void {
  tx.update(sugerencias).set({ status: 'WITHDRAWN', resueltaEn: now }).where(esperaDe(contribuyenteId)).run()
}

export function grantNombre(tx: Tx, contribuyenteId: number, nombre: string | null): void {
  tx.update(contribuyentes)
    .set({ como: 'NOMBRE', nombre })
    .where(eq(contribuyentes.id, contribuyenteId))
    .run()
}

export function refuseNombre(tx: Tx, contribuyenteId: number): void {
  tx.update(contribuyentes).set({ como: 'CORREO' }).where(eq(contribuyentes.id, contribuyenteId)).run()
}

export const nombreNoSeDevuelve = () =>
  new AppError(409, 'nombre_pedido', 'Un nombre no se remite para revisión: apruébalo o recházalo.')

export const nombreAprobado = (nombre: string | null): Letter => ({
  subject: 'Ya apareces con tu nombre',
  paragraphs: [`Desde ahora apareces como ${nombre} en el ranking de aportantes.`],
})

export const nombreRechazado = (nombre: string | null, motivo: string): Letter => ({
  subject: 'Sobre el nombre con que quieres aparecer',
  paragraphs: [`En el ranking de aportantes no vas a aparecer como ${nombre}, por este motivo:`],
  quote: motivo,
})
