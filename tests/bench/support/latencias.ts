import type { Server } from './guarania'
import { check, info, type Measure } from './measure'
import { timeOf } from './pedir'
import { median, percentile } from './stats'

const QUERIES = 600
const WARM_UP_QUERIES = 100
const SHOWN = 5

/** Of different filters, searches, sorts and deep pages, each asked once, so that none is answered from what was kept. */
export async function* latencies(
  name: string,
  { url }: Server,
  creadores: number,
  { targetsOf, medianMs }: { targetsOf: (count: number, creadores: number) => string[]; medianMs: number },
): AsyncGenerator<Measure> {
  const targets = targetsOf(QUERIES + WARM_UP_QUERIES, creadores)
  for (const target of targets.slice(0, WARM_UP_QUERIES)) await timeOf(url + target)
  const times: { target: string; ms: number }[] = []
  for (const target of targets.slice(WARM_UP_QUERIES)) times.push({ target, ms: await timeOf(url + target) })

  const all = times.map(({ ms }) => ms)
  const isLarge = creadores > 10_000
  yield isLarge
    ? info(`${name}: median`, median(all), 'ms')
    : check(`${name}: median`, median(all), '<', medianMs, 'ms')
  yield check(`${name}: p99`, percentile(all, 0.99), '<', isLarge ? 50 : 20, 'ms')
  const slowest = times.toSorted((a, b) => b.ms - a.ms).slice(0, SHOWN)
  for (const { target, ms } of slowest) console.error(`     ${ms.toFixed(1)} ms  ${target}`)
}
