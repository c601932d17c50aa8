import { cuantos } from '../../src/domain/numeros'
import { restoreCopia } from '../casa/copias/restaurar'
import { type Invocation, onlyArgument, settingsOf } from './command'

/** `guarania restore FILE --data-dir DIR [--force]` */
export async function restoreCommand(invocation: Invocation): Promise<void> {
  const file = onlyArgument(invocation, 'restore ARCHIVO.tar --data-dir CARPETA [--force]')
  const { dataDir } = settingsOf(invocation)
  const force = invocation.values.force ?? false

  const { manifiesto, anterior } = await restoreCopia({ file, dataDir, force, now: Date.now })

  const archivos = cuantos(manifiesto.archivos.length, 'archivo', 'archivos')
  console.log(`Restaurada en ${dataDir} la copia del ${manifiesto.creada}: ${archivos}.`)
  if (anterior) console.log(`Lo que había antes quedó en ${anterior}`)
}
