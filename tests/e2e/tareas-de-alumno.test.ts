import type { Page } from '@playwright/test'
import { muestras } from '../support/archivos'
import { aviso, expect, test } from './fixtures'
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
  await expect(dialogo(page)).toContainText('hoja.png')
  await expect(dialogo(page).locator('code')).toHaveText(/^[0-9a-f]{64}$/)
  await dialogo(page).getByRole('button', { name: 'Listo' }).click()
  await expect(page.getByText('Espera la corrección de tu docente')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Subir Entrega' })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('sin archivo, uno vacío, uno de otro tipo y uno enorme se rechazan antes de enviar', async ({
  page,
  signInAs,
}) => {
  const { alumnos } = await conTarea(page)
  await signInAs('alumno', alumnos[0]?.email)
  await page.goto('/alumno/tareas')
  let enviados = 0
  await page.route('**/submit', (route) => {
    enviados++
    return route.abort()
  })
  await page.getByRole('button', { name: 'Subir Entrega de Armonizar un bajo' }).click()
  const send = dialogo(page).getByRole('button', { name: 'Subir Entrega' })
  const choose = (name: string, buffer: Buffer) =>
    dialogo(page).locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer })

  await send.click()
  await expect(aviso(page, 'Por favor selecciona un archivo')).toBeVisible()
  await expect(dialogo(page).locator('.ui-error')).toHaveText('Por favor selecciona un archivo')
  await expect(dialogo(page).locator('input[type=file]')).toBeFocused()
  await choose('vacio.png', Buffer.alloc(0))
  await expect(dialogo(page).locator('.ui-error')).toHaveText('El archivo está vacío.')
  await choose('programa.exe', Buffer.from('MZ'))
  await expect(dialogo(page).locator('.ui-error')).toHaveText('No se admiten archivos de ese tipo.')
  await choose('enorme.png', Buffer.alloc(26 * 1024 * 1024))
  await send.click()
  await expect(dialogo(page).locator('.ui-error')).toHaveText('El archivo no puede pasar de 25 MB.')

  expect(enviados).toBe(0)
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
  await expect(dialogo(page)).toContainText('hoja.png')
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
  await expect(dialogo(page)).toContainText('hoja.png')
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

test('la pestaña de la cátedra agrupa, destaca y abre la tarea de la que se viene', async ({
  page,
  signInAs,
}) => {
  const { alumnos, catedraId } = await conTarea(page, { fecha_entrega: '2026-01-10' })
  const { call } = await signInAs('alumno', alumnos[0]?.email)
  const [tarea] = await call('GET /alumnos/me/tareas')
  await page.goto(`/alumno/catedra/${catedraId}?tab=tareas`)
  const grupo = page.getByRole('region', { name: 'Pendientes de Entrega', exact: true })
  await expect(grupo.getByRole('listitem')).toContainText('Vencida')
  await expect(grupo.getByRole('listitem')).toContainText('10/01/2026 23:59')
  await expect(page.getByRole('heading', { name: 'Entregadas (Pendiente de Corrección)' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Calificadas' })).toBeVisible()

  await page.evaluate(
    ([ruta, id]) => {
      const estado = { usr: { activeTab: 'tareas', highlightId: id }, key: 'enlace', idx: 1 }
      history.pushState(estado, '', ruta)
      dispatchEvent(new PopStateEvent('popstate', { state: estado }))
    },
    ['/alumnos/dashboard', 0] as const,
  )
  await page.evaluate(
    ([ruta, id]) => {
      const estado = { usr: { activeTab: 'tareas', highlightId: id }, key: 'enlace2', idx: 2 }
      history.pushState(estado, '', ruta)
      dispatchEvent(new PopStateEvent('popstate', { state: estado }))
    },
    [`/alumno/catedra/${catedraId}`, tarea.id] as const,
  )

  await expect(dialogo(page)).toBeVisible()
  await dialogo(page).getByRole('button', { name: 'Cerrar' }).click()
  await expect(page.locator('.destacada')).toContainText('Armonizar un bajo')
  await expect(page.getByRole('tab', { name: 'Tareas', includeHidden: true })).toHaveAttribute(
    'aria-selected',
    'true',
  )
})

test('una tarea ajena no se encuentra; sin tareas y con fallas se dice qué hacer', async ({
  page,
  signInAs,
}) => {
  const { call } = await conTarea(page)
  const email = `sola-${crypto.randomUUID().slice(0, 8)}@prueba.example`
  await call('POST /alumnos', { nombre: 'Sola', apellido: 'Prueba', email })
  await signInAs('alumno', email)
  await page.goto('/alumno/tarea/1')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tarea no encontrada')
  await expect(page.getByText('La tarea solicitada no existe o no tienes permiso para verla.')).toBeVisible()
  await page.route('**/api/alumnos/me/tareas', (route) => route.fulfill({ status: 500, json: {} }))
  await page.getByRole('link', { name: 'Volver a Mis Tareas' }).click()
  await expect(page.getByText('No se pudieron cargar las tareas. Intenta de nuevo más tarde.')).toBeVisible()
  await page.unroute('**/api/alumnos/me/tareas')
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByText('Todavía no tienes tareas asignadas')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Volver a Mi Dashboard' }).last().click()
  await expect(page).toHaveURL('/alumnos/dashboard')
  await page.route('**/api/tareas/*', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/alumno/tarea/2')
  await expect(
    page.getByText('No se pudo cargar los detalles de la tarea. Intenta de nuevo más tarde.'),
  ).toBeVisible()
})
