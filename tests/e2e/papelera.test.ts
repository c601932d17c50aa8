import { cursoNuevo } from './curso'
import { aviso, expect, expectFits, telefono, test } from './fixtures'

test('quien elimina una cátedra por error la tiene de vuelta con un toque', async ({ page, signInAs }) => {
  const { id } = await cursoNuevo(page, 'Órgano barroco')
  const { call } = await signInAs('admin')
  await page.goto(`/admin/catedras/${id}`)

  await page.getByRole('button', { name: 'Eliminar' }).click()
  const pregunta = page.getByRole('dialog', { name: '¿Eliminar la cátedra Órgano barroco' })
  await expect(pregunta).toContainText('Queda 60 días en la papelera')
  await pregunta.getByRole('button', { name: 'Eliminar la cátedra' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cátedras')
  await page.getByRole('button', { name: 'Deshacer' }).click()

  await expect(aviso(page, 'Se restauró la cátedra «Órgano barroco».')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Órgano barroco' })).toBeVisible()
  expect((await call(`GET /admin/catedras/${id}`)).nombre).toBe('Órgano barroco')
})

test('la papelera devuelve a un alumno con otro email, y elimina para siempre', async ({
  page,
  signInAs,
}) => {
  const { call } = await signInAs('admin')
  const email = `elena-${crypto.randomUUID().slice(0, 8)}@prueba.example`
  const elena = await call('POST /alumnos', { nombre: 'Elena', apellido: 'Vega', email })
  await call(`DELETE /alumnos/${elena.id}`)
  await call('POST /alumnos', { nombre: 'Otra', apellido: 'Elena', email })
  await page.setViewportSize(telefono)
  await page.goto('/admin/dashboard')
  await page.getByRole('button', { name: /abrir el menú/ }).click()
  await page.getByRole('navigation', { name: 'Tu sesión' }).getByRole('link', { name: 'Papelera' }).click()
  await expect(page.getByRole('heading', { name: 'Elena Vega' })).toBeVisible()
  await expectFits(page)

  await page.getByRole('button', { name: 'Restaurar «Elena Vega»' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Restaurar con otro dato' })
  await expect(dialogo).toContainText(`Otra persona usa ahora ${email}.`)
  await dialogo.getByLabel('Email').fill(`nueva-${email}`)
  await dialogo.getByRole('button', { name: 'Restaurar' }).click()
  await expect(aviso(page, 'Se restauró el alumno «Elena Vega».')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Elena Vega', exact: true })).toBeHidden()
  expect((await call(`GET /alumnos/${elena.id}`)).email).toBe(`nueva-${email}`)

  await call(`DELETE /alumnos/${elena.id}`)
  await page.reload()
  await page.getByRole('button', { name: 'Eliminar para siempre «Elena Vega»' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar para siempre' }).click()
  await expect(aviso(page, 'Se eliminó para siempre.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Elena Vega', exact: true })).toBeHidden()
})

test('un docente encuentra en su papelera lo que eliminó', async ({ page, signInAs }) => {
  const curso = await cursoNuevo(page)
  const { call } = await signInAs('docente', curso.docente)
  const { tareaMaestra } = await call(`POST /docente/catedra/${curso.id}/tareas`, {
    titulo: 'Fuga a tres voces',
    descripcion: '<p>Con sujeto propio.</p>',
    puntos_posibles: 10,
    asignar: 'TODOS',
  })
  await call(`DELETE /docente/catedra/${curso.id}/tareas/${tareaMaestra.id}`)
  await page.setViewportSize(telefono)
  await page.goto('/docente/papelera')
  await expect(page.getByText('Tarea · Contrapunto')).toBeVisible()
  await expectFits(page)

  await page.getByRole('button', { name: 'Restaurar «Fuga a tres voces»' }).click()

  await expect(aviso(page, 'Se restauró la tarea «Fuga a tres voces».')).toBeVisible()
  await expect(page.getByText('La papelera está vacía')).toBeVisible()
  await page.goto(`/docente/catedra/${curso.id}?tab=tareas`)
  await expect(page.getByText('Fuga a tres voces').first()).toBeVisible()
})
