import type { Browser, CDPSession, Locator, Page } from '@playwright/test'
import type { Aula } from './aula.ts'
import { openPhone } from './phone.ts'
import type { Rol } from './sesiones.ts'

/** Where the areas keep a session. */
const LLAVES = { admin: 'adminToken', docente: 'docenteToken', alumno: 'userToken' } as const

export interface Screen extends AsyncDisposable {
  page: Page
  session: CDPSession
  rol: Rol
  /** From the click on a link to the first moment at which nothing is being waited for, in milliseconds. */
  readyMs: number
  /** Of all scripts until then, compressed as they came. */
  scriptBytes: number
}

/** A screen of an area, opened on the phone by somebody who is signed in. */
export async function openScreen(
  browser: Browser,
  { url, tokens }: Aula,
  { rol, path }: { rol: Rol; path: string },
): Promise<Screen> {
  const { page, session, context } = await openPhone(browser)
  await page.addInitScript(([key, token]) => localStorage.setItem(key, token), [
    LLAVES[rol],
    tokens[rol],
  ] as const)
  await page.goto(url + path, { waitUntil: 'commit' })
  const ready = await page.waitForFunction(
    () =>
      document.querySelector('main h1') && !document.querySelector('.ui-esqueleto')
        ? performance.now()
        : false,
    undefined,
    { polling: 'raf' },
  )
  const readyMs = (await ready.jsonValue()) as number
  const scriptBytes = await page.evaluate(scriptsLoaded)
  return { page, session, rol, readyMs, scriptBytes, [Symbol.asyncDispose]: () => context.close() }
}

const scriptsLoaded = () =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ name }) => name.endsWith('.js'))
    .reduce((total, { encodedBodySize }) => total + encodedBodySize, 0)

/** Taps the first `count`, one after another, and gives what each took of the main thread, in milliseconds. */
export async function tapAll({ page, session }: Screen, targets: Locator, count: number): Promise<number[]> {
  await session.send('Performance.enable')
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  }
  const times: number[] = []
  for (let i = 0; i < count; i++) {
    await targets.nth(i).scrollIntoViewIfNeeded()
    await page.waitForTimeout(SETTLE_MS)
    const box = await targets.nth(i).boundingBox()
    if (!box) throw new Error(`Nothing to tap at ${i}`)
    const before = await spent()
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    await page.waitForTimeout(SETTLE_MS)
    times.push((await spent()) - before)
  }
  return times
}

/** From now on, each time that the main thread is taken for longer than 50 ms without a break. */
export async function watchLongTasks(page: Page): Promise<() => Promise<number[]>> {
  const found = await page.evaluateHandle(() => {
    const durations: number[] = []
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) durations.push(duration)
    }).observe({ type: 'longtask' })
    return durations
  })
  return () => found.jsonValue()
}

const SETTLE_MS = 300
