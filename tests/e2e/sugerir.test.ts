import { openSugerencia, toastOf } from './comunidad'
import { expect, test } from './fixtures'

test('una edición se sugiere mostrando antes y después, y solo viaja lo que cambia', async ({ page }) => {
  const dialog = await openSugerencia(page)
  const send = dialog.getByRole('button', { name: 'Enviar Sugerencia' })
  await send.click()
  await expect(toastOf(page, 'El motivo de la sugerencia es obligatorio.')).toBeVisible()
  await dialog.getByLabel('Motivo', { exact: true }).fill('Lo dice su partida de nacimiento.')
  await dialog.getByLabel('Email de contacto').fill('rocio@')
  await send.click()
  await expect(toastOf(page, 'El email de contacto no es válido.')).toBeVisible()
  await dialog.getByLabel('Email de contacto').fill('rocio@example.org')
  await send.click()
  await expect(toastOf(page, 'Debes proponer al menos un cambio.')).toBeVisible()

  await dialog.getByRole('tab', { name: 'Información Básica' }).click()
  await dialog.getByRole('group', { name: 'Nacimiento' }).getByLabel('Día').fill('23')
  const changes = dialog.getByRole('region', { name: 'Lo que propones cambiar' })
  await expect(changes).toContainText('Día de nacimiento')
  await expect(changes.locator('del')).toContainText('5')
  await expect(changes.locator('ins')).toContainText('23')
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await send.click()

  await expect(toastOf(page, 'Sugerencia enviada con éxito')).toBeVisible()
  expect(Object.keys((await sent).postDataJSON()).sort()).toEqual([
    'birth_day',
    'is_student_contribution',
    'reason',
    'student_first_name',
    'student_last_name',
    'suggester_email',
  ])
  await expect(dialog).toBeHidden()
})

test('al cancelar, la sugerencia vuelve a los datos del creador y a su primera pestaña', async ({ page }) => {
  let dialog = await openSugerencia(page)
  await dialog.getByLabel('Soy estudiante de la cátedra').check()
  await dialog.getByLabel('Tu nombre').fill('Ana')
  await dialog.getByLabel('Soy estudiante de la cátedra').uncheck()
  await dialog.getByLabel('Soy estudiante de la cátedra').check()
  await expect(dialog.getByLabel('Tu nombre')).toHaveValue('')
  await dialog.getByRole('tab', { name: 'Información Básica' }).click()
  await dialog.getByLabel('Nombres').fill('Otro')
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await expect(dialog).toBeHidden()

  await page.getByRole('button', { name: 'Sugerir una mejora' }).click()
  dialog = page.getByRole('dialog', { name: 'Sugerir Edición' })
  await expect(dialog.getByRole('tab', { name: 'Motivo & Contacto' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await dialog.getByRole('tab', { name: 'Información Básica' }).click()

  await expect(dialog.getByLabel('Nombres')).toHaveValue('Agustín Pío')
})

test('sin servidor, la sugerencia lo dice y conserva lo escrito', async ({ page, context }) => {
  const dialog = await openSugerencia(page)
  await dialog.getByLabel('Motivo', { exact: true }).fill('Falta su segundo nombre.')
  await dialog.getByLabel('Email de contacto').fill('rocio@example.org')
  await dialog.getByRole('tab', { name: 'Multimedia' }).click()
  await dialog.getByLabel('Enlace de YouTube').fill('https://www.youtube.com/watch?v=abcdefghijk')
  await context.setOffline(true)

  await dialog.getByRole('button', { name: 'Enviar Sugerencia' }).click()

  await expect(
    toastOf(page, 'Ocurrió un error al enviar la sugerencia. Revisa la consola para más detalles.'),
  ).toBeVisible()
  await expect(dialog.getByLabel('Enlace de YouTube')).toHaveValue(/abcdefghijk/)
})

test('lo que se vacía se ve en la lista: una sugerencia no puede dejarlo vacío', async ({ page }) => {
  const dialog = await openSugerencia(page)
  await dialog.getByRole('tab', { name: 'Información Básica' }).click()
  await dialog.getByLabel('Nombres').fill('Agustín')
  await dialog.getByLabel('Obras notables').fill('')
  await dialog.getByRole('group', { name: 'Fallecimiento' }).getByLabel('Mes').fill('')

  const changes = dialog.getByRole('region', { name: 'Lo que propones cambiar' })

  for (const field of ['Obras notables', 'Mes de fallecimiento']) {
    const row = changes.locator('dl > div').filter({ hasText: field })
    await expect(row).toContainText('Queda como está: una sugerencia no puede vaciar un campo.')
  }
  await expect(changes.locator('dl > div').filter({ hasText: 'Nombres' }).locator('ins')).toContainText(
    'Agustín',
  )
})

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
