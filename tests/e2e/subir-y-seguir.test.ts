import type { Page, Route } from '@playwright/test'
import { muestras } from '../support/archivos'
import { wavDe } from '../support/sonido'
import { escritorio, expect, expectFits, telefono, test } from './fixtures'
import type { Ingreso } from './ingreso'
import { conTarea, handIn } from './tareas'

test.use({ viewport: telefono })

/** Of three megabytes: sixteen pieces. */
const guitarra = { name: 'guitarra.wav', mimeType: 'audio/wav', buffer: wavDe(95, 16_000) }
const PIEZAS = '**/api/subidas/*'

const dialogo = (page: Page) => page.getByRole('dialog', { name: 'Subir Entrega' })
const boton = (page: Page, name: string) => dialogo(page).getByRole('button', { name, exact: true })
const choose = (page: Page, archivo = guitarra) =>
  dialogo(page).locator('input[type=file]:not([hidden])').setInputFiles(archivo)
const recibo = (page: Page) => dialogo(page).getByRole('heading', { name: 'Entrega subida exitosamente' })

type SignInAs = (rol: 'alumno', email?: string) => Promise<Ingreso>

/** A student with the delivery's dialog open; on leaving the page nothing asks. */
async function conEntrega(page: Page, signInAs: SignInAs) {
  page.on('dialog', (dialogo) => void dialogo.accept())
  const { alumnos } = await conTarea(page)
  const alumno = await signInAs('alumno', alumnos[0]?.email)
  await page.goto('/alumno/tareas')
  await page.getByRole('link', { name: 'Armonizar un bajo' }).click()
  await page.getByRole('button', { name: 'Subir Entrega', exact: true }).click()
  return alumno
}

/** Holds what comes after so many pieces, until it is let go; and counts what the server took in. */
async function holdAfter(page: Page, cuantas: number) {
  let quedan = cuantas
  const desde: number[] = []
  const detenidas: Route[] = []
  await page.route(PIEZAS, async (route) => {
    const pedido = route.request()
    if (pedido.method() !== 'PATCH') return route.continue()
    if (quedan === 0) return void detenidas.push(route)
    quedan--
    desde.push(Number(pedido.headers()['upload-offset']))
    return route.continue()
  })
  return {
    desde,
    isHeld: () => expect.poll(() => detenidas.length).toBeGreaterThan(0),
    async cut() {
      for (const route of detenidas.splice(0)) await route.abort().catch(() => {})
    },
    goOn: () => {
      quedan = Number.POSITIVE_INFINITY
    },
  }
}

test('una subida que se corta sigue sola, y tras recargar la página sigue desde donde iba', async ({
  page,
  context,
  signInAs,
}) => {
  const { call } = await conEntrega(page, signInAs)
  const freno = await holdAfter(page, 4)
  await choose(page)
  await boton(page, 'Subir Entrega').click()
  await freno.isHeld()
  await expect(dialogo(page).getByText(/ · 2[0-9] %/)).toBeVisible()

  await context.setOffline(true)
  await freno.cut()
  await expect(dialogo(page).getByRole('status')).toHaveText(
    'Se cortó la conexión. Sigue sola en cuanto vuelva.',
  )
  await expectFits(page)
  freno.goOn()
  const otro = await holdAfter(page, 6)
  await context.setOffline(false)
  await otro.isHeld()
  await otro.cut()

  await page.reload()

  const quedo = dialogo(page).getByRole('region', { name: 'Subida a medias' })
  await expect(quedo).toContainText(/Quedó a medias la subida de «guitarra\.wav» \(6\d %\)\./)
  await expectFits(page)
  otro.goOn()
  await quedo.getByRole('button', { name: 'Seguir' }).click()
  await expect(recibo(page)).toBeVisible()
  const todas = [...freno.desde, ...otro.desde]
  expect(todas).toEqual(todas.toSorted((una, otra) => una - otra))
  expect(new Set(todas).size).toBe(todas.length)
  const [entrega] = await call('GET /alumnos/me/tareas')
  expect(entrega.archivo).toMatchObject({ nombre: 'guitarra.wav', bytes: guitarra.buffer.length })
  expect(entrega.archivo.duracion_ms).toBe(95_000)
})

