import { escritorio, expect, expectFits, telefono, test } from './fixtures'
import { goToTheEnd, waitFrames } from './recorrido'

test('una visitante recorre la línea entera, que se va cargando', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Línea de Tiempo Creativa')
  await expect(page.locator('.tarjeta')).toHaveCount(100)

  await goToTheEnd(page)

  await expect(page.locator('.tarjeta')).toHaveCount(229)
  const periods = await page.locator('.periodo h2').allTextContents()
  expect(periods).toEqual([
    'Colonial',
    'Independencia y Guerra Grande',
    'Posguerra',
    'Guerra del Chaco y Guarania',
    'Dictadura',
    'Transición',
    'Actualidad',
    'Indeterminado',
  ])
  const ids = await page.locator('.tarjeta').evaluateAll((cards) => cards.map(({ id }) => id))
  expect(new Set(ids).size).toBe(229)
})

test('quien no deja de bajar llega al final, también cuando cada centena tarda', async ({ page }) => {
  const porLlegar: (() => void)[] = []
  await page.route(/pagina=\d/, async (route) => {
    const response = await route.fetch()
    porLlegar.push(() => void route.fulfill({ response }))
  })
  await page.goto('/')

  for (let round = 0; round < 400 && (await page.locator('.tarjeta').count()) < 229; round++) {
    await page.mouse.wheel(0, round % 7 === 6 ? -4000 : 9000)
    await waitFrames(page, 4)
    if (round % 10 === 9) porLlegar.shift()?.()
  }
  await page.mouse.wheel(0, 1_000_000)

  await expect(page.locator('.tarjeta')).toHaveCount(229)
})

test('una tarjeta se abre y se cierra con un toque o con el teclado', async ({ page }) => {
  await page.goto('/?q=mangore')
  const card = page.locator('.tarjeta').filter({ hasText: 'Agustín Pío Barrios' })
  const summary = card.locator('summary')

  await summary.click()
  await expect(card.getByText('La catedral')).toBeVisible()
  await summary.press('Enter')

  await expect(card.getByText('La catedral')).toBeHidden()
})

test('los filtros cambian la lista, la cuenta y la dirección, y se limpian', async ({ page }) => {
  await page.setViewportSize(escritorio)
  await page.goto('/')
  await expect(page.locator('#cuenta')).toHaveText('229 creadores')

  await page.getByLabel('Buscar por nombre, biografía u obra').fill('jose asuncion')
  await expect(page.locator('#cuenta')).toContainText('de 229 totales')
  await expect(page).toHaveURL(/\?q=jose\+asuncion/)
  await expect(page.getByRole('heading', { name: 'José Asunción Flores' })).toBeVisible()
  await page.getByLabel('Rol').selectOption({ label: 'Compositor' })
  await expect(page).toHaveURL(/rol=COMPOSER/)

  await page.getByRole('link', { name: 'Limpiar filtros' }).click()
  await expect(page.locator('#cuenta')).toHaveText('229 creadores')
  await expect(page.getByLabel('Buscar por nombre, biografía u obra')).toHaveValue('')
})

test('atrás y adelante vuelven a cada vista', async ({ page }) => {
  await page.setViewportSize(escritorio)
  await page.goto('/')

  await page.getByLabel('Período').selectOption({ label: 'Colonial' })
  await expect(page.locator('#cuenta')).toHaveText('21 creadores de 229 totales')
  await page.getByLabel('Período').selectOption({ label: 'Actualidad' })
  await expect(page.locator('#cuenta')).toHaveText('26 creadores de 229 totales')
  await page.goBack()

  await expect(page.locator('#cuenta')).toHaveText('21 creadores de 229 totales')
  await expect(page.getByLabel('Período')).toHaveValue('COLONIAL')
})

