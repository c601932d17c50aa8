import { mkdirSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { migrations } from '../../../../db/migrations/index.ts'
import { UsageError } from '../../../suelo/services/settings.ts'
import { explaining } from '../fallas.ts'
import { removeInterrumpidas, stagingOf } from '../interrumpida.ts'
import { requireReplaceable, restoreCopia } from '../restaurar.ts'
import { locationOf } from '../sueltos.ts'
import { findManifiesto } from '../tamano.ts'
import { eachOf } from './a-la-vez.ts'
import type { Almacen } from './almacen.ts'
import { openAlmacen } from './clave.ts'
import { BASES, bringIndice, COPIAS, listRemotas, nombreDeArchivo, tarDe } from './indice.ts'
import type { Tienda } from './tienda.ts'

interface Options {
  tienda: Tienda
  frase: string | undefined
  dataDir: string
  force: boolean
  now: () => number
}

/** Puts the newest copy of another place in place of a data folder's content; all of it comes first, beside the folder. */
export async function restoreRemota({ tienda, frase, dataDir, force, now }: Options) {
  const target = requireReplaceable(dataDir, force)
  const almacen = await openAlmacen(tienda, frase)
  const newest = await newestOf(almacen)
  const { nombre, tar, archivos } = await bringIndice(almacen, newest)
  removeInterrumpidas(target)
  const folder = `${stagingOf(target)}.s3`
  const file = join(folder, nombre)
  try {
    await explaining(file, async () => {
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      await almacen.bringFile(tarDe(newest), tar, file)
      await requireKnown(file, tienda.donde)
      await eachOf(archivos, (suma) => bringArchivo(almacen, suma, locationOf(folder, suma.sha256)))
    })
    return await restoreCopia({ file, dataDir, force, now, link: true })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function newestOf(almacen: Almacen): Promise<string> {
  const all = [
    ...(await listRemotas(almacen, COPIAS)).indices,
    ...(await listRemotas(almacen, BASES)).indices,
  ]
  const [newest] = all.sort((a, b) => b.escrito - a.escrito || (nombreDe(a) < nombreDe(b) ? 1 : -1))
  if (!newest) throw new UsageError(`No hay ninguna copia en ${almacen.tienda.donde}.`)
  return newest.nombre
}

const nombreDe = ({ nombre }: { nombre: string }) => basename(nombre)

/** Before all the rest comes. */
async function requireKnown(file: string, donde: string) {
  const found = await findManifiesto(file)
  if (found && found.migraciones <= migrations.length) return
  throw new UsageError(
    `La copia de ${donde} no sirve: es de una versión más nueva de Guarania; hay que actualizar el programa. No se cambió nada.`,
  )
}

async function bringArchivo(almacen: Almacen, suma: { sha256: string; bytes: number }, to: string) {
  mkdirSync(dirname(to), { recursive: true, mode: 0o700 })
  await almacen.bringFile(nombreDeArchivo(suma.sha256), suma, to)
}
