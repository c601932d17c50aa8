/** Where even the outbox can't be read or written, as on a full disk. */
const AFTER_FAILURE_MS = 15_000
const LONGEST_SLEEP_MS = 60_000

/** The outbox is emptied again and again: one round at a time, and each says how long to sleep after it. */
export function createRounds(round: () => Promise<number>) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | undefined
  let isStopped = false

  const sleep = (ms: number) => {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(run, Math.min(ms, LONGEST_SLEEP_MS))
  }

  const run = () => {
    running ??= round()
      .catch((error) => {
        console.error('La bandeja de salida falló.', error)
        return AFTER_FAILURE_MS
      })
      .then((wait) => {
        running = undefined
        sleep(wait)
      })
  }

  return {
    run,
    sleep,
    isStopped: () => isStopped,
    /** Lets the round that is under way end. */
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
