import { expect, test } from './administrador'

test.describe('lejos de la institución', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('una cátedra nueva es del año que corre en la institución', async ({ page, enter }) => {
    await page.clock.setFixedTime('2028-12-31T23:30:00-03:00')
    await enter('/admin/catedras')

    await page.getByRole('button', { name: 'Crear Cátedra' }).click()

    await expect(page.getByRole('dialog').getByLabel('Año')).toHaveValue('2028')
    await expect(page.getByRole('dialog').getByLabel('Turno')).toHaveValue('Noche')
  })
})

test('un diálogo abierto y cerrado no alarga el camino de vuelta', async ({ page, enter }) => {
  await enter('/admin/docentes')
  await page.getByRole('link', { name: 'Cátedras' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Crear cátedra' })
  for (const cierre of ['Escape', 'Cancelar']) {
    await page.getByRole('button', { name: 'Crear Cátedra' }).click()
    await expect(page).toHaveURL('/admin/catedras?ficha=nueva')
    await expect(dialogo).toBeVisible()
    if (cierre === 'Escape') await page.keyboard.press('Escape')
    else await dialogo.getByRole('button', { name: 'Cancelar' }).dblclick()
    await expect(dialogo).toHaveCount(0)
    await expect(page).toHaveURL('/admin/catedras')
  }

  await page.goBack()

  await expect(page).toHaveURL('/admin/docentes')
})
