import { escritorio, expect, expectFits, telefono, test } from './fixtures'

test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }),
  )
})

test('de una tarjeta abierta se copia el enlace a la página de quien es', async ({ page, baseURL }) => {
  await page.goto('/?q=mangore')
  const card = page.locator('.periodo .tarjeta').first()
  await card.locator('summary').click()
  const address = await card.getByRole('link', { name: /Ver página completa/ }).getAttribute('href')

  await card.getByRole('button', { name: 'Compartir' }).click()

  await expect(page.getByText('Enlace copiado.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${address}`)
})

for (const tamano of [telefono, escritorio]) {
  test(`de la página de un creador se copia su enlace (${tamano.width})`, async ({ page, baseURL }) => {
    await page.setViewportSize(tamano)
    await page.goto('/creador/jose-asuncion-flores')

    await page.getByRole('button', { name: 'Compartir' }).click()

    await expect(page.getByText('Enlace copiado.')).toBeVisible()
    await expectFits(page)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${baseURL}/creador/jose-asuncion-flores`,
    )
  })
}

test('donde el dispositivo sabe compartir, comparte él, y quien desiste no ve un error', async ({ page }) => {
  await page.addInitScript(() => {
    const compartido = (window as unknown as { compartido: unknown[] }).compartido ?? []
    Object.assign(window, { compartido })
    Object.defineProperty(navigator, 'share', {
      value: async (data: unknown) => {
        compartido.push(data)
        throw new DOMException('', 'AbortError')
      },
    })
  })
  await page.goto('/creador/jose-asuncion-flores')

  await page.getByRole('button', { name: 'Compartir' }).click()

  await expect
    .poll(() => page.evaluate(() => (window as unknown as { compartido: unknown[] }).compartido))
    .toMatchObject([{ title: 'José Asunción Flores', url: expect.stringContaining('/jose-asuncion-flores') }])
  await expect(page.locator('.ui-aviso-texto')).toHaveCount(0)
})

test('la tarjeta abierta está en la dirección, sin llenar el historial', async ({ page }) => {
  await page.goto('/about')
  await page.goto('/?rol=COMPOSER')
  const cards = page.locator('.periodo .tarjeta')
  const [first, second] = [cards.nth(0), cards.nth(1)]
  const idOf = async (card: typeof first) => (await card.getAttribute('id'))?.slice(1)

  await first.locator('summary').click()
  await expect(page).toHaveURL(new RegExp(`rol=COMPOSER&creador=${await idOf(first)}$`))
  await second.locator('summary').click()
  await expect(page).toHaveURL(new RegExp(`rol=COMPOSER&creador=${await idOf(second)}$`))

  await page.reload()
  await expect(second).toHaveAttribute('open', '')
  await expect(first).not.toHaveAttribute('open', '')
  await second.locator('summary').click()
  await expect(page).toHaveURL(/\/\?rol=COMPOSER$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/about$/)
})

test('quien busca con una tarjeta abierta no la pierde hasta que escribe, y atrás la vuelve a abrir', async ({
  page,
}) => {
  await page.setViewportSize(escritorio)
  await page.goto('/')
  const card = page.locator('.periodo .tarjeta').nth(3)
  const id = await card.getAttribute('id')
  await card.locator('summary').click()

  await page.getByLabel('Buscar por nombre, biografía u obra').focus()
  await expect(page.locator(`#${id}`)).toHaveAttribute('open', '')
  await page.getByLabel('Período').selectOption({ label: 'Actualidad' })
  await expect(page.locator('#cuenta')).toHaveText('26 creadores de 229 totales')
  await page.goBack()

  await expect(page.locator('#cuenta')).toHaveText('229 creadores')
  await expect(page.locator(`#${id}`)).toHaveAttribute('open', '')
})
