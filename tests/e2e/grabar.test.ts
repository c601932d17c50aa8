import { brotliCompressSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { expect, expectAccessible, expectFits, telefono, test } from './fixtures'
import type { Ingreso } from './ingreso'
import { conTarea } from './tareas'

test.use({ permissions: ['microphone'], viewport: telefono })

/** A piece is kept each half second, so that nobody has to wait for one. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const { start } = MediaRecorder.prototype
    MediaRecorder.prototype.start = function () {
      start.call(this, 500)
    }
  }),
)

const dialogo = (page: Page) => page.getByRole('dialog', { name: 'Subir Entrega' })
const boton = (page: Page, name: string) => dialogo(page).getByRole('button', { name, exact: true })
const quedo = (page: Page) => page.getByRole('region', { name: 'Grabación sin entregar' })

type SignInAs = (rol: 'alumno', email?: string) => Promise<Ingreso>

/** Whoever signs in is about to deliver. */
async function open(page: Page, signInAs: SignInAs, email?: string) {
  const alumno = await signInAs('alumno', email)
  await page.goto('/alumno/tareas')
  await page.getByRole('link', { name: 'Armonizar un bajo' }).click()
  await page.getByRole('button', { name: 'Subir Entrega', exact: true }).click()
  return alumno
}

async function conAlumno(page: Page, signInAs: SignInAs) {
  const { alumnos } = await conTarea(page)
  return open(page, signInAs, alumnos[0]?.email)
}

/** Until a piece is kept. */
async function record(page: Page) {
  await boton(page, 'Grabar').click()
  await expect(dialogo(page).getByText('Se oye', { exact: true })).toBeVisible()
  await expect.poll(() => piezas(page), { timeout: 20_000 }).toBeGreaterThan(0)
}

const confirm = (page: Page, name: string) =>
  page.getByRole('dialog', { name: /^¿/ }).getByRole('button', { name, exact: true }).click()

/** What is kept on this device of all recordings. */
const piezas = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const abierta = indexedDB.open('grabaciones')
        abierta.onupgradeneeded = () => abierta.transaction?.abort()
        abierta.onerror = () => resolve(0)
        abierta.onsuccess = () => {
          const cuenta = abierta.result.transaction('piezas').objectStore('piezas').count()
          cuenta.onsuccess = () => {
            abierta.result.close()
            resolve(cuenta.result)
          }
        }
      }),
  )

test('un alumno graba, la página se recarga en el medio, y entrega lo que quedó', async ({
  page,
  signInAs,
}) => {
  const { call } = await conAlumno(page, signInAs)
  await expect(dialogo(page).getByText('Hasta 10 minutos: al llegar se detiene sola.')).toBeVisible()
  await record(page)
  await expect(boton(page, 'Subir Entrega')).toBeDisabled()

  await page.goto(page.url().replace(/\?.*/, ''))

  await expect(quedo(page)).toContainText(/Quedó una grabación de 0:\d\d sin entregar\./)
  const suena = await quedo(page)
    .getByLabel('Escuchar la grabación')
    .evaluate(async (audio: HTMLAudioElement) => {
      audio.muted = true
      await audio.play()
      return audio.error === null && !audio.paused
    })
  expect(suena).toBe(true)
  await quedo(page).getByRole('button', { name: 'Entregar la grabación' }).click()
  await expect(dialogo(page).getByText(/^Elegido: /)).toBeVisible()
  await expect(dialogo(page).getByText(/^Grabación \d{4}-\d\d-\d\d \d\d\.\d\d\.(m4a|webm)$/)).toBeVisible()
  await boton(page, 'Subir Entrega').click()
  await expect(dialogo(page).getByRole('heading', { name: 'Entrega subida exitosamente' })).toBeVisible()
  await expect.poll(() => piezas(page)).toBe(0)
  const [entrega] = await call('GET /alumnos/me/tareas')
  expect(entrega.archivo.tipo).toMatch(/^audio\/(mp4|webm)$/)
})

