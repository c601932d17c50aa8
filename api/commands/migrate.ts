import { versionOf } from '../../db/version'
import { type Invocation, noArguments, openData, settingsOf } from './command'

/** `guarania migrate`: what `serve` does first, by itself. */
export async function migrateCommand(invocation: Invocation): Promise<void> {
  noArguments(invocation, 'migrate')
  const { sqlite } = openData(settingsOf(invocation).dataDir)
  console.log(`La base de datos está al día: ${versionOf(sqlite).applied} migraciones.`)
  sqlite.close()
}
