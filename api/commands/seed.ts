import { Presets, SingleBar } from 'cli-progress'
import { readCatalogo } from '../../db/seed/archivo'
import { seedCatalogo } from '../../db/seed/catalogo'
import catalogo from '../../db/seed/creadores.json'
import { UsageError } from '../services/settings'
import { type Invocation, openData, settingsOf } from './command'

/** `guarania seed catalogo [--file F]` */
export async function seedCommand(invocation: Invocation): Promise<void> {
  const [what] = invocation.positionals
  if (what !== 'catalogo') throw new UsageError('Uso: guarania seed catalogo [--file ARCHIVO.json]')

  const { file } = invocation.values
  const rows = file ? readCatalogo(file) : catalogo
  const { sqlite } = openData(settingsOf(invocation).dataDir)
  const bar = new SingleBar({ format: 'Cargando |{bar}| {value} de {total}' }, Presets.shades_classic)
  bar.start(rows.length, 0)
  try {
    const { nuevos, existentes } = seedCatalogo(sqlite, rows, { onProgress: (done) => bar.update(done) })
    bar.stop()
    console.log(`Catálogo cargado: ${nuevos} creadores nuevos, ${existentes} que ya estaban.`)
  } finally {
    bar.stop()
    sqlite.close()
  }
}
