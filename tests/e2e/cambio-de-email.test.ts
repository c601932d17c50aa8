import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Program } from '../support/program'
import { aviso, expect, expectFits, telefono, test } from './fixtures'
import { codigoNuevo, pedidosDe, tokenDeAdmin } from './ingreso'

const personas = [
  { rol: 'alumno', ruta: '/alumnos' },
  { rol: 'docente', ruta: '/admin/docentes' },
] as const

for (const { rol, ruta } of personas) {
  test(`un ${rol} cambia su email con el código que llega al nuevo`, async ({ page, program, signInAs }) => {
    const persona = await nuevaPersona(page, ruta)
    const nuevo = `nuevo-${persona.email}`
    const { call } = await signInAs(rol, persona.email)
    await page.setViewportSize(telefono)
    await page.goto(`/${rol}/profile/${persona.id}`)
    await page.getByLabel('Teléfono', { exact: true }).fill('0981 555 000')
    await page.getByLabel('Email', { exact: true }).fill(nuevo)
    const codigo = await codigoNuevo(program, nuevo, () =>
      page.getByRole('button', { name: 'Guardar cambios' }).click(),
    )
    const pendiente = page.getByText(
      `Te enviamos un código a ${nuevo}. Hasta que lo escribas vale tu email de antes.`,
    )
    await expect(pendiente).toBeVisible()
    await expect(page.getByLabel('Código de 6 dígitos')).toBeFocused()
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(persona.email)
    await expect(page.getByRole('button', { name: /^Enviar de nuevo \(en / })).toBeDisabled()
    await expectFits(page)

    await page.reload()
    await expect(pendiente).toBeVisible()
    await expect(page.getByLabel('Teléfono', { exact: true })).toHaveValue('0981 555 000')
    await page.getByLabel('Código de 6 dígitos').fill(codigo === '000000' ? '000001' : '000000')
    await page.getByRole('button', { name: 'Confirmar' }).click()
    await expect(page.getByText('El código no es correcto.')).toBeVisible()
    await page.getByLabel('Código de 6 dígitos').fill(codigo)
    await page.getByRole('button', { name: 'Confirmar' }).click()

    await expect(aviso(page, 'Confirmaste tu email nuevo. Vale desde el ')).toBeVisible()
    await expect(pendiente).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Tu email va a cambiar' })).toBeVisible()
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(persona.email)
    await expectFits(page)
    const yo = rol === 'alumno' ? 'GET /alumnos/me' : 'GET /docente/me'
    expect(await call(yo)).toMatchObject({ email: persona.email, email_pendiente: nuevo })

    await signInAs('admin')
    await page.goto(`/admin/${rol}s`)
    await page.getByLabel('Buscar').fill(persona.email)
    await expect(page.getByText(`Pidió ${nuevo}`)).toBeVisible()
    await page.getByRole('button', { name: 'Editar a Luz Prueba' }).click()
    const ficha = page.getByRole('dialog')
    await expect(ficha.getByText(/^Pidió cambiar su email por .* Vale desde el /)).toBeVisible()
    await expectFits(page)
    await ficha.getByRole('button', { name: 'Confirmar' }).click()

    await expect(aviso(page, `Ahora ingresa con ${nuevo}.`)).toBeVisible()
    await expect(page.getByText(`Pidió ${nuevo}`)).toBeHidden()
    expect(await call(yo)).toMatchObject({ email: nuevo, email_pendiente: null })
  })
}

test('el email de antes cancela el cambio con el enlace de su aviso, sin JavaScript', async ({
  page,
  browser,
  program,
  signInAs,
}) => {
  const persona = await nuevaPersona(page, '/alumnos')
  const { call } = await signInAs('alumno', persona.email)
  await call('PUT /alumnos/me', { email: `nuevo-${persona.email}` })
  const context = await browser.newContext({
    baseURL: program.url,
    javaScriptEnabled: false,
    viewport: telefono,
  })
  const suya = await context.newPage()
  await suya.goto(await enlaceDeAviso(program, persona.email))

  await expect(suya.getByRole('heading', { name: '¿Cancelar el cambio de email?' })).toBeVisible()
  expect(await suya.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
  await expectFits(suya)
  await suya.getByRole('button', { name: 'Cancelar el cambio' }).click()

  await expect(suya.getByRole('heading', { name: 'Tu email queda como estaba' })).toBeVisible()
  expect(await call('GET /alumnos/me')).toMatchObject({ email: persona.email, email_pendiente: null })
  await suya.goBack()
  await suya.reload()
  await expect(suya.getByRole('heading', { name: 'No hay nada que cancelar' })).toBeVisible()
  await context.close()
})

test('quien se arrepiente cancela el cambio, y su email sigue siendo el de antes', async ({
  page,
  signInAs,
}) => {
  const persona = await nuevaPersona(page, '/alumnos')
  const { call } = await signInAs('alumno', persona.email)
  const nuevo = `nuevo-${persona.email}`
  await call('PUT /alumnos/me', { email: nuevo })
  await page.goto(`/alumno/profile/${persona.id}`)

  await page.getByRole('button', { name: 'Confirmar' }).click()
  await expect(page.getByText('El código debe tener 6 dígitos.')).toBeVisible()
  await page.getByRole('button', { name: 'Enviar de nuevo' }).click()
  await expect(aviso(page, 'Te enviamos un código.')).toBeVisible()
  await page.getByRole('button', { name: 'Cancelar el cambio' }).click()

  await expect(aviso(page, 'Tu email queda como estaba.')).toBeVisible()
  await expect(page.getByText('Confirma tu email nuevo')).toBeHidden()
  expect(await call('GET /alumnos/me')).toMatchObject({ email: persona.email, email_pendiente: null })
})

async function enlaceDeAviso({ dataDir }: Program, email: string): Promise<string> {
  let enlace: string | undefined
  await expect(() => {
    const carpeta = join(dataDir, 'correos')
    const cartas = readdirSync(carpeta).map((archivo) => readFileSync(join(carpeta, archivo), 'utf8'))
    const aviso = cartas.find(
      (carta) => carta.includes(`To: ${email}`) && carta.includes('Cancelar el cambio'),
    )
    enlace = /\/cambio-de-email\/\d+-[0-9a-f]{64}/.exec(aviso?.replace(/=\r?\n/g, '') ?? '')?.[0]
    expect(enlace).toBeDefined()
  }).toPass()
  return enlace ?? ''
}

/** Somebody whom no other test changes. */
async function nuevaPersona(page: Page, ruta: string): Promise<{ id: number; email: string }> {
  const call = pedidosDe(page.request, await tokenDeAdmin(page.request))
  const email = `persona-${crypto.randomUUID().slice(0, 8)}@prueba.example`
  return call(`POST ${ruta}`, { nombre: 'Luz', apellido: 'Prueba', email })
}
