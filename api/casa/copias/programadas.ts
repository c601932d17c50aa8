import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { enNombreDeArchivo } from '../../services/instants.ts'
import type { Job } from '../../services/jobs.ts'
import { BASE, SECRETO } from './manifiesto.ts'
import { listUploads } from './retencion.ts'

const HOUR_MS = 3_600_000
const NAME = /^guarania-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.tar$/
/** What a copy that was killed left: as large as the data, and none of the names that are counted. */
const CUT_OFF = /^guarania-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.tar\.(parcial|base.*)$/
const CUT_OFF_MS = 24 * HOUR_MS
/** Beside the copy there must be room to go on working. */
const FREE_TIMES = 2

export interface ProgramadasDeps {
  dataDir: string
  dir: string
  everyHours: number
  keep: number
  /** Whether the copies beyond those may go. */
  mayForget: () => boolean
  now: () => number
  makeCopia: MakeCopia
  /** Is told how each one ended: why it failed, or null. */
  note: (fallo: string | null) => void
}

/** Makes one copy; `signal` gives it up. */
type MakeCopia = (file: string, signal: AbortSignal) => Promise<void>

/** Copies by themselves, of which the last ones are kept. */
export function copiasProgramadas(deps: ProgramadasDeps): Job {
  const { dir, everyHours, keep, mayForget, now, makeCopia, note } = deps
  const stopping = new AbortController()
  let triedAt = 0

  return {
    name: 'copias de seguridad',
    async run() {
      const isSoon = now() < lastCopia(deps, now()).instant + everyHours * HOUR_MS
      // One that fails is tried again, but not every minute.
      if (everyHours === 0 || isSoon || Math.abs(now() - triedAt) < HOUR_MS) return
      triedAt = now()
      const made = nameAt(now())
      try {
        mkdirSync(dir, { recursive: true, mode: 0o700 })
        removeCutOff(dir, now())
        requireRoom(deps)
        await makeCopia(join(dir, made), stopping.signal)
      } catch (error) {
        if (!stopping.signal.aborted) note((error as Error).message)
        throw error
      }
      note(null)
      if (!mayForget()) return
      const earlier = inOrderOfMaking(dir, now()).filter((name) => name !== made)
      for (const old of earlier.reverse().slice(keep - 1)) rmSync(join(dir, old), { force: true })
    },
    stop: () => stopping.abort(),
  }
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
export function lastCopia({ dir, dataDir }: Pick<ProgramadasDeps, 'dir' | 'dataDir'>, now: number) {
  const name = listCopias(dir).findLast((one) => instantOf(join(dir, one), now) > 0)
  return { name, instant: instantOf(name ? join(dir, name) : join(dataDir, SECRETO), now) }
}

/** Those of a clock that was ahead were made before it was set back. */
function inOrderOfMaking(dir: string, now: number): string[] {
  const names = listCopias(dir)
  const isAhead = (name: string) => instantOf(join(dir, name), now) === 0
  return [...names.filter(isAhead), ...names.filter((name) => !isAhead(name))]
}

/** When a file was written; 0 where there is none, or that is still to come. */
function instantOf(path: string, now: number): number {
  const instant = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
  return instant <= now ? instant : 0
}

function nameAt(instant: number): string {
  return `guarania-${enNombreDeArchivo(instant)}.tar`
}

function removeCutOff(dir: string, now: number) {
  for (const name of readdirSync(dir).filter((one) => CUT_OFF.test(one))) {
    const path = join(dir, name)
    const instant = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? now
    if (now - instant > CUT_OFF_MS) rmSync(path, { force: true })
  }
}

function requireRoom({ dir, dataDir }: ProgramadasDeps) {
  const { bavail, bsize } = statfsSync(dir)
  if (bavail * bsize < FREE_TIMES * sizeOfData(dataDir)) {
    throw new Error(
      `En ${dir} no hay lugar para otra copia de seguridad: conviene liberar espacio o cambiar BACKUP_DIR.`,
    )
  }
}

/** What a copy would take, in bytes. */
export function sizeOfData(dataDir: string): number {
  return [BASE, ...listUploads(dataDir)]
    .map((path) => statSync(join(dataDir, path), { throwIfNoEntry: false })?.size ?? 0)
    .reduce((sum, size) => sum + size, 0)
}

/** By a program of its own: whoever is being served notices nothing, however large it is. */
export function byAnotherProgram(dataDir: string): MakeCopia {
  return (file, signal) =>
    new Promise((resolve, reject) => {
      const child = spawn(process.execPath, ['backup', file, '--data-dir', dataDir], {
        stdio: ['ignore', 'ignore', 'pipe'],
        signal,
      })
      let said = ''
      child.stderr.on('data', (piece) => {
        said += piece
      })
      child.once('error', reject)
      // At its exit not all of what it said may have arrived.
      child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(said.trim()))))
    })
}
