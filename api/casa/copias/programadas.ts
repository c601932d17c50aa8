import { mkdirSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import type { Job } from '../../suelo/services/jobs.ts'
import { type Folders, inOrderOfMaking, lastCopia, nombreDeCopia, removeCutOff } from './carpeta.ts'
import { runCopias } from './hijo.ts'
import { sizeOfNext } from './tamano.ts'

const HOUR_MS = 3_600_000
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
  /** Removes the uploads beside the copies of a folder that none of them names. */
  forgetSueltos: (dir: string, signal: AbortSignal) => Promise<void>
  /** Is told how each one ended: why it failed, or null. */
  note: (fallo: string | null) => void
}

/** Makes one copy; `signal` gives it up. */
export type MakeCopia = (file: string, signal: AbortSignal) => Promise<void>

/** Copies by themselves, of which the last ones are kept. */
export function copiasProgramadas(deps: ProgramadasDeps): Job {
  const { dir, everyHours, keep, mayForget, now, makeCopia, forgetSueltos, note } = deps
  const stopping = new AbortController()
  let triedAt = 0

  return {
    name: 'copias de seguridad',
    async run() {
      const isSoon = now() < lastCopia(deps, now()).instant + everyHours * HOUR_MS
      // One that fails is tried again, but not every minute.
      if (everyHours === 0 || isSoon || Math.abs(now() - triedAt) < HOUR_MS) return
      triedAt = now()
      const made = nombreDeCopia(now())
      try {
        mkdirSync(dir, { recursive: true, mode: 0o700 })
        removeCutOff(dir, now())
        await requireRoom(deps)
        await makeCopia(join(dir, made), stopping.signal)
      } catch (error) {
        if (!stopping.signal.aborted) note((error as Error).message)
        throw error
      }
      note(null)
      if (!mayForget()) return
      const earlier = inOrderOfMaking(dir, now()).filter((name) => name !== made)
      for (const old of earlier.reverse().slice(keep - 1)) rmSync(join(dir, old), { force: true })
      await forgetSueltos(dir, stopping.signal)
    },
    stop: () => stopping.abort(),
  }
}

/** That there is room for another copy, and to go on working beside it. */
export async function requireRoom({ dir, dataDir }: Folders) {
  const { bavail, bsize } = statfsSync(dir)
  if (bavail * bsize < FREE_TIMES * (await sizeOfNext({ dir, dataDir }))) {
    throw new Error(
      `En ${dir} no hay lugar para otra copia de seguridad: conviene liberar espacio o cambiar BACKUP_DIR.`,
    )
  }
}

/** By a program of its own: whoever is being served notices nothing, however large it is. */
export const byAnotherProgram = (dataDir: string): Pick<ProgramadasDeps, 'makeCopia' | 'forgetSueltos'> => ({
  makeCopia: async (file, signal) => void (await runCopias(['hacer', file], dataDir, signal)),
  forgetSueltos: async (dir, signal) => void (await runCopias(['ordenar', dir], dataDir, signal)),
})
