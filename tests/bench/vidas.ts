import { existsSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import { chromiumArgs, findChromium } from '../support/chromium.mjs'
import { catalogoDe } from './support/catalogos'
import { startServer } from './support/guarania'
import { check, info, type Measure, skipped } from './support/measure'
import { openPhone } from './support/phone'
import { median } from './support/stats'
import { observe, type Visit, visit } from './support/visit'

const VISITS = 5
const ZOOMS = 8
const KB = 1024

/** The band of lives: what a slow phone takes to show it, and to zoom in it. */
export async function* vidas(): AsyncGenerator<Measure> {
  const executablePath = findChromium() ?? chromium.executablePath()
  if (!existsSync(executablePath)) return yield skipped('vidas', 'chromium')
  await using browser = await chromium.launch({ executablePath, args: chromiumArgs })
  for (const creadores of [1_000, 100_000]) yield* band(browser, creadores)
}

async function* band(browser: Browser, creadores: number): AsyncGenerator<Measure> {
  await using server = await startServer(catalogoDe(creadores).dataDir)
  const url = `${server.url}/vidas`
  const start = performance.now()
  await (await fetch(url)).text()
  const made = performance.now() - start
  await visit(browser, url)
  const all: Visit[] = []
  for (let time = 0; time < VISITS; time++) all.push(await visit(browser, url))

  const name = `vidas, ${creadores.toLocaleString('en')}`
  const middle = (of: keyof Visit) => median(all.map((one) => one[of]))
  // What is to be reached is said of a thousand lives; of more, a page draws up to two thousand.
  const say = (what: string, value: number, sign: '<' | '≤', target: number, unit?: string) =>
    creadores === 1_000
      ? check(`${name}: ${what}`, value, sign, target, unit)
      : info(`${name}: ${what}`, value, unit)
  yield say('LCP', middle('lcp'), '<', 500, 'ms')
  yield say('total blocking time', middle('blocking'), '≤', 0, 'ms')
  yield info(`${name}: the same with the first paint`, middle('blockingWithFirstPaint'), 'ms')
  yield check(`${name}: layout shift`, middle('shift'), '≤', 0)
  yield say(`longest task of ${ZOOMS} zooms`, await longestOfZooms(browser, url), '≤', 50, 'ms')
  yield check(`${name}: scripts`, middle('scriptBytes') / KB, '≤', 30, 'KB')
  yield info(`${name}: HTML, compressed`, middle('htmlBytes') / KB, 'KB')
  yield info(`${name}: the first page after the start`, made, 'ms')
}

/** In and out by the buttons; 0 where no task was so long that the browser tells of it, 50 ms. */
async function longestOfZooms(browser: Browser, url: string): Promise<number> {
  const { context, page } = await openPhone(browser)
  await using _ = context
  await page.addInitScript(observe)
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(1_500)
  const before = await page.evaluate(() => performance.now())
  for (let time = 0; time < ZOOMS; time++) {
    await page.getByRole('button', { name: time < ZOOMS / 2 ? 'Acercar' : 'Alejar' }).click()
    await page.waitForTimeout(200)
  }
  return await page.evaluate(
    (since) =>
      Math.max(0, ...window.bench.tasks.filter(([start]) => start >= since).map(([, duration]) => duration)),
    before,
  )
}
