import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { testApi } from '../support/api.ts'
import { insertCreador } from '../support/creadores.ts'
import { aviso, enter } from '../support/pantallas.tsx'

const india = { obra: 'India', tipo: 'ESCUCHAR', url: 'https://a.py/india.mp3' } as const

async function conFlores(obra_enlaces: (typeof india)[] = []) {
  const api = testApi()
  insertCreador(api.db, {
    first_name: 'José Asunción',
    last_name: 'Flores',
    notable_works: 'India\nJejuí',
    obra_enlaces,
  })
  const ficha = async () => (await api.asAdmin.composers({ id: 1 }).get()).data
  return { ficha, ...(await enter(api, '/admin/creadores/1')) }
}

const fila = (numero: number) => within(screen.getByRole('group', { name: `Enlace ${numero}` }))

test('se dice dónde se escucha una de las obras que están escritas', async () => {
  const { user, press, ficha } = await conFlores()
  await press('Agregar enlace')
  const obra = fila(1).getByLabelText('Obra')
  expect(
    within(obra)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['India', 'Jejuí'])
  await user.selectOptions(obra, 'Jejuí')
  await user.selectOptions(fila(1).getByLabelText('Para'), 'Partitura')
  await user.type(fila(1).getByLabelText(/^Dirección en la web/), 'http://a.py/jejui.pdf')
  await press('Guardar cambios')
  expect(await aviso('La dirección de un enlace debe ser una dirección web segura (https).')).toBeVisible()

  await user.clear(fila(1).getByLabelText(/^Dirección en la web/))
  await user.type(fila(1).getByLabelText(/^Dirección en la web/), 'https://a.py/jejui.pdf')
  await user.type(fila(1).getByLabelText(/^Licencia/), 'CC0')
  await press('Guardar cambios')

  expect(await aviso('Cambios guardados.')).toBeVisible()
  expect((await ficha())?.obra_enlaces).toEqual([
    { obra: 'Jejuí', tipo: 'PARTITURA', url: 'https://a.py/jejui.pdf', licencia: 'CC0' },
  ])
})

test('de varios enlaces, se muestra el que está mal', async () => {
  const { press } = await conFlores([india])
  await press('Agregar enlace')
  await press('Guardar cambios')
  expect(await aviso('La dirección de un enlace debe ser una dirección web segura (https).')).toBeVisible()
  await waitFor(() => expect(fila(2).getByLabelText(/^Dirección en la web/)).toHaveFocus())
})

test('una obra que se escribe de otro modo se lleva sus enlaces; la que se borra dice que los tiene', async () => {
  const { user, press, write, ficha } = await conFlores([india])
  await write(/^Obras notables/, 'India (guarania)\nJejuí')
  await user.tab()
  await waitFor(() => expect(fila(1).getByLabelText('Obra')).toHaveValue('India (guarania)'))
  await press('Guardar cambios')
  expect(await aviso('Cambios guardados.')).toBeVisible()
  expect((await ficha())?.obra_enlaces).toEqual([{ ...india, obra: 'India (guarania)' }])

  await write(/^Obras notables/, 'Jejuí')
  await press('Guardar cambios')
  expect(await aviso('Esa obra no está en la lista.')).toBeVisible()
  await press('Quitar el enlace 1')
  await press('Guardar cambios')

  await waitFor(async () => expect(await ficha()).toMatchObject({ notable_works: 'Jejuí', obra_enlaces: [] }))
})
