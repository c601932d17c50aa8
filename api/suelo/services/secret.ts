import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { UsageError } from './settings.ts'

/** A shorter one could be guessed, and with it anybody could sign. */
const LEAST_BYTES = 32

/** What signs this installation's tokens: made at the first start, kept in the data folder. Throws UsageError where it is too short. */
export function readSecret(dataDir: string): string {
  const file = join(dataDir, 'secret')
  return requireLong(
    file,
    readOrMake(file, () => randomBytes(32).toString('hex')),
  )
}

/** What is made once, at the first start, and kept from others. */
export function readOrMake(file: string, make: () => string): string {
  const known = find(file)
  if (known) return known
  // A full disk, or a power cut, may have left an empty one, with which anybody could sign.
  if (known === '') rmSync(file, { force: true })
  return keep(file, make())
}

function requireLong(file: string, secret: string): string {
  if (Buffer.byteLength(secret) >= LEAST_BYTES) return secret
  throw new UsageError(
    `El secreto de ${file} es demasiado corto: necesita al menos ${LEAST_BYTES} bytes. Repón el de una copia o, si no la hay, bórralo: se hace otro, y todos tendrán que ingresar de nuevo.`,
  )
}

/** It appears whole or not at all, and of two programs that start at once both get the same. */
function keep(file: string, made: string): string {
  const unfinished = `${file}.${process.pid}`
  try {
    writeFileSync(unfinished, made, { mode: 0o600, flush: true })
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
