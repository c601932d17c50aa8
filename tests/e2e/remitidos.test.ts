import { aviso, expect } from './fixtures'
import { enter, reject, search, sendAporte, test } from './moderacion'

test('un aporte rechazado por error vuelve a los pendientes, y se aprueba', async ({ page }) => {
  const nombre = await sendAporte(page, 'Recuperada')
  await enter(page, '/admin/dashboard')
  await reject(page, nombre)
  const aporte = page.getByRole('listitem').filter({ hasText: nombre })

  await page.getByRole('link', { name: 'Ver remitidos y rechazados' }).click()
  await expect(aporte).toContainText('Compositor, 1931')
  await expect(aporte).toContainText('rosa.recuperada@ejemplo.com')
  await expect(aporte).toContainText('Rechazado')
  await aporte.getByRole('button', { name: `Devolver a pendientes el aporte de ${nombre}` }).click()

  await expect(aviso(page, 'El aporte volvió a Aportes Pendientes.')).toBeVisible()
  await expect(aporte).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('main').getByRole('link', { name: 'Panel', exact: true }).click()
  await aporte.getByRole('button', { name: 'Aprobar' }).click()
  await expect(aviso(page, 'Aporte aprobado exitosamente!')).toBeVisible()
  expect(await search(page, nombre)).toMatchObject({ bio: 'Compositora y arpista.' })
  const feed = await (await page.request.get('/feed.xml')).text()
  expect(feed.match(/<entry>.*?<title>(.*?)</)?.[1]).toContain(nombre)
})

test('uno remitido se muestra con sus observaciones, aunque la lista se haya visto recién', async ({
  page,
}) => {
  const nombre = await sendAporte(page, 'Observada')
  await page.route('**/api/admin/composers?**', (route) => route.fulfill({ json: [] }))
  await enter(page, '/admin/aportes')
  await expect(page.getByRole('heading', { name: 'No hay aportes remitidos ni rechazados' })).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('link', { name: 'Ver los pendientes' }).click()
  const aporte = page.getByRole('listitem').filter({ hasText: nombre })
  await aporte.getByRole('button', { name: 'Remitir para revisión' }).click()
  await page.getByLabel('Motivo').fill('Falta decir dónde nació.')
  await page.getByRole('button', { name: 'Remitir', exact: true }).click()
  await expect(aporte).toHaveCount(0)

  await page.getByRole('link', { name: 'Ver remitidos y rechazados' }).click()

  await expect(aporte).toContainText('Remitido para revisión')
  await expect(aporte).toContainText('Observaciones: Falta decir dónde nació.')
})

test('dos clics seguidos devuelven uno solo', async ({ page }) => {
  const nombres = [await sendAporte(page, 'Doble Uno'), await sendAporte(page, 'Doble Dos')]
  await enter(page, '/admin/dashboard')
  for (const nombre of nombres) await reject(page, nombre)
  const pedidos: string[] = []
  page.on('request', (pedido) => pedido.url().endsWith('/status') && pedidos.push(pedido.url()))
  await page.goto('/admin/aportes')
  const boton = page.getByRole('button', { name: 'Devolver a pendientes el aporte de Rosa Doble Dos' })

  // A person's second click comes when the next one is already in the first one's place.
  await boton.click()
  await expect(boton).toHaveCount(0)
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })

  await expect(aviso(page, 'El aporte volvió a Aportes Pendientes.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Rosa Doble Uno' })).toBeVisible()
  expect(pedidos).toHaveLength(1)
})

test('si devolver falla, se dice y el aporte sigue en la lista', async ({ page }) => {
  const nombre = await sendAporte(page, 'Retenida')
  await enter(page, '/admin/dashboard')
  await reject(page, nombre)
  await page.goto('/admin/aportes')
  const aporte = page.getByRole('listitem').filter({ hasText: nombre })
  await page.route('**/api/composers/*/status', (route) =>
    route.fulfill({ status: 500, json: { error: 'Ocurrió un error inesperado.' } }),
  )

  await aporte.getByRole('button', { name: 'Devolver a pendientes' }).click()
  await expect(aviso(page, 'No se pudo devolver el aporte.')).toBeVisible()
  await expect(aporte).toBeVisible()

  await page.unroute('**/api/composers/*/status')
  await aporte.getByRole('button', { name: 'Devolver a pendientes' }).click()
  await expect(aviso(page, 'El aporte volvió a Aportes Pendientes.')).toBeVisible()
  await expect(aporte).toHaveCount(0)
})
