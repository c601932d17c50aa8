import { countPosts, fillAporte, openAporte, toastOf } from './comunidad'
import { expect, test } from './fixtures'

test('con el teclado se abre, se elige y se vuelve a donde se estaba', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Agregar creador' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Agregar Nuevo Creador' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Agregar creador' }).press('Enter')
  await expect(dialog.getByLabel('Nombres')).toBeFocused()
  await page.keyboard.type('Sofía')
  await dialog.getByRole('tab', { name: 'Roles y Período' }).click()
  await dialog.getByLabel('Poeta').press('Space')
  await expect(dialog.getByLabel('Poeta')).toBeChecked()

  await page.keyboard.press('Escape')

  await expect(dialog).toBeHidden()
  await expect(page.getByRole('link', { name: 'Agregar creador' })).toBeFocused()
})

test('mientras el formulario baja, el botón muestra que se lo tocó', async ({ page }) => {
  let release = () => {}
  const retenido = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.goto('/')
  await page.route('**/_astro/*.js', async (route) => {
    await retenido
    await route.continue()
  })
  const boton = page.getByRole('link', { name: 'Agregar creador' })

  await boton.click()

  await expect(boton).toHaveCSS('opacity', '0.6')
  release()
  await expect(page.getByRole('dialog', { name: 'Agregar Nuevo Creador' })).toBeVisible()
  await expect(page.locator('.flotante')).not.toHaveAttribute('aria-busy')
})

test('el borrador sobrevive a cerrar el diálogo y a recargar, y se va al enviarlo', async ({ page }) => {
  const posts = countPosts(page, /\/composers$/)
  let dialog = await openAporte(page)
  await dialog.getByLabel('Nombres').fill('Agustina')
  await dialog.getByLabel('Apellidos').fill('Miranda')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.reload()
  dialog = await openAporte(page)
  await expect(dialog.getByLabel('Apellidos')).toHaveValue('Miranda')

  await fillAporte(dialog, { nombres: 'Agustina', apellidos: 'Miranda', anio: '1900', rol: 'Intérprete' })
  await dialog.getByLabel('Fuente', { exact: true }).fill('ABC Color, 1998')
  await dialog.getByRole('button', { name: 'Agregar creador' }).dblclick()
  await expect(toastOf(page, '¡Compositor agregado con éxito!')).toBeVisible()
  await expect(dialog).toBeHidden()

  expect(posts).toHaveLength(1)
  expect(await page.evaluate(() => localStorage.getItem('guarania.aporte'))).toBeNull()
})

test('/contribute tiene el mismo formulario, y un enlace vencido se explica', async ({ page }) => {
  await page.goto('/contribute')
  await page.getByRole('button', { name: 'Agregar creador' }).click()
  await expect(toastOf(page, 'Los nombres y apellidos del compositor son obligatorios.')).toBeVisible()

  await page.goto('/contribute?corregir=1&token=viejo')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Corregir tu aporte')
  await expect(page.getByRole('heading', { name: 'Enlace vencido' })).toBeVisible()
})

test('sin JavaScript, «Agregar creador» lleva a una página que lo explica', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto('/')

  await page.getByRole('link', { name: 'Agregar creador' }).click()

  await expect(page.locator('.nota')).toContainText('Este formulario necesita JavaScript.')
  await context.close()
})
