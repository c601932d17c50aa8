import type { Page } from '@playwright/test'
import { addDias } from '../../src/domain/base/fechas'
import { diaDeSemanaDe } from '../../src/domain/calendario/semana'
import { muestras } from '../support/archivos'
import { nuevaCatedra } from './cursado'
import { otroNavegador } from './curso'
import { aviso, expect, expectFits, hoy, telefono, test } from './fixtures'
import { pedidosDe, tokenDeAdmin } from './ingreso'

/** A course of Rosa Paz that asks for 75 %, with a class on each of the last days, one tomorrow, and a suspended one. */
async function conCurso(page: Page) {
  const catedra = await nuevaCatedra(page, { alumnos: ['Paz'] })
  const admin = pedidosDe(page.request, await tokenDeAdmin(page.request))
  const en = `/admin/catedras/${catedra.id}`
  const [rosa] = catedra.alumnoIds
  await admin(`PUT ${en}/reglas`, { asistencia_minima: 75, cuenta_desde: 'INICIO' })
  for (const [hace, marca] of [
    [4, { presente: true }],
    [3, { presente: true, matiz: 'TARDE' }],
    [2, { presente: false }],
    [1, null],
    [-1, null],
  ] as const) {
    const fecha = addDias(hoy(), -hace)
    const { id } = await admin(`POST ${en}/diasclase`, { fecha, dia_semana: diaDeSemanaDe(fecha) })
    if (marca) await admin(`POST ${en}/asistencia`, { classDayId: id, studentId: rosa, ...marca })
    if (hace === 1) await admin(`PUT ${en}/diasclase/${id}/suspension`, { motivo: 'Paro' })
  }
  const { email } = await admin(`GET /alumnos/${rosa}`)
  return { catedra, email: email as string }
}

