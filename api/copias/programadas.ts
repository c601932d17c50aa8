import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { enNombreDeArchivo } from '../services/instants.ts'
import type { Job } from '../services/jobs.ts'
import { BASE, SECRETO } from './manifiesto.ts'
import { listUploads } from './retencion.ts'

const HOUR_MS = 3_600_000
const NAME = /^guarania-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.tar$/
/** Beside the copy there must be room to go on working. */
const FREE_TIMES = 2

export interface ProgramadasDeps {
  dataDir: string
  dir: string
  everyHours: number
  keep: number
  now: () => number
  makeCopia: MakeCopia
}

/** Makes one copy; `signal` gives it up. */
type MakeCopia = (file: string, signal: AbortSignal) => Promise<void>

/** Copies by themselves, of which the last ones are kept. */
export function copiasProgramadas(deps: ProgramadasDeps): Job {
  const { dir, everyHours, keep, now, makeCopia } = deps
  const stopping = new AbortController()
  let notBefore = 0

  return {
    name: 'copias de seguridad',
    async run() {
      if (everyHours === 0 || now() < Math.max(notBefore, lastOf(deps) + everyHours * HOUR_MS)) return
      // One that fails is tried again, but not every minute.
      notBefore = now() + HOUR_MS
      mkdirSync(dir, { recursive: true, mode: 0o700 })
      requireRoom(deps)
      await makeCopia(join(dir, nameAt(now())), stopping.signal)
      for (const old of listCopias(dir).slice(0, -keep)) rmSync(join(dir, old), { force: true })
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

/** When the last one was made; where there is none, when the installation began. */
function lastOf({ dir, dataDir }: ProgramadasDeps): number {
  const last = listCopias(dir).at(-1)
  return statSync(last ? join(dir, last) : join(dataDir, SECRETO)).mtimeMs
}

function nameAt(instant: number): string {
  return `guarania-${enNombreDeArchivo(instant)}.tar`
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
      child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(said.trim()))))
    })
}
