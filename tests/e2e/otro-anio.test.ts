import { expect, fila, test } from './administrador'
import { aviso } from './fixtures'

test('una cátedra se copia a otro año, y se llega a la copia con lo que le falta', async ({
  page,
  enter,
  llamar,
}) => {
  const nombre = `Contrapunto ${crypto.randomUUID().slice(0, 8)}`
  const { id } = await llamar('POST', '/admin/catedras', {
    nombre,
    anio: 2026,
    docenteId: 1,
    horariosPorDia: [{ dia_semana: 'Martes', hora_inicio: '18:00', hora_fin: '20:00' }],
  })
  await llamar('POST', `/admin/catedras/${id}/diasclase`, { fecha: '2026-03-03', dia_semana: 'Martes' })
  const tarea = { titulo: 'Primera especie', descripcion: '<p>Diez compases.</p>', puntos_posibles: 10 }
  await llamar('POST', `/admin/catedras/${id}/tareas`, { ...tarea, fecha_entrega: '2026-03-20T18:30' })
  await enter(`/admin/catedras/${id}`)

  await page.getByRole('button', { name: 'Copiar a otro año' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Copiar a otro año' })
  await expect(dialogo.getByLabel('Nombre')).toHaveValue(nombre)
  await expect(dialogo.getByLabel('Año')).toHaveValue('2027')
  await expect(dialogo.getByLabel('Docente').locator('option:checked')).toHaveText('Graciela Ocampos')
  await dialogo.getByRole('button', { name: 'Copiar la cátedra' }).click()
  await expect(dialogo.getByText('La semana de la primera clase es obligatoria.')).toBeVisible()
  await expect(dialogo.getByLabel('Semana de la primera clase')).toBeFocused()
  await dialogo.getByLabel('Semana de la primera clase').fill('2027-03-05')
  await dialogo.getByRole('button', { name: 'Copiar la cátedra' }).dblclick()

  await expect(aviso(page, 'Cátedra copiada al año 2027.')).toBeVisible()
  await expect(dialogo).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nombre)
  await expect(page.locator('.datos')).toContainText('2027')
  await expect(page.locator('.datos')).toContainText('Martes, 18:00 - 20:00')
  await expect(page.getByRole('link', { name: 'Generar los días de clase' })).toBeVisible()
  await page.getByRole('tab', { name: 'Tareas' }).click()
  await expect(page.getByText('19/03/2027')).toBeVisible()
  await page.goto('/admin/catedras')
  await expect(fila(page, nombre)).toHaveCount(2)
})
