import { expect, fila, test } from './administrador'
import { aviso } from './fixtures'

test('el administrador ve la asistencia de cada alumno, con su detalle', async ({ page, enter }) => {
  await enter('/admin/catedras/1?tab=asistencia')
  const asistencia = page.getByRole('region', { name: 'Asistencia', exact: true })
  for (const columna of ['Total Clases', 'Presente', 'Ausente', '% Asistencia'])
    await expect(asistencia.getByRole('columnheader', { name: columna, exact: true })).toBeVisible()

  await asistencia.getByRole('button', { name: 'Ver Detalle de Mirta Agüero' }).click()

  const detalle = page.getByRole('dialog', { name: 'Mirta Agüero' })
  await expect(detalle.getByRole('listitem').first()).toContainText(
    /\d\d\/\d\d\/\d{4}.*(Presente|Ausente|Sin Registro)/,
  )
})

test('el administrador corrige la asistencia de un día de clase', async ({ page, enter, llamar }) => {
  const alumno = await llamar('POST', '/alumnos', {
    nombre: 'Rosa',
    apellido: 'Paz',
    email: 'rosa.paz@prueba.example',
  })
  const catedra = await llamar('POST', '/admin/catedras', { nombre: 'Coro', anio: 2026 })
  await llamar('POST', `/admin/catedras/${catedra.id}/inscribir`, { alumnoId: alumno.id })
  await llamar('POST', `/admin/catedras/${catedra.id}/diasclase`, {
    fecha: '2026-07-06',
    dia_semana: 'Lunes',
  })
  await enter(`/admin/catedras/${catedra.id}?tab=clases`)
  await page.getByRole('button', { name: 'Asistencia del 06/07/2026' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Asistencia' })

  await dialogo.getByRole('checkbox', { name: /Rosa Paz Sin Registro/ }).click()
  await expect(aviso(page, 'Asistencia actualizada.')).toBeVisible()
  await expect(dialogo.getByRole('checkbox', { name: /Rosa Paz Presente/ })).toBeChecked()

  await page.route('**/asistencia', (route) => route.fulfill({ status: 500, json: {} }))
  await dialogo.getByRole('checkbox').click()
  await expect(aviso(page, 'Error al actualizar asistencia.')).toBeVisible()
  await expect(dialogo.getByText('El servidor no responde: 1 marca por enviar')).toBeVisible()
  await page.reload()
  await expect(dialogo.getByRole('checkbox', { name: /Rosa Paz Ausente/ })).not.toBeChecked()
  // Ready to be clicked before the server answers again: it is also tried again by itself.
  const send = dialogo.getByRole('button', { name: 'Enviar ahora' })
  await send.click({ trial: true })
  await page.unroute('**/asistencia')
  await send.click()
  await expect(aviso(page, 'Asistencia actualizada.')).toBeVisible()

  await dialogo.getByRole('button', { name: 'Todos presentes' }).click()
  await page.getByRole('button', { name: 'Marcar a todos' }).click()
  await expect(dialogo.getByRole('checkbox', { name: /Rosa Paz Presente/ })).toBeChecked()
  await dialogo.getByRole('button', { name: 'Listo' }).click()
  await page.getByRole('tab', { name: 'Asistencia' }).click()

  await expect(fila(page, 'Rosa Paz').filter({ hasText: '100,00 %' })).toBeVisible()
})

test('el administrador lee los planes y crea días de clase', async ({ page, enter, llamar }) => {
  await enter('/admin/catedras/1?tab=planes')
  await page.getByRole('heading', { name: 'Plan anual de armonía' }).click()
  await page.getByRole('button', { name: /^Ver detalles de Módulo 3/ }).click()
  await expect(page.getByRole('dialog')).toContainText('Flores')
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click()

  const { id } = await llamar('POST', '/admin/catedras', { nombre: 'Solfeo', anio: 2026 })
  await page.goto(`/admin/catedras/${id}?tab=clases`)
  await page.getByRole('button', { name: 'Crear día de clase' }).click()
  await page.getByRole('dialog').getByLabel('Fecha').fill('2026-07-07')
  await page.getByRole('button', { name: 'Crear el día de clase' }).click()

  await expect(page.getByText('Martes 07/07/2026')).toBeVisible()
})
