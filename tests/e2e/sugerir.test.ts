import { openSugerencia, toastOf } from './comunidad'
import { expect, test } from './fixtures'

test('al cerrarse, el foco vuelve al botón que la abrió', async ({ page }) => {
  const dialog = await openSugerencia(page)
  const button = page.getByRole('button', { name: 'Sugerir una mejora' })

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()

  await page.keyboard.press('Enter')
  await dialog.getByLabel('Motivo', { exact: true }).fill('Falta un dato.')
  await dialog.getByLabel('Email de contacto').fill('rocio@example.org')
  await dialog.getByRole('tab', { name: 'Información Básica' }).click()
  await dialog.getByLabel('Nombres').fill('Agustín Pío Foco')
  await dialog.getByRole('button', { name: 'Enviar Sugerencia' }).click()
  await expect(toastOf(page, 'Sugerencia enviada con éxito')).toBeVisible()

  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
})
