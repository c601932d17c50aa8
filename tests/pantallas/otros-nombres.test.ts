import { screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { testApi } from '../support/api.ts'
import { insertCreador } from '../support/creadores.ts'
import { aviso, enter } from '../support/pantallas.tsx'

async function conBarrios() {
  const api = testApi()
  insertCreador(api.db, { first_name: 'Agustín', last_name: 'Barrios', slug: 'barrios' })
  const otros = async () => (await api.asAdmin.composers({ id: 1 }).get()).data?.otros_nombres
  return { ...api, otros, ...(await enter(api, '/admin/creadores/1')) }
}

test('quien administra agrega otros nombres, y quita el que sobra', async () => {
  const { user, press, otros } = await conBarrios()
  const agrega = async (nombre: string, clase: string) => {
    await press('Agregar otro nombre')
    const fila = within(screen.getAllByRole('group', { name: /^Otro nombre/ }).at(-1) as HTMLElement)
    await user.type(fila.getByLabelText('Otro nombre'), nombre)
    await user.selectOptions(fila.getByLabelText('Clase'), clase)
  }
  await agrega('Nitsuga Mangoré', 'Seudónimo')
  await agrega('Sobra', 'Variante')
  await agrega('AGUSTÍN  BARRIOS', 'Nombre de nacimiento')

  await press('Guardar cambios')
  expect(
    await screen.findByText('Uno de los otros nombres es el nombre mismo: escribe solo los otros.'),
  ).toBeVisible()

  await press('Quitar el otro nombre 3')
  await press('Quitar el otro nombre 2')
  await press('Guardar cambios')
  expect(await aviso('Cambios guardados.')).toBeVisible()
  expect(await otros()).toEqual([{ nombre: 'Nitsuga Mangoré', clase: 'SEUDONIMO' }])
})
