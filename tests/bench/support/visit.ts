import type { Browser, Page } from '@playwright/test'
import { countScripts, openPhone } from './phone'

/** What loads or moves later than this is not part of the first sight. */
const SETTLE_MS = 1_500

export interface Visit {
  /** Milliseconds. */
  lcp: number
  /** Total blocking time (https://web.dev/articles/tbt): what tasks took beyond 50 ms each, from the first paint on. */
  blocking: number
  shift: number
  htmlBytes: number
  scriptBytes: number
}

/** One load with nothing in the cache, on a phone whose processor is four times slower. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const { context, page, session } = await openPhone(browser)
  await using _ = context
  const scriptBytes = await countScripts(session)
  await page.addInitScript(observe)

  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(SETTLE_MS)
  const { lcp, shift, tasks } = await page.evaluate(() => window.bench)
  const firstPaint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  )
  return {
    lcp,
    shift,
    blocking: blockingSince(firstPaint, tasks),
    ...(await sizes(page)),
    scriptBytes: scriptBytes(),
  }
}

/** A task that was under way then counts with what was left of it. */
const blockingSince = (moment: number, tasks: Bench['tasks']) =>
  tasks
    .map(([start, duration]) => start + duration - Math.max(start, moment) - 50)
    .reduce((total, over) => total + Math.max(0, over), 0)

interface Bench {
  lcp: number
  shift: number
  /** Beginning and duration. */
  tasks: [number, number][]
}

declare global {
  interface Window {
    bench: Bench
  }
}

/** Runs in the page, before anything of its own. */
function observe() {
  window.bench = { lcp: 0, shift: 0, tasks: [] }
  const on = (
    type: string,
    take: (entry: PerformanceEntry & { value: number; hadRecentInput: boolean }) => void,
  ) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry as Parameters<typeof take>[0])
    }).observe({ type, buffered: true })

  on('largest-contentful-paint', ({ startTime }) => {
    window.bench.lcp = startTime
  })
  on('longtask', ({ startTime, duration }) => {
    window.bench.tasks.push([startTime, duration])
  })
  on('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) window.bench.shift += value
  })
}

const sizes = (page: Page) =>
  page.evaluate(() => ({
    htmlBytes: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).encodedBodySize,
  }))
