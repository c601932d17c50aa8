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
  await expect(page.locator('.tarjeta summary > svg.lazo')).toBeVisible()
  await expect(page.locator('.tarjeta img')).toHaveCount(0)
  await page.getByRole('button', { name: `Aprobar ${largo}` }).click()
  await expect(aviso(page, 'Aporte aprobado exitosamente!')).toBeVisible()
  const { id, slug } = await search(page, largo)
  await page.request.post(`/api/composers/comments/${id}`, { data: { name: 'Ana', text: largo } })
  const sugerencia = { reason: largo, suggester_email: 'atenta@ejemplo.com', bio: `${largo}y` }
  await page.request.post(`/api/composers/${id}/suggestions`, { data: sugerencia })

  for (const tamano of [telefono, escritorio]) {
    await page.setViewportSize(tamano)
    for (const address of [
      '/admin/dashboard',
      '/admin/dashboard?tab=sugerencias',
      '/admin/correos',
      `/admin/creadores?q=${largo}`,
      `/admin/creadores/${id}?tab=comentarios`,
      `/creador/${slug}`,
      `/?creador=${id}`,
    ]) {
      await page.goto(address)
      await page.waitForLoadState('networkidle')
      await expectFits(page)
      const cortadas = page.locator('table, .panel, .tarjeta')
      expect(
        await cortadas.evaluateAll(
          (all) => all.filter((una) => una.scrollWidth > una.clientWidth + 1).length,
        ),
      ).toBe(0)
    }
    const suya = page.locator(`#c${id}`)
    await expect(suya.locator('summary > svg.lazo')).toBeVisible()
    await expect(suya.locator('img')).toHaveCount(0)
    await page.goto(`/creador/${slug}`)
    await expect(page.locator('.ficha header > svg.lazo')).toBeVisible()
    await expect(page.locator('.ficha img')).toHaveCount(0)
  }
})
