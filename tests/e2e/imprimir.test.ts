import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

/** As wide as a sheet of A4, less its margins. */
const hoja = { width: 720, height: 1040 }

async function onPaper(page: Page, direccion: string) {
  await page.setViewportSize(hoja)
  await page.goto(direccion)
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button')).toHaveCount(0)
}

test('una evaluación se imprime para hacerla a mano: con nombre y fecha, y sin las respuestas', async ({
  page,
  signInAs,
}) => {
  const { catedra, call } = await signInAs('docente')
  const [{ id }] = await call(`GET /docente/catedra/${catedra.id}/evaluaciones-maestras`)
  await page.goto(`/docente/catedra/${catedra.id}/evaluation/${id}`)
  await expect(page.getByText('Correcta').first()).toBeVisible()
  await expect(page.getByText('Nombre:')).toBeHidden()

  await onPaper(page, `/docente/catedra/${catedra.id}/evaluation/${id}`)

  await expect(page.getByText('Nombre:')).toBeVisible()
  await expect(page.getByText('Fecha:', { exact: true })).toBeVisible()
  await expect(page.getByText('Correcta').first()).toBeHidden()
  await expect(page.locator('.correcta svg').first()).toBeHidden()
  const [correcta, otra] = await page.evaluate(() =>
    ['.opciones-resueltas .correcta', '.opciones-resueltas li:not(.correcta)'].map((cual) => {
      const opcion = document.querySelector(cual) as Element
      const { backgroundColor, borderColor, color } = getComputedStyle(opcion)
      return { backgroundColor, borderColor, color, sign: getComputedStyle(opcion, '::before').borderRadius }
    }),
  )
  expect(correcta).toEqual(otra)
})

test('los resultados se imprimen como una tabla, en pocas hojas', async ({ page, signInAs }) => {
  const { catedra, call } = await signInAs('docente')
  const [{ id }] = await call(`GET /docente/catedra/${catedra.id}/evaluaciones-maestras`)
  await onPaper(page, `/docente/catedra/${catedra.id}/evaluation/${id}/resultados`)

  await expect(page.getByRole('columnheader', { name: 'Porcentaje' })).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  const alturas = await page
    .getByRole('row')
    .evaluateAll((filas) => filas.map((una) => una.getBoundingClientRect().height))
  expect(alturas.length).toBeGreaterThan(25)
  // All of them on one sheet.
  expect(alturas.reduce((suma, alto) => suma + alto, 0)).toBeLessThan(hoja.height)
})

test('un plan se imprime sin botones ni pestañas', async ({ page, signInAs }) => {
  const { catedra, call } = await signInAs('docente')
  const [{ id, titulo }] = await call(`GET /docente/me/catedra/${catedra.id}/planes`)

  await onPaper(page, `/docente/catedra/${catedra.id}?tab=planes&plan=${id}`)

  await expect(page.getByRole('heading', { name: titulo })).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(0)
  await expect(page.getByRole('link')).toHaveCount(0)
})
