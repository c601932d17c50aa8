import type { Browser, Page } from '@playwright/test'
import { countTransfers, openPhone } from './phone'

/** What loads or moves later than this is not part of the first sight. */
const SETTLE_MS = 1_500

export interface Visit {
  /** Milliseconds. */
  lcp: number
  /** What long tasks took beyond 50 ms each. */
  blocking: number
  shift: number
  htmlBytes: number
  scriptBytes: number
  allBytes: number
}

/** One load with nothing in the cache, on a phone whose processor is four times slower. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const { context, page, session } = await openPhone(browser)
  await using _ = context
  const transferred = await countTransfers(session)
  await page.addInitScript(observe)

  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(SETTLE_MS)
  return { ...(await page.evaluate(() => window.bench)), ...(await sizes(page)), ...transferred() }
}

interface Bench {
  lcp: number
  blocking: number
  shift: number
}

declare global {
  interface Window {
    bench: Bench
  }
}

/** Runs in the page, before anything of its own. */
function observe() {
  window.bench = { lcp: 0, blocking: 0, shift: 0 }
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
  on('longtask', ({ duration }) => {
    window.bench.blocking += duration - 50
  })
  on('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) window.bench.shift += value
  })
}

const sizes = (page: Page) =>
  page.evaluate(() => ({
    htmlBytes: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).encodedBodySize,
  }))
