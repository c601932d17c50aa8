import { join } from 'node:path'
import { isUnderWay, listCopias } from './carpeta.ts'
import { isSubida } from './manifiesto.ts'
import { forgetSueltos } from './sueltos.ts'
import { findManifiesto } from './tamano.ts'

/**
 * Removes the uploads beside the copies that none of them names. None goes while a copy that is not finished may need
 * it, nor while there is a copy of which nobody knows what it names.
 */
export async function orderCopias(dir: string, now: number): Promise<void> {
  const named = new Set<string>()
  for (const name of listCopias(dir)) {
    const found = await findManifiesto(join(dir, name))
    if (!found) return
    for (const { path, sha256 } of found.archivos) if (isSubida(path)) named.add(sha256)
  }
  if (!isUnderWay(dir)) forgetSueltos(dir, named, now)
}
