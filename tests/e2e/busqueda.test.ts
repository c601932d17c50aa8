import type { Page } from '@playwright/test'
import { escritorio, expect, expectFits, telefono, test } from './fixtures'

const caja = (page: Page) => page.getByLabel('Buscar por nombre, biografía u obra')
const mejor = (page: Page) => page.locator('#lista .mejor')

for (const tamano of [telefono, escritorio]) {
  test(`lo que se escribe trae los resultados a la vista, sin quitar el foco (${tamano.width})`, async ({
    page,
  }) => {
    await page.setViewportSize(tamano)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')

    await caja(page).pressSequentially('flores')

    await expect(mejor(page)).toContainText('José Asunción Flores')
    await expect(page).toHaveURL('/?q=flores')
    await expect(caja(page)).toBeFocused()
    await expect(caja(page)).toBeInViewport({ ratio: 1 })
    await expect(mejor(page)).toBeInViewport({ ratio: 1 })
    await expect(page.locator('.periodo .tarjeta').first()).toBeInViewport({ ratio: 1 })
    await expectFits(page)
  })
}

test('Enter va al primero, y otra vez, a su página', async ({ page }) => {
  await page.goto('/')
  await caja(page).fill('flores')

  await caja(page).press('Enter')

  await expect(mejor(page).getByRole('link')).toBeFocused()
  await expect(mejor(page)).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('José Asunción Flores')
})

test('Enter vuelve a ir al primero cuando ya está todo en pantalla', async ({ page }) => {
  await page.goto('/?q=flores')
  await caja(page).press('Enter')
  await expect(mejor(page).getByRole('link')).toBeFocused()

  await caja(page).focus()
  await caja(page).press('Enter')

  await expect(mejor(page).getByRole('link')).toBeFocused()
  await expect(page).toHaveURL('/?q=flores')
})

test('una letra errada por palabra no esconde a nadie, y se dice', async ({ page }) => {
  await page.goto('/')

  await caja(page).fill('agustin barios')

  await expect(mejor(page).getByRole('heading')).toHaveText('Lo más parecido')
  await expect(mejor(page)).toContainText('Agustín Pío Barrios')
})

test('el mejor resultado va primero, arriba de los períodos y en cualquier orden', async ({ request }) => {
  for (const direccion of ['/?q=flores', '/?q=flores&orden=nombre']) {
    const html = await (await request.get(direccion)).text()

    const [, lista = ''] = html.split('id="lista"')
    const titulos = [...lista.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, titulo]) => titulo)
    expect(titulos.slice(0, 2)).toEqual(['Mejor resultado', 'Colonial'])
    expect(lista.indexOf('José Asunción Flores')).toBeLessThan(lista.indexOf('>Colonial</h2>'))
  }
})

test('donde no hay nadie, Enter va a quien lo dice', async ({ page }) => {
  await page.goto('/')
  await caja(page).fill('xyzxyz')

  await caja(page).press('Enter')

  await expect(page.getByRole('heading', { name: 'No se encontraron creadores' })).toBeFocused()
  await expect(mejor(page)).toHaveCount(0)
})

test('lo que se hizo mientras la búsqueda llegaba no se pierde', async ({ page }) => {
  let dejar = () => {}
  const puede = new Promise<void>((resolve) => {
    dejar = resolve
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.route('**/_astro/*.js', async (route) => {
    await puede
    await route.continue()
  })

  await caja(page).fill('flores')
  await caja(page).press('Enter')
  dejar()

  await expect(mejor(page).getByRole('link')).toBeFocused()
  await expect(page).toHaveURL('/?q=flores')
})

test.describe('sin JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('Enter lleva a la lista', async ({ page }) => {
    await page.goto('/')
    await caja(page).fill('flores')

    await caja(page).press('Enter')

    await expect(mejor(page)).toContainText('José Asunción Flores')
    await expect(mejor(page)).toBeInViewport({ ratio: 1 })
  })
})
