import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { type APIRequestContext, type Browser, chromium, type Page } from '@playwright/test'
import { chromiumArgs, findChromium } from '../support/chromium.mjs'
import { adminPassword, type Program, startProgram } from '../support/program'
import { wavDe } from '../support/sonido'
import { check, info, type Measure, skipped } from './support/measure'
import { median } from './support/stats'

const TIMES = 5
const KB = 1024
const SETTLE_MS = 500
/** 30 MB of an uncompressed minute and a half, and four more. */
const SEGUNDOS = 356
const A_1_23 = 83

/** A sound of 30 MB in the player of a board: what it takes to begin, and what a jump brings. */
export async function* sonido(): AsyncGenerator<Measure> {
  const executablePath = findChromium() ?? chromium.executablePath()
  if (!existsSync(executablePath)) return yield skipped('sonido', 'chromium')
  const program = await startProgram({ env: { MAX_UPLOAD_MB: '40', MAX_MEDIA_MB: '40' } })
  const browser = await chromium.launch({ executablePath, args: chromiumArgs })
  try {
    const path = await insertSonido(browser, program)
    const visitas: Visita[] = []
    for (let i = 0; i < TIMES; i++) visitas.push(await visit(browser, program, path))
    const middle = (of: keyof Visita) => median(visitas.map((una) => una[of]))
    yield check('sonido: fetched before play', Math.max(...visitas.map((una) => una.antes)), '≤', 0, 'KB')
    yield check('sonido: play begins', middle('empieza'), '<', 300, 'ms')
    yield info('sonido: fetched until it begins', middle('alEmpezar'), 'KB')
    yield check('sonido: jump to 1:23 of 30 MB, fetched until it sounds', middle('alSaltar'), '<', 300, 'KB')
    yield info('sonido: jump to 1:23 of 30 MB, until it sounds', middle('salta'), 'ms')
    yield check(
      'sonido: first of all a jump to 1:23, fetched until it sounds',
      middle('deEntrada'),
      '<',
      300,
      'KB',
    )
  } finally {
    await browser.close()
    await program.stop()
  }
}

interface Visita {
  antes: number
  empieza: number
  alEmpezar: number
  salta: number
  alSaltar: number
  deEntrada: number
}

async function visit(browser: Browser, program: Program, path: string): Promise<Visita> {
  const una = await openPlayer(browser, program, path)
  const antes = await una.fetched({ desde: 0, hasta: Date.now() })
  const empieza = await una.until('playing', una.play)
  const alEmpezar = await una.fetched(empieza)
  const salta = await una.until('seeked', una.jump)
  const alSaltar = await una.fetched(salta)
  await una.close()

  const otra = await openPlayer(browser, program, path)
  await otra.jump()
  const suena = await otra.until('playing', otra.play)
  const deEntrada = await otra.fetched({ ...suena, desde: 0 })
  await otra.close()
  return { antes, empieza: largo(empieza), alEmpezar, salta: largo(salta), alSaltar, deEntrada }
}

interface Lapso {
  desde: number
  hasta: number
}

const largo = ({ desde, hasta }: Lapso) => hasta - desde

async function openPlayer(browser: Browser, program: Program, path: string) {
  const context = await browser.newContext({ baseURL: program.url, locale: 'es-PY', serviceWorkers: 'block' })
  const token = await login(context.request)
  const page = await context.newPage()
  await page.addInitScript((token) => localStorage.setItem('adminToken', token), token)
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const pedidos = new Map<string, { cuando: number; bytes: number }>()
  session.on('Network.requestWillBeSent', ({ requestId, request, wallTime }) => {
    if (request.url.includes('/uploads/')) pedidos.set(requestId, { cuando: wallTime * 1000, bytes: 0 })
  })
  session.on('Network.dataReceived', ({ requestId, dataLength }) => {
    const pedido = pedidos.get(requestId)
    if (pedido) pedido.bytes += dataLength
  })
  await page.goto(path)
  await page.getByRole('slider').waitFor()
  // What would come by itself has come.
  await sleep(SETTLE_MS)
  return {
    page,
    /** All that came by what was asked for between two instants. */
    async fetched({ desde, hasta }: Lapso) {
      await sleep(SETTLE_MS)
      const suyos = [...pedidos.values()].filter(({ cuando }) => cuando >= desde && cuando <= hasta)
      return suyos.reduce((suma, { bytes }) => suma + bytes, 0) / KB
    },
    play: () => page.getByRole('button', { name: 'Reproducir' }).click(),
    jump: () => jumpTo(page, A_1_23),
    /** From what is done to when the sound says so. */
    async until(evento: string, act: () => Promise<unknown>): Promise<Lapso> {
      const dicho = page.evaluate(
        (evento) =>
          new Promise<Lapso>((resolve) => {
            const now = () => performance.timeOrigin + performance.now()
            let desde = now()
            addEventListener(
              'pointerup',
              () => {
                desde = now()
              },
              { capture: true, once: true },
            )
            document
              .querySelector('audio')
              ?.addEventListener(evento, () => resolve({ desde, hasta: now() }), { once: true })
          }),
        evento,
      )
      await act()
      return dicho
    },
    close: () => context.close(),
  }
}

async function jumpTo(page: Page, segundo: number) {
  const caja = await page.getByRole('slider').boundingBox()
  if (!caja) throw new Error('No hay dónde tocar')
  await page.mouse.click(caja.x + (caja.width * segundo) / SEGUNDOS, caja.y + caja.height / 2)
}

async function login(request: APIRequestContext): Promise<string> {
  const respuesta = await request.post('/api/login', { data: { password: adminPassword } })
  return (await respuesta.json()).token
}

/** A course whose board links it; the answer is where that board is. */
async function insertSonido(browser: Browser, program: Program): Promise<string> {
  const { request, close } = await contextOf(browser, program)
  const headers = { authorization: `Bearer ${await login(request)}` }
  const post = async (path: string, data: unknown) =>
    (await request.post(`/api${path}`, { headers, data })).json()
  const persona = { nombre: 'Marta', apellido: 'Prueba', email: 'marta@prueba.example' }
  const docente = await post('/admin/docentes', persona)
  const catedra = await post('/admin/catedras', { nombre: 'Contrapunto', anio: 2026, docenteId: docente.id })
  const file = { name: 'guitarra.wav', mimeType: 'audio/wav', buffer: wavDe(SEGUNDOS, 44_100) }
  const multipart = { file, duracion_ms: String(SEGUNDOS * 1000) }
  const subida = await request.post('/api/admin/upload/multimedia', { headers, multipart })
  const { filePath } = await subida.json()
  const contenido = `<p><a href="/${filePath}">Guitarra</a></p>`
  await post(`/catedras/${catedra.id}/publicaciones`, { titulo: 'Escuchen', contenido, tipo: 'ANUNCIO' })
  await close()
  return `/admin/catedras/${catedra.id}?tab=tablon`
}

async function contextOf(browser: Browser, { url }: Program) {
  const context = await browser.newContext({ baseURL: url })
  return { request: context.request, close: () => context.close() }
}
