import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { enNombreDeArchivo } from '../../suelo/services/instants.ts'
import { SECRETO } from './manifiesto.ts'

const NAME = /^guarania-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.tar$/
/** What a copy that was killed left: as large as the data, and none of the names that are counted. */
const CUT_OFF = /^guarania-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.tar\.(parcial|base.*)$/
const CUT_OFF_MS = 24 * 3_600_000

export interface Folders {
  dataDir: string
  /** Where the copies are. */
  dir: string
}

/** The names of the copies in a folder, the oldest first. */
export function listCopias(dir: string): string[] {
  if (!existsSync(dir) || !statSync(dir).isDirectory()) return []
  return readdirSync(dir)
    .filter((name) => NAME.test(name))
    .sort()
}

/**
 * The last one, and when it was made; where there is none, when the installation began. What comes from a clock that
 * was ahead does not count: until then there would be no other.
 */
export function lastCopia({ dir, dataDir }: Folders, now: number) {
  const name = listCopias(dir).findLast((one) => instantOf(join(dir, one), now) > 0)
  return { name, instant: instantOf(name ? join(dir, name) : join(dataDir, SECRETO), now) }
}

/** Those of a clock that was ahead were made before it was set back. */
export function inOrderOfMaking(dir: string, now: number): string[] {
  const names = listCopias(dir)
  const isAhead = (name: string) => instantOf(join(dir, name), now) === 0
  return [...names.filter(isAhead), ...names.filter((name) => !isAhead(name))]
}

/** When a file was written; 0 where there is none, or that is still to come. */
function instantOf(path: string, now: number): number {
  const instant = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
  return instant <= now ? instant : 0
}

export function nombreDeCopia(instant: number): string {
  return `guarania-${enNombreDeArchivo(instant)}.tar`
}

/** Whether a copy is being made there, or one that was cut off cannot be told from it. */
export const isUnderWay = (dir: string) => readdirSync(dir).some((name) => CUT_OFF.test(name))

export function removeCutOff(dir: string, now: number) {
  for (const name of readdirSync(dir).filter((one) => CUT_OFF.test(one))) {
    const path = join(dir, name)
    const instant = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? now
    if (now - instant > CUT_OFF_MS) rmSync(path, { force: true })
  }
}
