import type { Db } from '../../../db/client.ts'
import { mayForget } from './clock.ts'

const EVERY_MS = 60_000

/** What the program does by itself, once a minute. */
export interface Job {
  /** For the log, where it fails. */
  name: string
  run(): void | Promise<void>
  /** Gives up a run that would take long. */
  stop?(): void
}

const DAY_MS = 24 * 60 * EVERY_MS

/** One that forgets what is old by the clock: once a day, and not while the clock may be wrong. */
export function dailyJob({ db, now }: { db: Db; now: () => number }, name: string, sweep: () => void): Job {
  let sweptAt = Number.NEGATIVE_INFINITY
  return {
    name,
    run() {
      if (Math.abs(now() - sweptAt) < DAY_MS || !mayForget({ db, now })) return
      sweep()
      sweptAt = now()
    },
  }
}

/** One that fails now and then is tried again; from so many times running on it is said. */
const FAILURES_SAID = 3

interface Failing {
  times: number
  reason: string
}

/**
 * Runs the jobs one after the other, at once and then every minute; one that fails is tried again the next time.
 * `note` is told of those that fail again and again, or null where none fails. While it `isPaused` none runs.
 */
export function startJobs(
  jobs: readonly Job[],
  note: (motivo: string | null) => void = () => {},
  isPaused: () => boolean = () => false,
): { stop(): Promise<void> } {
  const failing = new Map<string, Failing>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false

  const runAll = async () => {
    for (const { name, run } of isPaused() ? [] : jobs) {
      if (isStopped) return
      try {
        await run()
        failing.delete(name)
      } catch (error) {
        if (isStopped) return
        console.error(`Falló la tarea «${name}».`, error)
        const times = (failing.get(name)?.times ?? 0) + 1
        failing.set(name, { times, reason: error instanceof Error ? error.message : String(error) })
      }
    }
    if (!isPaused()) noteFailing(failing, note)
    if (!isStopped) timer = setTimeout(() => (running = runAll()), EVERY_MS)
  }
  let running = runAll()

  return {
    async stop() {
      isStopped = true
      clearTimeout(timer)
      for (const { stop } of jobs) stop?.()
      await running
    },
  }
}

/** One that has only begun to fail is no reason to say it, nor that all is well. */
function noteFailing(failing: ReadonlyMap<string, Failing>, note: (motivo: string | null) => void): void {
  const said = [...failing].filter(([, { times }]) => times >= FAILURES_SAID)
  if (failing.size > 0 && said.length === 0) return
  try {
    note(said.length === 0 ? null : said.map(([name, { reason }]) => `«${name}»: ${reason}`).join('; '))
  } catch (error) {
    console.error('No se pudo anotar qué tareas fallan.', error)
  }
}
