import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalogoGrande } from '../../support/catalogo-grande'
import { type Folder, temporaryFolder } from './cleanup'
import { seedCatalogo } from './guarania'

export interface Catalogo {
  dataDir: string
  seedMs: number
}

const OTROS_NOMBRES = 3

const seeded = new Map<number, Catalogo>()

/** A data folder with this many made-up creators, seeded once in a run. Do not write in it: there is `copyOf`. */
export function catalogoDe(creadores: number): Catalogo {
  const known = seeded.get(creadores)
  if (known) return known
  const { path } = temporaryFolder()
  const file = join(path, 'catalogo.json')
  writeFileSync(file, JSON.stringify(catalogoGrande(creadores, OTROS_NOMBRES)))
  const dataDir = join(path, 'data')
  const catalogo = { dataDir, seedMs: seedCatalogo(dataDir, file) }
  seeded.set(creadores, catalogo)
  return catalogo
}

/** The catalogue that comes with the program. */
export function catalogoReal(): Folder {
  const folder = temporaryFolder()
  seedCatalogo(folder.path)
  return folder
}

export function copyTo({ dataDir }: Catalogo, path: string): void {
  cpSync(dataDir, path, { recursive: true })
}

export function copyOf(catalogo: Catalogo): Folder {
  const folder = temporaryFolder()
  copyTo(catalogo, folder.path)
  return folder
}
