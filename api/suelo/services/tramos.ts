import { setImmediate as nextTurn } from 'node:timers/promises'

/** After so long, whoever else asks has a turn. */
const TRAMO_MS = 5

/** Does what is long step by step, so that nobody waits for all of it. */
export async function enTramos<T>(pasos: Iterator<unknown, T>): Promise<T> {
  for (let desde = performance.now(); ; ) {
    const paso = pasos.next()
    if (paso.done) return paso.value
    if (performance.now() - desde < TRAMO_MS) continue
    await nextTurn()
    desde = performance.now()
  }
}
