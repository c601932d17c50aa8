import type { Page } from '@playwright/test'
import { cursoNuevo } from './curso'
import { aviso, escritorio, expect, expectFits, telefono, test } from './fixtures'

const dialogo = (page: Page) => page.getByRole('dialog', { name: 'Código para ingresar' })

async function readCodigo(page: Page): Promise<string> {
  const dicho = dialogo(page).getByRole('status')
  await expect(dicho).toContainText(/\d{3} \d{3}/)
  return /\d{3} \d{3}/.exec((await dicho.textContent()) ?? '')?.[0] ?? ''
}

/** Without asking for one by mail. */
async function enterWith(page: Page, email: string, codigo: string) {
  await page.goto('/alumno/login')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Ya tengo un código' }).click()
  await page.getByLabel('Código de 6 dígitos').fill(codigo)
  await page.getByRole('button', { name: 'Verificar código' }).click()
  await page.waitForURL(/^(?!.*login)/)
}

test('una docente da un código, el alumno ingresa con él, y ve en su perfil cómo ingresó', async ({
  page,
  browser,
  baseURL,
  signInAs,
}) => {
  const curso = await cursoNuevo(page)
  await signInAs('docente', curso.docente)
  await page.setViewportSize(telefono)
  await page.goto(`/docente/catedra/${curso.id}?tab=alumnos`)
  const boton = page.getByRole('button', { name: 'Dar un código para ingresar a Ana Ríos' })

  await boton.click()
  await expect(dialogo(page)).toContainText('Vale por 10 minutos y una sola vez.')
  await dialogo(page).getByRole('button', { name: 'Dar el código' }).click()

  const codigo = await readCodigo(page)
  await expect(dialogo(page).getByRole('timer')).toHaveText(/^(10:00|9:5\d)$/)
  for (const viewport of [telefono, escritorio]) {
    await page.setViewportSize(viewport)
    await expectFits(page)
  }
  await dialogo(page).locator('footer').getByRole('button', { name: 'Cerrar' }).click()
  await expect(boton).toBeFocused()

  const context = await browser.newContext({ baseURL, locale: 'es-PY', viewport: telefono })
  const deAna = await context.newPage()
  await enterWith(deAna, curso.alumna, codigo)
  await deAna.getByRole('button', { name: /Ana/ }).click()
  await deAna.getByRole('link', { name: /perfil/i }).click()
  const ingresos = deAna.getByRole('region', { name: 'Tus últimos ingresos' })
  await expect(ingresos.getByRole('listitem')).toHaveText([/Con un código en mano/])
  await expect(
    deAna.getByText(
      /^Entraste con un código en mano: .* se puede desde el \d\d\/\d\d\/\d{4}, o con un código/,
    ),
  ).toBeVisible()
  await deAna.getByRole('button', { name: 'Descargar mis datos' }).click()
  await expect(aviso(deAna, 'Entraste con un código en mano: eso se puede desde el ')).toBeVisible()
  await expectFits(deAna)
  await context.close()
})

test('a quienes no les llegan los correos se los ve, con el código al lado', async ({ page, signInAs }) => {
  const curso = await cursoNuevo(page)
  const { call } = await signInAs('docente', curso.docente)
  const { CatedraAlumno } = await call(`GET /docente/me/catedra/${curso.id}`)
  const sinCorreo = CatedraAlumno.map(({ Alumno }: { Alumno: { id: number } }) => ({
    alumnoId: Alumno.id,
    ...Alumno,
    desde: '2026-03-01T10:00:00.000Z',
  }))
  await page.route('**/sin-correo', (route) => route.fulfill({ json: sinCorreo }))
  await page.setViewportSize(telefono)
  await page.goto(`/docente/catedra/${curso.id}?tab=alumnos`)

  await page.getByText('A 2 alumnos no les llegan los correos').click()
  await expectFits(page)
  const fila = page.getByRole('listitem').filter({ hasText: curso.alumno })
  await fila.getByRole('button', { name: 'Dar un código a Beto Ríos' }).click()

  await expect(dialogo(page)).toContainText('Para Beto Ríos.')
  await expect(dialogo(page)).toContainText(curso.alumno)
})

test('la administración lo da desde la lista de alumnos; si son demasiados, dice cuánto esperar', async ({
  page,
  signInAs,
}) => {
  const curso = await cursoNuevo(page)
  await signInAs('admin')
  await page.goto('/admin/alumnos')
  await page.getByLabel('Buscar alumnos').fill(curso.alumna)
  const fila = page.getByRole('row', { name: curso.alumna })
  await fila.getByRole('button', { name: 'Dar un código para ingresar a Ana Ríos' }).click()

  await dialogo(page).getByRole('button', { name: 'Dar el código' }).click()
  const codigo = await readCodigo(page)
  const error = 'Demasiados intentos. Prueba de nuevo en 40 minutos.'
  const refusal = { status: 429, json: { error, message: error, code: 'demasiados_pedidos' } }
  await page.route('**/codigo', (route) => route.fulfill(refusal))
  await dialogo(page).getByRole('button', { name: 'Dar otro' }).click()

  await expect(aviso(page, error)).toBeVisible()
  expect(await readCodigo(page)).toBe(codigo)
})