test('el orden por nombre vale dentro de cada período', async ({ request }) => {
  const html = await (await request.get('/?periodo=POSGUERRA&orden=nombre')).text()
  const tarjetas = html.split('<details class="tarjeta"').slice(1)
  const names = tarjetas.map((una) => /<h3>(.*?)<\/h3>/.exec(una)?.[1] ?? '')

  expect(names).toEqual([...names].sort(new Intl.Collator('es').compare))
  expect(names.length).toBe(31)
})

test('una búsqueda sin resultados lo dice y ofrece limpiar', async ({ request }) => {
  const html = await (await request.get('/?q=xyzxyz')).text()

  expect(html).toContain('No se encontraron creadores')
  expect(html).toContain('Intenta ajustar tus filtros de búsqueda')
})

test.describe('una dirección que no vale muestra la vista válida más cercana', () => {
  for (const [address, count] of [
    ['/?pagina=0', 100],
    ['/?pagina=-3&orden=raro', 100],
    ['/?periodo=NINGUNO&rol=PANADERO', 100],
    ['/?pagina=9999', 29],
    ['/pagina/3', 29],
  ] as const) {
    test(address, async ({ request }) => {
      const reply = await request.get(address)

      expect(reply.status()).toBe(200)
      expect((await reply.text()).match(/<details class="tarjeta"/g)).toHaveLength(count)
    })
  }
})

test('sin red, el filtro lo dice, no pierde lo escrito y se puede reintentar', async ({ page, context }) => {
  await page.goto('/')
  await context.setOffline(true)
  await page.getByLabel('Buscar por nombre, biografía u obra').fill('flores')
  await expect(page.getByText('No se pudo cargar la historia. Revisa tu conexión.')).toBeVisible()

  await context.setOffline(false)
  await page.getByRole('button', { name: 'Reintentar' }).click()

  await expect(page.locator('#cuenta')).toContainText('de 229 totales')
  await expect(page.getByLabel('Buscar por nombre, biografía u obra')).toHaveValue('flores')
})

test('lo que no es la línea de tiempo no la reemplaza', async ({ page }) => {
  const registro: string[] = []
  page.on('console', (mensaje) => registro.push(mensaje.text()))
  await page.goto('/')
  await page.route('**/?q=flores*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Ingresa a la red</p>' }),
  )

  await page.getByLabel('Buscar por nombre, biografía u obra').fill('flores')

  await expect(page.getByText('No se pudo cargar la historia. Revisa tu conexión.')).toBeVisible()
  await expect(page.locator('.tarjeta')).toHaveCount(100)
  expect(registro.join()).toContain('Formato de datos inválido')
})

for (const tamano of [telefono, escritorio]) {
  test(`?creador= abre a quien se eligió y deja su nombre a la vista (${tamano.width})`, async ({ page }) => {
    await page.setViewportSize(tamano)
    for (const id of [5, 40, 100, 200, 229]) {
      await page.goto(`/?creador=${id}`)
      await expect(page.locator(`#c${id}`)).toHaveAttribute('open', '')
      await expect(page.locator(`#c${id} .comunidad`)).toBeAttached()

      const name = page.locator(`#c${id} h3`)
      const seen = () =>
        name.evaluate((h3) => {
          const { left, top, bottom, height } = h3.getBoundingClientRect()
          const inside = top >= 0 && bottom <= innerHeight
          return inside && h3.contains(document.elementFromPoint(left + 4, top + height / 2))
        })
      await expect.poll(seen).toBe(true)
      // Nor does what comes late move it away.
      for (let i = 0; i < 5; i++) {
        await waitFrames(page, 4)
        expect(await seen()).toBe(true)
      }
    }
  })
}

