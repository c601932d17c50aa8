import type { Page } from '@playwright/test'
import { expect, fila, test } from './administrador'
import { nuevaCatedra } from './cursado'
import { otroNavegador } from './curso'
import { aviso, expectAccessible, expectFits, telefono } from './fixtures'
import { pedidosDe, tokenDeAdmin } from './ingreso'

/** A course that asks for 60 per cent: Sosa has 19 of 20, Vera nothing. */
async function conNotas(page: Page) {
  const catedra = await nuevaCatedra(page, { alumnos: ['Sosa', 'Vera'] })
  const call = pedidosDe(page.request, await tokenDeAdmin(page.request))
  const en = `/admin/catedras/${catedra.id}`
  const reglas = await call(`GET ${en}/reglas`)
  await call(`PUT ${en}/reglas`, { ...reglas, escala: { cortes: [60, 70, 80, 90] } })
  const [{ id: rubroId }] = await call(`PUT ${en}/rubros`, { rubros: [{ nombre: 'Oral', peso: 100 }] })
  const notas = [{ alumnoId: catedra.alumnoIds[0], puntos_obtenidos: 19 }]
  await call(`PUT ${en}/notas-manuales`, { rubroId, nombre: 'Oral', puntos_posibles: 20, notas })
  return { ...catedra, call, en }
}

const cerrar = (page: Page) => page.getByRole('button', { name: 'Cerrar la cátedra' })

test('de lo que falta al acta: se decide, se cierra una vez, se reabre y se cierra de nuevo', async ({
  page,
  enter,
}) => {
  const { id, call, en } = await conNotas(page)
  await call(`POST ${en}/diasclase`, { fecha: '2026-03-02', dia_semana: 'Lunes' })
  await enter(`/admin/catedras/${id}`)
  await page.getByRole('link', { name: 'Cerrar el año' }).click()

  const falta = page.getByRole('list', { name: 'Lo que falta' })
  await expect(falta.getByRole('link', { name: /clase sin lista, del 02\/03\/2026/ })).toHaveAttribute(
    'href',
    /tab=clases&dia=\d+$/,
  )
  await falta.getByRole('link', { name: /Rosa Vera no tiene nada que cuente/ }).click()
  await expect(page.getByLabel('Nota de Rosa Vera')).toBeFocused()
  await page.getByLabel('Nota de Rosa Vera').selectOption('2 (dos), por decisión')
  await expect(falta.getByRole('listitem')).toHaveCount(1)
  await expect(fila(page, 'Rosa Sosa')).toContainText('95,00')
  await expectAccessible(page)
  await page.setViewportSize(telefono)
  await expectFits(page)

  await cerrar(page).click()
  const dialogo = page.getByRole('dialog', { name: /¿Cerrar la cátedra Contrapunto/ })
  await expect(dialogo).toContainText('1 alumno con 5 (cinco)')
  await expect(dialogo).toContainText('1 alumno con 2 (dos)')
  await dialogo.getByRole('button', { name: 'Cerrar la cátedra' }).dblclick()
  await expect(aviso(page, 'Cátedra cerrada. Su acta es la versión 1.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Cátedra cerrada' })).toBeFocused()
  await expect(page.getByRole('img', { name: /^Código del acta/ })).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)

  for (const tipo of ['PDF', 'CSV']) {
    const descarga = page.waitForEvent('download')
    await page.getByRole('button', { name: `Descargar ${tipo} de la versión 1` }).click()
    expect((await descarga).suggestedFilename()).toMatch(new RegExp(`^acta-.+-v1\\.${tipo.toLowerCase()}$`))
  }

  await page.getByRole('button', { name: 'Reabrir la cátedra' }).click()
  const reabrir = page.getByRole('dialog', { name: 'Reabrir la cátedra' })
  await reabrir.getByRole('button', { name: 'Reabrir la cátedra' }).click()
  await expect(aviso(page, 'Escribe por qué se reabre la cátedra.')).toBeVisible()
  await reabrir.getByLabel('Por qué se reabre').fill('Un oral mal anotado')
  await reabrir.getByRole('button', { name: 'Reabrir la cátedra' }).dblclick()
  await expect(aviso(page, 'Cátedra reabierta.')).toBeVisible()
  await expect(page.getByText('Se reabrió: Un oral mal anotado')).toBeVisible()

  await cerrar(page).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar la cátedra' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Versión 2' })).toContainText('Vigente')
  await expect(page.getByRole('listitem').filter({ hasText: 'Versión 1' })).toContainText('Reemplazada')
})

test('sin escala lleva a elegirla; si otra persona cerró antes, lo muestra', async ({ page, enter }) => {
  const { id } = await nuevaCatedra(page, { alumnos: ['Sosa'] })
  await enter(`/admin/catedras/${id}/cierre`)
  await expect(page.getByText('Elige una escala antes de cerrar.')).toBeVisible()
  await expect(cerrar(page)).toBeHidden()
  await page.getByRole('link', { name: 'Elegir una escala' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nota final' })).toBeVisible()

  const otra = await conNotas(page)
  await enter(`/admin/catedras/${otra.id}/cierre`)
  await cerrar(page).click()
  const dialogo = page.getByRole('dialog')
  await page.route('**/cerrar', (route) => route.abort())
  await dialogo.getByRole('button', { name: 'Cerrar la cátedra' }).click()
  await expect(aviso(page, 'No se pudo cerrar la cátedra.')).toBeVisible()
  await page.unroute('**/cerrar')
  await otra.call(`POST ${otra.en}/cerrar`, {})
  await dialogo.getByRole('button', { name: 'Cerrar la cátedra' }).click()
  await expect(aviso(page, 'La cátedra está cerrada.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Cátedra cerrada' })).toBeVisible()
})

test('su docente baja el acta, y cada alumno su constancia', async ({ page, browser, program }) => {
  const { id, call, en, docente, alumnoIds } = await conNotas(page)
  await call(`POST ${en}/cerrar`, {})

  const { page: suya } = await otroNavegador(browser, program, 'docente', docente.email)
  await suya.goto(`/docente/catedra/${id}`)
  await expect(suya.getByText('Cerrada', { exact: true })).toBeVisible()
  await suya.getByRole('link', { name: 'Notas y acta' }).click()
  const acta = suya.waitForEvent('download')
  await suya.getByRole('button', { name: 'Descargar PDF de la versión 1' }).click()
  expect((await acta).suggestedFilename()).toMatch(/^acta-.+\.pdf$/)
  await suya.getByRole('button', { name: 'Cambiar la escala' }).click()
  await suya.getByRole('button', { name: 'Guardar la escala' }).click()
  await expect(aviso(suya, 'La cátedra está cerrada.')).toBeVisible()

  const { email } = await call(`GET /alumnos/${alumnoIds[0]}`)
  const { page: deSosa } = await otroNavegador(browser, program, 'alumno', email)
  await deSosa.goto(`/alumno/catedra/${id}`)
  const constancia = deSosa.waitForEvent('download')
  await deSosa.getByRole('button', { name: 'Descargar mi constancia' }).click()
  expect((await constancia).suggestedFilename()).toMatch(/^constancia-.+\.pdf$/)
  await expectAccessible(deSosa)
  await deSosa.setViewportSize(telefono)
  await expectFits(deSosa)
})
