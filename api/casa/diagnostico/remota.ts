import { join } from 'node:path'
import { openDb } from '../../../db/client.ts'
import { versionOf } from '../../../db/version.ts'
import { haceCuanto } from '../../../src/domain/base/cuando.ts'
import type { DestinoS3 } from '../../suelo/services/destino-s3.ts'
import type { Settings } from '../../suelo/services/settings.ts'
import { BASE } from '../copias/manifiesto.ts'
import { openAlmacen } from '../copias/remota/clave.ts'
import { type EstadoDeRemota, falloDe, readRemota } from '../copias/remota/estado.ts'
import { openTienda } from '../copias/remota/tienda.ts'
import { bien, type Hallazgo, mal } from './hallazgo.ts'

const TEMA = 'Copia en otro lugar'
const MINUTE_MS = 60_000
const PACIENCIA = { callMs: 10_000, pieceMs: 10_000, pausesMs: [] }

/** What went there, and whether it lets us in now. */
export async function checkRemota(settings: Settings, now: number): Promise<Hallazgo[]> {
  const { destino, frase } = settings.remota
  if (!destino) return []
  const estado = findEstado(settings.dataDir, destino)
  const fallo = estado && falloDe(estado)
  if (fallo) return [mal(TEMA, sinPunto(fallo), 'Se intenta otra vez en la próxima vuelta')]
  try {
    await openAlmacen(openTienda(destino, PACIENCIA), frase)
  } catch (error) {
    return [mal(TEMA, sinPunto((error as Error).message), 'Revisa BACKUP_S3 y BACKUP_KEY')]
  }
  return estado ? [deLoQueLlego(settings, estado, now)] : []
}

function deLoQueLlego({ backup, remota }: Settings, { donde, llego }: EstadoDeRemota, now: number): Hallazgo {
  if (llego === null) return bien(TEMA, `todavía no llegó ninguna a ${donde}`)
  const ago = now - Date.parse(llego)
  const detalle = `${haceCuanto(ago)}, en ${donde}`
  const minutes = remota.everyMinutes || backup.everyHours * 60
  if (minutes === 0 || ago < (2 * minutes + 60) * MINUTE_MS) return bien(TEMA, detalle)
  return mal(TEMA, detalle, 'Mira por qué en el registro del programa')
}

/** Nothing of a database that is damaged, or of an earlier version. */
function findEstado(dataDir: string, destino: DestinoS3): EstadoDeRemota | undefined {
  try {
    const { db, sqlite } = openDb(join(dataDir, BASE))
    try {
      return versionOf(sqlite).pending > 0 ? undefined : readRemota(db, destino)
    } finally {
      sqlite.close()
    }
  } catch {
    return undefined
  }
}

const sinPunto = (text: string) => text.replace(/\.$/, '')
