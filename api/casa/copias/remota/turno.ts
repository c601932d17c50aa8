import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { nombreDeCopia, removeCutOff } from '../carpeta.ts'
import { createCopia } from '../crear.ts'
import { holdUploads } from '../retencion.ts'
import { isKept, locationOf, type Origen } from '../sueltos.ts'
import { sumOf } from '../suma.ts'
import type { Almacen } from './almacen.ts'
import { sendCopia } from './enviar.ts'
import { ARCHIVOS, BASES, COPIAS, nombreDeArchivo, sizesOf } from './indice.ts'
import { forgetArchivos, forgetRemotas } from './olvidar.ts'

/** A name that a copy which was cut off may have, and that counts for none. */
const TEMPORARY = '.base-remota'

interface Turno {
  almacen: Almacen
  dataDir: string
  /** Where the daily copies are. */
  dir: string
  now: () => number
}

/** Sends a daily copy. */
export async function sendDiaria({ almacen, dir }: Turno, nombre: string): Promise<void> {
  await sendCopia({
    almacen,
    carpeta: COPIAS,
    tar: join(dir, nombre),
    nombre,
    there: await sizesOf(almacen, ARCHIVOS),
    locate: ({ sha256 }) => locationOf(dir, sha256),
  })
}

/** Sends the database as it is now. What was uploaded since the last copy goes with it: without it, it would name what nobody has. */
export async function sendBase({ almacen, dataDir, dir, now }: Turno): Promise<void> {
  mkdirSync(dir, { recursive: true, mode: 0o700 })
  removeEarlier(dir)
  removeCutOff(dir, now())
  const nombre = nombreDeCopia(now())
  const tar = join(dir, `${nombre}${TEMPORARY}`)
  const held = holdUploads(dataDir)
  const there = await sizesOf(almacen, ARCHIVOS)
  const places = new Map<string, string>()
  const keep = async ({ path, subida }: Origen) => {
    // What is there already, or lies only beside the copies, is not read.
    if (subida && almacen.has(there, nombreDeArchivo(subida.sha256), subida.bytes)) return { ...subida, path }
    const location = held.locate(path)
    const found = await sumOf(location).catch(missing)
    if (found) places.set(found.sha256, location)
    return found ? { path, ...found } : subida && isKept(dir, subida) ? { ...subida, path } : undefined
  }
  try {
    await createCopia({ dataDir, file: tar, now, sueltos: { keep, flush: async () => {} } })
    const locate = ({ sha256 }: { sha256: string }) => places.get(sha256) ?? locationOf(dir, sha256)
    await sendCopia({ almacen, carpeta: BASES, tar, nombre, there, locate })
  } finally {
    held.release()
    rmSync(tar, { force: true })
  }
}

export async function forget(almacen: Almacen, keep: number, withFiles: boolean): Promise<void> {
  await forgetRemotas(almacen, keep)
  if (withFiles) await forgetArchivos(almacen)
}

function missing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

/** Only one sends at a time. */
function removeEarlier(dir: string) {
  for (const name of readdirSync(dir).filter((one) => one.includes(TEMPORARY))) rmSync(join(dir, name))
}
