import { and, asc, eq, inArray, isNull, lte, ne, or, type SQL } from 'drizzle-orm'
import { type Db, type Reader, type Tx, transactAnyway } from '../../../db/client.ts'
import { alarmas } from '../../../db/schema/copias.ts'
import { type Causa, causas } from '../../../src/domain/casa/alarmas.ts'
import { dropWaiting } from '../../suelo/correos/delivery.ts'

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
  transactAnyway(db, (tx) => {
    if (motivo === null) return end(tx, causa)
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

/** A letter about it that has not left says what is not so any more: nobody has been written to. */
function end(tx: Tx, causa: Causa): void {
  const isUnsent = dropWaiting(tx, claveDeCarta(causa))
  tx.update(alarmas)
    .set({ motivo: PASADA, ...(isUnsent && { avisada_en: null }) })
    .where(eq(alarmas.causa, causa))
    .run()
}

/** By which the outbox knows a letter about a cause: there is never more than one that waits. */
export const claveDeCarta = (causa: Causa) => `alarma:${causa}`

/** What fails at this moment, the oldest first. */
export const readAlarmas = (db: Reader): Alarma[] => listAlarmas(db)

/** Of those, the ones about which the administrator has not been written to since an instant. */
export const readAlarmasPorAvisar = (db: Reader, since: number): Alarma[] =>
  listAlarmas(db, or(isNull(alarmas.avisada_en), lte(alarmas.avisada_en, since)))

function listAlarmas(db: Reader, cuales?: SQL): Alarma[] {
  const { causa, motivo, desde, cuando } = alarmas
  const rows = db
    .select({ causa, motivo, desde, cuando })
    .from(alarmas)
    .where(and(inArray(causa, [...causas]), ne(motivo, PASADA), cuales))
    .orderBy(asc(desde), asc(causa))
    .all()
  return rows as Alarma[]
}

export const markAvisada = (tx: Tx, causa: Causa, now: number) =>
  tx.update(alarmas).set({ avisada_en: now }).where(eq(alarmas.causa, causa)).run()

const enUnaLinea = (razon: string) =>
  razon.replace(/\s+/g, ' ').trim().slice(0, LARGO_DE_MOTIVO) || SIN_MOTIVO
