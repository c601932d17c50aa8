import { and, count, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Reader, Tx } from '../../../db/client.ts'
import { codigosDeRecuperacion, segundoFactor } from '../../../db/schema/segundo-factor.ts'

const UNO = 1

/** The secret that counts: the one that was confirmed. */
export function findSecreto(tx: Reader): string | undefined {
  return tx
    .select({ secreto: segundoFactor.secreto })
    .from(segundoFactor)
    .where(isNotNull(segundoFactor.activadoEn))
    .get()?.secreto
}

export const isActivo = (tx: Reader): boolean => findSecreto(tx) !== undefined

/** The one that was shown and is still to be confirmed. */
export function findPendiente(tx: Reader): string | undefined {
  return tx
    .select({ secreto: segundoFactor.secreto })
    .from(segundoFactor)
    .where(isNull(segundoFactor.activadoEn))
    .get()?.secreto
}

/** In place of one that nobody confirmed. */
export function writePendiente(tx: Tx, secreto: string): void {
  tx.insert(segundoFactor)
    .values({ id: UNO, secreto })
    .onConflictDoUpdate({ target: segundoFactor.id, set: { secreto } })
    .run()
}

/** Whether it still waited to be. */
export function confirmSecreto(tx: Tx, secreto: string, datos: { activadoEn: number; ultimoPaso: number }) {
  const pendiente = and(eq(segundoFactor.secreto, secreto), isNull(segundoFactor.activadoEn))
  return tx.update(segundoFactor).set(datos).where(pendiente).returning().get() !== undefined
}

/** Whether neither it nor a later one had been taken. */
export function takePaso(tx: Tx, secreto: string, paso: number): boolean {
  const antes = and(eq(segundoFactor.secreto, secreto), lt(segundoFactor.ultimoPaso, paso))
  return tx.update(segundoFactor).set({ ultimoPaso: paso }).where(antes).returning().get() !== undefined
}

/** Whether there was one. */
export function takeRecuperacion(tx: Tx, hash: string): boolean {
  const este = eq(codigosDeRecuperacion.hash, hash)
  return tx.delete(codigosDeRecuperacion).where(este).returning().get() !== undefined
}

export function writeRecuperacion(tx: Tx, hashes: string[]): void {
  tx.delete(codigosDeRecuperacion).run()
  tx.insert(codigosDeRecuperacion)
    .values(hashes.map((hash) => ({ hash })))
    .run()
}

export function countRecuperacion(tx: Reader): number {
  return tx.select({ n: count() }).from(codigosDeRecuperacion).get()?.n ?? 0
}

export function forgetSegundoFactor(tx: Tx): void {
  tx.delete(segundoFactor).run()
  tx.delete(codigosDeRecuperacion).run()
}
