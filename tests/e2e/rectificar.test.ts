import { aviso, escritorio, expect, expectFits, telefono, test } from './fixtures'
import { conTarea, handIn } from './tareas'

test('una nota errada se corrige en su mesa, y el alumno ve qué cambió y por qué', async ({
  page,
  signInAs,
}) => {
  const curso = await conTarea(page, { puntos_posibles: 20 })
  const { id: alumnoId, email } = curso.alumnos[0] ?? { id: 0, email: '' }
  const id = await handIn(page.request, await signInAs('alumno', email), curso)
  await curso.call(`POST /admin/tareas/${id}/calificar`, { puntos_obtenidos: 8 })
  await signInAs('docente', curso.docente)
  await page.goto(`/docente/catedra/${curso.catedraId}/tareas/${curso.tareaId}/correccion`)
  const puntos = page.getByRole('textbox', { name: 'Puntos' })
  const rectificar = page.getByRole('button', { name: 'Rectificar nota' })
  await expect(puntos).toBeDisabled()

  await rectificar.click()
  await expect(puntos).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('18')
  await expect(page.getByText('8 → 18', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Guardar la nota nueva' }).click()
  await expect(aviso(page, 'Escribe el motivo: el alumno lo va a leer.')).toBeVisible()
  await expect(page.getByLabel('Motivo')).toBeFocused()
  await page.getByLabel('Motivo').fill('Sumé mal los puntos del bajo.')
  for (const tamano of [telefono, escritorio]) {
    await page.setViewportSize(tamano)
    await expectFits(page)
  }
  await page.getByRole('button', { name: 'Guardar la nota nueva' }).click()

  await expect(aviso(page, 'La nota fue rectificada.')).toBeVisible()
  await expect(rectificar).toBeFocused()
  await expect(puntos).toBeDisabled()
  await expect(puntos).toHaveValue('18')
  await page.getByText('Ver el historial').click()
  const historial = page.getByRole('list', { name: 'Historial de la nota' })
  await expect(historial.getByRole('listitem')).toHaveCount(2)
  await expect(historial).toContainText('Marta Prueba')
  await expect(historial).toContainText('Administración')
  await page.goto(`/docente/catedra/${curso.catedraId}/alumno/${alumnoId}`)
  await expect(page.getByText('Rectificada')).toBeVisible()
  await signInAs('alumno', email)
  await page.goto(`/alumno/tarea/${id}`)
  await expect(page.getByText('18 de 20 puntos')).toBeVisible()
  await page.getByText('Ver el historial').click()
  await expect(historial).toContainText('8 → 18')
  await expect(historial).toContainText('Sumé mal los puntos del bajo.')
  for (const tamano of [telefono, escritorio]) {
    await page.setViewportSize(tamano)
    await expectFits(page)
  }
})

test('la que otra pantalla cambió mientras tanto no se pisa sin saberlo', async ({ page, signInAs }) => {
  const curso = await conTarea(page, { puntos_posibles: 20 })
  const id = await handIn(page.request, await signInAs('alumno', curso.alumnos[0]?.email), curso)
  await curso.call(`POST /admin/tareas/${id}/calificar`, { puntos_obtenidos: 8 })
  await signInAs('docente', curso.docente)
  await page.goto(`/docente/catedra/${curso.catedraId}/tareas/${curso.tareaId}/correccion`)
  await page.getByRole('button', { name: 'Rectificar nota' }).click()
  await page.getByRole('textbox', { name: 'Puntos' }).fill('18')
  await page.getByLabel('Motivo').fill('Sumé mal.')
  const otra = { puntos_obtenidos: 12, motivo: 'Llegó el final.' }
  await curso.call(`POST /admin/tareasAsignaciones/${id}/rectificar`, otra)

  await page.getByRole('button', { name: 'Guardar la nota nueva' }).click()

  await expect(aviso(page, 'Mientras tanto alguien puso otra nota: ahora es 12 puntos.')).toBeVisible()
  await expect(page.getByText('12 → 18', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Guardar la nota nueva' }).click()
  await expect(aviso(page, 'La nota fue rectificada.')).toBeVisible()
})

test('la administración rectifica entre lo calificado, y quien se arrepiente deja la nota que había', async ({
  page,
  signInAs,
}) => {
  const titulo = `Coral ${crypto.randomUUID().slice(0, 8)}`
  const curso = await conTarea(page, { titulo })
  const id = await handIn(page.request, await signInAs('alumno', curso.alumnos[0]?.email), curso)
  await curso.call(`POST /admin/tareas/${id}/calificar`, { puntos_obtenidos: 8, feedback: 'Muy bien.' })
  await signInAs('admin')
  await page.goto('/admin/dashboard?tab=calificadas')
  await page.getByLabel('Buscar por alumno, tarea o cátedra').fill(titulo)
  const entrega = page.getByRole('listitem').filter({ hasText: titulo })
  await entrega.getByRole('button', { name: 'Rectificar nota' }).click()
  await entrega.getByRole('textbox', { name: 'Puntos' }).fill('9')
  await entrega.getByRole('button', { name: 'Cancelar' }).click()
  await expect(entrega.getByRole('button', { name: 'Rectificar nota' })).toBeFocused()
  await expect(entrega.getByRole('textbox', { name: 'Puntos' })).toHaveValue('8')

  await entrega.getByRole('button', { name: 'Rectificar nota' }).click()
  await entrega.getByRole('textbox', { name: 'Puntos' }).fill('10')
  await entrega.getByLabel('Motivo').fill('Faltaba contar el final.')
  await entrega.getByRole('button', { name: 'Guardar la nota nueva' }).click()

  await expect(entrega).toContainText('10 de 10 puntos')
  await expect(entrega).toContainText('Rectificada')
})
