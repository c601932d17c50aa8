import { screen, waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { testApi } from '../support/api.ts'
import { aviso, direccion, enter, seFue, titulo } from '../support/pantallas.tsx'

/** As it is found by who has just installed it. */
async function instalada(lugar = '/admin/primeros-pasos') {
  const api = testApi()
  const generada = (await api.adminPassword.prepare(undefined)) ?? ''
  const pantalla = await enter(api, lugar)
  const subtitulo = (nombre: string) => screen.findByRole('heading', { name: nombre })
  return { ...api, ...pantalla, generada, subtitulo }
}

test('en una instalación nueva, el panel comienza por los primeros pasos', async () => {
  const { press, subtitulo } = await instalada('/admin/dashboard')
  await press('Dar los primeros pasos', 'link')

  expect(await subtitulo('Tu contraseña')).toBeVisible()
})

test('el primer paso cambia la contraseña, con la de ahora', async () => {
  const { press, write, generada, adminPassword } = await instalada()
  await write('Contraseña de ahora', 'otra')
  await write(/^Contraseña nueva/, 'lapacho rosado')
  await press('Cambiar la contraseña')
  await waitFor(() =>
    expect(screen.getByLabelText('Contraseña de ahora')).toHaveAccessibleDescription(
      'Esa no es la contraseña de ahora.',
    ),
  )
  await write('Contraseña de ahora', generada)
  await press('Cambiar la contraseña')

  expect(await aviso('Contraseña cambiada.')).toBeVisible()
  expect(await adminPassword.verify('lapacho rosado')).toBe(true)
})

test('los demás pasos se dan o se saltan, y después el panel no los repite', async () => {
  const { press, write, go, generada, deps } = await instalada()
  await write('Contraseña de ahora', generada)
  await write(/^Contraseña nueva/, 'lapacho rosado')
  await press('Cambiar la contraseña')

  await write(/^Nombre de la institución/, 'Conservatorio de Areguá')
  await press('Guardar y seguir')
  await waitFor(() => expect(deps.institucion.read().nombre).toBe('Conservatorio de Areguá'))
  await go('/admin/primeros-pasos?paso=zona')
  expect(await screen.findByLabelText(/^Zona horaria/)).toHaveValue('America/Asuncion')
  await press('Saltar este paso', 'link')

  await write(/^Tu email/, 'directora@prueba.py')
  await press('Enviar una prueba')
  expect(await screen.findByText(/Quedó en la carpeta correos/)).toBeVisible()
  await press('Saltar este paso', 'link')

  await press('Crear la primera cátedra')
  await write(/^Nombre/, 'Armonía I')
  await press('Crear cátedra')
  expect(await screen.findByText(/Ya hay una\./)).toBeVisible()
  expect(screen.getAllByRole('link', { name: /, hecho/ })).toHaveLength(3)

  await press('Ir al panel')
  await waitFor(() => expect(direccion()).toMatch(/dashboard$/))
  await titulo('Panel de revisión')
  expect(screen.queryByRole('heading', { name: 'Te damos la bienvenida' })).not.toBeInTheDocument()
  await go('/admin/primeros-pasos')
  const zona = await screen.findByRole('heading', { name: 'Zona horaria' })
  expect(zona).toBeVisible()
  await go('/admin/correos')
  await seFue(zona)
})
