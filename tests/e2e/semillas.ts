import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { newFolder, SEMILLAS, type Seed, seedFolder, seedName } from '../support/program'

const comunes: Seed[] = [[['catalogo'], ['demo']], [['catalogo']], [['demo']]]

/** Seeds once for all tests of a run what many begin with: each program then starts on a copy. */
export default function sembrar() {
  const folder = newFolder()
  for (const seed of comunes) seedFolder(join(folder, seedName(seed)), seed)
  process.env[SEMILLAS] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
