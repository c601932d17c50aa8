import { addDias } from '../../src/domain/base/fechas'
import { diaDeSemanaDe } from '../../src/domain/calendario/semana'
import { muestras } from '../support/archivos'
import { nuevaCatedra } from './cursado'
import { aviso, expect, expectFits, hoy, telefono, test } from './fixtures'
import { pedidosDe, tokenDeAdmin } from './ingreso'

test('la alumna justifica una falta con una foto, y lo escrito espera si no hay conexión', async ({
  page,
  signInAs,
}) => {
  const { id, alumnoIds } = await nuevaCatedra(page, { alumnos: ['Paz'] })
  const admin = pedidosDe(page.request, await tokenDeAdmin(page.request))
  const fecha = addDias(hoy(), -2)
  await admin(`POST /admin/catedras/${id}/diasclase`, { fecha, dia_semana: diaDeSemanaDe(fecha) })
  await page.setViewportSize(telefono)
  await signInAs('alumno', (await admin(`GET /alumnos/${alumnoIds[0]}`)).email)
  await page.goto(`/alumno/catedra/${id}?tab=asistencia`)
  await page.getByRole('button', { name: 'Justificar una falta' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Justificar una falta' })
  const send = dialogo.getByRole('button', { name: 'Enviar el justificativo' })
  const archivo = dialogo.locator('input[type=file]')
  await dialogo.getByLabel('Desde').fill(fecha)
  await dialogo.getByLabel('Hasta').fill(addDias(fecha, -1))
  await dialogo.getByLabel('Motivo').fill('Estuve con gripe.')
  await send.click()
  await expect(dialogo.getByText('La fecha «hasta» no puede ser anterior a «desde».')).toBeVisible()
  await dialogo.getByLabel('Hasta').fill(fecha)
  await archivo.setInputFiles({ name: 'notas.txt', mimeType: 'text/plain', buffer: muestras.txt })
  await send.click()
  await expect(dialogo.getByText('El archivo debe ser una imagen o un PDF.')).toBeVisible()
  await archivo.setInputFiles({ name: 'Receta.png', mimeType: 'image/png', buffer: muestras.png })
  await expectFits(page)

  await page.context().setOffline(true)
  await send.click()
  await expect(aviso(page, /puede que no haya conexión/)).toBeVisible()
  await expect(dialogo.getByLabel('Motivo')).toHaveValue('Estuve con gripe.')
  await page.context().setOffline(false)
  await send.dblclick()
  await expect(aviso(page, 'Justificativo enviado.')).toBeVisible()
  await expect(dialogo).toBeHidden()
  const suyos = page.getByRole('region', { name: 'Mis justificativos' })
  await expect(suyos.getByRole('link', { name: /Receta.png/ })).toHaveCount(1)
})
