import { screen, waitFor, within } from '@testing-library/dom'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { testApi } from '../support/api.ts'
import { aviso, direccion, enter } from '../support/pantallas.tsx'

const CLAVE = 'lapacho rosado'
const PASO_MS = 30_000

/** What an application shows, so many steps from now. */
const codigoDe = (secreto: string, pasos: number) =>
  TOTP.generate({ secret: Secret.fromBase32(secreto), timestamp: Date.now() + pasos * PASO_MS })

async function conClave(lugar = '/admin/seguridad') {
  const api = testApi()
  await api.adminPassword.set(CLAVE)
  return { ...api, ...(await enter(api, lugar)) }
}

/** With the second factor on since this step. */
async function conFactor() {
  const mundo = await conClave('/admin/correos')
  const factor = mundo.asAdmin.admin['segundo-factor']
  const { secreto } = (await factor.post({ password: CLAVE })).data
  const { codigos } = (await factor.confirmar.post({ codigo: codigoDe(secreto, 0) })).data
  await mundo.go('/admin/seguridad')
  await screen.findByText(/Te quedan 10 códigos de recuperación/)
  return { ...mundo, secreto, codigos: codigos as string[] }
}

const codigo = () => screen.findByLabelText('Código de tu aplicación')
const clave = () => screen.findByLabelText('Contraseña', { selector: 'input' })
const subtitulo = (texto: string, level = 3) => screen.findByRole('heading', { level, name: texto })
const hasFocus = (elemento: HTMLElement) => waitFor(() => expect(elemento).toHaveFocus())

test('el administrador activa el segundo factor, y recibe sus códigos de recuperación', async () => {
  const { user, press, write } = await conClave()
  expect(await screen.findByText(/Está desactivado/)).toBeVisible()
  await press('Activar')
  const dialogo = within(await screen.findByRole('dialog'))
  await write(await clave(), 'otra')
  await user.click(dialogo.getByRole('button', { name: 'Seguir' }))
  await waitFor(async () =>
    expect(await clave()).toHaveAccessibleDescription('La contraseña no es correcta.'),
  )
  await write(await clave(), CLAVE)
  await user.click(dialogo.getByRole('button', { name: 'Seguir' }))
  await hasFocus(await subtitulo('Activar el segundo factor'))
  expect(screen.getByAltText('Código QR con la clave')).toBeVisible()
  const secreto = document.querySelector('.secreto code')?.textContent?.replaceAll(' ', '') ?? ''
  await write(await codigo(), '12')
  await press('Confirmar y activar')
  expect(await codigo()).toHaveAccessibleDescription(/El código debe tener 6 dígitos\./)
  await write(await codigo(), codigoDe(secreto, 0))
  await press('Confirmar y activar')

  await hasFocus(await subtitulo('Tus códigos de recuperación'))
  expect(document.querySelectorAll('.codigos-de-recuperacion code')).toHaveLength(10)
  await press('Ya los guardé')
  expect(await screen.findByText(/Te quedan 10 códigos de recuperación/)).toBeVisible()
})

test('con el segundo factor se ingresa con su código, y lo escrito queda', async () => {
  const { press, write, expire, refetch, secreto } = await conFactor()
  expire()
  await refetch()
  await write(await clave(), CLAVE)
  await press('Ingresar')
  const campo = await codigo()
  await hasFocus(campo)
  expect(await clave()).toHaveValue(CLAVE)
  expect(campo).toHaveAttribute('autocomplete', 'one-time-code')
  expect(campo).toHaveAttribute('inputmode', 'numeric')
  await press('Ingresar')
  expect(campo).toHaveAccessibleDescription(/Escribe el código de tu aplicación\./)
  await write(campo, '000000')
  await press('Ingresar')
  await waitFor(() => expect(campo).toHaveAccessibleDescription(/El código no es correcto\./))
  await write(campo, codigoDe(secreto, 1))
  await press('Ingresar')

  await waitFor(() => expect(direccion()).toBe('/admin/seguridad'))
})

test('con un código de recuperación también se vuelve a donde se estaba, y quedan menos', async () => {
  const { press, write, expire, refetch, codigos } = await conFactor()
  expect(await screen.findByText(/Te quedan 10 códigos de recuperación/)).toBeVisible()
  expire()
  await refetch()
  await write(await clave(), CLAVE)
  await press('Ingresar')
  await write(await codigo(), codigos[0] ?? '')
  await press('Ingresar')
  await waitFor(() => expect(direccion()).toBe('/admin/seguridad'))
  expect(await screen.findByText(/Te quedan 9 códigos de recuperación/)).toBeVisible()
})

test('se piden códigos nuevos, y con uno de ellos se lo desactiva', async () => {
  const { user, press, write, codigos } = await conFactor()
  await press('Códigos nuevos')
  const dialogo = async () => within(await screen.findByRole('dialog'))
  expect(await (await dialogo()).findByText(/Los de antes dejan de valer\./)).toBeVisible()
  await write(await clave(), CLAVE)
  await write(await codigo(), codigos[1] ?? '')
  await press('Pedir los códigos')
  await hasFocus(await subtitulo('Tus códigos de recuperación'))
  const otros = [...document.querySelectorAll('.codigos-de-recuperacion code')]
  expect(otros).toHaveLength(10)
  await press('Ya los guardé')
  await hasFocus(await subtitulo('Segundo factor', 2))

  await press('Desactivar')
  const off = (await dialogo()).getByRole('button', { name: 'Desactivar' })
  await write(await clave(), 'otra')
  await write(await codigo(), otros[0]?.textContent ?? '')
  await user.click(off)
  await waitFor(async () =>
    expect(await clave()).toHaveAccessibleDescription('La contraseña no es correcta.'),
  )
  await write(await clave(), CLAVE)
  await user.click(off)
  expect(await aviso('El segundo factor quedó desactivado.')).toBeVisible()
  expect(await screen.findByText(/Está desactivado/)).toBeVisible()
})
