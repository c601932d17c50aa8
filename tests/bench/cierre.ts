import { existsSync } from 'node:fs'
import { type Browser, chromium, type Locator, type Page, type Route } from '@playwright/test'
import { azarDe } from '../../src/domain/base/azar'
import { diaEn, fechaISO } from '../../src/domain/base/fechas'
import { diaDeSemanaDe } from '../../src/domain/calendario/semana'
import { chromiumArgs, findChromium } from '../support/chromium.mjs'
import { startProgram } from '../support/program'
import { sesionEn } from '../support/sesiones'
import { check, type Measure, skipped } from './support/measure'
import { openPhone } from './support/phone'
import { LLAVES } from './support/screen'

const ALUMNOS = 30
const PAUSA_MS = 700
/** Between two letters, of whoever writes fast. */
const LETRA_MS = 40
const CORTES = 200
const LARGA_MS = 400
const ZONA = 'America/Asuncion'

/** A class that is closed on a telephone: how long it takes, and what is left of it where everything goes wrong. */
export async function* cierre(): AsyncGenerator<Measure> {
  const executablePath = findChromium() ?? chromium.executablePath()
  if (!existsSync(executablePath)) return yield skipped('cierre', 'chromium')
  await using escuela = await openEscuela()
  await using browser = await chromium.launch({ executablePath, args: chromiumArgs })
  yield* closeInAMinute(browser, escuela)
  yield* closeThroughCuts(browser, escuela)
}

type Escuela = Awaited<ReturnType<typeof openEscuela>>

/** The demonstration, whose teacher gives courses that are made as they are needed. */
async function openEscuela() {
  const program = await startProgram({ seed: [['demo']] })
  const sesiones = { admin: await sesionEn(program, 'admin'), docente: await sesionEn(program, 'docente') }
  const read = async (quien: keyof typeof sesiones, llamada: string, cuerpo?: object) => {
    const [method = '', path = ''] = llamada.split(' ')
    const { authorization } = sesiones[quien]
    const headers = { authorization, 'content-type': 'application/json' }
    const response = await fetch(program.url + path, {
      method,
      headers,
      body: cuerpo ? JSON.stringify(cuerpo) : null,
    })
    if (!response.ok) throw new Error(`${llamada}: ${response.status} ${await response.text()}`)
    return response.json()
  }
  const [demo] = await read('docente', 'GET /api/docente/me/catedras')
  const alumnos: { id: number }[] = await read('admin', 'GET /api/admin/alumnos')
  while (alumnos.length < ALUMNOS) {
    const email = `alumno-${alumnos.length}@prueba.example`
    alumnos.push(await read('admin', 'POST /api/alumnos', { nombre: 'Rosa', apellido: 'Vera', email }))
  }
  return {
    program,
    read,
    token: sesiones.docente.authorization.replace('Bearer ', ''),
    /** With class today, over a minute after midnight. */
    async openCatedra(nombre: string, cuantos: number): Promise<number> {
      const hoy = fechaISO(diaEn(ZONA, Date.now()))
      const { id } = await read('admin', 'POST /api/admin/catedras', {
        nombre,
        anio: Number(hoy.slice(0, 4)),
        docenteId: demo.docenteId,
        horariosPorDia: [{ dia_semana: diaDeSemanaDe(hoy), hora_inicio: '00:00', hora_fin: '00:01' }],
      })
      for (const { id: alumnoId } of alumnos.slice(0, cuantos))
        await read('admin', `POST /api/admin/catedras/${id}/inscribir`, { alumnoId })
      return id
    },
    async [Symbol.asyncDispose]() {
      await program.stop()
    },
  }
}

/** The scripted run: two absent, one unit, one sentence, one task, and the text for the group. */
async function* closeInAMinute(browser: Browser, escuela: Escuela): AsyncGenerator<Measure> {
  const nombre = 'Contrapunto de treinta'
  const id = await escuela.openCatedra(nombre, ALUMNOS)
  await insertPlan(escuela, id)
  const { context, page } = await openPhone(browser)
  await using _ = context
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await enter(page, escuela)
  await page.goto(`${escuela.program.url}/docente/dashboard`)
  const clase = page.getByRole('listitem').filter({ hasText: nombre })
  await clase.getByRole('link', { name: 'Cerrar la clase' }).waitFor()

  let taps = 0
  const tap = async (where: Locator) => {
    await page.waitForTimeout(PAUSA_MS)
    taps++
    await where.tap()
  }
  const write = async (where: Locator, texto: string) => {
    await tap(where)
    await page.keyboard.type(texto, { delay: LETRA_MS })
  }
  const start = performance.now()
  await tap(clase.getByRole('link', { name: 'Cerrar la clase' }))
  const presentes = page.locator('.planilla-del-dia').getByRole('checkbox')
  await tap(presentes.nth(3))
  await tap(presentes.nth(21))
  await tap(page.getByRole('checkbox', { name: /^Marzo/ }))
  await write(page.getByLabel('Qué tienen que saber o traer'), 'Traer el cancionero y un lápiz.')
  await write(page.getByLabel('Título (si hay tarea)'), 'Cantar la escala de memoria')
  await tap(cierra(page))
  await hecha(page).waitFor()
  await tap(page.getByRole('button', { name: 'Copiar para WhatsApp' }))
  const seconds = (performance.now() - start) / 1000
  yield check(`cierre: a class of ${ALUMNOS}, ${taps} taps`, taps, '≤', 12)
  yield check(`cierre: the same, with ${PAUSA_MS} ms before each tap`, seconds, '≤', 60, 's')
}

