import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, chromium } from '@playwright/test'
import { chromiumArgs, findChromium } from '../support/chromium.mjs'
import { CATEDRA } from './support/academia'
import { type Aula, startAula } from './support/aula'
import { catalogoDe, catalogoReal } from './support/catalogos'
import { startServer } from './support/guarania'
import { check, info, type Measure, skipped } from './support/measure'
import { PRIMERAS, pantallasDe } from './support/pantallas'
import { openScreen, type Screen, tapAll, watchLongTasks } from './support/screen'
import { median } from './support/stats'
import { type Visit, visit } from './support/visit'

const VISITS = 5
const KB = 1024
const TAPS = 30
const OPENS_MS = 8000

/** A phone four times slower with an empty cache shows each page in less than half a second, each screen in one. */
export async function* telefono(): AsyncGenerator<Measure> {
  const executablePath = findChromium() ?? chromium.executablePath()
  if (!existsSync(executablePath)) return yield skipped('telefono', 'chromium')
  await using browser = await chromium.launch({ executablePath, args: chromiumArgs })
  yield* paginas(browser)
  await using aula = await startAula()
  for (const [rol, paths] of Object.entries(pantallasDe(aula))) {
    for (const path of paths) yield* pantalla(browser, aula, rol as Screen['rol'], path)
  }
  yield* toques(browser, aula)
}

async function* paginas(browser: Browser): AsyncGenerator<Measure> {
  using real = catalogoReal()
  const ficha = '/creador/agustin-pio-barrios'
  yield* visitas(browser, real.path, [
    ['telefono /', '/', 400],
    ['telefono, a creator', ficha, 400],
  ])
  yield* visitas(browser, catalogoDe(1_000).dataDir, [['telefono /vidas, 1,000', '/vidas', 500]])
  yield* visitas(browser, catalogoDe(100_000).dataDir, [['telefono /, 100,000', '/', 400]])
}

async function* visitas(
  browser: Browser,
  dataDir: string,
  pages: (readonly [name: string, path: string, lcpMs: number])[],
): AsyncGenerator<Measure> {
  await using server = await startServer(dataDir)
  for (const [name, path, lcpMs] of pages) {
    const all: Visit[] = []
    // The first one makes the page and is not counted.
    for (let time = 0; time <= VISITS; time++) all.push(await visit(browser, server.url + path))
    const middle = (of: keyof Visit) => median(all.slice(1).map((one) => one[of]))
    yield check(`${name}: LCP`, middle('lcp'), '<', lcpMs, 'ms')
    yield check(`${name}: total blocking time`, middle('blocking'), '≤', 0, 'ms')
    yield check(`${name}: layout shift`, middle('shift'), '≤', 0)
    yield info(`${name}: scripts`, middle('scriptBytes') / KB, 'KB')
    yield info(`${name}: HTML, compressed`, middle('htmlBytes') / KB, 'KB')
  }
}

async function* pantalla(
  browser: Browser,
  aula: Aula,
  rol: Screen['rol'],
  path: string,
): AsyncGenerator<Measure> {
  const visits: Pick<Screen, 'readyMs' | 'scriptBytes'>[] = []
  for (let i = 0; i < VISITS; i++) {
    await using screen = await openScreen(browser, aula, { rol, path })
    visits.push({ readyMs: screen.readyMs, scriptBytes: screen.scriptBytes })
  }
  const middle = (of: 'readyMs' | 'scriptBytes') => median(visits.map((one) => one[of]))
  yield check(`telefono ${path}: ready`, middle('readyMs'), '<', 1000, 'ms')
  const scripts = [`telefono ${path}: scripts`, middle('scriptBytes') / KB] as const
  yield PRIMERAS.has(path) ? check(...scripts, '≤', 180, 'KB') : info(...scripts, 'KB')
}

/** What one tap on the attendance sheet of a day takes on the main thread: script, layout and painting. */
async function* toques(browser: Browser, aula: Aula): AsyncGenerator<Measure> {
  await using screen = await openScreen(browser, aula, {
    rol: 'docente',
    path: `/docente/catedra/${CATEDRA}?tab=clases`,
  })
  await screen.page
    .getByRole('button', { name: /^Asistencia del/ })
    .first()
    .click()
  const marcas = screen.page.getByRole('dialog', { name: 'Asistencia' }).getByRole('checkbox')
  await marcas.nth(TAPS).waitFor()
  // Drawing two hundred rows is not part of what a tap takes.
  await sleep(OPENS_MS)
  const largas = await watchLongTasks(screen.page)
  const tiempos = await tapAll(screen, marcas, TAPS)
  yield check('telefono: tap on the attendance of 200, median', median(tiempos), '<', 50, 'ms')
  yield info('telefono: tap on the attendance of 200, slowest', Math.max(...tiempos), 'ms')
  yield info(`telefono: tasks of more than 50 ms in ${TAPS} taps`, (await largas()).length)
}
