import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What signs this installation's tokens: made at the first start, kept in the data folder. */
export function readSecret(dataDir: string): string {
  const file = join(dataDir, 'secret')
  try {
    // 'wx' lets only one of two programs that start at once make it.
    writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8').trim()
}
