import { statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { type Folders, listCopias } from './carpeta.ts'
import { readManifiesto } from './desempaque.ts'
import { BASE, type Manifiesto, SUELTA } from './manifiesto.ts'
import { listUploads } from './retencion.ts'

/** What the next daily copy takes, in bytes: of the uploads only those that no copy has yet. */
export async function sizeOfNext({ dataDir, dir }: Folders): Promise<number> {
  const kept = new Set((await lastSuelta(dir))?.archivos.map(({ path }) => path))
  kept.delete(BASE)
  return [BASE, ...listUploads(dataDir)]
    .filter((path) => !kept.has(path))
    .map((path) => statSync(join(dataDir, path), { throwIfNoEntry: false })?.size ?? 0)
    .reduce((sum, size) => sum + size, 0)
}

async function lastSuelta(dir: string): Promise<Manifiesto | undefined> {
  for (const name of listCopias(dir).reverse()) {
    const found = await findManifiesto(join(dir, name))
    if (found) return found.formato === SUELTA ? found : undefined
  }
  return undefined
}

/** Nothing where it can't be read. */
export async function findManifiesto(file: string): Promise<Manifiesto | undefined> {
  const archive = await open(file).catch(() => undefined)
  try {
    return archive && (await readManifiesto(file, archive)).description
  } catch {
    return undefined
  } finally {
    await archive?.close()
  }
}
