import { expect, expectFits, test } from './fixtures'

/** So much of a card is enough to know who it is. */
const PARTE_DE_TARJETA = 80

for (const [width, height] of [
  [360, 780],
  [1280, 800],
] as const) {
  test(`lo primero que se ve tiene a alguien, la búsqueda y cómo agregar (${width} × ${height})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/')

    const tarjeta = await page.locator('.tarjeta').first().boundingBox()
    expect(tarjeta?.y).toBeLessThanOrEqual(height - PARTE_DE_TARJETA)
    await expect(page.getByRole('searchbox')).toBeInViewport({ ratio: 1 })
    const agregar = page.getByRole('link', { name: '+ Agregar creador' })
    await expect(agregar).toBeInViewport({ ratio: 1 })
    expect(await agregar.evaluate(lineasDe)).toBe(1)
  })
}

test('ningún día empuja la lista fuera de la primera vista', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/')

  const sobra = await page
    .locator('.tarjeta')
    .first()
    .evaluate(async (tarjeta, parte) => {
      const hecho = document.querySelector('.hoy li, .hoy p')
      const largo = document.createElement('li')
      largo.innerHTML = `<b>1900</b> <span>Murió <a href="/">${'Una Persona de Nombre Larguísimo '.repeat(6)}</a>, hace 126 años</span>`
      const lista = document.createElement('ul')
      lista.append(largo, largo.cloneNode(true))
      hecho?.parentElement?.append(lista)
      if (hecho?.matches('p')) hecho.remove()
      else hecho?.parentElement?.remove()
      document.querySelector('.hoy .persona b')?.replaceChildren('Otra Persona de Nombre Larguísimo')
      await new Promise(requestAnimationFrame)
      return innerHeight - parte - tarjeta.getBoundingClientRect().top
    }, PARTE_DE_TARJETA)

  expect(sobra).toBeGreaterThanOrEqual(0)
  await expectFits(page)
})

test('el botón de agregar va con la barra: no tapa ningún texto, ni arriba ni abajo', async ({ page }) => {
  await page.goto('/')
  for (const [width, height] of [
    [320, 640],
    [360, 780],
    [768, 1024],
    [1024, 768],
    [1280, 800],
    [1920, 1200],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const y of [0, 700, 2500]) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y)
      const agregar = page.getByRole('link', { name: '+ Agregar creador' })
      await expect(agregar).toBeInViewport({ ratio: 1 })
      expect(await agregar.evaluate(lineasDe), `${width}`).toBe(1)
      expect(await agregar.evaluate(textoDebajo), `${width} × ${height}, ${y}`).toEqual([])
    }
  }
})

test('lo que la especificación pone en la página sigue en ella, y todo se alcanza', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Línea de Tiempo Creativa')
  await expect(page.locator('.resumen dt')).toHaveText(['Creadores', 'Siglos', 'Roles', 'Inspiración'])
  await expect(page.locator('.resumen dd').last()).toHaveText('∞')
  await expect(page.getByRole('complementary', { name: 'Hoy' }).getByRole('heading')).toHaveText([
    'Hoy en la historia',
    'Compositor del día',
  ])
  await page.getByRole('complementary', { name: 'Hoy' }).locator('.persona').scrollIntoViewIfNeeded()
  await expect(page.locator('.hoy .persona')).toBeInViewport({ ratio: 1 })
  await page.locator('.mas-filtros summary').click()
  for (const nombre of ['Período', 'Rol', 'Ordenar por']) await expect(page.getByLabel(nombre)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Limpiar filtros' })).toBeVisible()
})

function lineasDe(elemento: Element): number {
  const texto = document.createRange()
  texto.selectNodeContents(elemento)
  return new Set([...texto.getClientRects()].map(({ top }) => Math.round(top))).size
}

/** Texts on screen that share some point with this and are not in its own bar. */
function textoDebajo(cover: Element): string[] {
  const { left, right, top, bottom } = cover.getBoundingClientRect()
  const barra = cover.closest('.barra')
  const debajo: string[] = []
  const textos = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let texto = textos.nextNode(); texto; texto = textos.nextNode()) {
    const { parentElement } = texto
    if (!texto.textContent?.trim() || cover.contains(texto) || !parentElement?.checkVisibility()) continue
    const rango = document.createRange()
    rango.selectNodeContents(texto)
    // What is cut off with an ellipsis ends where its box does.
    const fin = parentElement.getBoundingClientRect().right
    const choca = [...rango.getClientRects()].some(
      (caja) =>
        caja.left < right && Math.min(caja.right, fin) > left && caja.top < bottom && caja.bottom > top,
    )
    // What has scrolled behind the bar, which hides it, is not to be read.
    const isDetras = barra && !barra.contains(texto) && barra.getBoundingClientRect().bottom > bottom
    if (choca && !isDetras) debajo.push(texto.textContent)
  }
  return debajo
}
