import { textoDeTamano } from '../../src/domain/archivos/archivos'
import { cuantos } from '../../src/domain/base/numeros'
import { createCopia } from '../casa/copias/crear'
import { type Invocation, onlyArgument, settingsOf } from './command'

/** `guarania backup FILE`: one archive with the database and the uploads, also while it serves. */
export async function backupCommand(invocation: Invocation): Promise<void> {
  const file = onlyArgument(invocation, 'backup ARCHIVO.tar [--data-dir CARPETA]')
  const { dataDir } = settingsOf(invocation)

  const stopping = new AbortController()
  for (const name of ['SIGTERM', 'SIGINT']) process.once(name, () => stopping.abort())

  const { signal } = stopping
  const { manifiesto, faltan } = await createCopia({ dataDir, file, now: Date.now, signal })

  for (const path of faltan) console.error(`Aviso: ${path} ya no estaba en el disco; la copia no lo tiene.`)
  const bytes = manifiesto.archivos.reduce((sum, content) => sum + content.bytes, 0)
  const archivos = cuantos(manifiesto.archivos.length, 'archivo', 'archivos')
  console.log(`Copia lista en ${file}: ${archivos}, ${textoDeTamano(bytes)}.`)
}