async function insertPlan({ read }: Escuela, catedraId: number) {
  const plan = { titulo: 'Plan anual', tipoOrganizacion: 'MES' }
  const { id } = await read('docente', `POST /api/docente/catedra/${catedraId}/planes`, plan)
  const unidad = { contenido: '<p>La guarania</p>', capacidades: 'Escucha.', horasTeoricas: 1 }
  for (const periodo of ['Marzo', 'Abril', 'Mayo'])
    await read('docente', `POST /api/docente/me/planes/${id}/unidades`, {
      ...unidad,
      periodo,
      horasPracticas: 1,
    })
}

async function enter(page: Page, { token }: Escuela) {
  await page.addInitScript(([llave, suyo]) => localStorage.setItem(llave, suyo), [
    LLAVES.docente,
    token,
  ] as const)
}

const cierra = (page: Page) => page.getByRole('button', { name: 'Cerrar la clase' })
const hecha = (page: Page) => page.getByRole('heading', { level: 2, name: 'La clase está cerrada' })

/** Sends that don't arrive, or whose answer doesn't, double taps, reloads and a network that goes and comes. */
async function* closeThroughCuts(browser: Browser, escuela: Escuela): AsyncGenerator<Measure> {
  await using context = await browser.newContext({ baseURL: escuela.program.url })
  const page = await context.newPage()
  await enter(page, escuela)
  const azar = azarDe(30)
  let wrong = 0
  for (let vez = 0; vez < CORTES; vez++) {
    const id = await escuela.openCatedra(`Cortada ${vez}`, 2)
    await closeBadly(page, id, azar)
    if ((await countOf(escuela, id)).some((cuantos) => cuantos !== 1)) wrong++
  }
  yield check(
    `cierre: of ${CORTES} cut, reloaded and sent twice, not one closing, task and post`,
    wrong,
    '≤',
    0,
  )
}

async function closeBadly(page: Page, id: number, { entero, uno }: ReturnType<typeof azarDe>) {
  let malas = entero(0, 3)
  const send = async (route: Route) => {
    if (route.request().method() !== 'POST' || malas-- <= 0) return route.continue()
    if (entero(0, 1)) await route.fetch().catch(() => {})
    return route.abort().catch(() => {})
  }
  await page.route('**/cierre', send)
  await page.goto(`/docente/catedra/${id}/cierre`)
  await page.getByLabel('Título (si hay tarea)').fill('Leer')
  const boton = cierra(page)
  await uno([() => boton.click(), () => boton.dblclick()])()
  await page.waitForTimeout(entero(0, LARGA_MS))
  await uno([() => page.reload(), () => comeAndGo(page, entero(0, LARGA_MS)), () => Promise.resolve()])()
  await page.unroute('**/cierre', send)
  await page.reload()
  // What was cut off before it was sent stands there as it was written.
  await boton.or(hecha(page)).first().waitFor()
  if (await boton.isVisible()) await boton.click()
  await hecha(page).waitFor()
}

async function comeAndGo(page: Page, ms: number) {
  await page.context().setOffline(true)
  await page.waitForTimeout(ms)
  await page.context().setOffline(false)
}

/** Closings, tasks and posts of a course. */
async function countOf({ read }: Escuela, id: number): Promise<number[]> {
  const { cierre: suyo } = await read('docente', `GET /api/docente/catedra/${id}/diasclase/hoy/cierre`)
  const tareas = await read('docente', `GET /api/docente/catedra/${id}/tareas`)
  const publicaciones = await read('docente', `GET /api/publicaciones/catedra/${id}`)
  return [suyo ? 1 : 0, tareas.length, publicaciones.length]
}
