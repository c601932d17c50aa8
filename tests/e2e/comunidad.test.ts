import type { Page, Request } from '@playwright/test'
import { countPosts, openAporte, openCard, openSugerencia } from './comunidad'
import { expect, expectGood, test } from './fixtures'
import { test as nueva } from './instalacion'

test('una visitante valora y cambia su voto, que sigue siendo uno', async ({ page }) => {
  const card = await openCard(page)

  await card.getByRole('radio', { name: '4 estrellas' }).check()
  await expect(card.getByText('¡Gracias por tu valoración!')).toBeVisible()
  await expect(card.getByText('4,0 · 1 voto')).toBeVisible()
  await expect(card.getByText('¡Gracias por tu valoración!')).toBeHidden()

  await card.getByRole('radio', { name: '4 estrellas' }).press('ArrowRight')
  await expect(card.getByText('5,0 · 1 voto')).toBeVisible()
  // The card that was open is in the address.
  await page.reload()

  await expect(page.getByRole('radio', { name: '5 estrellas' })).toBeChecked()
})

test('el voto de quien se va enseguida llega y se recuerda', async ({ page, request }) => {
  const votes = async () =>
    (await (await request.get('/api/composers/slug/jose-asuncion-flores')).json()).rating_count
  const before = await votes()
  await page.goto('/creador/jose-asuncion-flores')
  await page.locator('[data-comunidad]').scrollIntoViewIfNeeded()

  await page.getByRole('radio', { name: '3 estrellas' }).check()
  await page.goto('/about')

  await expect.poll(votes).toBe(before + 1)
  await page.goto('/creador/jose-asuncion-flores')
  await page.locator('[data-comunidad]').scrollIntoViewIfNeeded()
  await expect(page.getByRole('radio', { name: '3 estrellas' })).toBeChecked()
})

test('el voto que se cambia en otra pestaña se ve en esta, y se puede volver al de antes', async ({
  page,
  context,
}) => {
  const estrellas = async (tab: Page, cuantas: number) => {
    await tab.getByRole('radio', { name: `${cuantas} estrellas` }).check()
    await expect(tab.getByText(`${cuantas},0 · 1 voto`)).toBeVisible()
  }
  const otra = await context.newPage()
  for (const tab of [page, otra]) {
    await tab.goto('/creador/domenico-zipoli')
    await tab.locator('[data-comunidad]').scrollIntoViewIfNeeded()
  }
  await estrellas(page, 5)

  await estrellas(otra, 2)

  await expect(page.getByRole('radio', { name: '2 estrellas' })).toBeChecked()
  await estrellas(page, 5)
})

const guardanPoco = {
  'no deja guardar nada': () => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get, configurable: true })
  },
  'no tiene más lugar': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  },
}
for (const [como, estorbar] of Object.entries(guardanPoco)) {
  test(`en un navegador que ${como} se vota y se aporta igual`, async ({ page }) => {
    await page.addInitScript(estorbar)
    const card = await openCard(page)

    await card.locator('.estrellas label').nth(3).click()

    await expect(card.getByText('¡Gracias por tu valoración!')).toBeVisible()
    const dialog = await openAporte(page)
    await dialog.getByLabel('Nombres').fill('Ana')
    await expect(dialog.getByLabel('Nombres')).toHaveValue('Ana')
  })
}

