import { basename } from 'node:path'
import { UsageError } from '../../suelo/services/settings.ts'

/** Why a copy that was put back and looked at can't be relied on. */
export const noSirve = (file: string, what: string) =>
  new UsageError(`La copia ${basename(file)} no sirve: ${what}.`)