test('lo grabado es sonido también para el servidor, con lo que dura', async ({ page, signInAs }) => {
  const { call } = await conAlumno(page, signInAs)
  await boton(page, 'Grabar').click()
  await expect(dialogo(page).getByText('Se oye', { exact: true })).toBeVisible()
  await boton(page, 'Pausar').click()
  await expect(dialogo(page).getByText('En pausa')).toBeVisible()
  await boton(page, 'Seguir grabando').click()
  await boton(page, 'Terminar').click()
  await expect(dialogo(page).getByText(/^Grabación de 0:\d\d$/)).toBeFocused()

  await boton(page, 'Subir Entrega').click()

  await expect(dialogo(page).getByRole('heading', { name: 'Entrega subida exitosamente' })).toBeVisible()
  const [entrega] = await call('GET /alumnos/me/tareas')
  expect(entrega.archivo.tipo).toMatch(/^audio\/(mp4|webm)$/)
})

test('se descarta o se graba de nuevo, y se puede elegir otro archivo', async ({ page, signInAs }) => {
  await conAlumno(page, signInAs)
  await boton(page, 'Grabar').click()
  await boton(page, 'Terminar').click()
  await expect(dialogo(page).getByText(/^Elegido: /)).toBeVisible()
  await dialogo(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'nota.txt', mimeType: 'text/plain', buffer: Buffer.from('la') })
  await boton(page, 'Entregar la grabación').click()
  await expect(dialogo(page).getByText(/^Grabación \d{4}/)).toBeVisible()

  await boton(page, 'Grabar de nuevo').click()
  await confirm(page, 'Grabar de nuevo')
  await expect(dialogo(page).getByText('Grabando', { exact: true })).toBeVisible()
  await boton(page, 'Terminar').click()
  await boton(page, 'Descartar').click()
  await confirm(page, 'Descartar')

  await expect(boton(page, 'Grabar')).toBeVisible()
  await expect(dialogo(page).getByText('Elige un archivo, o varios, o suéltalos aquí')).toBeVisible()
  expect(await piezas(page)).toBe(0)
})

test('al cerrar se conserva para quien la hizo, y para nadie más', async ({ page, signInAs }) => {
  const { alumnos } = await conTarea(page, {}, { alumnos: 2 })
  const [una, otra] = alumnos
  await open(page, signInAs, una?.email)
  await record(page)
  await dialogo(page).getByRole('button', { name: 'Cerrar' }).click()
  await expect(quedo(page)).toContainText('sin entregar')

  await open(page, signInAs, otra?.email)
  await expect(boton(page, 'Grabar')).toBeVisible()
  await expect(page.getByText(/Quedó una grabación/)).toHaveCount(0)

  await open(page, signInAs, una?.email)
  await expect(dialogo(page).getByText(/Quedó una grabación de 0:\d\d sin entregar\./)).toBeVisible()
  await dialogo(page).getByRole('button', { name: 'Cerrar' }).click()
  await quedo(page).getByRole('button', { name: 'Descartar' }).click()
  await confirm(page, 'Descartar')
  await expect(quedo(page)).toBeHidden()
  expect(await piezas(page)).toBe(0)
})

test('en dos pestañas graba una sola', async ({ page, context, signInAs }) => {
  await conAlumno(page, signInAs)
  await record(page)
  const segunda = await context.newPage()
  await segunda.goto(page.url())

  await boton(segunda, 'Grabar').click()

  await expect(dialogo(segunda).getByRole('status')).toHaveText(
    'Esta tarea ya se está grabando en otra pestaña: termina o ciérrala allí.',
  )
  await expect(segunda.getByText(/Quedó una grabación/)).toHaveCount(0)
  await page.close({ runBeforeUnload: false })
  await expect(dialogo(segunda).getByText(/Quedó una grabación de 0:\d\d sin entregar\./)).toBeVisible()
})

test('si no cabe nada más, sigue y dice que una recarga la perdería', async ({ page, signInAs }) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('Lleno', 'QuotaExceededError')
    }
  })
  await conAlumno(page, signInAs)
  await boton(page, 'Grabar').click()

  await expect(dialogo(page).getByText(/si recargas o cierras la página se pierde/)).toBeVisible({
    timeout: 20_000,
  })
  await expect(dialogo(page).getByText('Grabando', { exact: true })).toBeVisible()
  await boton(page, 'Terminar').click()
  await expect(dialogo(page).getByText(/^Elegido: /)).toBeVisible()
})

