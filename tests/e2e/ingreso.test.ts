import type { Page } from '@playwright/test'
import { aviso, escritorio, expect, expectAccessible, expectFits, telefono, test } from './fixtures'
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
    await boton(page, 'Enviar código').click()
    await expect(page.getByText('El email es obligatorio.')).toBeVisible()
    await page.getByLabel('Email').fill('no es un email')
    await boton(page, 'Enviar código').click()
    await expect(aviso(page, 'El email no es válido.')).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')

    const codigo = await fetchCodigo(page, program, emails[rol])
    await expect(aviso(page, SIN_CORREO)).toBeVisible()
    await expect(page.locator('form').getByText(SIN_CORREO)).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(emails[rol])
    await expect(page.getByLabel('Email')).toHaveAttribute('readonly', '')
    await expect(campoDelCodigo(page)).toBeFocused()
    await expect(campoDelCodigo(page)).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(campoDelCodigo(page)).toHaveAttribute('inputmode', 'numeric')
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

test('un código equivocado o incompleto se dice en el campo y en un aviso', async ({ page, program }) => {
  await page.goto('/docente/login')
  const codigo = await fetchCodigo(page, program, emails.docente)

  await campoDelCodigo(page).fill('12 34')
  await boton(page, 'Verificar código').click()
  await expect(page.getByText('El código debe tener 6 dígitos.')).toBeVisible()
  await campoDelCodigo(page).fill(codigo === '000000' ? '000001' : '000000')
  await boton(page, 'Verificar código').click()

  await expect(aviso(page, 'El código no es correcto.')).toBeVisible()
  await expect(page.locator('.ui-error')).toHaveText('El código no es correcto.')
  await expect(campoDelCodigo(page)).toBeFocused()
  await campoDelCodigo(page).fill(`Tu código es ${codigo}.`)
  await boton(page, 'Verificar código').click()
  await expect(page).toHaveURL('/docente/dashboard')
})

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

test('pasado el minuto se pide otro código, y el de antes ya no sirve', async ({ page, program }) => {
  await page.clock.install()
  await page.goto('/docente/login')
  const antes = await fetchCodigo(page, program, emails.docente)
  await page.clock.fastForward(61_000)

  const despues = await codigoNuevo(program, emails.docente, () => boton(page, 'Reenviar código').click())
  await campoDelCodigo(page).fill(antes)
  await boton(page, 'Verificar código').click()
  if (antes !== despues) await expect(page.locator('.ui-error')).toHaveText('El código no es correcto.')
  await campoDelCodigo(page).fill(despues)
  await boton(page, 'Verificar código').click()

  await expect(page).toHaveURL('/docente/dashboard')
})

test('se puede cambiar el email en el segundo paso', async ({ page, program }) => {
  await page.goto('/docente/login')
  await fetchCodigo(page, program, emails.docente)

  await boton(page, 'Cambiar el email').click()
  await expect(page.getByLabel('Email')).toBeEditable()
  await expect(boton(page, /Enviar código \(en/)).toBeDisabled()
  await page.getByLabel('Email').fill('otra@guarania.example')
  await boton(page, 'Enviar código').click()

  await expect(page.getByLabel('Email')).toHaveValue('otra@guarania.example')
  await expect(campoDelCodigo(page)).toBeVisible()
})

for (const ingreso of ['/alumno/login', '/docente/login']) {
  test(`quien vuelve a cambiar el email lo escribe enseguida (${ingreso})`, async ({ page }) => {
    await page.route('**/request-otp', (route) =>
      route.fulfill({ json: { message: 'Código enviado a tu email.' } }),
    )
    await page.goto(ingreso)
    await expect(page.getByLabel('Email')).toBeVisible()
    await expect(page.getByLabel('Email')).not.toBeFocused()
    await page.getByLabel('Email').fill('otra@guarania.example')
    await boton(page, 'Enviar código').click()

    await boton(page, 'Cambiar el email').click()

    await expect(page.getByLabel('Email')).toBeFocused()
    await expect(page.getByLabel('Email')).toBeEditable()
  })
}

test('un 429 dice cuánto esperar y se cuenta; quien ya tiene un código puede usarlo', async ({ page }) => {
  const texto = 'Demasiados intentos. Prueba de nuevo en 42 segundos.'
  await page.route('**/api/docente/request-otp', (route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '42' }, json: { error: texto, message: texto } }),
  )
  await page.goto('/docente/login')
  await page.getByLabel('Email').fill(emails.docente)
  await boton(page, 'Enviar código').click()

  await expect(aviso(page, texto)).toBeVisible()
  await expect(page.locator('.ui-error')).toHaveText(texto)
  await expect(boton(page, /Enviar código \(en 0:4\d\)/)).toBeDisabled()
  await boton(page, 'Ya tengo un código').click()
  await expect(campoDelCodigo(page)).toBeFocused()
})

