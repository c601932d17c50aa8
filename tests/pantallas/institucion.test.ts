import { fireEvent, screen, waitFor } from '@testing-library/dom'
import { expect, onTestFinished, test } from 'vitest'
import { testApi } from '../support/api.ts'
import { enter } from '../support/pantallas.tsx'
import { startSmtp } from '../support/smtp.ts'

test('la institución tiene nombre, y un color que se pueda leer', async () => {
  const api = testApi()
  const { user, press, write } = await enter(api, '/admin/institucion')
  await write(/^Nombre de la institución/, '')
  await press('Guardar cambios')
  await waitFor(() => expect(screen.getByLabelText(/^Nombre de la institución/)).toHaveFocus())
  await write(/^Nombre de la institución/, 'Conservatorio de Areguá')
  await user.click(screen.getByLabelText('Usar un color propio'))
  fireEvent.input(await screen.findByLabelText('Color'), { target: { value: '#ffcc00' } })
  expect(
    await screen.findByText(/Para que ese color se lea, en el tema claro se usa más oscuro/),
  ).toBeVisible()
  await press('Guardar cambios')

  const guardada = { nombre: 'Conservatorio de Areguá', color: '#ffcc00' }
  await waitFor(() => expect(api.deps.institucion.read()).toMatchObject(guardada))
})

test('el correo se elige y se prueba ahí mismo, con la contraseña de la administración', async () => {
  const { puerto, recibidos, stop } = await startSmtp()
  onTestFinished(stop)
  const api = testApi({ conVia: true })
  await api.adminPassword.prepare('lapacho rosado')
  const { user, press, write } = await enter(api, '/admin/institucion?tab=correo')
  expect(await screen.findByText(/^Todavía no hay por dónde enviarlos/)).toBeVisible()
  await press('Otro')
  await write('Remitente', 'Aula <aula@prueba.py>')
  await write('Servidor', '127.0.0.1')
  await user.selectOptions(screen.getByLabelText('Cifrado'), 'NINGUNA')
  await write('Puerto', String(puerto))
  await write('Tu contraseña de administración', 'lapacho rosado')
  await write('Enviar una prueba a', 'directora@prueba.py')
  await press('Probar')
  expect(await screen.findByText(/conexión ✓, cifrado ✓, usuario ✓, remitente ✓, envío ✓/)).toBeVisible()
  expect(recibidos).toHaveLength(1)

  await press('Guardar')

  expect(await screen.findByText(`127.0.0.1:${puerto}`)).toBeVisible()
  expect(screen.getByText(/^La última prueba salió bien/)).toBeVisible()
  expect(api.deps.via().proveedor).toBe('smtp')
})
