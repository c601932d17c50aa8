import { expect, fila, test } from './administrador'
import { nuevaCatedra } from './cursado'
import { otroNavegador } from './curso'
import { aviso, expectFits, telefono } from './fixtures'
import { pedidosDe, tokenDeAdmin } from './ingreso'

test('de los puntos a la nota: escala, rubros, notas a mano y su cuenta', async ({ page, enter }) => {
  const { id } = await nuevaCatedra(page, { alumnos: ['Sosa', 'Vera'] })
  await enter(`/admin/catedras/${id}/nota-final`)
  await expect(page.getByText('Sin escala se muestran porcentajes')).toBeVisible()

  await page.getByRole('button', { name: 'Elegir una escala' }).click()
  const escala = page.getByRole('dialog', { name: 'Escala de notas' })
  await escala.getByLabel('3 (%)').fill('60')
  await expect(escala.getByLabel('Escala', { exact: true })).toHaveValue('propia')
  await escala.getByRole('button', { name: 'Guardar la escala' }).click()
  await expect(escala.getByText('Los cortes deben subir')).toBeVisible()
  await escala.getByLabel('Escala', { exact: true }).selectOption('Exigencia 70 %')
  await expect(escala.getByLabel('3 (%)')).toHaveValue('78')
  await escala.getByRole('button', { name: 'Guardar la escala' }).dblclick()
  await expect(aviso(page, 'Escala guardada.')).toBeVisible()
  await expect(page.getByRole('figure').filter({ hasText: 'Exigencia 70 %' })).toContainText('desde 94 %')

  await page.getByRole('button', { name: 'Usar rubros' }).click()
  const rubros = page.getByRole('dialog', { name: 'Rubros de la nota final' })
  await rubros.getByLabel('Peso (%)').first().fill('50')
  await expect(rubros.getByText('Los pesos suman 90: faltan 10.')).toBeVisible()
  await rubros.getByRole('button', { name: 'Guardar los rubros' }).click()
  await expect(aviso(page, 'Los pesos suman 90: faltan 10.')).toBeVisible()
  await rubros.getByLabel('Peso (%)').first().fill('60')
  await rubros.getByRole('button', { name: 'Guardar los rubros' }).click()
  await expect(aviso(page, 'Rubros guardados.')).toBeVisible()

  await page.getByRole('button', { name: 'Anotar notas' }).click()
  const prueba = page.getByRole('dialog', { name: 'Notas a mano' })
  await prueba.getByLabel('Qué se evaluó').fill('Oral')
  await prueba.getByLabel('Rubro').selectOption('Exámenes')
  await prueba.getByLabel('Puntos posibles').fill('20')
  await prueba.getByLabel('Rosa Sosa').fill('21')
  await prueba.getByRole('button', { name: 'Guardar las notas' }).click()
  await expect(prueba.getByText('Los puntos deben estar entre 0 y 20.')).toBeVisible()
  await prueba.getByLabel('Rosa Sosa').fill('19')
  await prueba.getByRole('button', { name: 'Guardar las notas' }).dblclick()
  await expect(aviso(page, 'Notas guardadas.')).toBeVisible()

  await expect(fila(page, 'Rosa Sosa')).toContainText('95,00 %')
  await expect(fila(page, 'Rosa Sosa')).toContainText('Exámenes: 19 de 20')
  await expect(fila(page, 'Rosa Sosa').getByRole('cell').last()).toHaveText('5')
  await expect(fila(page, 'Rosa Vera').getByRole('cell').last()).toHaveText('—')
  await expect(page.getByRole('figure').filter({ hasText: 'Cómo se reparten' })).toContainText(
    'Nota 5: 1 alumno',
  )

  await page.setViewportSize(telefono)
  await expectFits(page)

  await page.getByRole('button', { name: 'Eliminar «Oral»' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click()
  await expect(aviso(page, 'Prueba eliminada.')).toBeVisible()
  await expect(fila(page, 'Rosa Sosa').getByRole('cell').last()).toHaveText('—')
})

test('su docente dice de qué rubro es cada tarea', async ({ page, browser, program }) => {
  const { id, docente } = await nuevaCatedra(page, { alumnos: ['Sosa'] })
  const call = pedidosDe(page.request, await tokenDeAdmin(page.request))
  await call(`PUT /admin/catedras/${id}/rubros`, { rubros: [{ nombre: 'Tareas', peso: 100 }] })
  const tarea = { titulo: 'Armonizar un bajo', descripcion: '<p>A cuatro voces.</p>', puntos_posibles: 10 }
  await call(`POST /admin/catedras/${id}/tareas`, tarea)
  const { page: suya } = await otroNavegador(browser, program, 'docente', docente.email)

  await suya.goto(`/docente/catedra/${id}?tab=tareas`)
  await suya.getByRole('link', { name: 'Nota final' }).click()
  await expect(suya.getByText('1 sin rubro, que no cuentan')).toBeVisible()
  await suya.getByLabel('Armonizar un bajo (tarea)').selectOption('Tareas')
  await expect(suya.getByText('1 sin rubro, que no cuentan')).toBeHidden()
  await suya.reload()
  await suya.getByText('Qué cuenta en cada rubro').click()
  await expect(suya.getByLabel('Armonizar un bajo (tarea)')).not.toHaveValue('')
})
