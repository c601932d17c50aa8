import type { Page } from '@playwright/test'
import { aviso, expect, expectAccessible, expectFits, telefono, test } from './fixtures'
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
    await expectAccessible(page)

    await page.reload()
    await expect(pendiente).toBeVisible()
    await expect(page.getByLabel('Teléfono', { exact: true })).toHaveValue('0981 555 000')
    await page.getByLabel('Código de 6 dígitos').fill(codigo === '000000' ? '000001' : '000000')
    await page.getByRole('button', { name: 'Confirmar' }).click()
    await expect(page.getByText('El código no es correcto.')).toBeVisible()
    await page.getByLabel('Código de 6 dígitos').fill(codigo)
    await page.getByRole('button', { name: 'Confirmar' }).click()

    await expect(aviso(page, `Tu email ahora es ${nuevo}.`)).toBeVisible()
    await expect(pendiente).toBeHidden()
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(nuevo)
    expect(await call(rol === 'alumno' ? 'GET /alumnos/me' : 'GET /docente/me')).toMatchObject({
      email: nuevo,
      email_pendiente: null,
    })
  })
}

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

/** Somebody whom no other test changes. */
async function nuevaPersona(page: Page, ruta: string): Promise<{ id: number; email: string }> {
  const call = pedidosDe(page.request, await tokenDeAdmin(page.request))
  const email = `persona-${crypto.randomUUID().slice(0, 8)}@prueba.example`
  return call(`POST ${ruta}`, { nombre: 'Luz', apellido: 'Prueba', email })
}
