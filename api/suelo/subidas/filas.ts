import { and, count, eq, gt, isNull, type SQL } from 'drizzle-orm'
import { type Db, type Reader, type Tx, transact } from '../../../db/client.ts'
import { subidas } from '../../../db/schema/subidas.ts'
import { MAXIMO_DE_SUBIDAS, VIDA_DE_SUBIDA_MS } from '../../../src/domain/archivos/subidas.ts'
import { requireCuotaDeArchivo } from '../archivos/cuotas.ts'
import type { Deps } from '../deps.ts'
import type { Quien } from '../services/sessions.ts'
import { muchasSubidas, subidaNoEncontrada } from './errors.ts'

export type Subida = typeof subidas.$inferSelect

/** The administrator's have no owner. */
const deQuien = ({ rol, id }: Quien) => ({
  docenteId: rol === 'docente' ? id : null,
  alumnoId: rol === 'alumno' ? id : null,
})

function isDe(quien: Quien): SQL | undefined {
  const { docenteId, alumnoId } = deQuien(quien)
  return and(
    docenteId === null ? isNull(subidas.docenteId) : eq(subidas.docenteId, docenteId),
    alumnoId === null ? isNull(subidas.alumnoId) : eq(subidas.alumnoId, alumnoId),
  )
}

const isViva = (ahora: number) => gt(subidas.created_at, ahora - VIDA_DE_SUBIDA_MS)

/** The own one; another's, one that expired and one that was used do not exist. */
export function requireSubida(db: Reader, quien: Quien, id: string, ahora: number): Subida {
  const subida = db
    .select()
    .from(subidas)
    .where(and(eq(subidas.id, id), isDe(quien), isViva(ahora)))
    .get()
  if (!subida) throw subidaNoEncontrada()
  return subida
}

/** Refuses where so many wait, or where a student's delivery of so many bytes would be too much. */
export function addSubida(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  quien: Quien,
  nueva: Pick<Subida, 'id' | 'nombre' | 'bytes'>,
): Subida {
  return transact(db, (tx) => {
    if (countVivas(tx, quien, now()) >= MAXIMO_DE_SUBIDAS) throw muchasSubidas()
    if (quien.rol === 'alumno') requireCuotaDeArchivo(tx, quien.id, [{ bytes: nueva.bytes }], now())
    return tx
      .insert(subidas)
      .values({ ...nueva, ...deQuien(quien), created_at: now() })
      .returning()
      .get()
  })
}

function countVivas(tx: Tx, quien: Quien, ahora: number): number {
  const suyas = tx
    .select({ n: count() })
    .from(subidas)
    .where(and(isDe(quien), isViva(ahora)))
    .get()
  return suyas?.n ?? 0
}

export const markTerminada = (db: Db, id: string, ahora: number): void =>
  transact(db, (tx) => {
    tx.update(subidas).set({ terminada_en: ahora }).where(eq(subidas.id, id)).run()
  })

export const deleteSubida = (tx: Tx, id: string): boolean =>
  tx.delete(subidas).where(eq(subidas.id, id)).returning({ id: subidas.id }).all().length > 0
