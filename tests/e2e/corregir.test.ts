import { expect, test } from './fixtures'
import { conTarea, handIn } from './tareas'

test('lo que espera en todas las cátedras lleva a su mesa, y calificado deja de esperar', async ({
  page,
  signInAs,
}) => {
  const curso = await conTarea(page)
  await handIn(page.request, await signInAs('alumno', curso.alumnos[0]?.email), curso)
  await signInAs('docente', curso.docente)
  await page.goto('/docente/dashboard')
  await page.getByRole('navigation', { name: 'Secciones' }).getByRole('link', { name: 'Corregir' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Corregir' })).toBeFocused()
  const espera = page.getByRole('list', { name: 'Tareas por corregir' }).getByRole('link')
  await expect(espera).toHaveCount(1)
  await expect(espera).toHaveText('1 entrega de «Armonizar un bajo»Contrapunto · 2026 · espera desde hoy')

  await espera.click()
  await expect(page).toHaveURL(`/docente/catedra/${curso.catedraId}/tareas/${curso.tareaId}/correccion`)
  await page.getByLabel('Puntos').fill('9')
  await page.getByRole('button', { name: 'Calificar' }).click()
  await expect(page.getByText('La entrega ha sido calificada exitosamente.')).toBeVisible()
  await page.goBack()

  await expect(page.getByRole('heading', { name: 'Nada espera por ti' })).toBeVisible()
})
