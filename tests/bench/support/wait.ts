import { setTimeout as sleep } from 'node:timers/promises'

/** Asks again and again, and gives the time that passed until the answer was yes. */
export async function waitFor(
  what: string,
  limitMs: number,
  isSo: () => Promise<boolean>,
  pauseMs = 20,
): Promise<number> {
  const start = performance.now()
  while (!(await isSo())) {
    if (performance.now() - start > limitMs) throw new Error(`${what}: nothing after ${limitMs} ms`)
    if (pauseMs > 0) await sleep(pauseMs)
  }
  return performance.now() - start
}
