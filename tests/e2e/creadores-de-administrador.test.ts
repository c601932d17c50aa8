import { expect } from './fixtures'
import { pedidosDe, tokenDeAdmin } from './ingreso'
import { enter, search, test } from './moderacion'

test('una dirección que se cambia y se devuelve no deja al navegador dando vueltas', async ({ page }) => {
  const { id, slug } = await search(page, 'Blas Garay')
  const call = pedidosDe(page.request, await tokenDeAdmin(page.request))
  await call(`PUT /composers/${id}`, { slug: 'otra-direccion' })
  expect((await page.request.get(`/creador/${slug}`)).url()).toMatch(/otra-direccion$/)

  await call(`PUT /composers/${id}`, { slug })

  expect((await page.request.get('/creador/otra-direccion')).url()).toMatch(new RegExp(`${slug}$`))
})

test.describe('con el reloj de otro país', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('un comentario es del día que era en la institución, también en la administración', async ({
    page,
  }) => {
    const { id, slug } = await search(page, 'Agustín Pío Barrios')
    const comentario = { id: 1, name: 'Jorge', text: '¡Qué maestro!', created_at: '2026-03-02T02:30:00.000Z' }
    await page.route('**/api/composers/comments/**', (route) => route.fulfill({ json: [comentario] }))

    await page.goto(`/creador/${slug}`)
    await expect(page.locator('.comentarios time')).toHaveText('01/03/2026')
    await enter(page, `/admin/creadores/${id}?tab=comentarios`)

    await expect(page.locator('.comentario time')).toHaveText('01/03/2026 23:30')
  })
})
