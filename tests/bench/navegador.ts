import { existsSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import { chromiumArgs, findChromium } from '../support/chromium.mjs'
import { catalogoDe, catalogoReal } from './support/catalogos'
import { startServer } from './support/guarania'
import { lighthouseScores } from './support/lighthouse'
import { check, info, type Measure, skipped } from './support/measure'
import { median } from './support/stats'
import { type Visit, visit } from './support/visit'

const VISITS = 5
const KB = 1024

/** What a reader with a slow phone gets, and what Lighthouse says. */
export async function* navegador(): AsyncGenerator<Measure> {
  const executablePath = findChromium() ?? chromium.executablePath()
  if (!existsSync(executablePath)) return yield skipped('navegador', 'chromium')
  using real = catalogoReal()
  {
    await using browser = await chromium.launch({ executablePath, args: chromiumArgs })
    yield* visits(browser, 'catalogue of the program', real.path)
    for (const creadores of [1_000, 100_000]) {
      yield* visits(browser, creadores.toLocaleString('en'), catalogoDe(creadores).dataDir)
    }
  }
  yield* lighthouse(real.path, executablePath)
}

async function* visits(browser: Browser, title: string, dataDir: string): AsyncGenerator<Measure> {
  await using server = await startServer(dataDir)
  await visit(browser, server.url)
  const all: Visit[] = []
  for (let time = 0; time < VISITS; time++) all.push(await visit(browser, `${server.url}/`))

  const name = `navegador, ${title}`
  const middle = (of: keyof Visit) => median(all.map((one) => one[of]))
  yield check(`${name}: LCP`, middle('lcp'), '<', 400, 'ms')
  yield check(`${name}: total blocking time`, middle('blocking'), '≤', 0, 'ms')
  yield info(`${name}: the same with the first paint`, middle('blockingWithFirstPaint'), 'ms')
  yield check(`${name}: layout shift`, middle('shift'), '≤', 0)
  yield check(`${name}: scripts`, middle('scriptBytes') / KB, '≤', 12, 'KB')
  yield check(`${name}: HTML, compressed`, middle('htmlBytes') / KB, '≤', 40, 'KB')
  yield info(`${name}: all that was transferred`, middle('allBytes') / KB, 'KB')
}

async function* lighthouse(dataDir: string, chromePath: string): AsyncGenerator<Measure> {
  await using server = await startServer(dataDir)
  for (const path of ['/', '/creador/agustin-pio-barrios']) {
    const scores = await lighthouseScores(server.url + path, chromePath)
    for (const [category, score] of Object.entries(scores)) {
      yield check(`lighthouse ${path}: ${category}`, score, '≥', 100)
    }
  }
}
