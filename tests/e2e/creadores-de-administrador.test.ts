import { adminPassword } from '../support/program'
import { aviso, expect } from './fixtures'
import { enter, search, sendAporte, test } from './moderacion'

test('un compositor añadido queda publicado, con su enlace', async ({ page }) => {
  await enter(page, '/admin/dashboard?tab=anadir')
  await page.getByRole('button', { name: 'Añadir y publicar' }).click()
  await expect(
    page.getByText('Los nombres y apellidos del compositor son obligatorios.').first(),
  ).toBeVisible()

  await page.getByLabel('Nombres').fill('Remberto')
  await page.getByLabel('Apellidos').fill('Añadido')
  await page.getByLabel('Año').first().fill('1911')
  await page.getByRole('checkbox', { name: 'Compositor' }).check()
  await page.getByLabel('Biografía').fill('Violinista de Caacupé.')
  await page.getByLabel('Obras notables').fill('Canción del arpa dormida')
  await expect(page.getByLabel('Período')).toContainText('Según el año: Guerra del Chaco y Guarania')
  await page.getByRole('button', { name: 'Añadir y publicar' }).click()

  await expect(aviso(page, 'Compositor añadido y publicado exitosamente!')).toBeVisible()
  await page.getByRole('link', { name: 'Ver su página' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Remberto Añadido')
})

test('una sesión que vence en medio de un formulario no pierde lo escrito', async ({ page }) => {
  const { id } = await search(page, 'Agustín Pío Barrios')
  await enter(page, `/admin/creadores/${id}`)
  await page.getByLabel('Biografía').fill('Guitarrista de San Juan Bautista, Misiones.')
  await page.evaluate(() => localStorage.setItem('adminToken', 'vencida'))

  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Acceso de Administrador')
  await page.getByLabel('Contraseña', { exact: true }).fill(adminPassword)
  await page.getByRole('button', { name: 'Ingresar' }).click()

  await expect(page.getByText('Recuperamos lo que estabas escribiendo.')).toBeVisible()
  await expect(page.getByLabel('Biografía')).toHaveValue('Guitarrista de San Juan Bautista, Misiones.')
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(aviso(page, 'Cambios guardados.')).toBeVisible()
})

test('guardar un cambio no deshace lo que otra pantalla cambió mientras se lo escribía', async ({
  page,
  context,
}) => {
  const { id } = await search(page, 'Domenico Zipoli')
  await enter(page, `/admin/creadores/${id}`)
  await page.getByLabel('Obras notables').fill('Misa de Potosí')
  const authorization = `Bearer ${await page.evaluate(() => localStorage.getItem('adminToken'))}`
  const enOtra = await page.request.put(`/api/composers/${id}`, {
    data: { bio: 'Organista de Prato.' },
    headers: { authorization },
  })
  expect(enOtra.status()).toBe(200)
  // When the connection is back what is on screen is read again.
  await context.setOffline(true)
  const releida = page.waitForResponse(`**/api/composers/${id}`)
  await context.setOffline(false)
  await (await releida).finished()

  await page.getByRole('button', { name: 'Guardar cambios' }).click()

  await expect(aviso(page, 'Cambios guardados.')).toBeVisible()
  await expect(page.getByLabel('Biografía')).toHaveValue('Organista de Prato.')
  expect(await (await page.request.get(`/api/composers/${id}`)).json()).toMatchObject({
    bio: 'Organista de Prato.',
    notable_works: 'Misa de Potosí',
  })
})

test('se busca a un creador, se cambia su dirección y se deshace desde el historial', async ({ page }) => {
  await enter(page, '/admin/creadores')
  await page.getByLabel('Buscar por nombre, biografía u obra').fill('sepp')
  await page.getByRole('link', { name: 'Antonio Sepp' }).click()
  await page.getByLabel('Dirección de la ficha').fill('padre-sepp')
  await page.getByLabel('Obras notables').fill('Otra obra')
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(aviso(page, 'Cambios guardados.')).toBeVisible()
  const antigua = await page.request.get('/creador/antonio-sepp', { maxRedirects: 0 })
  expect([antigua.status(), antigua.headers().location]).toEqual([301, '/creador/padre-sepp'])

  await page.getByRole('tab', { name: 'Historial' }).click()
  await page.getByRole('button', { name: 'Restaurar lo de antes' }).first().click()
  await page.getByRole('button', { name: 'Restaurar', exact: true }).click()

  await expect(aviso(page, 'Versión restaurada.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Cambios, del último al primero' })).toContainText(
    'Restauración',
  )
  await page.getByRole('tab', { name: 'Ficha' }).click()
  await expect(page.getByLabel('Obras notables')).not.toHaveValue('Otra obra')
})

test('una dirección que se cambia y se devuelve no deja al navegador dando vueltas', async ({ page }) => {
  const { id, slug } = await search(page, 'Blas Garay')
  await enter(page, '/admin/creadores')
  const token = await page.evaluate(() => localStorage.getItem('adminToken'))
  const mudar = (a: string) =>
    page.request.put(`/api/composers/${id}`, {
      data: { slug: a },
      headers: { authorization: `Bearer ${token}` },
    })
  await mudar('otra-direccion')
  await page.goto(`/creador/${slug}`)
  await expect(page).toHaveURL(/otra-direccion$/)

  await mudar(slug)
  await page.goto('/creador/otra-direccion')

  await expect(page).toHaveURL(new RegExp(`${slug}$`))
})

test('se elimina un comentario, con confirmación', async ({ page }) => {
  const { id } = await search(page, 'Blas Garay')
  await page.request.post(`/api/composers/comments/${id}`, { data: { name: 'Jorge', text: 'Compren aquí.' } })
  await enter(page, `/admin/creadores/${id}?tab=comentarios`)

  await page.getByRole('button', { name: 'Eliminar el comentario de Jorge' }).click()
  await page.getByRole('button', { name: 'Eliminar el comentario', exact: true }).click()

  await expect(aviso(page, 'Se eliminó el comentario.')).toBeVisible()
  await expect(page.getByText('Nadie comentó todavía')).toBeVisible()
})

test('los comentarios se ven hasta el primero', async ({ page }) => {
  const { id } = await search(page, 'Carlos Lara Bareiro')
  for (let i = 1; i <= 101; i++) {
    const comentario = { name: 'Jorge', text: `Comentario ${i}.` }
    await page.request.post(`/api/composers/comments/${id}`, { data: comentario })
  }
  await enter(page, `/admin/creadores/${id}?tab=comentarios`)
  await expect(page.getByText('Comentario 101.')).toBeVisible()
  await expect(page.getByText('Comentario 1.', { exact: true })).toHaveCount(0)

  await page.getByRole('button', { name: 'Ver más' }).click()

  await expect(page.getByText('Comentario 1.', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ver más' })).toHaveCount(0)
})

test('una ficha retirada vuelve a la línea con el período y la calidad que tenía', async ({ page }) => {
  const { id } = await search(page, 'Emilio Biggi')
  await enter(page, `/admin/creadores/${id}`)
  await page.getByLabel('Período').selectOption('INDETERMINADO')
  await page.getByLabel('Calidad').selectOption('A')
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(aviso(page, 'Cambios guardados.')).toBeVisible()
  await page.getByRole('button', { name: 'Retirar de la línea de tiempo' }).click()
  await page.getByRole('button', { name: 'Retirar', exact: true }).click()
  await expect(aviso(page, 'La ficha volvió a Aportes Pendientes.')).toBeVisible()

  await page.goto('/admin/dashboard?tab=aportes')
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Emilio Biggi' })
    .getByRole('button', { name: 'Aprobar' })
    .click()

  await expect(aviso(page, 'Aporte aprobado exitosamente!')).toBeVisible()
  expect(await search(page, 'Emilio Biggi')).toMatchObject({ period: 'INDETERMINADO', quality: 'A' })
})

test('eliminar una ficha nombra lo que se va con ella', async ({ page }) => {
  const nombre = await sendAporte(page, 'Eliminada')
  await enter(page, '/admin/dashboard')
  await page
    .getByRole('listitem')
    .filter({ hasText: nombre })
    .getByRole('button', { name: 'Aprobar' })
    .click()
  await expect(aviso(page, 'Aporte aprobado exitosamente!')).toBeVisible()
  const { id, slug } = await search(page, nombre)
  await page.request.post(`/api/composers/comments/${id}`, { data: { name: 'Ana', text: 'Hola.' } })
  await page.goto(`/admin/creadores/${id}`)

  await page.getByRole('button', { name: 'Eliminar la ficha' }).click()
  await expect(page.getByRole('dialog')).toContainText('1 comentario')
  await page.getByRole('button', { name: 'Eliminar al creador' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Creadores publicados')
  expect((await page.request.get(`/creador/${slug}`)).status()).toBe(404)
})

test.describe('con el reloj de otro país', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('un comentario es del día que era en la institución, también en la administración', async ({
    page,
  }) => {
    const { id, slug } = await search(page, 'Agustín Pío Barrios')
    const comentario = { id: 1, name: 'Jorge', text: '¡Qué maestro!', created_at: '2026-03-02T02:30:00.000Z' }
    await page.route('**/api/composers/comments/**', (route) => route.fulfill({ json: [comentario] }))

    await page.goto(`/creador/${slug}`)
    await expect(page.locator('.comentarios time')).toHaveText('01/03/2026')
    await enter(page, `/admin/creadores/${id}?tab=comentarios`)

    await expect(page.locator('.comentario time')).toHaveText('01/03/2026 23:30')
  })
})
