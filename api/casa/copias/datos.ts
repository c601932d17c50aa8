import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { UsageError } from '../../suelo/services/settings.ts'
import { BASE } from './manifiesto.ts'

/** For what needs data that are there: a mistyped folder is not to be made, and taken for the right one. */
export function requireDatos(dataDir: string): void {
  if (!existsSync(join(dataDir, BASE))) throw new UsageError(`No hay datos de Guarania en ${dataDir}.`)
}