test('quien se eligió y está más abajo no se repite: al llegar su parte de la lista, va a su lugar', async ({
  page,
}) => {
  await page.setViewportSize(escritorio)
  await page.goto('/?creador=200')
  const card = page.locator('#c200')
  await expect(page.locator('.elegido #c200')).toBeAttached()
  // Typed: from then on the page is the reader's, and goes nowhere by itself.
  await card.getByLabel('Tu comentario').pressSequentially('Sin terminar')

  const jumps: number[] = []
  while ((await page.locator('#mas').count()) > 0) jumps.push(await page.evaluate(jumpOfNextPage))

  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id))
  expect(ids).toEqual([...new Set(ids)])
  await expect(page.locator('.tarjeta')).toHaveCount(229)
  await expect(page.locator('.periodo > ol > li > #c200')).toHaveAttribute('open', '')
  await expect(card.getByLabel('Tu comentario')).toHaveValue('Sin terminar')
  await expect(page.locator('.elegido')).toHaveCount(0)
  // Cards that come near may turn out some pixels taller than guessed; without care it is the whole section.
  expect(Math.max(...jumps.map(Math.abs))).toBeLessThan(50)
})

/** Goes to the end of the list; says how far its last card is moved by what comes then. */
async function jumpOfNextPage(): Promise<number> {
  const frame = () => new Promise(requestAnimationFrame)
  const last = [...document.querySelectorAll('.periodo .tarjeta')].at(-1)
  const cards = document.querySelectorAll('.tarjeta').length
  const top = () => last?.getBoundingClientRect().top ?? 0
  last?.scrollIntoView({ block: 'center', behavior: 'instant' })
  let before = top()
  while (document.querySelectorAll('.tarjeta').length === cards) {
    before = top()
    await frame()
  }
  for (let i = 0; i < 5; i++) await frame()
  return top() - before
}

test('la cinta salta a la década', async ({ page }) => {
  await page.setViewportSize(escritorio)
  await page.goto('/')

  await page.locator('.cinta a[href*="DICTADURA-1910"]').first().click()

  await expect(page.locator('[id="DICTADURA-1910"]')).toBeInViewport()
})

test('en un teléfono entra todo y el período se elige desde las fichas', async ({ page }) => {
  await page.setViewportSize(telefono)
  await page.goto('/')
  await expectFits(page)

  await page
    .getByRole('navigation', { name: 'Épocas' })
    .getByRole('link', { name: /Posguerra/ })
    .click()

  await expect(page.locator('#POSGUERRA')).toBeInViewport()
})

test('en un teléfono los títulos de los períodos se alinean, también los que no caben en un renglón', async ({
  page,
}) => {
  await page.setViewportSize(telefono)
  await page.goto('/?rol=ENSEMBLE_ORCHESTRA')

  const titles = page.locator('.periodo h2')
  const edges = await titles.evaluateAll((all) => all.map((title) => title.getBoundingClientRect().left))

  await expect(titles.filter({ hasText: 'Guerra del Chaco y Guarania' })).toHaveCount(1)
  expect(new Set(edges).size).toBe(1)
})

test('en la pantalla más angosta no hay nada a los costados', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/')
  await expectFits(page)

  await page.locator('.mas-filtros summary').click()

  await expectFits(page)
})

test('las cifras del resumen y sus nombres van enteros, también en la pantalla más angosta', async ({
  page,
}) => {
  for (const width of [telefono.width, 320]) {
    await page.setViewportSize({ width, height: 640 })
    await page.goto('/')
    // As many creators as a large catalogue has.
    await page
      .locator('.resumen dd')
      .first()
      .evaluate((cifra) => cifra.replaceChildren('12.345'))
    await expectFits(page)

    expect(await page.locator('.resumen :is(dt, dd)').evaluateAll(lineasDe), `${width}`).toEqual(
      Array(8).fill(1),
    )
  }
})

const lineasDe = (partes: Element[]) =>
  partes.map((parte) => {
    const texto = document.createRange()
    texto.selectNodeContents(parte)
    return texto.getClientRects().length
  })

test('quien solo lee no baja React', async ({ page }) => {
  const scripts: string[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url())
  })

  await page.goto('/', { waitUntil: 'networkidle' })
  await page.locator('.tarjeta summary').first().focus()

  const bytes = await Promise.all(
    scripts.map(async (url) => (await (await fetch(url)).arrayBuffer()).byteLength),
  )
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(12_400)
})
