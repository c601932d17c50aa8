import type { Locator } from '@playwright/test'
import { aviso, escritorio, expect, expectFits, telefono } from './fixtures'
import { datosDe, enter, search, test } from './moderacion'

test('una palabra sola muy larga no ensancha ninguna pantalla, y una foto que falta deja ver el lazo', async ({
  page,
}) => {
  const largo = 'x'.repeat(120)
  const datos = {
    ...datosDe('Rosa Larga'),
    first_name: largo,
    bio: largo.repeat(3),
    notable_works: largo,
    photo_url: 'https://fotos.invalid/no-esta.jpg',
  }
  await page.route('https://fotos.invalid/**', (route) => route.abort())
  expect((await page.request.post('/api/composers', { data: datos })).status()).toBe(201)
  await enter(page, '/admin/dashboard')
  const aporte = page.getByRole('listitem').filter({ hasText: largo })
  const revision = await aporte.getByRole('link', { name: 'Abrir y editar' }).getAttribute('href')
  await page.goto(revision ?? '')
  await expectLazo(page.locator('.tarjeta summary'))
  await page.getByRole('button', { name: `Aprobar ${largo}` }).click()
  await expect(aviso(page, 'Aporte aprobado exitosamente!')).toBeVisible()
  const { id, slug } = await search(page, largo)
  await page.request.post(`/api/composers/comments/${id}`, { data: { name: 'Ana', text: largo } })
  const sugerencia = { reason: largo, suggester_email: 'atenta@ejemplo.com', bio: `${largo}y` }
  await page.request.post(`/api/composers/${id}/suggestions`, { data: sugerencia })

  for (const address of [
    '/admin/dashboard',
    '/admin/dashboard?tab=sugerencias',
    '/admin/correos',
    `/admin/creadores?q=${largo}`,
    `/admin/creadores/${id}?tab=comentarios`,
    `/?creador=${id}`,
    `/creador/${slug}`,
  ]) {
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    for (const tamano of [telefono, escritorio]) {
      await page.setViewportSize(tamano)
      await expectFits(page)
      const cortadas = page.locator('table, .panel, .tarjeta')
      expect(
        await cortadas.evaluateAll(
          (all) => all.filter((una) => una.scrollWidth > una.clientWidth + 1).length,
        ),
      ).toBe(0)
      if (address.startsWith('/?')) await expectLazo(page.locator(`#c${id} summary`))
      if (address.startsWith('/creador')) await expectLazo(page.locator('.ficha header'))
    }
  }
})

/** In place of the photo. */
async function expectLazo(donde: Locator) {
  await expect(donde.locator('> svg.lazo')).toBeVisible()
  await expect(donde.locator('img')).toHaveCount(0)
}