test('se pausa y se sigue; al cerrar la página la tarea dice lo que quedó, y de ahí se sigue', async ({
  page,
  signInAs,
}) => {
  await conEntrega(page, signInAs)
  const freno = await holdAfter(page, 5)
  await choose(page)
  await boton(page, 'Subir Entrega').click()
  await freno.isHeld()
  await boton(page, 'Pausar').click()
  await expect(dialogo(page).getByRole('status')).toHaveText('En pausa.')

  await page.goto(page.url().replace(/\?.*/, ''))

  const quedo = page.getByRole('region', { name: 'Subida a medias' })
  await expect(quedo).toContainText('«guitarra.wav» (32 %)')
  await expectFits(page)
  freno.goOn()
  await quedo.getByRole('button', { name: 'Seguir' }).click()
  await expect(recibo(page)).toBeVisible()
})

test('donde el navegador no guardó el archivo se elige de nuevo, y sigue; otro empieza de cero', async ({
  page,
  signInAs,
}) => {
  await conEntrega(page, signInAs)
  const freno = await holdAfter(page, 5)
  await choose(page)
  await boton(page, 'Subir Entrega').click()
  await freno.isHeld()
  await expect.poll(() => forgetContenido(page)).toBe(true)
  await page.reload()
  const quedo = dialogo(page).getByRole('region', { name: 'Subida a medias' })
  const elegir = quedo.locator('input[type=file]')
  await expect(quedo.getByRole('button', { name: 'Elegir el archivo de nuevo' })).toBeVisible()

  await elegir.setInputFiles({ ...guitarra, buffer: wavDe(90, 16_000) })
  await expect(page.getByRole('group', { name: 'Aviso' })).toHaveText(
    /Ese no es «guitarra.wav»: si lo envías, empieza desde el principio\./,
  )
  await expect(dialogo(page).getByText(/^Elegido: /)).toBeVisible()
  expect(freno.desde).toHaveLength(5)
  await page.reload()
  freno.goOn()
  await elegir.setInputFiles(guitarra)

  await expect(recibo(page)).toBeVisible()
  expect(freno.desde[5]).toBe(5 * 192 * 1024)
})

test('lo que se cancela o se descarta no queda, ni en el servidor', async ({ page, signInAs }) => {
  await conEntrega(page, signInAs)
  const freno = await holdAfter(page, 2)
  await choose(page)
  await boton(page, 'Subir Entrega').click()
  await freno.isHeld()
  const quitada = page.waitForRequest((pedido) => pedido.method() === 'DELETE')

  await boton(page, 'Cancelar la subida').click()

  expect((await (await quitada).response())?.status()).toBe(204)
  await page.reload()
  await expect(boton(page, 'Subir Entrega')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Subida a medias' })).toHaveCount(0)
})

test('si el navegador no puede guardar nada, se sube igual', async ({ page, signInAs }) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('Lleno', 'QuotaExceededError')
    }
  })
  await conEntrega(page, signInAs)
  await choose(page)

  await boton(page, 'Subir Entrega').dblclick()

  await expect(recibo(page)).toBeVisible()
})

test('la foto grande de un justificativo llega por partes, y lo escrito espera', async ({
  page,
  context,
  signInAs,
}) => {
  const { alumnos, catedraId } = await conTarea(page)
  await signInAs('alumno', alumnos[0]?.email)
  await page.goto(`/alumno/catedra/${catedraId}`)
  await page.getByRole('tab', { name: 'Asistencia' }).click()
  await page.getByRole('button', { name: 'Justificar una falta' }).click()
  const pedido = page.getByRole('dialog', { name: 'Justificar una falta' })
  await pedido.getByLabel('Motivo').fill('Estuve con gripe.')
  const foto = Buffer.concat([muestras.png, Buffer.alloc(1_500_000)])
  await pedido
    .locator('input[type=file]')
    .setInputFiles({ name: 'Receta.png', mimeType: 'image/png', buffer: foto })
  const freno = await holdAfter(page, 3)

  await pedido.getByRole('button', { name: 'Enviar el justificativo' }).click()
  await freno.isHeld()
  await expect(pedido.getByRole('progressbar', { name: 'Subiendo Receta.png' })).toBeVisible()
  await expectFits(page)
  await context.setOffline(true)
  await freno.cut()
  freno.goOn()
  await context.setOffline(false)

  await expect(page.getByRole('region', { name: 'Mis justificativos' })).toContainText('Receta.png')
  await expect(page.getByRole('region', { name: 'Mis justificativos' })).toContainText('Estuve con gripe.')
})

