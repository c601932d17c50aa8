import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseError, openDb } from '../../db/client'
import { bringUpToDate } from '../casa/copias/antes-de-migrar'
import { BASE } from '../casa/copias/manifiesto'
import type { Site } from '../site/site'
import { readSettings, type Settings, UsageError } from '../suelo/services/settings'

/** What a command of the program is given. */
export interface Invocation {
  /** What stands behind the command's name. */
  positionals: string[]
  values: { 'data-dir'?: string; port?: string; host?: string; file?: string; force?: boolean }
  site: Site
  /** As the program was started, for what everybody may read. */
  umask: number
}

export function settingsOf({ values }: Invocation): Settings {
  return readSettings(process.env, { DATA_DIR: values['data-dir'], PORT: values.port, HOST: values.host })
}

/** The one thing that stands behind a command: 'backup mi copia.tar', unquoted, would make a copy called 'mi'. */
export function onlyArgument({ positionals }: Invocation, usage: string): string {
  const [argument, ...more] = positionals
  if (!argument || more.length > 0) throw new UsageError(`Uso: guarania ${usage}`)
  return argument
}

/** For a command that takes nothing but options: 'password --data-dir mi carpeta', unquoted, would look in 'mi'. */
export function noArguments({ positionals }: Invocation, command: string): void {
  const [extra] = positionals
  if (extra !== undefined) throw new UsageError(`No entiendo «${extra}». Uso: guarania ${command} [opciones]`)
}

/** Makes the data folder where there is none. Throws DatabaseError where nothing can be written in it. */
export function requireFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true })
    // SQLite would open a file that can't be written, and only fail at the first visitor who writes.
    for (const path of [dataDir, join(dataDir, BASE)].filter(existsSync)) accessSync(path, constants.W_OK)
  } catch {
    throw new DatabaseError(`No se puede escribir en la carpeta ${dataDir}.`)
  }
}

/** Opens the data folder's database, making both where they don't exist yet and bringing it up to date. Throws DatabaseError. */
export function openData(dataDir: string) {
  requireFolder(dataDir)
  const file = join(dataDir, BASE)
  const data = openDb(file)
  try {
    const copy = bringUpToDate(data, dataDir, Date.now())
    if (copy) console.log(`Base de datos puesta al día. Como estaba antes quedó en ${copy}`)
    return data
  } catch (error) {
    data.sqlite.close()
    throw error
  }
}
