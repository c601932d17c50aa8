import { type Db, type Reader, transactAnyway } from '../../../../db/client.ts'
import { readAjustes, writeAjuste } from '../../../suelo/services/ajustes.ts'
import { type DestinoS3, nombreDeDestino } from '../../../suelo/services/destino-s3.ts'
import { enISO } from '../../../suelo/services/instants.ts'

const REMOTA = 'copia_remota'

/** What goes to another place: a daily copy, or the database alone. */
export type Envio = 'copia' | 'base'

/** What became of it there; all processes and `doctor` see it. */
export interface EstadoDeRemota {
  /** Where: of another place nothing of this is true. */
  donde: string
  /** When something last arrived, and the daily copy that last did. */
  llego: string | null
  base: string | null
  copia: string | null
  /** Why the last try of each failed. */
  fallos: Partial<Record<Envio, string>>
}

/** Of a place that nothing went to yet, all is null. */
export function readRemota(db: Reader, destino: DestinoS3): EstadoDeRemota {
  const donde = nombreDeDestino(destino)
  const found = findRemota(db)
  return found?.donde === donde ? found : { donde, llego: null, base: null, copia: null, fallos: {} }
}

/** Whatever place it is of; nothing before the first try. */
export function findRemota(db: Reader): EstadoDeRemota | undefined {
  const written = readAjustes(db, [REMOTA])[REMOTA]
  return written === undefined ? undefined : JSON.parse(written)
}

/** Where copies go to another place from now on, or to none, what is known of the earlier one says nothing. */
export function forgetOtherPlace(db: Db, destino: DestinoS3 | undefined): void {
  const found = findRemota(db)
  if (!found || (destino && found.donde === nombreDeDestino(destino))) return
  transactAnyway(db, (tx) => writeAjuste(tx, REMOTA, null))
}

/** In one line; null where all went well. */
export const falloDe = ({ fallos }: EstadoDeRemota): string | null => fallos.copia ?? fallos.base ?? null

export interface Nota {
  envio: Envio
  /** The daily copy, where it is one. */
  nombre: string | null
  /** Why it failed, or null. */
  motivo: string | null
}

export function noteRemota(db: Db, destino: DestinoS3, { envio, nombre, motivo }: Nota, now: number): void {
  transactAnyway(db, (tx) => {
    const { fallos, ...before } = readRemota(tx, destino)
    const { [envio]: _solved, ...others } = fallos
    const estado: EstadoDeRemota =
      motivo !== null
        ? { ...before, fallos: { ...others, [envio]: motivo } }
        : {
            ...before,
            fallos: others,
            llego: enISO(now),
            ...(envio === 'base' ? { base: enISO(now) } : { copia: nombre }),
          }
    writeAjuste(tx, REMOTA, JSON.stringify(estado))
  })
}
