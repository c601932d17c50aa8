import type { Page } from '@playwright/test'
import { muestras } from '../support/archivos'
import { expect, test } from './fixtures'
import { codigoNuevo } from './ingreso'
import { conTarea, handIn } from './tareas'

const hoja = { name: 'hoja.png', mimeType: 'image/png', buffer: muestras.png }
const dialogo = (page: Page) => page.getByRole('dialog', { name: 'Subir Entrega' })

test('un alumno entrega su tarea y recibe el comprobante', async ({ page, signInAs }) => {
  const { alumnos } = await conTarea(page)
  await signInAs('alumno', alumnos[0]?.email)
  await page.goto('/alumno/tareas')
  await expect(page.getByText('Tienes 1 tarea pendiente.')).toBeVisible()
  await page.getByRole('link', { name: 'Armonizar un bajo' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Armonizar un bajo')
  await expect(page.getByText('Contrapunto (2026)')).toBeVisible()
  await expect(page.getByText('No definida')).toBeVisible()

  await page.getByRole('button', { name: 'Subir Entrega' }).click()
  await expect(dialogo(page)).toContainText('no se puede cambiar sin la autorización de tu docente')
  await dialogo(page).locator('input[type=file]').setInputFiles(hoja)
  await dialogo(page).getByRole('button', { name: 'Subir Entrega' }).dblclick()

  await expect(dialogo(page).getByRole('heading', { name: 'Entrega subida exitosamente' })).toBeFocused()
  await expect(dialogo(page)).toContainText('hoja.jpg')
  await expect(dialogo(page).locator('code')).toHaveText(/^[0-9a-f]{64}$/)
  await dialogo(page).getByRole('button', { name: 'Listo' }).click()
  await expect(page.getByText('Espera la corrección de tu docente')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Subir Entrega' })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('una conexión cortada deja el archivo elegido, y se reintenta', async ({ page, signInAs }) => {
  const { alumnos } = await conTarea(page)
  await signInAs('alumno', alumnos[0]?.email)
  await page.goto('/alumno/tareas')
  await page.route('**/submit', (route) => route.abort())
  await page.getByRole('button', { name: /^Subir Entrega/ }).click()
  await dialogo(page).locator('input[type=file]').setInputFiles(hoja)
  await dialogo(page).getByRole('button', { name: 'Subir Entrega' }).click()
  await expect(dialogo(page).getByRole('alert')).toHaveText('Error al subir la entrega')
  await expect(dialogo(page)).toContainText('hoja.jpg')
  await expect(dialogo(page)).toContainText('Cuando vuelva la conexión, toca Reintentar.')
  await page.unroute('**/submit')

  await dialogo(page).getByRole('button', { name: 'Reintentar' }).dblclick()

  await expect(dialogo(page).getByText('Comprobante').last()).toBeVisible()
})

test('donde una red pide ingresar antes, nada se da por entregado', async ({ page, signInAs }) => {
  const { alumnos } = await conTarea(page)
  await signInAs('alumno', alumnos[0]?.email)
  await page.goto('/alumno/tareas')
  await page.route('**/submit', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Ingrese a la red</title>' }),
  )
  await page.getByRole('button', { name: /^Subir Entrega/ }).click()
  await dialogo(page).locator('input[type=file]').setInputFiles(hoja)
  await dialogo(page).getByRole('button', { name: 'Subir Entrega' }).click()

  await expect(dialogo(page).getByRole('alert')).toHaveText('Error al subir la entrega')
  await expect(dialogo(page)).toContainText('hoja.jpg')
  await expect(dialogo(page).getByRole('button', { name: 'Reintentar' })).toBeVisible()
})

test('si la sesión vence al subir, se ingresa de nuevo y se sigue en el mismo diálogo', async ({
  page,
  program,
  signInAs,
}) => {
  const { alumnos } = await conTarea(page)
  const email = alumnos[0]?.email ?? ''
  await signInAs('alumno', email)
  await page.goto('/alumno/tareas')
  await page.getByRole('link', { name: 'Armonizar un bajo' }).click()
  await page.getByRole('button', { name: 'Subir Entrega' }).click()
  await dialogo(page).locator('input[type=file]').setInputFiles(hoja)
  await page.evaluate(() => localStorage.setItem('userToken', 'x.y.z'))
  await dialogo(page).getByRole('button', { name: 'Subir Entrega' }).click()
  const ingreso = page.getByRole('dialog', { name: 'Ingresa de nuevo para seguir' })
  const codigo = await codigoNuevo(program, email, () =>
    ingreso.getByRole('button', { name: 'Enviar código' }).click(),
  )

  await ingreso.getByLabel('Código de 6 dígitos').fill(codigo)
  await page.keyboard.press('Enter')

  await expect(ingreso).toBeHidden()
  await expect(dialogo(page).getByRole('button', { name: 'Reintentar' })).toBeFocused()
  await expect(dialogo(page).getByRole('alert')).toHaveText('Error al subir la entrega')
  await expect(dialogo(page)).toContainText('el archivo sigue elegido aquí. Toca Reintentar.')
  await page.keyboard.press('Enter')
  await expect(dialogo(page).getByText('Comprobante').last()).toBeVisible()
})

test('si lo que se perdió es la respuesta, la entrega aparece igual', async ({ page, signInAs }) => {
  const { alumnos } = await conTarea(page)
  await signInAs('alumno', alumnos[0]?.email)
  await page.goto('/alumno/tareas')
  await page.route('**/submit', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: /^Subir Entrega/ }).click()
  await dialogo(page).locator('input[type=file]').setInputFiles(hoja)

  await dialogo(page).getByRole('button', { name: 'Subir Entrega' }).click()

  await expect(dialogo(page).getByText('Comprobante').last()).toBeVisible()
})

test('una subida se cancela y no queda nada', async ({ page, signInAs }) => {
  const { alumnos } = await conTarea(page)
  const { call } = await signInAs('alumno', alumnos[0]?.email)
  await page.goto('/alumno/tareas')
  const cdp = await page.context().newCDPSession(page)
  await page.getByRole('button', { name: /^Subir Entrega/ }).click()
  const grande = { name: 'audio.wav', mimeType: 'audio/wav', buffer: Buffer.alloc(4_000_000, 1) }
  await dialogo(page).locator('input[type=file]').setInputFiles(grande)
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: 100_000,
    uploadThroughput: 100_000,
  })
  await dialogo(page).getByRole('button', { name: 'Subir Entrega' }).click()
  await expect(dialogo(page).getByRole('progressbar')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialogo(page).getByRole('progressbar')).toBeVisible()

  await dialogo(page).getByRole('button', { name: 'Cancelar la subida' }).click()

  await expect(dialogo(page).locator('input[type=file]')).toBeAttached()
  await dialogo(page).getByRole('button', { name: 'Cancelar' }).click()
  await expect(dialogo(page)).toBeHidden()
  const [tarea] = await call('GET /alumnos/me/tareas')
  expect(tarea.estado).toBe('ASIGNADA')
})

test('quien entrega en dos pestañas se entera en la segunda', async ({ page, signInAs }) => {
  const { alumnos, tareaId } = await conTarea(page)
  const alumno = await signInAs('alumno', alumnos[0]?.email)
  await page.goto('/alumno/tareas')
  await page.getByRole('button', { name: /^Subir Entrega/ }).click()
  // As long as the one that arrives first, which is no proof that it is the same.
  const buffer = Buffer.concat([muestras.gif, Buffer.alloc(muestras.png.length)]).subarray(
    0,
    muestras.png.length,
  )
  await dialogo(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'otra.gif', mimeType: 'image/gif', buffer })
  await handIn(page.request, alumno, { tareaId })

  await dialogo(page).getByRole('button', { name: 'Subir Entrega' }).click()

  await expect(dialogo(page).getByRole('alert')).toContainText('Ya entregaste esta tarea.')
  await expect(dialogo(page).getByRole('button', { name: 'Reintentar' })).toHaveCount(0)
})
