import type { Page } from '@playwright/test'
import { escritorio, expect, expectFits, telefono, test } from './fixtures'
import { waitFrames, watchCorrido } from './recorrido'

test.use({ viewport: telefono })

const MARCO = '#vidas'

test('de la línea a las vidas, más cerca y más lejos, y a una ficha', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Ver las vidas' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Las vidas')
  await expectFits(page)
  const ancho = () => page.locator(MARCO).evaluate((marco) => marco.scrollWidth)
  const alPrincipio = await ancho()

  await page.getByRole('button', { name: 'Acercar' }).click()
  await expect.poll(ancho).toBeGreaterThan(alPrincipio * 1.4)
  await page.locator(MARCO).press('0')
  await expect.poll(ancho).toBe(alPrincipio)
  await page.locator(MARCO).press('-')
  await expect.poll(ancho).toBeLessThan(alPrincipio)
  await page.locator(MARCO).press('+')
  await expect.poll(ancho).toBe(alPrincipio)

  await page.getByRole('link', { name: /^Agustín Pío Barrios \(1885 – 1944\)/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Agustín Pío Barrios')
})

test('con el teclado se va por la banda, y de barra en barra', async ({ page }) => {
  await page.goto('/vidas')
  await expect(page.getByRole('button', { name: 'Acercar' })).toBeVisible()
  await page.locator(MARCO).focus()

  await page.keyboard.press('ArrowRight')
  await expect.poll(() => page.locator(MARCO).evaluate((marco) => marco.scrollLeft)).toBeGreaterThan(0)
  const ultima = page.locator(`${MARCO} a`).last()
  await ultima.focus()

  await expect(ultima).toBeInViewport()
})

test('la rueda con Ctrl acerca lo que está debajo, y dos dedos también', async ({ page }) => {
  await page.goto('/vidas')
  await expect(page.getByRole('button', { name: 'Acercar' })).toBeVisible()
  const marco = page.locator(MARCO)
  const ancho = () => marco.evaluate((uno) => uno.scrollWidth)
  const alPrincipio = await ancho()

  await marco.hover()
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -300)
  await page.keyboard.up('Control')
  await expect.poll(ancho).toBeGreaterThan(alPrincipio * 2)
  const conRueda = await ancho()
  await marco.evaluate((uno) => {
    const dedos = (abiertos: number) =>
      [-1, 1].map(
        (lado, identifier) =>
          new Touch({ identifier, target: uno, clientX: 150 + (lado * abiertos) / 2, clientY: 400 }),
      )
    const gesto = (tipo: string, abiertos: number) =>
      uno.dispatchEvent(new TouchEvent(tipo, { touches: dedos(abiertos), cancelable: true, bubbles: true }))
    gesto('touchstart', 100)
    gesto('touchmove', 50)
  })

  await expect.poll(ancho).toBeLessThan(conRueda * 0.6)
})

test('arrastrar mueve la banda y no abre a nadie', async ({ page }) => {
  await page.goto('/vidas')
  await expect(page.locator(`${MARCO}.arrastrable`)).toBeVisible()
  const barra = page.locator(`${MARCO} a text`).first()
  const { x, y } = (await barra.boundingBox()) ?? { x: 0, y: 0 }

  await page.mouse.move(x + 20, y + 5)
  await page.mouse.down()
  await page.mouse.move(x - 60, y - 30, { steps: 4 })
  await page.mouse.up()

  expect(await page.locator(MARCO).evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(40)
  await expect(page).toHaveURL(/\/vidas$/)
})

test('se eligen por período y por rol, sin JavaScript también', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL, viewport: telefono })
  const page = await context.newPage()
  await page.goto('/vidas')
  const vidas = page.locator(`${MARCO} a`)
  const todas = await vidas.count()
  expect(todas).toBeGreaterThan(150)
  await expect(page.getByText(new RegExp(`Se muestran ${todas} de \\d+`))).toBeVisible()
  await expect(page.getByRole('group', { name: 'Acercar y alejar' })).toBeHidden()

  await page.getByLabel('Período').selectOption({ label: 'Colonial' })
  await page.getByLabel('Rol').selectOption({ label: 'Compositor' })
  await page.getByRole('button', { name: 'Filtrar' }).click()

  await expect(page).toHaveURL(/\/vidas\?periodo=COLONIAL&rol=COMPOSER$/)
  await expect(page.locator(`${MARCO} h2`)).toHaveText([/^Colonial/])
  expect(await vidas.count()).toBeLessThan(todas)
  await page.getByRole('link', { name: 'Limpiar' }).click()
  await expect(vidas).toHaveCount(todas)
  await context.close()
})

