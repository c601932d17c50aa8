import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { UsageError } from './settings.ts'

const LEAST_BYTES = 32

/** What signs this installation's tokens: made at the first start, kept in the data folder. */
export function readSecret(dataDir: string): string {
  const file = join(dataDir, 'secret')
  const known = find(file)
  if (known) return requireLong(known, file)
  // A full disk, or a power cut, may have left an empty one, with which anybody could sign.
  if (known === '') rmSync(file, { force: true })
  return make(file)
}

/** With a short one, whoever has a token could find out what signs them. */
function requireLong(secret: string, file: string): string {
  if (Buffer.byteLength(secret) >= LEAST_BYTES) return secret
  throw new UsageError(
    `El secreto de ${file} tiene menos de ${LEAST_BYTES} bytes. Quita el archivo: se hace otro, y todos ingresan de nuevo.`,
  )
}

/** It appears whole or not at all, and of two programs that start at once both get the same. */
function make(file: string): string {
  const unfinished = `${file}.${process.pid}`
  try {
    writeFileSync(unfinished, randomBytes(32).toString('hex'), { mode: 0o600, flush: true })
    linkSync(unfinished, file)
  } catch (error) {
    const { syscall, code } = error as NodeJS.ErrnoException
    if (syscall !== 'link') throw error
    // Some disks know no second names.
    if (code !== 'EEXIST') renameSync(unfinished, file)
  } finally {
    rmSync(unfinished, { force: true })
  }
  return readFileSync(file, 'utf8').trim()
}

function find(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
