import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Sqlite } from '../../../db/sqlite.ts'
import { enNombreDeArchivo } from '../../suelo/services/instants.ts'
import { UsageError } from '../../suelo/services/settings.ts'
import { readManifiesto, requireGoodDatabase, unpack } from './desempaque.ts'
import { explaining } from './fallas.ts'
import { removeInterrumpidas, stagingOf } from './interrumpida.ts'
import { BASE, type Manifiesto } from './manifiesto.ts'

interface Options {
  file: string
  dataDir: string
  /** A used folder may be replaced; its content is kept beside it. */
  force: boolean
  now: () => number
  /** Of what a daily copy keeps beside it, second names in place of bytes, where the disk takes them. */
  link?: boolean
}

interface Restauracion {
  manifiesto: Manifiesto
  /** Where the earlier content is now. */
  anterior: string | undefined
}

/** Puts a copy in place of a data folder's content, once all of it is there and known to be good. */
export async function restoreCopia({
  file,
  dataDir,
  force,
  now,
  link = false,
}: Options): Promise<Restauracion> {
  if (!existsSync(file)) throw new UsageError(`No existe el archivo ${file}.`)
  const target = requireReplaceable(dataDir, force)
  const archive = await explaining(file, () => open(file))
  removeInterrumpidas(target)
  const staging = stagingOf(target)
  try {
    const { entries, description } = await explaining(file, () => readManifiesto(file, archive))
    await explaining(staging, () =>
      replacing(dataDir, () => unpack({ file, staging, entries, description, link })),
    )
    requireGoodDatabase(file, join(staging, BASE))
    return {
      manifiesto: description,
      anterior: await explaining(target, () => replacing(dataDir, async () => swap(staging, target, now()))),
    }
  } finally {
    await archive.close()
    rmSync(staging, { recursive: true, force: true })
  }
}

/** Where a copy may go. Throws UsageError where the folder is used, but for `force`, or served. */
export function requireReplaceable(dataDir: string, force: boolean): string {
  const target = resolve(dataDir)
  if (!isUsed(target)) return target
  if (!force) {
    throw new UsageError(
      `La carpeta ${dataDir} ya tiene datos. Con --force se los reemplaza, y quedan guardados al lado.`,
    )
  }
  requireUnserved(target)
  return target
}

const isUsed = (folder: string) => existsSync(folder) && readdirSync(folder).length > 0

function requireUnserved(folder: string) {
  if (!isServed(join(folder, BASE))) return
  throw new UsageError(
    `Otro programa está usando la carpeta ${folder}: hay que detenerlo antes de restaurar.`,
  )
}

/** A volume can't be moved, and nothing can be put beside a folder that stands in somebody else's. */
async function replacing<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!/^(EBUSY|EXDEV|EACCES|EPERM|EROFS)$/.test((error as NodeJS.ErrnoException).code ?? '')) throw error
    const nueva = join(dataDir, 'repuesta')
    throw new UsageError(
      `No se puede reemplazar ${dataDir}: es un volumen, o está en una carpeta de otro usuario. No se cambió nada. Repón la copia en una nueva, como ${nueva}, y que DATA_DIR diga esa.`,
      { cause: error },
    )
  }
}

function swap(staging: string, target: string, now: number): string | undefined {
  const anterior = isUsed(target) ? freeName(target, now) : undefined
  if (anterior) renameSync(target, anterior)
  else rmSync(target, { recursive: true, force: true })
  try {
    renameSync(staging, target)
    return anterior
  } catch (error) {
    if (anterior) renameSync(anterior, target)
    throw error
  }
}

function freeName(target: string, now: number): string {
  const stamp = enNombreDeArchivo(now)
  for (let i = 1; ; i++) {
    const name = `${target}.anterior-${stamp}${i === 1 ? '' : `-${i}`}`
    if (!existsSync(name)) return name
  }
}

/**
 * Whether a program has a database open, as far as that can be told. Leaving the WAL needs the file for oneself; who
 * opens it next returns to it.
 */
function isServed(base: string): boolean {
  if (!existsSync(base)) return false
  const sqlite = new Sqlite(base, { timeout: 500 })
  try {
    sqlite.pragma('journal_mode = DELETE')
    return false
  } catch (error) {
    // A damaged one, which is to be replaced, can't be asked.
    return /^SQLITE_(BUSY|LOCKED)/.test((error as { code?: string }).code ?? '')
  } finally {
    sqlite.close()
  }
}