test('de una ficha a sus contemporáneos, con su barra a la vista, y de vuelta', async ({ page }) => {
  await page.goto('/creador/agustin-pio-barrios')
  await page.getByRole('link', { name: 'Contemporáneos' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contemporáneos de Agustín Pío Barrios')
  const suya = page.locator(`${MARCO} .elegida`)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.locator(MARCO).evaluate((marco) => marco.scrollIntoView())
  await expect(suya).toBeInViewport()
  await expect(page.locator(MARCO)).toContainText('Juan Carlos Moreno González')
  await expect(page.locator(MARCO)).not.toContainText('Domenico Zipoli')
  await expectFits(page)
  await page.getByLabel('Rol').selectOption({ label: 'Poeta' })
  await page.getByRole('button', { name: 'Filtrar' }).click()
  await expect(page).toHaveURL(/con=agustin-pio-barrios&periodo=&rol=POET$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contemporáneos de Agustín Pío Barrios')
  await page.getByRole('link', { name: 'Volver a su ficha' }).click()
  await expect(page).toHaveURL(/\/creador\/agustin-pio-barrios$/)
})

test('los contemporáneos de quien no está son todas las vidas', async ({ page }) => {
  await page.goto('/vidas?con=nadie')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Las vidas')
})

for (const viewport of [telefono, escritorio]) {
  test(`nada se corre al llegar los botones (${viewport.width} px)`, async ({ page }) => {
    await page.setViewportSize(viewport)
    const corrido = await watchCorrido(page)
    await page.goto('/vidas')

    await expect(page.getByRole('button', { name: 'Acercar' })).toBeVisible()

    await waitFrames(page, 4)
    expect(await corrido()).toBe(0)
  })
}

/** Until the band has stayed where it is for longer than it takes to follow. */
const waitQuieta = (page: Page) =>
  page.locator(MARCO).evaluate(async (marco) => {
    let [antes, quietas] = ['', 0]
    while (quietas < 30) {
      await new Promise(requestAnimationFrame)
      const ahora = `${marco.scrollLeft} ${marco.scrollTop}`
      quietas = ahora === antes ? quietas + 1 : 0
      antes = ahora
    }
  })

/** Turns the wheel until the frame has gone that far: of a busy machine a turn may come to nothing. */
async function turn(page: Page, x: number, y: number) {
  const marco = page.locator(MARCO)
  const falta = (llegada?: { left: number; top: number }) =>
    marco.evaluate(
      (
        { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight },
        { x, y, llegada },
      ) => {
        const within = (lugar: number, tope: number) => Math.min(Math.max(lugar, 0), tope)
        const left = llegada?.left ?? within(scrollLeft + x, scrollWidth - clientWidth)
        const top = llegada?.top ?? within(scrollTop + y, scrollHeight - clientHeight)
        return { left, top, x: Math.round(left - scrollLeft), y: Math.round(top - scrollTop) }
      },
      { x, y, llegada },
    )
  const llegada = await falta()
  await expect(async () => {
    const queda = await falta(llegada)
    await page.mouse.wheel(x && queda.x, y && queda.y)
    await waitQuieta(page)
    const { x: aUnLado, y: abajo } = await falta(llegada)
    expect(Math.abs(y === 0 ? aUnLado : abajo)).toBeLessThan(5)
  }).toPass({ timeout: 20_000 })
}

/** How many bars one sees in the frame. */
const barrasALaVista = (page: Page) =>
  page.locator(MARCO).evaluate((marco) => {
    const marcoEn = marco.getBoundingClientRect()
    const isEn = ({ left, right, top, bottom }: DOMRect) =>
      right > marcoEn.left + 40 &&
      left < marcoEn.right - 40 &&
      top > marcoEn.top + 30 &&
      bottom < marcoEn.bottom
    return [...marco.querySelectorAll('.trozo rect')].filter((barra) => isEn(barra.getBoundingClientRect()))
      .length
  })

test('quien baja por la banda en un teléfono llega a cada período con sus barras a la vista', async ({
  page,
}) => {
  await page.goto('/vidas')
  await expect(page.getByRole('button', { name: 'Acercar' })).toBeVisible()
  await page.locator(MARCO).hover()
  const periodos = await page.locator(`${MARCO} section`).all()
  expect(periodos.length).toBeGreaterThan(5)

  for (const periodo of periodos) {
    const [marco, suyo] = [await page.locator(MARCO).boundingBox(), await periodo.boundingBox()]
    await turn(page, 0, Math.round((suyo?.y ?? 0) - (marco?.y ?? 0)))

    expect(await barrasALaVista(page)).toBeGreaterThan(1)
  }
  // Whoever goes aside by themselves stays there.
  await turn(page, -3_000, 0)
  expect(await page.locator(MARCO).evaluate(({ scrollLeft }) => scrollLeft)).toBe(0)
})

test('el nombre de una barra que comienza antes de lo que se ve está en la orilla', async ({ page }) => {
  await page.goto('/vidas')
  await expect(page.getByRole('button', { name: 'Acercar' })).toBeVisible()
  const marco = page.locator(MARCO)

  await marco.evaluate((uno) => uno.scrollTo({ left: 60, top: 0, behavior: 'instant' }))

  const primera = marco.getByRole('link', { name: /^Ulrico Schmidl/ }).locator('text')
  const orilla = async () => ((await primera.boundingBox())?.x ?? 0) - ((await marco.boundingBox())?.x ?? 0)
  await expect.poll(orilla).toBeGreaterThan(0)
  expect(await orilla()).toBeLessThan(20)
  await marco.press('+')
  await expect.poll(orilla).toBeGreaterThan(0)
})
