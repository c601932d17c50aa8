import type { Page } from '@playwright/test'
import { aviso, expect, expectFits, telefono } from './fixtures'
import { datosDe, enter, search, test } from './moderacion'

/** Two published records of one composer, with names that no other test has. */
async function conDos(page: Page, apellido: string) {
  await enter(page, '/admin/creadores')
  const authorization = `Bearer ${await page.evaluate(() => localStorage.getItem('adminToken'))}`
  const create = async (nombre: string, bio: string) =>
    (
      await page.request.post('/api/composers/admin-create', {
        data: { ...datosDe(nombre), bio },
        headers: { authorization },
      })
    ).json()
  const una = await create(`Rosa ${apellido}`, 'Arpista de Luque.')
  const otra = await create(`Rosa Isabel ${apellido}`, 'Compositora y arpista de Luque.')
  await page.request.post(`/api/composers/comments/${otra.id}`, {
    data: { name: 'Eva', text: 'La escuché.' },
  })
  return { una, otra }
}

test('dos fichas de la misma persona se comparan, se fusionan y se deshacen con un toque', async ({
  page,
}) => {
  const { una, otra } = await conDos(page, 'Fusionada')
  await page.setViewportSize(telefono)
  await page.goto('/admin/creadores')
  await page.getByRole('link', { name: 'Posibles duplicados' }).click()
  await expectFits(page)

  await page.getByRole('link', { name: 'Comparar Rosa Fusionada y Rosa Isabel Fusionada' }).click()
  await page.getByRole('link', { name: 'Cambiar cuál queda' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fusionar a Rosa Isabel Fusionada')
  await page.getByRole('link', { name: 'Cambiar cuál queda' }).click()
  await page
    .getByRole('group', { name: 'Biografía' })
    .getByRole('radio', { name: 'Compositora y arpista de Luque.' })
    .check()
  await expect(page.getByText('Pasan a la ficha que queda: 1 comentario')).toBeVisible()
  await expectFits(page)
  await page.getByRole('button', { name: 'Fusionar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Fusionar' }).click()

  await expect(page.getByText('Rosa Isabel Fusionada → Rosa Fusionada')).toBeVisible()
  expect((await search(page, 'Rosa Fusionada')).bio).toBe('Compositora y arpista de Luque.')
  const antigua = await page.request.get(`/creador/${otra.slug}`, { maxRedirects: 0 })
  expect([antigua.status(), antigua.headers().location]).toEqual([301, `/creador/${una.slug}`])

  await page.getByRole('region', { name: 'Avisos' }).getByRole('button', { name: 'Deshacer' }).click()
  await expect(aviso(page, 'Se deshizo la fusión: cada creador volvió a tener lo suyo.')).toBeVisible()
  await expect(
    page.getByRole('link', { name: 'Comparar Rosa Fusionada y Rosa Isabel Fusionada' }),
  ).toBeVisible()
  expect((await page.request.get(`/creador/${otra.slug}`, { maxRedirects: 0 })).status()).toBe(200)
})

test('desde una ficha se busca la otra, y más tarde se deshace desde la lista', async ({ page }) => {
  const { una } = await conDos(page, 'Buscada')
  await page.goto(`/admin/creadores/${una.id}`)
  await page.getByRole('link', { name: 'Fusionar con…' }).click()
  await page.getByLabel('Buscar la otra ficha').fill('isabel buscada')
  await page.getByRole('button', { name: 'Fusionar con esta ficha, la de Rosa Isabel Buscada' }).click()
  await page.getByRole('button', { name: 'Fusionar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Fusionar' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Posibles duplicados')

  await page.reload()
  await page.getByRole('button', { name: 'Deshacer la fusión Rosa Isabel Buscada → Rosa Buscada' }).click()

  await expect(aviso(page, 'Se deshizo la fusión')).toBeVisible()
  const hecha = page.getByRole('listitem').filter({ hasText: 'Rosa Isabel Buscada → Rosa Buscada' })
  await expect(hecha.getByText('Se deshizo el')).toBeVisible()
  expect((await search(page, 'Rosa Isabel Buscada')).slug).toBe('rosa-isabel-buscada')
})
