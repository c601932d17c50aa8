import type { Page } from '@playwright/test'
import { startProgram } from '../support/program'
import { closeCatedraDe, conNotas } from './actas'
import { expect, fila, test } from './administrador'
import { nuevaCatedra } from './cursado'
import { otroNavegador } from './curso'
import { aviso, expectFits, telefono } from './fixtures'
import { tokenDeAdmin } from './ingreso'

const desconocido = 'No hay ningún documento con ese código. Revisa que esté bien escrito.'

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
  await closeCatedraDe({ call, en })

  const { page: suya } = await otroNavegador(browser, program, 'docente', docente.email)
  await suya.goto(`/docente/catedra/${id}`)
  await expect(suya.getByText('Cerrada', { exact: true })).toBeVisible()
  await suya.getByRole('link', { name: 'Notas y acta' }).click()
  const acta = suya.waitForEvent('download')
  await suya.getByRole('button', { name: 'Descargar PDF de la versión 1' }).click()
  expect((await acta).suggestedFilename()).toMatch(/^acta-.+\.pdf$/)
  await expect(suya.getByRole('button', { name: 'Cambiar la escala' })).toHaveCount(0)

  const { email } = await call(`GET /alumnos/${alumnoIds[0]}`)
  const { page: deSosa } = await otroNavegador(browser, program, 'alumno', email)
  await deSosa.goto(`/alumno/catedra/${id}`)
  const constancia = deSosa.waitForEvent('download')
  await deSosa.getByRole('button', { name: 'Descargar mi constancia' }).click()
  expect((await constancia).suggestedFilename()).toMatch(/^constancia-.+\.pdf$/)
  await deSosa.setViewportSize(telefono)
  await expectFits(deSosa)
})

test('cualquiera comprueba el acta y su archivo, también sin JavaScript', async ({
  page,
  browser,
  program,
}) => {
  const { call, en } = await conNotas(page)
  const { codigo } = await closeCatedraDe({ call, en })
  const headers = { authorization: `Bearer ${await tokenDeAdmin(page.request)}` }
  const pdf = await (await page.request.get(`/api${en}/actas/1.pdf`, { headers })).body()

  const respuesta = await page.goto(`/acta/${codigo.toLowerCase().replaceAll('-', '')}`)
  expect(respuesta?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  await expect(page.getByRole('heading', { level: 1, name: 'VIGENTE' })).toBeVisible()
  await expect(page.getByText(`Acta ${codigo}`)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: '5 (cinco)' })).toContainText('1 alumno')
  await expect(page.getByRole('listitem').filter({ hasText: 'Ausentes' })).toContainText('1 alumno')
  await expect(page.getByText('Comprobación; no reemplaza al acta firmada.')).toBeVisible()
  await expect(page.locator('main')).not.toContainText('Sosa')
  const archivo = page.getByLabel('Comprobar el archivo')
  await archivo.setInputFiles({ name: 'acta.pdf', mimeType: 'application/pdf', buffer: pdf })
  await expect(page.getByText('Es el archivo del acta.')).toBeVisible()
  const otro = Buffer.concat([pdf, Buffer.from('\n')])
  await archivo.setInputFiles({ name: 'acta.pdf', mimeType: 'application/pdf', buffer: otro })
  await expect(page.getByText('No es el archivo de esta acta.')).toBeVisible()
  await page.setViewportSize(telefono)
  await expectFits(page)

  await call(`POST ${en}/reabrir`, { motivo: 'Un oral mal anotado' })
  await closeCatedraDe({ call, en })
  const context = await browser.newContext({ baseURL: program.url, javaScriptEnabled: false })
  const sinGuiones = await context.newPage()
  await sinGuiones.goto('/acta')
  await sinGuiones.getByLabel('Código del acta').fill('0000-0000-0000')
  await sinGuiones.getByRole('button', { name: 'Comprobar' }).click()
  await expect(sinGuiones.getByText(desconocido)).toBeVisible()
  await sinGuiones.getByLabel('Código del acta').fill(` ${codigo} `)
  await sinGuiones.getByRole('button', { name: 'Comprobar' }).click()
  await expect(sinGuiones.getByRole('heading', { level: 1 })).toHaveText(/^REEMPLAZADA el \d\d\/\d\d\/\d{4}$/)
  await expect(sinGuiones.getByLabel('Comprobar el archivo')).toBeHidden()
  await context.close()
})

test('sin con qué calcular la suma, lo dice', async ({ page }) => {
  const { call, en } = await conNotas(page)
  const { codigo } = await closeCatedraDe({ call, en })
  await page.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }))

  await page.goto(`/acta/${codigo}`)

  await expect(page.getByText('Este navegador no puede comprobar archivos aquí.')).toBeVisible()
  await expect(page.getByLabel('Comprobar el archivo')).toBeHidden()
})

test('un código que no es de nada es un 404 donde se escribe otro', async ({ page }) => {
  for (const papel of ['acta', 'constancia']) {
    const respuesta = await page.goto(`/${papel}/0000-0000-000O`)
    expect(respuesta?.status()).toBe(404)
    expect(respuesta?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    expect(respuesta?.headers()['retry-after']).toBeUndefined()
    await expect(page.getByText(desconocido)).toBeVisible()
    await expect(page.getByRole('textbox', { name: /^Código/ })).toHaveValue('0000-0000-000O')
  }
  await page.setViewportSize(telefono)
  await expectFits(page)
  expect(await (await page.request.get('/sitemap.xml')).text()).not.toContain('/acta')
})

test('quien prueba códigos espera', async ({ playwright }) => {
  const program = await startProgram({ env: { RATE_LIMIT: 'on' } })
  const request = await playwright.request.newContext({ baseURL: program.url })
  const probar = () => request.get('/acta/0000-0000-0000')
  for (let i = 0; i < 30; i++) expect((await probar()).status()).toBe(404)

  const ultima = await probar()

  expect(ultima.status()).toBe(429)
  expect(Number(ultima.headers()['retry-after'])).toBeGreaterThan(0)
  expect(await ultima.text()).toMatch(/Demasiados intentos\. Prueba de nuevo en \d+ minutos\./)
  await request.dispose()
  await program.stop()
})
