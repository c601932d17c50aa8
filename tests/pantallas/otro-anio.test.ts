import { screen, waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { insertDiaClase } from '../support/academia.ts'
import { insertTarea } from '../support/cursado.ts'
import { createMundo } from '../support/mundo.ts'
import { aviso, enter, openMoreOf } from '../support/pantallas.tsx'

const LA_CLASE = { dia_semana: 'Martes', hora_inicio: '18:00', hora_fin: '20:00' } as const

/** A course of 2026, of Tuesdays, with a task for the twentieth of March. */
async function enCatedra(lugar: string) {
  const mundo = createMundo({ catedra: { nombre: 'Contrapunto', horarios: [LA_CLASE] } })
  const catedraId = mundo.catedra.id
  insertDiaClase(mundo.db, { catedraId, fecha: '2026-03-03' })
  insertTarea(mundo.db, {
    catedraId,
    titulo: 'Primera especie',
    fecha_entrega: Date.parse('2026-03-20T21:30Z'),
  })
  return { ...mundo, ...(await enter(mundo, lugar)) }
}

test('una cátedra se copia a otro año, y se llega a la copia con lo que le falta', async () => {
  const { press, write, user, go } = await enCatedra('/admin/catedras/1')
  await openMoreOf('la cátedra')
  await press('Copiar a otro año')
  expect(await screen.findByLabelText('Nombre')).toHaveValue('Contrapunto')
  expect(screen.getByLabelText('Año')).toHaveValue('2027')
  await press('Copiar la cátedra')
  expect(await screen.findByText('La semana de la primera clase es obligatoria.')).toBeVisible()
  await waitFor(() => expect(screen.getByLabelText('Semana de la primera clase')).toHaveFocus())
  await write('Semana de la primera clase', '2027-03-05')

  await user.dblClick(screen.getByRole('button', { name: 'Copiar la cátedra' }))

  expect(await aviso('Cátedra copiada al año 2027.')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(/Martes 18:00\s-\s20:00/))
  expect(await screen.findByRole('link', { name: 'Generar los días de clase' })).toBeVisible()
  await press('Tareas', 'tab')
  expect(await screen.findByText(/19\/03\/2027/)).toBeVisible()
  await go('/admin/catedras')
  await waitFor(() => expect(screen.getAllByRole('row', { name: /Contrapunto/ })).toHaveLength(2))
})

test('si no se puede copiar, se dice y lo escrito queda', async () => {
  const { press, write, red } = await enCatedra('/admin/catedras/1?copia=2027')
  red.refuse('POST /admin/catedras/1/copiar', 502)
  await write('Semana de la primera clase', '2027-03-05')

  await press('Copiar la cátedra')

  expect(await aviso('No se pudo copiar la cátedra.')).toBeVisible()
  expect(screen.getByLabelText('Semana de la primera clase')).toHaveValue('2027-03-05')
})
