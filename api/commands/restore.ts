import { join } from 'node:path'
import { openDb } from '../../db/client'
import { cuantos } from '../../src/domain/base/numeros'
import { BASE } from '../casa/copias/manifiesto'
import { restoreRemota } from '../casa/copias/remota/restaurar'
import { openTienda } from '../casa/copias/remota/tienda'
import { restoreCopia } from '../casa/copias/restaurar'
import { endMantenimiento } from '../casa/mantenimiento/service'
import { parseDestino } from '../suelo/services/destino-s3'
import { type Settings, UsageError } from '../suelo/services/settings'
import { type Invocation, onlyArgument, settingsOf } from './command'

/** In place of a file: the address of another place, or the one of BACKUP_S3. */
const REMOTA = /^s3(:|$)/i
const DE_BACKUP_S3 = /^s3(:\/\/)?$/i

/** `guarania restore FILE --data-dir DIR [--force]`, and `guarania restore s3://…` for what is in another place. */
export async function restoreCommand(invocation: Invocation): Promise<void> {
  const from = onlyArgument(invocation, 'restore ARCHIVO.tar|s3://… --data-dir CARPETA [--force]')
  const settings = settingsOf(invocation)
  const options = { dataDir: settings.dataDir, force: invocation.values.force ?? false, now: Date.now }

  const { manifiesto, anterior } = REMOTA.test(from)
    ? await restoreRemota({
        tienda: openTienda(destinoDe(from, settings)),
        frase: settings.remota.frase,
        ...options,
      })
    : await restoreCopia({ file: from, ...options })

  // What is put back is where the site has been moved to.
  const { db, sqlite } = openDb(join(settings.dataDir, BASE))
  endMantenimiento(db)
  sqlite.close()

  const archivos = cuantos(manifiesto.archivos.length, 'archivo', 'archivos')
  console.log(`Restaurada en ${settings.dataDir} la copia del ${manifiesto.creada}: ${archivos}.`)
  if (anterior) console.log(`Lo que había antes quedó en ${anterior}`)
}

/** The address is not repeated: it has a secret in it. */
function destinoDe(from: string, { remota }: Settings) {
  const destino = DE_BACKUP_S3.test(from) ? remota.destino : parseDestino(from)
  if (destino) return destino
  throw new UsageError(
    'No entiendo la dirección: se esperaba s3://CLAVE:SECRETO@servidor/bucket/carpeta, o s3:// con BACKUP_S3 en el ambiente.',
  )
}
