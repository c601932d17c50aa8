import { screen, waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { testApi } from '../support/api.ts'
import { direccion, enter, fila } from '../support/pantallas.tsx'

test('la auditoría dice quién cambió qué, y se busca en ella', async () => {
  const api = testApi()
  for (const i of [1, 2]) {
    await api.asAdmin.admin.catedras.post({ nombre: `Órgano ${i}`, anio: 2026 })
    await api.asAdmin.admin.catedras({ id: i }).delete()
  }
  const { user, press, write } = await enter(api, '/admin/auditoria')
  expect(await fila('Creó la cátedra: «Órgano 2»')).toHaveTextContent('Administración')

  await write('Qué', 'organo 1')
  expect(await screen.findByText('2 cambios')).toBeVisible()
  await waitFor(() => expect(direccion()).toMatch(/q=organo\+1/))
  await write('Hasta', '2020-01-01')
  expect(await screen.findByText('No se encontraron cambios')).toBeVisible()
  await press('Quitar los filtros')
  await waitFor(() => expect(screen.getByLabelText('Hasta')).toHaveValue(''))
  expect(screen.getByLabelText('Qué')).toHaveValue('')
  await user.selectOptions(screen.getByLabelText('Quién'), 'admin')
  expect((await screen.findAllByText(/Eliminó la cátedra/))[0]).toBeVisible()
})
