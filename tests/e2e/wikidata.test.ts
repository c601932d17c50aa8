import { type Program, startProgram } from '../support/program'
import { elemento, startWikidata } from '../support/wikidata'
import { test as base, expect, expectFits, telefono } from './fixtures'
import { enter, search } from './moderacion'

type Wikidata = Awaited<ReturnType<typeof startWikidata>>

/** A program whose Wikidata is played by a server of the tests. */
const test = base.extend<object, { wikidata: Wikidata; program: Program }>({
  wikidata: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from this pattern
    async ({}, use) => {
      const wikidata = await startWikidata()
      await use(wikidata)
      wikidata.stop()
    },
    { scope: 'worker' },
  ],
  program: [
    async ({ wikidata }, use) => {
      const program = await startProgram({
        seed: [['catalogo']],
        env: { WIKIDATA_BASE_URL: wikidata.baseUrl },
      })
      await use(program)
      await program.stop()
    },
    { scope: 'worker' },
  ],
})

test('se busca a un creador en Wikidata, se lo enlaza, y lo que propone se revisa como toda sugerencia', async ({
  page,
}) => {
  const { id, slug } = await search(page, 'Agustín Pío Barrios')
  await page.setViewportSize(telefono)
  await enter(page, `/admin/creadores/${id}?tab=wikidata`)
  await page.getByRole('button', { name: 'Buscar en Wikidata' }).click()
  await expect(page.getByText('músico paraguayo')).toBeVisible()
  await expectFits(page)

  await page.getByRole('button', { name: /^Es este/ }).click()
  await page.getByRole('button', { name: 'Proponer datos' }).click()
  await page.getByRole('link', { name: 'Revisar las sugerencias' }).click()
  const foto = page
    .getByRole('listitem')
    .filter({ hasText: 'Está en Wikimedia Commons' })
    .filter({ has: page.locator('img') })
  await expect(foto.getByText('Luz & Paz, CC BY-SA 4.0').first()).toBeVisible()
  await foto.getByRole('button', { name: /^Aprobar/ }).click()
  await expect(foto).toHaveCount(0)

  await page.goto(`/creador/${slug}`)
  await expect(page.getByText('Foto: Luz & Paz, CC BY-SA 4.0')).toBeVisible()
  await expectFits(page)
})

test('un identificador errado lo dice bajo el campo, y un elemento que no hay también', async ({ page }) => {
  const { id } = await search(page, 'Domenico Zipoli')
  await enter(page, `/admin/creadores/${id}?tab=wikidata`)
  await page.getByLabel('O escribe su identificador').fill('Zipoli')
  await page.getByRole('button', { name: 'Enlazar' }).click()
  await expect(
    page.getByText('El identificador de Wikidata es una Q y un número, como Q1234.').first(),
  ).toBeVisible()
  await page.getByLabel('O escribe su identificador').fill('Q404')
  await page.getByRole('button', { name: 'Enlazar' }).click()
  await expect(page.getByText('En Wikidata no hay ningún elemento Q404').first()).toBeVisible()
})

test('a todos, uno tras otro: se ve por dónde va, se detiene y sigue', async ({ page, wikidata }) => {
  wikidata.papel.hallados = []
  wikidata.papel.elementos.Q3 = elemento('Q3', 'Nadie')
  await page.setViewportSize(telefono)
  await enter(page, '/admin/creadores/wikidata')
  await page.getByRole('button', { name: 'Comenzar' }).click()
  await expect(page.getByText(/^[1-9]\d* de \d+ creadores/)).toBeVisible()
  await expectFits(page)
  await page.getByRole('button', { name: 'Detener' }).click()
  await expect(page.getByText('Está detenida.')).toBeVisible()
  await page.getByRole('button', { name: 'Seguir' }).click()
  await expect(page.getByRole('button', { name: 'Detener' })).toBeVisible()
})
