import type { Page } from '@playwright/test'
import { muestras } from '../support/archivos'
import { expect, expectAccessible, expectFits, openMore, telefono, test } from './fixtures'
import { conTarea, handIn } from './tareas'

test('una tarea nueva lleva el archivo que se eligió', async ({ page, signInAs }) => {
  const { docente, catedraId } = await conTarea(page, {}, { alumnos: 2 })
  await signInAs('docente', docente)
  await page.goto(`/docente/catedra/${catedraId}/tareas/create`)
  await page.getByRole('textbox', { name: 'Título' }).fill('Fuga a dos voces')
  await page.getByRole('textbox', { name: 'Descripción' }).fill('Sujeto y respuesta.')
  await page.getByLabel('Puntos posibles').fill('20')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'guia.pdf', mimeType: 'application/pdf', buffer: muestras.pdf })
  await expect(page.getByRole('list', { name: 'Archivos agregados' })).toContainText('guia.pdf')
  await page.getByRole('button', { name: 'Crear Tarea' }).click()

  await openMore(page, 'Fuga a dos voces')
  await page.getByRole('button', { name: 'Ver detalles Fuga a dos voces' }).click()
  await expect(page.getByRole('dialog', { name: 'Fuga a dos voces' })).toContainText('guia.pdf')
})

/** A task that this many students have delivered. */
async function conEntregas(page: Page, signInAs: Ingresar, cuantas: number, archivo = 'hoja.png') {
  const una = await conTarea(page, {}, { alumnos: cuantas })
  const ids: number[] = []
  for (const { email } of una.alumnos) {
    const alumno = await signInAs('alumno', email)
    ids.push(await handIn(page.request, alumno, { tareaId: una.tareaId, archivo }))
  }
  return { ...una, ids, ...(await signInAs('docente', una.docente)) }
}
type Ingresar = (rol: 'alumno' | 'docente', email?: string) => Promise<import('./ingreso').Ingreso>

test('calificada una entrega, el foco va a los puntos de la siguiente', async ({ page, signInAs }) => {
  const { catedraId, tareaId } = await conEntregas(page, signInAs, 2)
  await page.goto(`/docente/catedra/${catedraId}/tareas/${tareaId}/correccion`)
  const puntos = page.getByRole('textbox', { name: 'Puntos' })
  await puntos.fill('9')
  await page.keyboard.press('Enter')

  await expect(page.locator('#entrega-actual')).toHaveText('Rosa Prueba 2')
  await expect(puntos).toBeFocused()
})

test('once entregas se corrigen en el teléfono sin mover la página', async ({ page, signInAs }) => {
  const { catedraId, tareaId } = await conEntregas(page, signInAs, 11, 'análisis.txt')
  await page.setViewportSize(telefono)
  await page.goto(`/docente/catedra/${catedraId}/tareas/${tareaId}/correccion`)
  const puntos = page.getByRole('textbox', { name: 'Puntos' })
  const calificar = page.getByRole('button', { name: 'Calificar y seguir' })
  for (let i = 0; i < 11; i++) {
    await expect(page.getByText(`${i} de 11 calificadas`)).toBeVisible()
    await expect(page.locator('.vista:not(.antes-de-tiempo)')).toContainText('no es un mapa de bits')
    for (const una of [puntos, calificar]) await expect(una).toBeInViewport({ ratio: 1 })
    await puntos.fill('9')
    await calificar.click()
    expect(await page.evaluate(() => scrollY)).toBe(0)
  }

  await expect(page.locator('.fin-de-mesa')).toContainText('11 de 11.')
  await expect(page.locator('.fin-de-mesa a')).toBeFocused()
  await expectFits(page)
  await expectAccessible(page)
})

test('la siguiente entrega se ve en menos de 100 ms', async ({ page, signInAs }) => {
  const { catedraId, tareaId } = await conEntregas(page, signInAs, 3)
  await page.goto(`/docente/catedra/${catedraId}/tareas/${tareaId}/correccion`)
  await page.waitForLoadState('networkidle')

  const ms = await page.evaluate(async () => {
    const visible = () =>
      document.querySelector<HTMLImageElement>('.vista:not(.antes-de-tiempo) img') as HTMLImageElement
    const antes = visible().src
    const inicio = performance.now()
    dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
    while (visible().src === antes || !visible().complete) await new Promise(requestAnimationFrame)
    return performance.now() - inicio
  })

  expect(ms).toBeLessThan(100)
})

test('la planilla se imprime entera y sin lo que la rodea', async ({ page, signInAs }) => {
  const { docente, catedraId } = await conTarea(page, {}, { alumnos: 30 })
  await signInAs('docente', docente)
  await page.goto(`/docente/catedra/${catedraId}/calificaciones`)
  await expect(page.getByRole('row', { name: /Prueba 1, Rosa/ })).toBeVisible()
  const oculto = () =>
    page.locator('.marco-de-notas').evaluate((marco) => marco.scrollHeight - marco.clientHeight)
  expect(await oculto()).toBeGreaterThan(0)

  await page.emulateMedia({ media: 'print' })

  await expect.poll(oculto).toBe(0)
  await expect(page.getByRole('heading', { name: 'Planilla de notas' })).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('button')).toHaveCount(0)
})