test('la alumna ve cómo va, pide justificar una falta con una foto, y su docente la acepta', async ({
  page,
  browser,
  program,
  signInAs,
}) => {
  const { catedra, email } = await conCurso(page)
  await page.setViewportSize(telefono)
  await signInAs('alumno', email)
  await page.goto(`/alumno/catedra/${catedra.id}`)
  await page.getByRole('tab', { name: 'Asistencia' }).click()

  const propia = page.getByRole('region', { name: 'Mi asistencia' })
  await expect(propia).toContainText('En riesgo')
  await expect(propia).toContainText('Asistencia: 2 de 3 clases dadas (66,67 %); el mínimo es 75 %.')
  await expect(propia).toContainText('2 + 1 por venir, de 4 clases')
  await expect(propia.getByRole('region', { name: 'Tu asistencia clase por clase' })).toBeVisible()
  const dias = page.getByRole('list', { name: 'Días de clase' })
  await expect(dias.getByRole('listitem')).toHaveText([
    /Presente/,
    /Tarde/,
    /Ausente/,
    /No hubo clase: Paro/,
    /Sin Registro/,
  ])
  await expectFits(page)

  await page.getByRole('button', { name: 'Justificar una falta' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Justificar una falta' })
  await dialogo.getByLabel('Desde').fill(addDias(hoy(), -2))
  await dialogo.getByLabel('Hasta').fill(addDias(hoy(), -3))
  await dialogo.getByLabel('Motivo').fill('Estuve con gripe.')
  await dialogo.getByRole('button', { name: 'Enviar el justificativo' }).click()
  await expect(dialogo.getByText('La fecha «hasta» no puede ser anterior a «desde».')).toBeVisible()
  await dialogo.getByLabel('Hasta').fill(addDias(hoy(), -2))
  await dialogo.locator('input[type=file]').setInputFiles({
    name: 'notas.txt',
    mimeType: 'text/plain',
    buffer: muestras.txt,
  })
  await dialogo.getByRole('button', { name: 'Enviar el justificativo' }).click()
  await expect(dialogo.getByText('El archivo debe ser una imagen o un PDF.')).toBeVisible()
  await dialogo.locator('input[type=file]').setInputFiles({
    name: 'Receta.png',
    mimeType: 'image/png',
    buffer: muestras.png,
  })
  await expectFits(page)

  await page.context().setOffline(true)
  await dialogo.getByRole('button', { name: 'Enviar el justificativo' }).click()
  await expect(aviso(page, /puede que no haya conexión/)).toBeVisible()
  await expect(dialogo.getByLabel('Motivo')).toHaveValue('Estuve con gripe.')
  await page.context().setOffline(false)
  const pedidos: string[] = []
  page.on('request', (uno) => {
    if (uno.method() === 'POST' && uno.url().endsWith('/justificativos')) pedidos.push(uno.url())
  })
  await dialogo.getByRole('button', { name: 'Enviar el justificativo' }).dblclick()
  await expect(aviso(page, 'Justificativo enviado.')).toBeVisible()
  expect(pedidos).toHaveLength(1)
  await expect(dialogo).toBeHidden()
  const suyos = page.getByRole('region', { name: 'Mis justificativos' })
  await expect(suyos).toContainText('Pendiente')
  await expect(suyos.getByRole('link', { name: /Receta.png/ })).toBeVisible()

  const { page: deDocente } = await otroNavegador(browser, program, 'docente', catedra.docente.email)
  await deDocente.setViewportSize(telefono)
  await deDocente.goto(`/docente/catedra/${catedra.id}?tab=alumnos`)
  await expect(deDocente.getByText('1 justificativo espera respuesta.')).toBeVisible()
  await deDocente.getByRole('button', { name: 'Ver los justificativos' }).click()
  const lista = deDocente.getByRole('dialog', { name: 'Justificativos' })
  await expect(lista).toContainText('Estuve con gripe.')
  await lista.getByRole('button', { name: /^Rechazar/ }).click()
  await expect(lista.getByText('Escribe por qué se rechaza.')).toBeVisible()
  await expectFits(deDocente)
  await lista.getByLabel('Respuesta a Rosa Paz').fill('Que te mejores.')
  await lista.getByRole('button', { name: /^Aceptar/ }).dblclick()
  await expect(aviso(deDocente, 'Justificativo aceptado.')).toBeVisible()
  await expect(lista).toContainText('Que te mejores.')
  await expect(lista.getByRole('button', { name: /^Aceptar/ })).toHaveCount(0)

  await page.reload()
  await expect(suyos).toContainText('Aceptado')
  await expect(suyos).toContainText('Que te mejores.')
  await expect(propia).toContainText('Asistencia: 2 de 2 clases dadas (100 %); el mínimo es 75 %.')
  await expect(dias.getByRole('listitem').nth(2)).toContainText('Justificado')
  await page.getByRole('button', { name: 'Justificar una falta' }).click()
  await dialogo.getByLabel('Desde').fill(addDias(hoy(), -2))
  await dialogo.getByLabel('Motivo').fill('Otra vez.')
  await dialogo.getByRole('button', { name: 'Enviar el justificativo' }).click()
  await expect(aviso(page, 'Ya pediste justificar esos días.')).toBeVisible()
})

test('la administración rechaza uno y dice por qué', async ({ page, signInAs }) => {
  const { catedra, email } = await conCurso(page)
  const { call } = await signInAs('alumno', email)
  await call(`POST /alumnos/me/catedras/${catedra.id}/justificativos`, {
    desde: hoy(),
    hasta: addDias(hoy(), 1),
    motivo: 'Viaje.',
  })
  await signInAs('admin')
  await page.goto(`/admin/catedras/${catedra.id}?tab=alumnos&justificativos=1`)
  const lista = page.getByRole('dialog', { name: 'Justificativos' })
  await lista.getByLabel('Respuesta a Rosa Paz').fill('Un viaje no alcanza.')
  await page.reload()
  await expect(lista.getByLabel('Respuesta a Rosa Paz')).toHaveValue('Un viaje no alcanza.')
  await lista.getByRole('button', { name: /^Rechazar/ }).click()
  await expect(aviso(page, 'Justificativo rechazado.')).toBeVisible()
  await expect(lista).toContainText('Rechazado')
  await lista.getByRole('button', { name: 'Listo' }).click()
  await expect(page.getByText('Ningún justificativo espera respuesta.')).toBeVisible()
})
