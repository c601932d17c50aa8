import { spawn } from 'node:child_process'
import { basename, join } from 'node:path'
import type { Db } from '../../../db/client.ts'
import type { Job } from '../../suelo/services/jobs.ts'
import { lastCopia } from './carpeta.ts'
import { forgetProbadas, noteProbada, readProbadas } from './probadas.ts'
import type { ProgramadasDeps } from './programadas.ts'
import { type Prueba, removePruebasCortadas } from './prueba-de-copia.ts'

/** One that takes longer will never end. */
const LONGEST_MS = 6 * 3_600_000

/** Proves one copy; `signal` gives it up. */
type ProveCopia = (file: string, signal: AbortSignal) => Promise<Prueba>

interface PruebaDeps extends Pick<ProgramadasDeps, 'dataDir' | 'dir' | 'everyHours' | 'now'> {
  db: Db
  proveCopia: ProveCopia
}

/** Puts each new copy back, and notes whether the program starts on it. */
export function pruebaDeCopias({ db, dataDir, dir, everyHours, now, proveCopia }: PruebaDeps): Job {
  const stopping = new AbortController()
  let isFirst = true

  return {
    name: 'prueba de la última copia',
    async run() {
      if (isFirst) removePruebasCortadas(dir)
      isFirst = false
      forgetProbadas(db, dir)
      const { name } = lastCopia({ dir, dataDir }, now())
      if (everyHours === 0 || name === undefined || readProbadas(db).has(name)) return
      const prueba = await proved(join(dir, name), stopping.signal)
      if (!stopping.signal.aborted) noteProbada(db, dir, { nombre: name, cuando: now(), ...prueba })
    },
    stop: () => stopping.abort(),
  }

  async function proved(file: string, signal: AbortSignal) {
    const begun = now()
    try {
      return { ...(await proveCopia(file, signal)), error: null }
    } catch (error) {
      const motivo = (error as Error).message.replace(/\s+/g, ' ').trim()
      const sinMotivo = `La prueba de ${basename(file)} terminó sin decir por qué.`
      return { segundos: (now() - begun) / 1000, archivos: null, error: motivo || sinMotivo }
    }
  }
}

/** By a program of its own, as a copy is made. */
export function proveByAnotherProgram(dataDir: string): ProveCopia {
  return (file, signal) =>
    new Promise((resolve, reject) => {
      const child = spawn(process.execPath, ['probar', file, '--data-dir', dataDir], {
        stdio: ['ignore', 'pipe', 'pipe'],
        signal,
        timeout: LONGEST_MS,
      })
      const said = { out: '', err: '' }
      child.stdout.on('data', (piece) => {
        said.out += piece
      })
      child.stderr.on('data', (piece) => {
        said.err += piece
      })
      child.once('error', reject)
      child.once('close', (code) =>
        code === 0 ? resolve(resultIn(said.out)) : reject(new Error(said.err.trim())),
      )
    })
}

/** Its last line; before it may stand that the database was brought up to date. */
const resultIn = (out: string): Prueba => JSON.parse(out.trim().split('\n').at(-1) ?? '')
