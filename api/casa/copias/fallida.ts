import { type Db, type Reader, transact } from '../../../db/client.ts'
import { readAjustes, writeAjuste } from '../../services/ajustes.ts'
import { enISO } from '../../services/instants.ts'

const FALLO = 'copia_fallo'
const HECHA = 'copia_hecha'

export interface CopiaFallida {
  cuando: string
  motivo: string
}

/** Notes how the last copy ended: `motivo` is why it failed, null where it did not. All processes and `doctor` see it. */
export function noteCopia(db: Db, motivo: string | null, now: number): void {
  const fallida: CopiaFallida | null = motivo === null ? null : { cuando: enISO(now), motivo }
  transact(db, (tx) => {
    writeAjuste(tx, FALLO, fallida && JSON.stringify(fallida))
    if (!fallida) writeAjuste(tx, HECHA, enISO(now))
  })
}

/** Null where the last copy was made. */
export function readCopiaFallida(db: Reader): CopiaFallida | null {
  const written = readAjustes(db, [FALLO])[FALLO]
  return written === undefined ? null : JSON.parse(written)
}

/** When the last copy by itself was made; null before the first. */
export const readUltimaCopia = (db: Reader): string | null => readAjustes(db, [HECHA])[HECHA] ?? null
