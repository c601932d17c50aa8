import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import { type Db, type Reader, transact } from '../../../db/client.ts'
import { alarmas } from '../../../db/schema/copias.ts'
import { type Causa, causas } from '../../../src/domain/alarmas.ts'

export interface Alarma {
  causa: Causa
  motivo: string
  desde: number
  /** The last time that it failed. */
  cuando: number
}

const LARGO_DE_MOTIVO = 500
const SIN_MOTIVO = 'No se sabe por qué.'

/** Its row stays when it is over, without a reason: it says when the administrator was last written to. */
const PASADA = ''

/** Notes that something fails in the background, and why in one line; null: it does not any more. */
export function noteAlarma(db: Db, causa: Causa, razon: string | null, now: number): void {
  const motivo = razon === null ? null : enUnaLinea(razon)
  if (motivo === null && !readAlarmas(db).some((una) => una.causa === causa)) return
  transact(db, (tx) => {
    if (motivo === null) {
      tx.update(alarmas).set({ motivo: PASADA }).where(eq(alarmas.causa, causa)).run()
      return
    }
    tx.update(alarmas)
      .set({ desde: now })
      .where(and(eq(alarmas.causa, causa), eq(alarmas.motivo, PASADA)))
      .run()
    tx.insert(alarmas)
      .values({ causa, motivo, desde: now, cuando: now })
      .onConflictDoUpdate({ target: alarmas.causa, set: { motivo, cuando: now } })
      .run()
  })
}

/** What fails at this moment, the oldest first. */
export function readAlarmas(db: Reader): Alarma[] {
  const { causa, motivo, desde, cuando } = alarmas
  const rows = db
    .select({ causa, motivo, desde, cuando })
    .from(alarmas)
    .where(and(inArray(causa, [...causas]), ne(motivo, PASADA)))
    .orderBy(asc(desde), asc(causa))
    .all()
  return rows as Alarma[]
}

const enUnaLinea = (razon: string) =>
  razon.replace(/\s+/g, ' ').trim().slice(0, LARGO_DE_MOTIVO) || SIN_MOTIVO
