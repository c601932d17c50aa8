import type { Page } from '@playwright/test'
import { addDias, diaCorto } from '../../src/domain/base/fechas'
import { diaDeSemanaDe } from '../../src/domain/calendario/semana'
import { nuevaCatedra } from './cursado'
import { aviso, escritorio, expect, hoy, telefono, test } from './fixtures'
import type { Ingreso } from './ingreso'

const HACE = 8

test('un docente pone las reglas viendo a quién le cambian, y mira solo a quienes están en riesgo', async ({
  page,
  signInAs,
}) => {
  const { catedra } = await conClases(page, signInAs)
  await page.goto(`/docente/catedra/${catedra.id}?tab=alumnos`)
  const deBaez = page.getByRole('row', { name: /Báez/ })
  // Whose days count since the enrolment, which was today's.
  await expect(deBaez).toContainText('Asistencia: todavía no hubo clases.')
  await expect(page.getByText('En riesgo')).toHaveCount(0)

  await page.getByRole('button', { name: 'Reglas' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Reglas' })
  const minimo = dialogo.getByLabel('Asistencia mínima (%)')
  await minimo.fill('101')
  await dialogo.getByRole('button', { name: 'Guardar las reglas' }).click()
  await expect(aviso(page, 'El mínimo debe estar entre 1 y 100.')).toBeVisible()
  await expect(minimo).toBeFocused()

  await minimo.fill('75')
  await dialogo.getByLabel('La asistencia se cuenta').selectOption('Desde la primera clase')
  const ensayo = dialogo.getByRole('status')
  await expect(ensayo).toContainText('Cambia para 2 alumnos:')
  await expect(ensayo).toContainText('Rosa Acosta: de «Sin reglas» a «Habilitado»')
  await expect(ensayo).toContainText('Rosa Báez: de «Sin reglas» a «En riesgo»')
  await dialogo.getByRole('button', { name: 'Guardar las reglas' }).click()

  await expect(aviso(page, 'Reglas de la cátedra guardadas.')).toBeVisible()
  await expect(deBaez).toContainText('En riesgo')
  await expect(deBaez).toContainText('Asistencia: 4 de 8 clases dadas (50 %); el mínimo es 75 %.')
  await expect(deBaez).toContainText('No puede faltar a ninguna clase más.')
  await page.getByRole('button', { name: 'En riesgo (1)' }).click()
  await expect(page.getByRole('row', { name: /Acosta/ })).toHaveCount(0)
  await expect(deBaez).toBeVisible()
  for (const viewport of [telefono, escritorio]) {
    await page.setViewportSize(viewport)
  }
})

test('el panel y el resumen dicen cuántos pueden quedar sin rendir, y llevan a verlos', async ({
  page,
  signInAs,
}) => {
  const { catedra, call } = await conClases(page, signInAs)
  await call(`PUT /docente/catedra/${catedra.id}/reglas`, { asistencia_minima: 75, cuenta_desde: 'INICIO' })

  await page.goto('/docente/dashboard')
  await page.getByRole('link', { name: '1 alumno puede quedar sin rendir' }).click()
  await expect(page.getByRole('button', { name: 'En riesgo (1)' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('row', { name: /Báez/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /Acosta/ })).toHaveCount(0)

  await page.getByRole('tab', { name: 'Resumen' }).click()
  await page.getByRole('link', { name: '1 alumno puede quedar sin rendir' }).click()
  await expect(page.getByRole('row', { name: /Báez/ })).toBeVisible()
})

test('el administrador ve lo mismo, y cambia las reglas igual', async ({ page, signInAs }) => {
  const { catedra, call } = await conClases(page, signInAs)
  await call(`PUT /docente/catedra/${catedra.id}/reglas`, { asistencia_minima: 75, cuenta_desde: 'INICIO' })
  await signInAs('admin')

  await page.goto(`/admin/catedras/${catedra.id}?ver=en-riesgo`)
  await expect(page.getByRole('row', { name: /Báez/ })).toContainText('el mínimo es 75 %')
  await page.getByRole('button', { name: 'En riesgo (1)' }).click()
  await page.getByRole('button', { name: 'Reglas' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Reglas' })
  await expect(dialogo.getByRole('status')).toHaveText('No le cambia la situación a ningún alumno.')
  await dialogo.getByLabel('Asistencia mínima (%)').fill('50')
  await expect(dialogo.getByRole('status')).toContainText('Rosa Báez: de «En riesgo» a «Habilitado»')
  await dialogo.getByRole('button', { name: 'Guardar las reglas' }).click()
  await expect(page.getByRole('row', { name: /Báez/ })).toContainText('Habilitado')
  await expect(page.getByRole('button', { name: /En riesgo/ })).toHaveCount(0)
  for (const viewport of [telefono, escritorio]) {
    await page.setViewportSize(viewport)
  }
})

test('una clase que no hubo se dice donde se la mira, y se repone con sus marcas', async ({
  page,
  signInAs,
}) => {
  const { catedra } = await conClases(page, signInAs)
  const fecha = diaCorto(addDias(hoy(), -1))
  await page.goto(`/docente/catedra/${catedra.id}?tab=clases`)
  const dia = page.getByRole('listitem').filter({ hasText: fecha })
  await abreSuMes(page, addDias(hoy(), -1))
  await dia.getByRole('button', { name: `No hubo clase el ${fecha}` }).click()
  const dialogo = page.getByRole('dialog', { name: 'No hubo clase' })
  await dialogo.getByRole('button', { name: 'No hubo clase' }).click()
  await expect(aviso(page, 'Debes decir por qué no hubo clase.')).toBeVisible()
  await dialogo.getByLabel('Por qué no hubo clase').fill('Paro de transporte')
  await dialogo.getByRole('button', { name: 'No hubo clase' }).click()

  await expect(dia).toContainText('No hubo clase: Paro de transporte')
  await dia.getByRole('button', { name: `Asistencia del ${fecha}` }).click()
  const planilla = page.getByRole('dialog', { name: 'Asistencia' })
  await expect(planilla).toContainText('No hubo clase: Paro de transporte')
  await expect(planilla.getByRole('checkbox')).toHaveCount(0)
  await page.keyboard.press('Escape')

  await page.goto(`/docente/calendario?mes=${addDias(hoy(), -1).slice(0, 7)}`)
  await expect(page.getByText('No hubo clase: Paro de transporte')).toBeVisible()

  await page.goto(`/docente/catedra/${catedra.id}?tab=clases`)
  await abreSuMes(page, addDias(hoy(), -1))
  const reponer = dia.getByRole('button', { name: `Reponer la clase del ${fecha}` })
  await reponer.click()
  await expect(aviso(page, 'La clase vuelve a contar.')).toBeVisible()
  await expect(dia).toContainText('1 presente · 1 ausente')
})

/** Only the month that matters now is open. */
async function abreSuMes(page: Page, fecha: string) {
  const mes = page.locator('details.mes').filter({ hasText: `de ${fecha.slice(0, 4)}` })
  for (const uno of await mes.all())
    if ((await uno.getAttribute('open')) === null) await uno.locator('summary').click()
}

/** Acosta came to all of the eight classes that were given, Báez to the first four; eight more are to come. */
async function conClases(page: Page, signInAs: (rol: 'docente', email: string) => Promise<Ingreso>) {
  const catedra = await nuevaCatedra(page, { alumnos: ['Acosta', 'Báez'] })
  const [acosta = 0, baez = 0] = catedra.alumnoIds
  const ingreso = await signInAs('docente', catedra.docente.email)
  const { call } = ingreso
  const dias = `/docente/catedra/${catedra.id}/diasclase`
  for (let n = -HACE; n <= HACE; n++) {
    if (n === 0) continue
    const fecha = addDias(hoy(), n)
    const { id } = await call(`POST ${dias}`, { fecha, dia_semana: diaDeSemanaDe(fecha) })
    if (n > 0) continue
    await call(`POST ${dias}/${id}/asistencias`, { presente: true, alumnoIds: [acosta] })
    await call(`POST ${dias}/${id}/asistencias`, { presente: n < -HACE / 2, alumnoIds: [baez] })
  }
  return { ...ingreso, catedra }
}
