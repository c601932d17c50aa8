import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { textoDeTamano } from '../../../src/domain/archivos/archivos.ts'
import { VAPID } from '../../suelo/push/vapid.ts'
import { lastCopia } from '../copias/carpeta.ts'
import { BASE, SECRETO } from '../copias/manifiesto.ts'
import type { ProgramadasDeps } from '../copias/programadas.ts'
import { sizeOfNext } from '../copias/tamano.ts'
import { bien, type Hallazgo, mal } from './hallazgo.ts'

const HOUR_MS = 3_600_000
const ROOM_BYTES = 512 * 1024 * 1024

const queEs: Record<string, string> = {
  [SECRETO]: 'el secreto que firma las sesiones',
  [VAPID]: 'la clave que firma los avisos al teléfono',
}

export function checkCarpeta(dataDir: string): Hallazgo {
  if (!existsSync(join(dataDir, BASE))) {
    return mal('Carpeta', `no hay datos en ${dataDir}`, 'Revisa DATA_DIR o --data-dir')
  }
  if (!isWritable(dataDir)) {
    return mal('Carpeta', `no se puede escribir en ${dataDir}`, 'Revisa el disco y de quién es la carpeta')
  }
  const leido = [SECRETO, VAPID].find((nombre) => isOpen(join(dataDir, nombre), 0o077))
  if (leido) {
    return mal(
      'Carpeta',
      `otros usuarios de la máquina pueden leer ${queEs[leido]}`,
      `chmod 600 ${join(dataDir, leido)}`,
    )
  }
  if (isOpen(dataDir, 0o001) && isOpen(join(dataDir, BASE), 0o004)) {
    return mal('Carpeta', 'otros usuarios de la máquina pueden leer los datos', `chmod -R go-rwx ${dataDir}`)
  }
  return bien('Carpeta', `se puede escribir en ${dataDir}`)
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** Windows has rights of another kind. */
function isOpen(path: string, bits: number): boolean {
  const mode = statSync(path, { throwIfNoEntry: false })?.mode ?? 0
  return process.platform !== 'win32' && (mode & bits) !== 0
}

export async function checkDisco({ dataDir, dir }: Pick<Copias, 'dataDir' | 'dir'>): Promise<Hallazgo> {
  const { bavail, bsize } = statfsSync(dataDir)
  const free = bavail * bsize
  const detalle = `quedan ${textoDeTamano(free)} libres`
  if (free > Math.max(ROOM_BYTES, await sizeOfNext({ dataDir, dir }))) return bien('Disco', detalle)
  return mal('Disco', detalle, 'Libera espacio: sin lugar no se puede guardar nada')
}

type Copias = Pick<ProgramadasDeps, 'dataDir' | 'dir' | 'everyHours' | 'now'>

export function checkCopias({ dataDir, dir, everyHours, now }: Copias): Hallazgo {
  if (everyHours === 0)
    return bien('Copias', 'BACKUP_EVERY_HOURS=0: el programa no hace ninguna por sí mismo')
  if (existsSync(dir) && !statSync(dir).isDirectory())
    return mal('Copias', `${dir} no es una carpeta`, 'Revisa BACKUP_DIR')
  if (!isWritable(nearestOf(dir)))
    return mal('Copias', `no se puede escribir en ${dir}`, 'Revisa BACKUP_DIR y de quién es la carpeta')
  const { name, instant } = lastCopia({ dir, dataDir }, now())
  const hours = instant > 0 ? (now() - instant) / HOUR_MS : 0
  const detalle = name ? `la última es ${name}` : 'todavía no hay ninguna'
  if (hours < 2 * everyHours + 1) return bien('Copias', `${detalle}, en ${dir}`)
  return mal(
    'Copias',
    `${detalle}, y debería haber una cada ${everyHours} h`,
    'Mira por qué en el registro del programa',
  )
}

/** The folder itself or, where it is still to be made, the one it will be made in. */
function nearestOf(folder: string): string {
  const above = dirname(folder)
  return existsSync(folder) || above === folder ? folder : nearestOf(above)
}