test('una llamada la deja en pausa, y sin micrófono termina con lo que hay', async ({ page, signInAs }) => {
  await page.addInitScript(() => {
    const { mediaDevices } = navigator
    const ask = mediaDevices.getUserMedia.bind(mediaDevices)
    mediaDevices.getUserMedia = async (que) => {
      const corriente = await ask(que)
      Object.assign(globalThis, { pista: corriente.getAudioTracks()[0], pedido: que })
      return corriente
    }
  })
  const happen = (suceso: string) =>
    page.evaluate(
      (uno) => (globalThis as never as { pista: EventTarget }).pista.dispatchEvent(new Event(uno)),
      suceso,
    )
  await conAlumno(page, signInAs)
  await boton(page, 'Grabar').click()
  await expect(dialogo(page).getByText('Se oye', { exact: true })).toBeVisible()

  await happen('mute')
  await expect(dialogo(page).getByRole('status')).toContainText('como cuando entra una llamada')
  await boton(page, 'Seguir grabando').click()
  await happen('ended')

  await expect(dialogo(page).getByRole('status')).toHaveText(
    'El micrófono se desconectó. Lo grabado hasta ahí está aquí.',
  )
  await expect(dialogo(page).getByText(/^Elegido: /)).toBeVisible()
  expect(await page.evaluate(() => (globalThis as never as { pedido: object }).pedido)).toEqual({
    audio: { echoCancellation: false, noiseSuppression: false, autoGainControl: false },
  })
})

test('sin permiso se dice qué hacer; donde no se puede grabar no hay botón', async ({ page, signInAs }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('No', 'NotAllowedError'))
  })
  await conAlumno(page, signInAs)
  await boton(page, 'Grabar').click()
  await expect(dialogo(page).getByRole('status')).toHaveText(
    'No se pudo usar el micrófono. Actívalo en los permisos del sitio, o elige un archivo.',
  )
  await expect(dialogo(page).locator('input[type=file]')).toBeAttached()

  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'MediaRecorder'))
  await page.reload()

  await expect(dialogo(page).locator('input[type=file]')).toBeAttached()
  await page.waitForLoadState('networkidle')
  await expect(boton(page, 'Grabar')).toHaveCount(0)
})

test('grabar entra en un teléfono y es accesible', async ({ page, signInAs }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await conAlumno(page, signInAs)
  await record(page)
  await expect(dialogo(page).getByRole('meter')).toBeHidden()
  await boton(page, 'Pausar').click()
  await expectFits(page)
  await expectAccessible(page)
  await boton(page, 'Terminar').click()
  await expectFits(page)
  await expectAccessible(page)
  await dialogo(page).getByRole('button', { name: 'Cerrar' }).click()
  await expect(quedo(page)).toBeVisible()
  await expectFits(page)
  await expectAccessible(page)
})

test('lo que hace falta para grabar baja al ir a entregar, y pesa 26 KB como mucho', async ({
  page,
  signInAs,
}) => {
  const programas: Response[] = []
  const { alumnos } = await conTarea(page)
  await signInAs('alumno', alumnos[0]?.email)
  await page.goto('/alumno/tareas')
  await page.waitForLoadState('networkidle')
  page.on('response', (respuesta) => {
    if (respuesta.request().resourceType() === 'script') programas.push(respuesta)
  })

  await page.getByRole('button', { name: 'Subir Entrega de Armonizar un bajo' }).click()
  await expect(boton(page, 'Grabar')).toBeVisible()

  const pesos = programas.map(async (uno) => brotliCompressSync(await uno.body()).length)
  const bytes = (await Promise.all(pesos)).reduce((suma, uno) => suma + uno, 0)
  expect(bytes).toBeGreaterThan(0)
  expect(bytes / 1024).toBeLessThanOrEqual(26)
})