test('el administrador ve cuánto ocupa cada cátedra, y va a ella', async ({ page, signInAs }) => {
  const { catedraId, alumnos, tareaId } = await conTarea(page)
  await handIn(page.request, await signInAs('alumno', alumnos[0]?.email), { tareaId })
  await signInAs('admin')
  await page.goto('/admin/dashboard')
  await page.getByRole('button', { name: /abrir el menú/ }).click()
  await page
    .getByRole('navigation', { name: 'Tu sesión' })
    .getByRole('link', { name: 'Espacio usado' })
    .click()

  const filas = page.getByRole('row').filter({ has: page.locator(`a[href$="/admin/catedras/${catedraId}"]`) })
  await expect(filas).toContainText('Contrapunto')
  await expect(filas).toContainText('1 KB')
  await expect(page.getByRole('region', { name: 'En total' })).toContainText(
    /Queda libre en el disco\s*[\d.,]+ [KMG]B/,
  )
  await expectFits(page)
  await filas.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Contrapunto')
})

test.describe('de un docente', () => {
  test.use({ viewport: escritorio })

  test('un recurso grande llega por partes, y uno que no se admite dice por qué', async ({
    page,
    signInAs,
  }) => {
    const { docente, catedraId } = await conTarea(page)
    await signInAs('docente', docente)
    await page.goto(`/docente/catedra/${catedraId}/tareas/create`)
    const campo = page.locator('input[type=file]')
    const falsa = { name: 'falsa.mp3', mimeType: 'audio/mpeg', buffer: Buffer.alloc(1_500_000, '<html>') }

    await campo.setInputFiles(falsa)
    await expect(page.getByRole('group', { name: 'Recursos' }).getByRole('alert')).toHaveText(
      /^No se admiten archivos de ese tipo/,
    )
    await page.getByRole('button', { name: 'Quitar', exact: true }).click()
    await campo.setInputFiles(guitarra)

    await expect(page.getByRole('list', { name: 'Archivos agregados' })).toContainText('guitarra.wav')
  })
})

/** The file itself goes from this device; whether it was there. */
const forgetContenido = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const abierta = indexedDB.open('subidas')
        abierta.onerror = () => resolve(false)
        abierta.onsuccess = () => {
          const archivos = abierta.result.transaction('archivos', 'readwrite').objectStore('archivos')
          const claves = archivos.getAllKeys()
          claves.onsuccess = () => {
            const suya = claves.result.find((una) => String(una).endsWith(' contenido'))
            if (suya) archivos.delete(suya)
            abierta.result.close()
            resolve(suya !== undefined)
          }
        }
      }),
  )

/** As the network of a school or an office answers, in the server's place. */
const cerrada = { status: 405, contentType: 'text/html', body: '<h1>Method Not Allowed</h1>' }

test('donde la red no deja pasar PATCH la entrega llega igual, y donde no deja nada se dice', async ({
  page,
  signInAs,
}) => {
  await conEntrega(page, signInAs)
  let isAbierta = false
  await page.route(PIEZAS, (route) =>
    route.request().method() === 'PATCH' || (!isAbierta && route.request().method() === 'POST')
      ? route.fulfill(cerrada)
      : route.continue(),
  )
  await choose(page)
  await boton(page, 'Subir Entrega').click()

  await expect(dialogo(page).getByRole('alert')).toHaveText(
    'Esta red no deja enviar archivos: conéctate a otra, o usa los datos del celular, y toca Reintentar.',
  )
  await expectFits(page)
  isAbierta = true
  await boton(page, 'Reintentar').click()

  await expect(recibo(page)).toBeVisible()
})