test('un visitante comenta en la página del creador, y un doble clic comenta una vez', async ({ page }) => {
  const posts = countPosts(page, /\/comments\//)
  await page.goto('/creador/jose-asuncion-flores')
  await page.locator('[data-comunidad]').scrollIntoViewIfNeeded()
  await page.getByLabel('Tu nombre').fill('Rocío')
  await page.getByLabel('Tu comentario').fill('Creó la guarania <b>aquí</b>.')

  await page.getByRole('button', { name: 'Comentar' }).dblclick()

  const first = page
    .getByRole('list', { name: /Comentarios/ })
    .getByRole('listitem')
    .first()
  await expect(first).toContainText('Creó la guarania <b>aquí</b>.')
  await expect(first).toContainText(/\d\d\/\d\d\/\d{4}/)
  await expect(page.getByLabel('Tu comentario')).toHaveValue('')
  expect(posts).toHaveLength(1)
})

test('quien comenta dos veces lo mismo ve un comentario, como los demás', async ({ page }) => {
  await page.goto('/creador/ulrico-schmidl')
  await page.locator('[data-comunidad]').scrollIntoViewIfNeeded()
  const comment = async () => {
    await page.getByLabel('Tu nombre').fill('Rocío')
    await page.getByLabel('Tu comentario').fill('Lo leímos en clase.')
    await page.getByRole('button', { name: 'Comentar' }).click()
    await expect(page.getByLabel('Tu comentario')).toHaveValue('')
  }

  await comment()
  await comment()

  await expect(page.getByRole('listitem').filter({ hasText: 'Lo leímos en clase.' })).toHaveCount(1)
})

test('un comentario vacío o que no llega se dice, y lo escrito se queda', async ({ page, context }) => {
  const card = await openCard(page)
  await card.getByRole('button', { name: 'Comentar' }).click()
  await expect(card.getByText('El nombre y el comentario no pueden estar vacíos.')).toBeVisible()
  await expect(card.getByLabel('Tu nombre')).toBeFocused()

  await card.getByLabel('Tu nombre').fill('Rocío')
  await card.getByLabel('Tu comentario').fill('Sin red.')
  await context.setOffline(true)
  await card.getByRole('button', { name: 'Comentar' }).click()

  await expect(card.getByText('Error al enviar el comentario.')).toBeVisible()
  await expect(card.getByLabel('Tu comentario')).toHaveValue('Sin red.')
})

test('quien comenta cuando los comentarios no cargaron ve el suyo y los demás', async ({ page }) => {
  const { data } = await (await page.request.get('/api/composers?q=blas%20garay')).json()
  const comentarios = `/api/composers/comments/${data[0].id}`
  await page.request.post(comentarios, { data: { name: 'Ana', text: 'Llegó antes.' } })
  await page.route(`**${comentarios}*`, (route) =>
    route.request().method() === 'GET' ? route.abort() : route.continue(),
  )
  await page.goto(`/creador/${data[0].slug}`)
  await page.locator('[data-comunidad]').scrollIntoViewIfNeeded()
  await expect(page.getByText('No se pudieron cargar los comentarios.')).toBeVisible()
  await page.getByLabel('Tu nombre').fill('Rocío')
  await page.getByLabel('Tu comentario').fill('Llegó después.')
  await page.unroute(`**${comentarios}*`)

  await page.getByRole('button', { name: 'Comentar' }).click()

  await expect(page.locator('.comentario-texto')).toHaveText(['Llegó después.', 'Llegó antes.'])
})

test('la fecha va detrás del nombre, también del que se lee de derecha a izquierda', async ({ page }) => {
  const { data } = await (await page.request.get('/api/composers?q=emilio%20biggi')).json()
  const name = 'محمد علي'
  await page.request.post(`/api/composers/comments/${data[0].id}`, { data: { name, text: 'مرحبا' } })

  await page.goto('/creador/emilio-biggi')
  await page.locator('[data-comunidad]').scrollIntoViewIfNeeded()
  const comment = page.getByRole('listitem').filter({ hasText: name })
  const [author, date] = [comment.locator('b'), comment.locator('time')]
  await expect(date).toBeVisible()

  const left = async (part: typeof date) => (await part.boundingBox())?.x ?? 0
  expect(await left(date)).toBeGreaterThan(await left(author))
})

nueva('el ranking sin aportes invita a aportar y explica los niveles', async ({ request }) => {
  const html = await (await request.get('/gamification')).text()

  for (const dicho of ['Ranking de Aportantes', 'Todavía no hay aportantes', 'Guardián del Patrimonio'])
    expect(html).toContain(dicho)
})

test.describe('sin movimiento', () => {
  test.use({ reducedMotion: 'reduce' })

  test('los diálogos de la comunidad son accesibles y entran en un teléfono', async ({ page }) => {
    const sugerencia = await openSugerencia(page)
    await sugerencia.getByRole('button', { name: 'Enviar Sugerencia' }).click()
    await expect(sugerencia.getByLabel('Motivo', { exact: true })).toBeFocused()
    await expectGood(page)

    const aporte = await openAporte(page)
    await aporte.getByRole('button', { name: 'Agregar creador' }).click()
    await expect(aporte.getByLabel('Nombres')).toBeFocused()
    await expectGood(page)
    await aporte.getByRole('tab', { name: /Roles y Período/ }).click()
    await expectGood(page)
  })
})

test('lo que se abre en la línea es de una sola isla, y lo escrito queda al cerrar y volver a abrir', async ({
  page,
}) => {
  await page.goto('/')
  const tarjetas = page.locator('.tarjeta')
  const resumen = (n: number) => tarjetas.nth(n).locator('> summary')
  for (const n of [0, 1]) {
    await resumen(n).click()
    await expect(tarjetas.nth(n).getByRole('radiogroup', { name: 'Tu valoración' })).toBeVisible()
  }
  await tarjetas.first().getByLabel('Tu comentario').fill('A medias.')
  await resumen(0).click()
  await resumen(0).click()
  await expect(tarjetas.first().getByLabel('Tu comentario')).toHaveValue('A medias.')
  await expect(page.locator('astro-island')).toHaveCount(1)

  // Other cards take the place of those that were open.
  await page.getByRole('searchbox').fill('mangore')
  await expect(resumen(0)).toContainText('Agustín Pío Barrios')
  await resumen(0).click()

  await expect(page.getByRole('radiogroup', { name: 'Tu valoración' })).toHaveCount(1)
})

test('si lo que dibuja los comentarios no baja, se dice; y la tarjeta que se abre después los trae', async ({
  page,
}) => {
  await page.goto('/?q=flores', { waitUntil: 'networkidle' })
  await page.route('**/_astro/*.js*', (route) => route.abort())
  const [primera, segunda] = [page.locator('.tarjeta').nth(0), page.locator('.tarjeta').nth(1)]
  const falta = 'No se pudieron cargar los comentarios. Recarga la página para intentarlo otra vez.'

  await primera.locator('summary').click()
  await expect(primera.getByText(falta)).toBeVisible()
  await page.unroute('**/_astro/*.js*')
  await segunda.locator('summary').click()

  for (const tarjeta of [primera, segunda])
    await expect(tarjeta.getByRole('radiogroup', { name: 'Tu valoración' })).toBeVisible()
  await expect(page.getByText(falta)).toBeHidden()
})

test('si el formulario no baja, su enlace lleva a su página, que lo dice', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.route('**/_astro/*.js*', (route) => route.abort())

  await page.getByRole('link', { name: 'Agregar creador' }).click()

  await expect(page).toHaveURL('/contribute')
  await page.unroute('**/_astro/*.js*')
  await page.route(/_astro\/.*\.js/, (route) =>
    /contribuir\./.test(route.request().url()) ? route.abort() : route.continue(),
  )
  await page.reload()
  await expect(page.getByText('No se pudo cargar el formulario.')).toBeVisible()
})

test('abrir una tarjeta baja menos de 72 KB de programa', async ({ page }) => {
  await page.goto('/?q=mangore', { waitUntil: 'networkidle' })
  const scripts: Request[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request)
  })

  await page.locator('.tarjeta summary').first().click()
  await expect(page.getByRole('radiogroup', { name: 'Tu valoración' })).toBeVisible()

  const sizes = await Promise.all(scripts.map((script) => script.sizes()))
  const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
  expect(bytes).toBeGreaterThan(50_000)
  expect(bytes).toBeLessThanOrEqual(72_000)
})
