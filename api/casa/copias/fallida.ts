import { type Db, type Reader, transactAnyway } from '../../../db/client.ts'
import { readAjustes, writeAjuste } from '../../suelo/services/ajustes.ts'
import { enISO } from '../../suelo/services/instants.ts'
import { noteAlarma, readAlarmas } from '../alarmas/alarmas.ts'

const HECHA = 'copia_hecha'

export interface CopiaFallida {
  cuando: string
  motivo: string
}

/** Notes how the last copy ended: `motivo` is why it failed, null where it did not. All processes and `doctor` see it. */
export function noteCopia(db: Db, motivo: string | null, now: number): void {
  noteAlarma(db, 'COPIA', motivo, now)
  if (motivo === null) transactAnyway(db, (tx) => writeAjuste(tx, HECHA, enISO(now)))
}

/** Null where the last copy was made. */
export function readCopiaFallida(db: Reader): CopiaFallida | null {
  const alarma = readAlarmas(db).find(({ causa }) => causa === 'COPIA')
  return alarma ? { cuando: enISO(alarma.cuando), motivo: alarma.motivo } : null
}

/** When the last copy by itself was made; null before the first. */
export const readUltimaCopia = (db: Reader): string | null => readAjustes(db, [HECHA])[HECHA] ?? null
