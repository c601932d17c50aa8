import { fireEvent, screen, waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { testApi } from '../support/api.ts'
import { enter } from '../support/pantallas.tsx'

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
