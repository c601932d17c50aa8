const EVERY_MS = 60_000

/** What the program does by itself, once a minute. */
export interface Job {
  /** For the log, where it fails. */
  name: string
  run(): void | Promise<void>
  /** Gives up a run that would take long. */
  stop?(): void
}

/** Runs the jobs one after the other, at once and then every minute; one that fails is tried again the next time. */
export function startJobs(jobs: readonly Job[]): { stop(): Promise<void> } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false

  const runAll = async () => {
    for (const { name, run } of jobs) {
      if (isStopped) return
      try {
        await run()
      } catch (error) {
        if (!isStopped) console.error(`Falló la tarea «${name}».`, error)
      }
    }
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
