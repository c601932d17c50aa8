import { startProgram } from '../support/program'
import { closeCatedraDe, conNotas } from './actas'
import { expect, test } from './administrador'
import { expectFits, telefono } from './fixtures'
import { tokenDeAdmin } from './ingreso'

const desconocido = 'No hay ningún documento con ese código. Revisa que esté bien escrito.'

test('cualquiera comprueba el acta y su archivo', async ({ page }) => {
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
})

test('un acta reemplazada se comprueba también sin JavaScript', async ({ page, browser, program }) => {
  const { call, en } = await conNotas(page)
  const { codigo } = await closeCatedraDe({ call, en })
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
