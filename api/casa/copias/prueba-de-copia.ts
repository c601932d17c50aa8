import { mkdirSync, rmSync, statfsSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { UsageError } from '../../suelo/services/settings.ts'
import { storageFault } from '../../suelo/services/storage.ts'
import { readManifiesto } from './desempaque.ts'
import { explaining } from './fallas.ts'
import { removeDejadas } from './interrumpida.ts'
import { BASE, type Manifiesto, SUELTA } from './manifiesto.ts'
import { noSirve } from './no-sirve.ts'
import { requireArchivos, requireEntera } from './prueba-de-archivos.ts'
import { requireBase } from './prueba-de-base.ts'
import { requireSuya } from './prueba-de-identidad.ts'
import { requireEnMarcha, type StartOn } from './prueba-en-marcha.ts'
import { restoreCopia } from './restaurar.ts'

/** Followed by the number of the process that proves there. */
const FOLDER = '.probando-'
/** A migration keeps what the database was beside it, and nobody else is to be left without a place to write. */
const BASES = 3
const ROOM_BYTES = 64 * 1024 * 1024

export interface Prueba {
  segundos: number
  archivos: number
}

interface Options {
  file: string
  /** The folder that the copy is of. */
  dataDir: string
  startOn: StartOn
  now: () => number
}

/** Where a copy is proved: beside it. */
export const folderOf = (file: string): string => join(dirname(resolve(file)), `${FOLDER}${process.pid}`)

/** Removes what a proof that was killed left beside the copies: people's data, as large as all of them. */
export const removePruebasCortadas = (dir: string): void => removeDejadas(resolve(dir), FOLDER)

/**
 * Puts a copy back in a folder of its own, looks at all that is in it and starts the program on it. Throws UsageError
 * where that is not as it was. Nothing is left of it.
 */
export async function proveCopia({ file, dataDir, startOn, now }: Options): Promise<Prueba> {
  const begun = performance.now()
  const folder = folderOf(file)
  removePruebasCortadas(dirname(file))
  try {
    await explaining(folder, async () => mkdirSync(folder, { mode: 0o700 }))
    await requireRoom(file, folder)
    await requireEntera(file)
    const restored = join(folder, 'datos')
    const { manifiesto } = await restoreCopia({ file, dataDir: restored, force: false, now, link: true })
    await requireArchivos(file, restored, manifiesto)
    requireBase(file, restored, manifiesto)
    requireSuya(file, restored, dataDir)
    await requireEnMarcha({ file, restored, manifiesto, startOn })
    return {
      segundos: Math.round(performance.now() - begun) / 1000,
      archivos: manifiesto.archivos.length,
    }
  } catch (error) {
    throw explained(file, error)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** In one line, whatever it was. */
function explained(file: string, error: unknown): UsageError {
  if (error instanceof UsageError) return error
  if (storageFault(error) === 'full') return sinLugar(file)
  return noSirve(file, error instanceof Error ? error.message : String(error))
}

const sinLugar = (file: string) =>
  new UsageError(`En ${dirname(file)} no hay lugar para probar la copia: conviene liberar espacio.`)

async function requireRoom(file: string, folder: string) {
  const { archivos, formato } = await readDescription(file)
  const bytesOf = (some: Manifiesto['archivos']) => some.reduce((sum, { bytes }) => sum + bytes, 0)
  const base = bytesOf(archivos.filter(({ path }) => path === BASE))
  const { bavail, bsize } = statfsSync(folder)
  // What is kept beside the copies gets a second name.
  const copied = formato === SUELTA ? base : bytesOf(archivos)
  if (bavail * bsize < copied + BASES * base + ROOM_BYTES) throw sinLugar(file)
}

async function readDescription(file: string): Promise<Manifiesto> {
  const archive = await explaining(file, () => open(file))
  try {
    return (await readManifiesto(file, archive)).description
  } finally {
    await archive.close()
  }
}
