import type { Page } from '@playwright/test'
import { escritorio, expect, expectFits, telefono, test } from './fixtures'
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