test('sin respuesta del servidor se dice a la letra', async ({ page, program }) => {
  await page.goto('/alumno/login')
  await page.route('**/api/request-otp', (route) => route.abort())
  await page.getByLabel('Email').fill(emails.alumno)
  await boton(page, 'Enviar código').click()
  await expect(aviso(page, 'Error al solicitar OTP.')).toBeVisible()
  await expect(page.locator('.ui-error')).toHaveText('Error al solicitar OTP.')
  await page.unroute('**/api/request-otp')

  const codigo = await fetchCodigo(page, program, emails.alumno)
  await page.route('**/api/alumnos/verify-otp', (route) => route.abort())
  await campoDelCodigo(page).fill(codigo)
  await boton(page, 'Verificar código').click()

  await expect(aviso(page, 'Error al verificar OTP.')).toBeVisible()
  await expect(page.locator('.ui-error')).toHaveText('Error al verificar OTP.')
  await expect(campoDelCodigo(page)).toHaveValue(codigo)
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

test('sin sesión, una pantalla de docentes lleva a su ingreso y después a donde se iba', async ({
  page,
  program,
}) => {
  await page.goto('/docente/catedra/1?tab=alumnos')
  await expect(page).toHaveURL('/docente/login')

  const codigo = await fetchCodigo(page, program, emails.docente)
  await campoDelCodigo(page).fill(codigo)
  await boton(page, 'Verificar código').click()

  await expect(page).toHaveURL('/docente/catedra/1?tab=alumnos')
})

test('sin sesión, el panel de alumnos lleva a los ingresos y lo demás, al inicio', async ({ page }) => {
  await page.goto('/alumnos/dashboard')
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Tu sesión ha expirado.')).toBeHidden()

  await page.goto('/alumno/catedra/1')
  await expect(page).toHaveURL('/')
})

test('una sesión vencida en el panel del docente se dice y lleva a su ingreso', async ({ page }) => {
  await conTokenVencido(page, 'docenteToken')

  await page.goto('/docente/dashboard')

  await expect(page).toHaveURL('/docente/login')
  await expect(aviso(page, 'Tu sesión ha expirado. Por favor, inicia sesión nuevamente.')).toBeVisible()
  expect(await tokens(page)).toEqual([])
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

  for (const direccion of [
    '/docente/nada',
    '/docente/catedra/x/calificaciones',
    '/docente/catedra/0/calificaciones',
    '/docente/catedra/1/otra',
    '/docente/profile',
    '/alumno/nada',
    '/alumno/catedra',
    '/alumnos/nada',
    '/alumno/submit-tarea/x',
    '/realizar-evaluacion/x',
    '/login/otro',
  ]) {
    test(`${direccion} no existe`, async ({ page }) => {
      expect((await page.goto(direccion))?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Se cortó el hilo')
    })
  }

  test('las redirecciones valen también dentro del área', async ({ page, signInAs }) => {
    const { catedra } = await signInAs('docente')
    await page.goto('/docente/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mi Dashboard de Docente')

    await page.evaluate((id) => {
      history.pushState(null, '', `/docente/catedras/${id}`)
      dispatchEvent(new PopStateEvent('popstate'))
    }, catedra.id)

    await expect(page).toHaveURL(`/docente/catedra/${catedra.id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(catedra.nombre)
  })
})

test(`los ingresos son accesibles y entran en un teléfono`, async ({ page, program }) => {
  const isValid = async () => {
    for (const tamano of [telefono, escritorio]) {
      await page.setViewportSize(tamano)
      await expectFits(page)
      await expectAccessible(page)
    }
  }
  await page.goto('/login')
  await isValid()
  await page.goto('/docente/login')
  await expect(page.getByLabel('Email')).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('Plataforma Educativa Colaborativa')
  await isValid()
  await fetchCodigo(page, program, emails.docente)
  await campoDelCodigo(page).fill('1')
  await boton(page, 'Verificar código').click()
  await isValid()
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
