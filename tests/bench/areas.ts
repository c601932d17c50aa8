import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, chromium } from '@playwright/test'
import { azarDe } from '../../src/domain/base/azar'
import { chromiumArgs, findChromium } from '../support/chromium.mjs'
import { CATEDRA, CON_TABLON, ENTREGADA } from './support/academia'
import { type Aula, startAula } from './support/aula'
import { check, info, type Measure, skipped } from './support/measure'
import { openScreen, type Screen, tapAll, watchLongTasks } from './support/screen'
import { median, percentile } from './support/stats'

const VISITS = 5
const KB = 1024
const TAPS = 30
const OPENS_MS = 8000
/** What one sees first in each area. */
const PRIMERAS = new Set(['/admin/dashboard', '/docente/dashboard', '/alumnos/dashboard'])

/** The areas on a slow phone, with courses of 200 students, 120 class days and a board of 2,000 posts. */
export async function* areas(): AsyncGenerator<Measure> {
  const executablePath = findChromium() ?? chromium.executablePath()
  if (!existsSync(executablePath)) return yield skipped('areas', 'chromium')
  await using aula = await startAula()
  await using browser = await chromium.launch({ executablePath, args: chromiumArgs })
  for (const [rol, paths] of Object.entries(pantallas(aula))) {
    for (const path of paths) yield* pantalla(browser, aula, rol as Screen['rol'], path)
  }
  yield* toques(browser, aula)
  yield* envios(aula)
}

const pantallas = ({ mundo }: Aula) => ({
  admin: [
    '/admin/dashboard',
    '/admin/catedras',
    `/admin/catedras/${CATEDRA}`,
    `/admin/catedras/${CATEDRA}/pagos`,
    `/admin/catedras/${CATEDRA}/nota-final`,
    `/admin/catedras/${CATEDRA}/cierre`,
    '/admin/alumnos',
    '/admin/docentes',
    '/admin/dashboard?tab=pendientes',
  ],
  docente: [
    '/docente/dashboard',
    '/docente/corregir',
    `/docente/catedra/${CATEDRA}`,
    ...['alumnos', 'planes', 'tareas', 'clases', 'asistencia', 'evaluaciones'].map(
      (tab) => `/docente/catedra/${CATEDRA}?tab=${tab}`,
    ),
    `/docente/catedra/${CON_TABLON}?tab=tablon`,
    `/docente/catedra/${CATEDRA}/tareas/${ENTREGADA}/correccion`,
    `/docente/catedra/${CATEDRA}/calificaciones`,
    `/docente/catedra/${CATEDRA}/nota-final`,
    `/docente/catedra/${CATEDRA}/alumno/1000`,
    `/docente/catedra/${CATEDRA}/evaluation/${mundo.hecha.id}/resultados`,
    `/docente/catedra/${CATEDRA}/tareas/create`,
  ],
  alumno: [
    '/alumnos/dashboard',
    `/alumno/catedra/${CON_TABLON}`,
    `/alumno/catedra/${CON_TABLON}?tab=tareas`,
    `/alumno/catedra/${CON_TABLON}?tab=asistencia`,
    '/alumno/tareas',
    '/my-evaluations',
    '/alumno/calendario',
  ],
})

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
  yield check(`areas ${path}: ready`, middle('readyMs'), '<', 1000, 'ms')
  const scripts = [`areas ${path}: scripts`, middle('scriptBytes') / KB] as const
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
  yield check('areas: tap on the attendance of 200, median', median(tiempos), '<', 50, 'ms')
  yield check('areas: tap on the attendance of 200, maximum', Math.max(...tiempos), '<', 50, 'ms')
  yield info(`areas: tasks of more than 50 ms in ${TAPS} taps`, (await largas()).length)
}

/** All of a course's students submit 50 answers within ten seconds, each when it suits. */
async function* envios({ url, mundo, tokenDeAlumno }: Aula): AsyncGenerator<Measure> {
  const respuestas = mundo.porHacer.preguntas.map(({ id, bien }) => ({
    preguntaId: id,
    opcionElegidaId: bien,
  }))
  const { entero } = azarDe(4)
  const send = async (id: number) => {
    const headers = { authorization: `Bearer ${await tokenDeAlumno(id)}`, 'content-type': 'application/json' }
    await sleep(entero(0, 10_000))
    const desde = performance.now()
    const path = `${url}/api/alumnos/me/evaluaciones/${mundo.porHacer.id}/submit`
    const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify({ respuestas }) })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${path} respondió ${response.status}`)
    return performance.now() - desde
  }
  const tiempos = await Promise.all(mundo.inscritos.map(send))
  yield check('areas: 200 students submit 50 answers in 10 s, p99', percentile(tiempos, 0.99), '<', 100, 'ms')
}
