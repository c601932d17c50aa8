import { adminPassword } from '../support/program'
import { nuevaCatedra } from './cursado'
import { aviso, expect, test } from './fixtures'
import { conTarea, handIn } from './tareas'

test('la administración califica lo entregado, y queda entre lo calificado', async ({ page, signInAs }) => {
  const titulo = `Coral ${crypto.randomUUID().slice(0, 8)}`
  const { alumnos, tareaId } = await conTarea(page, { titulo })
  await handIn(page.request, await signInAs('alumno', alumnos[0]?.email), { tareaId })
  await signInAs('admin')
  await page.goto('/admin/dashboard?tab=tareas')
  await page.getByLabel('Buscar por alumno, tarea o cátedra').fill(titulo)
  const entrega = page.getByRole('listitem').filter({ hasText: titulo })

  await entrega.getByRole('textbox', { name: 'Puntos' }).fill('12')
  await entrega.getByRole('button', { name: 'Calificar' }).click()
  await expect(aviso(page, 'Los puntos deben estar entre 0 y 10.')).toBeVisible()
  await entrega.getByRole('textbox', { name: 'Puntos' }).fill('10')
  await entrega.getByLabel('Comentario (opcional)').fill('Excelente.')
  await entrega.getByRole('button', { name: 'Calificar' }).dblclick()

  await expect(aviso(page, 'Tarea calificada exitosamente!')).toBeVisible()
  await expect(entrega).toHaveCount(0)
  await page.getByRole('tab', { name: /Tareas Calificadas/ }).click()
  await page.getByLabel('Buscar por alumno, tarea o cátedra').fill(titulo)
  await expect(entrega).toContainText('10 de 10 puntos')
  await expect(entrega).toContainText('Excelente.')
})

test('de una lista que llega por partes se ve hasta lo último', async ({ page, signInAs }) => {
  const titulo = `Fuga ${crypto.randomUUID().slice(0, 8)}`
  const { alumnos, tareaId } = await conTarea(page, { titulo }, { alumnos: 3 })
  for (const { email } of alumnos) await handIn(page.request, await signInAs('alumno', email), { tareaId })
  await signInAs('admin')
  await page.route('**/api/admin/tareas/entregadas?*', (route, request) =>
    route.continue({ url: request.url().replace('limit=100', 'limit=1') }),
  )

  await page.goto('/admin/dashboard?tab=tareas')
  const entregas = page.getByRole('list', { name: 'Tareas Pendientes' }).getByRole('listitem')
  const more = page.getByRole('button', { name: /^(Ver|Mostrar) más$/ }).first()
  await expect(entregas).toHaveCount(1)
  await more.click()
  await expect(entregas).toHaveCount(2)
  // Other tests leave deliveries too: the rest comes in parts as large as ever.
  await page.unrouteAll({ behavior: 'wait' })
  await expect(async () => {
    if (await more.isVisible()) await more.click()
    await expect(entregas.filter({ hasText: titulo })).toHaveCount(3, { timeout: 200 })
  }).toPass({ intervals: [50] })
})

test('la administración crea, asigna y elimina una tarea desde la cátedra', async ({ page, signInAs }) => {
  const { catedraId } = await conTarea(page)
  await signInAs('admin')
  await page.goto(`/admin/catedras/${catedraId}?tab=tareas`)
  const tareas = page.getByRole('region', { name: 'Tareas del Curso' })
  await tareas.getByRole('button', { name: 'Crear Tarea' }).click()
  const ficha = page.getByRole('dialog', { name: 'Crear Tarea' })
  await ficha.getByRole('textbox', { name: 'Título' }).fill('Canon')
  await ficha.getByRole('button', { name: 'Crear Tarea' }).click()
  await expect(aviso(page, 'Por favor, completa todos los campos obligatorios.')).toBeVisible()
  await ficha.getByRole('textbox', { name: 'Descripción' }).fill('A la octava.')
  await ficha.getByLabel('Puntos posibles').fill('15')
  await ficha
    .locator('input[type=file]')
    .setInputFiles({ name: 'guia.txt', mimeType: 'text/plain', buffer: Buffer.from('Guía') })
  await expect(ficha.getByRole('list', { name: 'Archivos añadidos' })).toContainText('guia.txt')
  await ficha.getByRole('radio', { name: 'Después' }).check()
  await ficha.getByRole('button', { name: 'Crear Tarea' }).click()
  await expect(aviso(page, 'Tarea creada exitosamente.')).toBeVisible()
  const fila = tareas.getByRole('row').filter({ hasText: 'Canon' })
  await expect(fila).toContainText('Maestra (Sin Asignar)')

  await fila.getByRole('button', { name: 'Asignar' }).click()
  const assign = page.getByRole('dialog', { name: 'Asignar tarea' })
  await assign.getByRole('checkbox', { name: 'Todos los que no la tienen' }).check()
  await assign.getByRole('button', { name: 'Asignar tarea' }).click()
  await expect(fila).toContainText('Maestra (Asignada)')
  await page.route('**/api/admin/tareas/*', (route) => route.abort())
  await fila.getByRole('button', { name: 'Eliminar' }).click()
  await page.getByRole('button', { name: 'Eliminar la tarea' }).click()
  await expect(aviso(page, 'No se pudo eliminar la tarea.')).toBeVisible()
  await page.unroute('**/api/admin/tareas/*')
  await page.getByRole('button', { name: 'Eliminar la tarea' }).click()

  await expect(aviso(page, 'Tarea eliminada exitosamente.')).toBeVisible()
  await expect(fila).toHaveCount(0)
})

test('a quiénes se iba a asignar espera a una sesión nueva', async ({ page, signInAs }) => {
  const { call } = await signInAs('admin')
  const { id } = await nuevaCatedra(page, { alumnos: ['Uno', 'Dos', 'Tres'] })
  const tarea = { titulo: 'Canon', descripcion: '<p>A la octava.</p>', puntos_posibles: 5 }
  const { tareaMaestra } = await call(`POST /admin/catedras/${id}/tareas`, tarea)
  await page.goto(`/admin/catedras/${id}?asignar=${tareaMaestra.id}`)
  const assign = page.getByRole('dialog', { name: 'Asignar tarea' })
  await assign.getByRole('checkbox', { name: /Rosa Dos/ }).check()
  await page.evaluate(() => localStorage.setItem('adminToken', 'vencida'))
  await assign.getByRole('button', { name: 'Asignar tarea' }).click()
  await expect(page).toHaveURL('/admin/login')
  await page.getByLabel('Contraseña', { exact: true }).fill(adminPassword)
  await page.getByRole('button', { name: 'Ingresar' }).click()

  await expect(assign.getByRole('checkbox', { name: /Rosa Dos/ })).toBeChecked()
  await expect(assign.getByRole('checkbox', { name: /Rosa Uno/ })).not.toBeChecked()
  await expect(assign).toContainText('Recuperamos lo que estabas escribiendo.')
  await assign.getByRole('button', { name: 'Asignar tarea' }).click()
  await expect(aviso(page, 'Tarea asignada exitosamente a los alumnos seleccionados!')).toBeVisible()
  await page.goto(`/admin/catedras/${id}?asignar=${tareaMaestra.id}`)
  await expect(assign.getByRole('checkbox', { name: /Rosa Dos/ })).toBeDisabled()
  await expect(assign.getByText('Recuperamos')).toHaveCount(0)
})
