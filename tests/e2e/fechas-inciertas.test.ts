import type { Locator, Page } from '@playwright/test'
import { adminPassword } from '../support/program'
import { openAporte, toastOf } from './comunidad'
import { escritorio, expect, expectFits, telefono } from './fixtures'
import { datosDe, enter, search, test } from './moderacion'

/** Nothing sticks out of it. */
async function expectWhole(parte: Locator) {
  expect(await parte.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
}

const fecha = (en: Page | Locator, cual: string) => en.getByRole('group', { name: cual })

test('el catálogo dice «c.» de los suyos, en la tarjeta, la página y el título', async ({ page }) => {
  await page.goto('/?q=schmidl')
  await expect(page.locator('.periodo .tarjeta summary')).toContainText('c. 1510 – ¿?')

  await page.goto('/creador/ulrico-schmidl')

  await expect(page.locator('.bajada')).toHaveText('c. 1510 – ¿?')
  await expect(page).toHaveTitle(/^Ulrico Schmidl \(c\. 1510 – ¿\?\)/)
  await expect(page.getByLabel('Datos')).toContainText('Nacimientoc. 1510')
  const datos = await page.locator('script[type="application/ld+json"]').textContent()
  expect(JSON.parse(datos ?? '{}')).not.toHaveProperty('birthDate')
})

test('un aporte dice «hacia» con un año y un selector, que empieza cerrado', async ({ page }) => {
  await page.setViewportSize(telefono)
  await page.goto('/')
  const dialog = await openAporte(page)
  const nacimiento = fecha(dialog, 'Nacimiento')
  const certeza = nacimiento.getByLabel('Certeza')
  await expect(certeza).toHaveValue('EXACTO')
  await dialog.getByLabel('Nombres').fill('Pascuala')
  await dialog.getByLabel('Apellidos').fill('Incierta')

  await certeza.selectOption('Entre')
  await expect(nacimiento.getByLabel('Mes')).toHaveCount(0)
  await nacimiento.getByLabel('Desde').fill('1650')
  await dialog.getByRole('button', { name: 'Siguiente' }).click()
  await expect(nacimiento.getByText('Falta hasta qué año.')).toBeVisible()
  await nacimiento.getByLabel('Hasta').fill('1640')
  await dialog.getByRole('button', { name: 'Siguiente' }).click()
  await expect(nacimiento.getByText('el primer año no puede ser posterior al segundo')).toBeVisible()
  await expectFits(page)

  await certeza.selectOption('Siglo')
  await nacimiento.getByLabel('Siglo').fill('25')
  await dialog.getByRole('button', { name: 'Siguiente' }).click()
  await expect(
    nacimiento.getByText('El siglo de nacimiento debe ser un número entero entre 2 y 21.'),
  ).toBeVisible()
  await nacimiento.getByLabel('Siglo').fill('17')
  await fecha(dialog, 'Fallecimiento').getByLabel('Certeza').selectOption('Antes de')
  await fecha(dialog, 'Fallecimiento').getByLabel('Año').fill('1720')
  await dialog.getByLabel('Biografía').fill('Música de las misiones.')
  await dialog.getByLabel('Obras notables').fill('Letanías')
  await dialog.getByRole('button', { name: 'Siguiente' }).click()
  await dialog.getByLabel('Compositor').check()
  await expect(dialog.getByRole('combobox', { name: 'Período' })).toHaveValue('COLONIAL')
  await dialog.getByRole('button', { name: 'Siguiente' }).click()
  await dialog.getByLabel('Fuente', { exact: true }).fill('Archivo de la catedral')
  await dialog.getByLabel('Tu email').fill('pascuala@example.org')
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await dialog.getByRole('button', { name: 'Agregar creador' }).click()

  await expect(toastOf(page, '¡Compositor agregado con éxito!')).toBeVisible()
  expect((await sent).postDataJSON()).toMatchObject({
    birth_edtf: '16XX',
    birth_year: null,
    death_edtf: '/1720',
    death_year: null,
  })
})

test('quien administra lo corrige y lo ve en el historial', async ({ page }) => {
  const { id } = await search(page, 'Nicolás Yapuguay')
  await enter(page, `/admin/creadores/${id}`)
  const nacimiento = fecha(page, 'Nacimiento')
  await expect(nacimiento.getByLabel('Certeza')).toHaveValue('HACIA')
  await expect(nacimiento.getByLabel('Año')).toHaveValue('1680')

  await nacimiento.getByLabel('Certeza').selectOption('Década')
  const sent = page.waitForRequest((request) => request.method() === 'PUT')
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  expect((await sent).postDataJSON()).toEqual({ birth_edtf: '168X' })
  await page.getByRole('tab', { name: 'Historial' }).click()

  const cambio = page.getByRole('row').filter({ hasText: 'Nacimiento' })
  await expect(cambio).toContainText('c. 1680')
  await expect(cambio).toContainText('década de 1680')
  await page
    .getByRole('button', { name: /Restaurar lo de antes/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Restaurar' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goto('/creador/nicolas-yapuguay')
  await expect(page.locator('.bajada')).toHaveText('c. 1680 – ¿?')
})

test('una sugerencia muestra la fecha entera, antes y después', async ({ page }) => {
  await page.goto('/creador/luis-de-bolanos')
  await page.getByRole('button', { name: 'Sugerir una mejora' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sugerir Edición' })
  await dialog.getByLabel('Motivo', { exact: true }).fill('Lo dice su partida.')
  await dialog.getByLabel('Email de contacto').fill('rocio@example.org')
  await dialog.getByRole('tab', { name: 'Información Básica' }).click()

  await fecha(dialog, 'Nacimiento').getByLabel('Certeza').selectOption('Exacto')

  const cambios = dialog.getByRole('region', { name: 'Lo que propones cambiar' })
  await expect(cambios.locator('del')).toContainText('c. 1549')
  await expect(cambios.locator('ins')).toContainText('1549')
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await dialog.getByRole('button', { name: 'Enviar Sugerencia' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ birth_edtf: '1549' })
  await expect(toastOf(page, 'Sugerencia enviada con éxito')).toBeVisible()
})

test('una sugerencia puede dejar solo el año y el mes', async ({ page }) => {
  const { slug } = await search(page, 'Agustín Pío Barrios')
  await page.goto(`/creador/${slug}`)
  await page.getByRole('button', { name: 'Sugerir una mejora' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sugerir Edición' })
  await dialog.getByLabel('Motivo', { exact: true }).fill('El día no consta.')
  await dialog.getByLabel('Email de contacto').fill('rocio@example.org')
  await dialog.getByRole('tab', { name: 'Información Básica' }).click()

  await fecha(dialog, 'Nacimiento').getByLabel('Día').fill('')

  const cambios = dialog.getByRole('region', { name: 'Lo que propones cambiar' })
  await expect(cambios.locator('del')).toContainText('05/05/1885')
  await expect(cambios.locator('ins')).toContainText('05/1885')
  await expect(cambios).not.toContainText('Queda como está')
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await dialog.getByRole('button', { name: 'Enviar Sugerencia' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ birth_edtf: '1885-05' })
  await expect(toastOf(page, 'Sugerencia enviada con éxito')).toBeVisible()
})

for (const tamano of [telefono, escritorio]) {
  test(`«Vivía en» filtra, y queda en la dirección (${tamano.width})`, async ({ page }) => {
    await page.setViewportSize(tamano)
    await page.goto('/')
    const filtros = page.getByText('Filtros', { exact: true })
    if (await filtros.isVisible()) await filtros.click()

    await page.getByLabel('Vivía en').fill('1650')

    await expect(page).toHaveURL('/?vivia_en=1650')
    await expect(page.locator('#lista')).toContainText('Antonio Ruiz de Montoya')
    await expect(page.locator('#lista')).not.toContainText('Agustín Pío Barrios')
    await expectFits(page)
    await page.reload()
    await expect(page.getByLabel('Vivía en')).toHaveValue('1650')
    if (await filtros.isVisible()) await filtros.click()
    await page.getByRole('link', { name: 'Limpiar filtros' }).first().click()
    await expect(page).toHaveURL('/')
    await expect(page.getByLabel('Vivía en')).toHaveValue('')
  })
}

test('las fechas más largas entran en un teléfono, dondequiera que estén', async ({ page }) => {
  await page.setViewportSize(telefono)
  const { token } = await (
    await page.request.post('/api/login', { data: { password: adminPassword } })
  ).json()
  const nueva = { ...datosDe('Pascuala Larga'), birth_edtf: '1560/1570', death_edtf: '1640/1650' }
  const agregada = await page.request.post('/api/composers/admin-create', {
    data: { ...nueva, period: 'COLONIAL' },
    headers: { authorization: `Bearer ${token}` },
  })
  expect(agregada.status()).toBe(201)
  const { slug } = await agregada.json()
  const anios = page.getByText('entre 1560 y 1570 – entre 1640 y 1650')

  await page.goto('/?q=Larga')
  await expectWhole(page.locator('.tarjeta hgroup').filter({ has: anios }))
  for (const direccion of [`/creador/${slug}`, `/vidas?con=${slug}`, '/que-falta']) {
    await page.goto(direccion)
    await expect(page.locator('main')).toContainText('Pascuala Larga')
    await expectFits(page)
  }
  await enter(page, '/admin/creadores?q=Larga')
  const celda = page.getByRole('row', { name: 'Pascuala Larga' }).locator('[data-columna="Años"]')
  await expectWhole(celda)
})

test.describe('sin JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('«Vivía en» es un formulario más', async ({ page }) => {
    await page.setViewportSize(telefono)
    await page.goto('/')
    await page.getByText('Filtros', { exact: true }).click()
    await page.getByLabel('Vivía en').fill('1650')

    await page.getByRole('button', { name: 'Aplicar' }).click()

    await expect(page).toHaveURL(/vivia_en=1650/)
    await expect(page.getByLabel('Vivía en')).toHaveValue('1650')
    await expect(page.locator('#lista')).toContainText('Antonio Ruiz de Montoya')
  })
})
