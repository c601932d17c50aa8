import type { Page } from '@playwright/test'
import { nuevaEvaluacion, nuevoCurso } from './evaluaciones'
import { aviso, escritorio, expect, expectFits, telefono, test } from './fixtures'
import { conTarea } from './tareas'

type ConCompartido = Window & { compartido: { text: string }[] }

/** What the device has to share with; without it, it has nothing. */
const withShare = (page: Page, has: boolean) =>
  page.addInitScript((has) => {
    const compartido: unknown[] = []
    Object.assign(window, { compartido })
    const value = has ? async (data: unknown) => void compartido.push(data) : undefined
    Object.defineProperty(navigator, 'share', { value, configurable: true })
  }, has)

const mensaje = (page: Page) => page.getByRole('dialog', { name: 'Copiar para WhatsApp' })
const compartido = (page: Page) => page.evaluate(() => (window as unknown as ConCompartido).compartido)

test('una docente ve lo que va a enviar de una tarea, y lo comparte el dispositivo', async ({
  page,
  signInAs,
  baseURL,
}) => {
  await withShare(page, true)
  const { docente, catedraId } = await conTarea(page, {}, { alumnos: 2 })
  await signInAs('docente', docente)
  await page.setViewportSize(telefono)
  await page.goto(`/docente/catedra/${catedraId}?tab=tareas`)

  await page.getByRole('button', { name: 'Copiar para WhatsApp Armonizar un bajo' }).click()

  const texto = mensaje(page).getByText('*Tarea: Armonizar un bajo*')
  await expect(texto).toContainText('A cuatro voces.')
  await expect(texto).toContainText(`${baseURL}/alumno/catedra/${catedraId}?tab=tareas`)
  await expectFits(page)
  expect(await compartido(page)).toEqual([])
  await mensaje(page).getByRole('button', { name: 'Compartir' }).click()
  await expect(mensaje(page)).toBeHidden()
  expect(await compartido(page)).toEqual([{ text: expect.stringMatching(/^\*Tarea: Armonizar un bajo\*\n/) }])
})

test('sin con qué compartir se copia cuántos faltan, y no quiénes', async ({ page, context, signInAs }) => {
  await withShare(page, false)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { docente, catedraId, tareaId } = await conTarea(page, {}, { alumnos: 3 })
  await signInAs('docente', docente)
  await page.goto(`/docente/catedra/${catedraId}/tareas/${tareaId}/correccion`)

  await page.getByText('Sin entregar (3)').click()
  await page.getByRole('button', { name: /Copiar para WhatsApp/ }).click()
  await mensaje(page).getByRole('button', { name: 'Copiar', exact: true }).click()

  await expect(aviso(page, 'Copiado.')).toBeVisible()
  await expect(mensaje(page)).toBeHidden()
  const copiado = await page.evaluate(() => navigator.clipboard.readText())
  expect(copiado).toMatch(/^\*Faltan entregar 3\*\n/)
  expect(copiado).not.toContain('Rosa')
})

test('donde tampoco se puede copiar, lo lleva un enlace', async ({ page, signInAs }) => {
  await withShare(page, false)
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('no')) },
    }),
  )
  const curso = await nuevoCurso(page)
  const evaluacion = await nuevaEvaluacion(curso)
  await signInAs('docente', curso.docente)
  await page.goto(`/docente/catedra/${curso.id}/evaluation/${evaluacion.id}`)

  await page.getByRole('button', { name: 'Copiar para WhatsApp' }).click()
  await mensaje(page).getByRole('button', { name: 'Copiar', exact: true }).click()

  const enlace = mensaje(page).getByRole('link', { name: 'Abrir WhatsApp con el mensaje' })
  const direccion = new URL((await enlace.getAttribute('href')) ?? '')
  expect(direccion.origin + direccion.pathname).toBe('https://wa.me/')
  expect(direccion.searchParams.get('text')).toBe(await mensaje(page).locator('.mensaje').textContent())
})

test('de lo que está en el tablón, y no de lo que está oculto', async ({ page, signInAs }) => {
  await withShare(page, true)
  const curso = await nuevoCurso(page)
  const { call } = await signInAs('docente', curso.docente)
  const publicacion = { titulo: 'Ensayo', contenido: '<p>El <b>viernes</b>.</p>', tipo: 'ANUNCIO' }
  await call(`POST /catedras/${curso.id}/publicaciones`, publicacion)
  await page.goto(`/docente/catedra/${curso.id}?tab=tablon`)

  const boton = page.getByRole('button', { name: 'Copiar para WhatsApp «Ensayo»' })
  await boton.click()
  await expect(mensaje(page)).toContainText('El viernes.')
  await mensaje(page).getByRole('button', { name: 'Cancelar' }).click()
  await expect(boton).toBeFocused()
  await page.getByRole('button', { name: 'Ocultar en Tablón' }).click()

  await expect(boton).toBeHidden()
})

for (const tamano of [telefono, escritorio]) {
  test(`de la página de un creador (${tamano.width})`, async ({ page, context, baseURL }) => {
    await withShare(page, false)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.setViewportSize(tamano)
    await page.goto('/creador/jose-asuncion-flores')
    const boton = page.getByRole('button', { name: 'Copiar para WhatsApp' })
    await boton.click()

    await expect(mensaje(page)).toContainText('*José Asunción Flores*')
    await expectFits(page)
    await page.keyboard.press('Escape')
    await expect(boton).toBeFocused()
    await boton.click()
    await mensaje(page).getByRole('button', { name: 'Copiar', exact: true }).click()

    await expect(page.getByText('Copiado.')).toBeVisible()
    await expect(mensaje(page)).toHaveCount(0)
    const copiado = await page.evaluate(() => navigator.clipboard.readText())
    expect(copiado.endsWith(`\n\n${baseURL}/creador/jose-asuncion-flores`)).toBe(true)
    expect(copiado.length).toBeLessThanOrEqual(700)
  })
}
