import { expect, expectAccessible, telefono, test } from './fixtures'

const DIRECCION = '/unirse/ARM0-N1A8'

test.use({ viewport: telefono })

test('la página de un código baja 25 KB como mucho, y lo que se escribió queda al recargar y sin red', async ({
  page,
  context,
}) => {
  const pesos: Promise<number>[] = []
  page.on('requestfinished', (pedido) => {
    pesos.push(pedido.sizes().then(({ responseBodySize }) => Math.max(0, responseBodySize)))
  })
  await page.goto(DIRECCION)
  await page.waitForLoadState('networkidle')
  const bytes = (await Promise.all(pesos)).reduce((suma, uno) => suma + uno, 0)
  expect(bytes).toBeGreaterThan(1000)
  expect(bytes / 1024).toBeLessThanOrEqual(25)
  await expectAccessible(page)

  await page.getByLabel('Nombre', { exact: true }).fill('Eva')
  await page.reload()
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Eva')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Pedir entrar' }).click()
  await expect(page.getByRole('status')).toContainText('No hay conexión')
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Eva')
})

test('a lo que no es su formulario le falta todo; y a ningún otro sitio se le dice su dirección', async ({
  request,
}) => {
  for (const data of [{}, undefined]) {
    const respuesta = await request.post(DIRECCION, { data })

    expect(respuesta.status()).toBe(400)
    expect(await respuesta.text()).toContain('El nombre es obligatorio.')
  }
  for (const una of [DIRECCION, `/api${DIRECCION}`]) {
    expect((await request.get(una)).headers()['referrer-policy']).toBe('no-referrer')
  }
})

test('en grande, el código y su QR llenan la pantalla, también la de un teléfono acostado', async ({
  page,
  signInAs,
}) => {
  await signInAs('docente')
  await page.goto('/docente/catedra/1?tab=alumnos')
  await page.getByText('Ingreso por código').click()
  await page.getByRole('button', { name: 'Mostrar en grande' }).click()
  const grande = page.getByRole('dialog', { name: 'Entra en la cátedra' })

  for (const [width, height] of [
    [1920, 1080],
    [667, 320],
  ] as const) {
    await page.setViewportSize({ width, height })
    const qr = await grande.getByRole('img').boundingBox()
    expect(qr?.height).toBeGreaterThan(height * 0.45)
    await expect(grande.getByText('/unirse/ARM0-N1A8')).toBeInViewport({ ratio: 1 })
    await expect(grande.getByText('ARM0-N1A8', { exact: true })).toBeInViewport({ ratio: 1 })
  }
})

test.describe('sin JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('lo que está mal vuelve con su texto y lo escrito, y el pedido llega', async ({ page }) => {
    await page.goto(DIRECCION)
    await page.getByLabel('Nombre', { exact: true }).fill('Eva')
    await page.getByLabel('Email').fill('eva@sosa.py')
    await page.getByRole('button', { name: 'Pedir entrar' }).click()
    await expect(page.locator('#apellido-falta')).toHaveText('El apellido es obligatorio.')
    await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Eva')

    await page.getByLabel('Apellido').fill('Sosa')
    await page.getByRole('button', { name: 'Pedir entrar' }).click()

    await expect(page.getByRole('status')).toContainText('Tu pedido llegó.')
  })
})
