import type { Page } from '@playwright/test'
import { aviso, expect, expectGood, test } from './fixtures'
import { codigoNuevo, emails } from './ingreso'

const SIN_CORREO =
  'Esta institución todavía no envía correos. Pide un código a tu docente o a la administración.'

const areas = [
  ['docente', '/docente/login', '/docente/dashboard', 'Mi Dashboard de Docente', 'docenteToken'],
  ['alumno', '/alumno/login', '/alumnos/dashboard', 'Mi Dashboard de Alumno', 'userToken'],
] as const

for (const [rol, ingreso, panel, titulo, clave] of areas) {
  test(`un ${rol} entra con el código de su correo`, async ({ page, program }) => {
    await page.goto(ingreso)
    const codigo = await fetchCodigo(page, program, emails[rol])
    await campoDelCodigo(page).fill(` ${codigo.slice(0, 3)} ${codigo.slice(3)} `)
    await page.keyboard.press('Enter')

    await expect(aviso(page, '¡Sesión iniciada con éxito!')).toBeVisible()
    await expect(page).toHaveURL(panel)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titulo)
    expect(await tokens(page)).toEqual([clave])
    await page.goto(ingreso)
    await expect(page).toHaveURL(panel)
  })
}

test('volver a cargar la página sigue en el segundo paso, con su email y su cuenta', async ({
  page,
  program,
}) => {
  await page.goto('/alumno/login')
  const codigo = await fetchCodigo(page, program, emails.alumno)
  await expect(boton(page, /Reenviar código \(en (1:00|0:\d\d)\)/)).toBeDisabled()

  await page.reload()

  await expect(page.getByLabel('Email')).toHaveValue(emails.alumno)
  await expect(page.getByText(SIN_CORREO)).toBeVisible()
  await expect(boton(page, /Reenviar código \(en 0:\d\d\)/)).toBeDisabled()
  await campoDelCodigo(page).fill(codigo)
  await boton(page, 'Verificar código').click()
  await expect(page).toHaveURL('/alumnos/dashboard')
})

test('«Ingresar» ofrece los dos ingresos y, más callado, el de la administración', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Ingresar' }).click()

  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Tu sesión ha expirado.')).toBeHidden()
  for (const [nombre, ingreso] of [
    ['Soy alumno', '/alumno/login'],
    ['Soy docente', '/docente/login'],
    ['Ingreso de la administración', '/admin/login'],
  ] as const) {
    await expect(page.getByRole('link', { name: nombre })).toHaveAttribute('href', ingreso)
  }
})

test('sin sesión, el panel de alumnos lleva a los ingresos y lo demás, al inicio', async ({ page }) => {
  await page.goto('/alumnos/dashboard')
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Tu sesión ha expirado.')).toBeHidden()

  await page.goto('/alumno/catedra/1')
  await expect(page).toHaveURL('/')
})

test('una sesión vencida en el panel del alumno lleva a los ingresos, que lo dicen', async ({ page }) => {
  await conTokenVencido(page, 'userToken')

  await page.goto('/alumnos/dashboard')

  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Tu sesión ha expirado. Por favor, inicia sesión nuevamente.')).toBeVisible()
  expect(await tokens(page)).toEqual([])
})

test('salir borra todo, retira la cookie y no deja volver atrás', async ({ page, signInAs }) => {
  await signInAs('docente')
  await page.goto('/docente/dashboard')
  const salida = page.waitForRequest((pedido) => pedido.url().endsWith('/api/logout'))

  await boton(page, 'Cerrar Sesión').click()

  await expect(page).toHaveURL('/')
  expect((await salida).method()).toBe('POST')
  expect(await tokens(page)).toEqual([])
  await page.goBack()
  await expect(page).toHaveURL('/docente/login')
})

test('salir en una pestaña saca también de las otras', async ({ page, context, signInAs }) => {
  const { catedra } = await signInAs('docente')
  const otra = await context.newPage()
  await otra.goto(`/docente/catedra/${catedra.id}`)
  await expect(otra.getByRole('heading', { level: 1 })).toHaveText(catedra.nombre)
  await page.goto('/docente/dashboard')

  await boton(page, 'Cerrar Sesión').click()

  await expect(otra).toHaveURL('/docente/login')
})

test.describe('direcciones', () => {
  for (const [de, a] of [
    ['/docente', '/docente/dashboard'],
    ['/docente/catedras/5', '/docente/catedra/5'],
    ['/alumno', '/alumnos/dashboard'],
    ['/alumno/dashboard', '/alumnos/dashboard'],
    ['/alumno/submit-tarea/7', '/alumno/tarea/7'],
    ['/realizar-evaluacion/9', '/evaluacion/9'],
  ] as const) {
    test(`${de} lleva a ${a}`, async ({ request }) => {
      const respuesta = await request.get(de, { maxRedirects: 0 })

      expect([respuesta.status(), respuesta.headers().location]).toEqual([301, a])
    })
  }

  test('una que no existe se dice', async ({ page }) => {
    expect((await page.goto('/docente/nada'))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Se cortó el hilo')
    expect((await page.goto('/login/otro'))?.status()).toBe(404)
  })
})

test('también el código es accesible y entra en un teléfono', async ({ page, program }) => {
  await page.goto('/docente/login')
  await expect(page.getByRole('banner')).toContainText('Plataforma Educativa Colaborativa')
  await fetchCodigo(page, program, emails.docente)
  await campoDelCodigo(page).fill('1')
  await boton(page, 'Verificar código').click()

  await expectGood(page)
})

const boton = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })

const campoDelCodigo = (page: Page) => page.getByLabel('Código de 6 dígitos')

async function fetchCodigo(page: Page, program: Parameters<typeof codigoNuevo>[0], email: string) {
  await page.getByLabel('Email').fill(email)
  return codigoNuevo(program, email, async () => {
    await boton(page, 'Enviar código').click()
    await expect(campoDelCodigo(page)).toBeVisible()
  })
}

async function conTokenVencido(page: Page, clave: string) {
  await page.goto('/about')
  await page.evaluate((clave) => localStorage.setItem(clave, 'vencida'), clave)
}

const tokens = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((clave) => clave.endsWith('oken')))
