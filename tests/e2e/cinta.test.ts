import type { Page } from '@playwright/test'
import { escritorio, expect, expectFits, telefono, test } from './fixtures'
import { waitFrames, watchCorrido } from './recorrido'

const donde = (page: Page) => page.locator('#donde')
const deDecada = (page: Page, decada: number) =>
  page.getByRole('navigation', { name: 'Creadores por década' }).getByRole('link', {
    name: new RegExp(`^${decada}–${decada + 9}: \\d+ creador(es)?$`),
  })

/** Goes to where a decade of a period begins. */
const goTo = (page: Page, ancla: string) =>
  page.evaluate((id) => document.getElementById(id)?.scrollIntoView({ behavior: 'instant' }), ancla)

test('los años de la cinta están a distancias iguales, y las décadas vacías quedan vacías', async ({
  page,
}) => {
  await page.goto('/')

  const barras = await page.locator('.cinta a').evaluateAll((enlaces) =>
    enlaces.map((enlace) => ({
      desde: Number.parseInt(enlace.textContent ?? '', 10),
      x: enlace.querySelector('.zona')?.getBoundingClientRect().x ?? 0,
    })),
  )

  const [primera, ultima] = [barras[0], barras.at(-1)]
  if (!primera || !ultima) throw new Error('No hay barras')
  const porAnio = (ultima.x - primera.x) / (ultima.desde - primera.desde)
  for (const { desde, x } of barras) expect(x).toBeCloseTo(primera.x + (desde - primera.desde) * porAnio, 0)
  expect(barras.length).toBeLessThan((ultima.desde - primera.desde) / 10)
})

for (const tamano of [telefono, escritorio]) {
  test(`la cinta sigue a la vista y dice dónde se está (${tamano.width})`, async ({ page }) => {
    await page.setViewportSize(tamano)
    await page.goto('/')
    await expect(donde(page)).toHaveText('1510–2009')
    await expect(page.locator('.cinta .aqui')).toBeHidden()

    await goTo(page, 'POSGUERRA-1880')

    await expect(donde(page)).toHaveText(/^1880–1889: \d+ creadores · Posguerra$/)
    await expect(page.locator('.cinta svg')).toBeInViewport({ ratio: 1 })
    await expect(donde(page)).toBeInViewport({ ratio: 1 })
    const marca = await page.locator('.cinta .aqui').boundingBox()
    const barra = await deDecada(page, 1880).locator('.zona').boundingBox()
    expect(marca?.x).toBeCloseTo(barra?.x ?? -1, 0)
    await expectFits(page)

    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect(donde(page)).toHaveText('1510–2009')
  })
}

test('cuántos son se ve al apuntar y con el teclado, que también lleva', async ({ page }) => {
  await page.setViewportSize(escritorio)
  await page.goto('/')

  await deDecada(page, 1900).hover()
  await expect(donde(page)).toHaveText(/^1900–1909: \d+ creadores$/)
  await page.mouse.move(0, 0)
  await expect(donde(page)).toHaveText('1510–2009')

  await deDecada(page, 1510).focus()
  await expect(donde(page)).toHaveText(/^1510–1519: \d+ creador(es)?$/)
  await page.keyboard.press('Enter')
  await expect(page.locator('[id="COLONIAL-1510"] summary')).toBeFocused()
  await expect(page.locator('[id="COLONIAL-1510"]')).toBeInViewport()
})

test('con otro orden, o entre los que no tienen año, dice el período', async ({ page }) => {
  await page.goto('/?orden=nombre')
  await goTo(page, 'POSGUERRA')
  await expect(donde(page)).toHaveText('Posguerra')

  await page.goto('/')
  await goTo(page, 'COLONIAL-sin-anio')
  await expect(donde(page)).toHaveText('Colonial')
  await expect(page.locator('.cinta .aqui')).toBeHidden()
})

test('dice dónde se está también en lo que se busca', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')

  await page.getByRole('searchbox').fill('jose asuncion flores')
  await expect(page.locator('#cuenta')).toContainText('de 229 totales')
  await goTo(page, 'GUERRA_DEL_CHACO_Y_GUARANIA-1900')

  await expect(donde(page)).toHaveText(/^1900–1909: \d+ creador(es)? · Guerra del Chaco y Guarania$/)
})

test('mientras se baja, nada se corre de lugar', async ({ page }) => {
  await page.setViewportSize(telefono)
  const corrido = await watchCorrido(page)
  await page.goto('/', { waitUntil: 'networkidle' })

  for (let i = 0; i < 12; i++) {
    await page.mouse.wheel(0, 400)
    await waitFrames(page, 4)
  }

  await expect(donde(page)).toContainText('·')
  expect(await corrido()).toBeLessThan(0.01)
})

test('a quien prefiere que nada se mueva, la marca no se le desliza', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')

  await expect(page.locator('.cinta .aqui')).toHaveCSS('transition-duration', '0s')
})

test.describe('con el dedo', () => {
  test.use({ viewport: telefono, hasTouch: true, isMobile: true })

  test('tocar la cinta dice cuántos son y lleva', async ({ page }) => {
    await page.goto('/')
    const barra = await page.locator('.cinta a[href*="-1900"] .zona').boundingBox()
    if (!barra) throw new Error('No está 1900')

    await page.touchscreen.tap(barra.x + barra.width / 2, barra.y + barra.height / 2)

    await expect(donde(page)).toHaveText(/^1900–1909: \d+ creadores · Guerra del Chaco y Guarania$/)
    await expect(page.locator('[id="GUERRA_DEL_CHACO_Y_GUARANIA-1900"]')).toBeInViewport()
  })

  test('pasar el dedo dice cuántos hay en cada década, también donde no hay nadie', async ({ page }) => {
    await page.goto('/')
    const svg = page.locator('.cinta svg')
    const caja = await svg.boundingBox()
    if (!caja) throw new Error('No está la cinta')
    const at = (anio: number) => ({
      pointerType: 'touch',
      clientX: caja.x + (caja.width * (anio - 1510)) / 500,
      clientY: caja.y + 10,
    })

    await svg.dispatchEvent('pointerdown', at(1525))
    await expect(donde(page)).toHaveText('1520–1529: 0 creadores')
    await svg.dispatchEvent('pointermove', at(1905))
    await expect(donde(page)).toHaveText(/^1900–1909: \d+ creadores$/)
    // The finger went on to scroll the page.
    await svg.dispatchEvent('pointercancel', at(1905))
    await expect(donde(page)).toHaveText('1510–2009')
  })
})

test.describe('sin JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('la cinta está entera, queda a la vista y lleva', async ({ page }) => {
    await page.setViewportSize(escritorio)
    await page.goto('/')
    await expect(donde(page)).toHaveText('1510–2009')

    await deDecada(page, 1510).click()

    await expect(page).toHaveURL('/#COLONIAL-1510')
    await expect(page.locator('[id="COLONIAL-1510"]')).toBeInViewport()
    await expect(page.locator('.cinta svg')).toBeInViewport({ ratio: 1 })
  })
})
