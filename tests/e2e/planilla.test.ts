import type { Page } from '@playwright/test'
import { aviso, escritorio, expect, expectFits, telefono, test } from './fixtures'
import type { signIn } from './ingreso'
import { conTarea, handIn } from './tareas'

type SignInAs = (rol: 'alumno' | 'docente', email?: string) => ReturnType<typeof signIn>

/** A grade sheet on which so many students wait for their grade. */
async function conPlanilla(page: Page, signInAs: SignInAs, alumnos: number) {
  const curso = await conTarea(page, { puntos_posibles: 20 }, { alumnos })
  const ids: number[] = []
  for (const { email } of curso.alumnos)
    ids.push(await handIn(page.request, await signInAs('alumno', email), curso))
  await signInAs('docente', curso.docente)
  await page.goto(`/docente/catedra/${curso.catedraId}/calificaciones`)
  const celdas = page.getByRole('button', { name: /, Rosa, Armonizar un bajo$/ })
  await expect(celdas).toHaveCount(alumnos)
  return {
    ...curso,
    ids,
    celdas,
    celdaDe: (i: number) => page.getByRole('button', { name: new RegExp(`Prueba ${i}, Rosa, Armonizar`) }),
    campo: page.getByRole('textbox', { name: /^Puntos de/ }),
  }
}

test('treinta notas se escriben con cifras e Intro, y nada más', async ({ page, signInAs }) => {
  const { celdas, catedraId } = await conPlanilla(page, signInAs, 30)
  const esperadas = Array.from({ length: 30 }, (_, i) => (i * 7) % 21)
  await celdas.first().focus()

  let teclas = 0
  for (const nota of esperadas) {
    for (const cifra of String(nota)) {
      await page.keyboard.press(cifra)
      teclas++
    }
    await page.keyboard.press('Enter')
    teclas++
  }

  expect(teclas).toBe(esperadas.join('').length + 30)
  const promedio = esperadas.reduce((suma, nota) => suma + nota, 0) / 30
  const fila = page.getByRole('row', { name: /^Promedio/ })
  await expect(fila).toContainText(String(Math.round(promedio * 100) / 100).replace('.', ','))
  await expect(page.locator('.sin-guardar')).toHaveCount(0)
  await page.goto(`/docente/catedra/${catedraId}/calificaciones`)
  await expect(celdas).toHaveText(esperadas.map((nota) => new RegExp(`^${nota}(?!\\d)`)))
})

test('lo que no vale se dice en su celda y se deja como estaba', async ({ page, signInAs }) => {
  const { celdaDe, campo, call, catedraId, alumnos, docente } = await conPlanilla(page, signInAs, 2)
  const canon = { titulo: 'Canon', descripcion: '<p>A la octava.</p>', puntos_posibles: 5 }
  const { tareaMaestra } = await call(`POST /admin/catedras/${catedraId}/tareas`, canon)
  await call(`POST /admin/tareas/${tareaMaestra.id}/assign`, { alumnoIds: [alumnos[0]?.id] })
  const deAlumno = await signInAs('alumno', alumnos[0]?.email)
  await handIn(page.request, deAlumno, { tareaId: tareaMaestra.id })
  await signInAs('docente', docente)
  await page.goto(`/docente/catedra/${catedraId}/calificaciones`)
  await celdaDe(1).focus()
  await page.keyboard.type('21')
  await page.keyboard.press('Enter')

  await expect(page.getByText('La calificación debe estar entre 0 y 20.')).toBeVisible()
  await expect(campo).toHaveValue('21')
  await expect(campo).toBeFocused()
  for (const tamano of [telefono, escritorio]) {
    await page.setViewportSize(tamano)
    await expectFits(page)
  }
  await page.keyboard.press('Escape')
  await expect(celdaDe(1)).toBeFocused()
  await expect(celdaDe(1)).toContainText('Entregada')
  await page.keyboard.type('15')
  await page.keyboard.press('Tab')
  await expect(celdaDe(1)).toContainText('15')
  await expect(page.getByRole('button', { name: 'Prueba 1, Rosa, Canon' })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowDown')
  await expect(celdaDe(2)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(celdaDe(1)).toBeFocused()
})

test('la nota que está se rectifica con su motivo, y el foco baja', async ({ page, signInAs }) => {
  const { celdaDe, ids, call } = await conPlanilla(page, signInAs, 2)
  await call(`POST /admin/tareas/${ids[0]}/calificar`, { puntos_obtenidos: 8 })
  await page.reload()
  await celdaDe(1).focus()
  await page.keyboard.type('18')
  await page.keyboard.press('Enter')
  const dialogo = page.getByRole('dialog', { name: 'Rectificar nota' })
  await expect(dialogo.getByText('8 → 18', { exact: true })).toBeVisible()
  await expect(dialogo.getByLabel('Motivo')).toBeFocused()

  await page.keyboard.press('Escape')
  await expect(celdaDe(1)).toContainText('8')
  await expect(celdaDe(1)).toBeFocused()
  await page.keyboard.type('18')
  await page.keyboard.press('Enter')
  await dialogo.getByLabel('Motivo').fill('Sumé mal.')
  await dialogo.getByRole('button', { name: 'Guardar la nota nueva' }).click()

  await expect(dialogo).toHaveCount(0)
  await expect(celdaDe(1)).toContainText('18')
  await expect(celdaDe(2)).toBeFocused()
})

test('sin conexión lo escrito espera en su celda, y lo que otro puso se dice', async ({ page, signInAs }) => {
  const { celdaDe, ids, call } = await conPlanilla(page, signInAs, 2)
  await page.route('**/calificaciones/celda', (route) => route.abort())
  await celdaDe(1).focus()
  await page.keyboard.type('9')
  await page.keyboard.press('Enter')
  await expect(page.getByText('No hay conexión con el servidor. No se guardó')).toBeVisible()
  await expect(celdaDe(1)).toContainText('9, sin guardar')
  await page.unroute('**/calificaciones/celda')
  await call(`POST /admin/tareas/${ids[0]}/calificar`, { puntos_obtenidos: 12 })

  await celdaDe(1).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Mientras tanto alguien puso otra nota: ahora es 12 puntos.')).toBeVisible()
  await expect(celdaDe(1)).toContainText('9, sin guardar')
  await celdaDe(1).focus()
  await page.keyboard.press('Escape')

  await expect(celdaDe(1)).toContainText('12')
  await expect(page.locator('.sin-guardar')).toHaveCount(0)
})

test('en el teléfono la celda abre un formulario', async ({ page, signInAs }) => {
  await page.setViewportSize(telefono)
  const { celdaDe } = await conPlanilla(page, signInAs, 1)
  await celdaDe(1).click()
  const dialogo = page.getByRole('dialog', { name: 'Calificar' })
  await expect(dialogo).toContainText('Prueba 1, Rosa · Armonizar un bajo')
  await dialogo.getByLabel('Puntos').fill('30')
  await dialogo.getByRole('button', { name: 'Calificar' }).click()
  await expect(aviso(page, 'La calificación debe estar entre 0 y 20.')).toBeVisible()
  await expectFits(page)
  await dialogo.getByLabel('Puntos').fill('17')
  await dialogo.getByRole('button', { name: 'Calificar' }).click()

  await expect(dialogo).toHaveCount(0)
  await expect(celdaDe(1)).toContainText('17')
  await expect(celdaDe(1)).toBeFocused()
})
