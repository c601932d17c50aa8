import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { createMundo } from '../support/mundo.ts'
import { direccion, enter } from '../support/pantallas.tsx'

async function practicando(lugar = '/alumno/practicar') {
  const mundo = createMundo({ alumnos: 1 })
  const pantalla = await enter(mundo, lugar, 'alumno', mundo.alumnos[0])
  const opciones = async () =>
    within(await screen.findByRole('region', { name: /^¿Qué/ })).findAllByRole('button', { name: /.+/ })
  return { ...mundo, ...pantalla, opciones }
}

test('desde sus evaluaciones, una alumna practica cuanto quiere, y sabe enseguida si acertó', async () => {
  const { press, user, opciones, db } = await practicando('/my-evaluations')
  await press('Practicar de oído', 'link')

  for (let vuelta = 0; vuelta < 3; vuelta++) {
    const [primera] = await opciones()
    await user.click(primera as HTMLElement)
    expect(await screen.findByText(/^(¡Bien!|No\.) Es .+\./)).toBeVisible()
    expect(screen.getByLabelText('Correcta')).toBeVisible()
    expect(screen.getByRole('img', { name: 'Las notas que sonaron' })).toBeVisible()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Otra' })).toHaveFocus())
    await press('Otra')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Otra' })).toBeNull())
    await waitFor(() => expect(screen.getByRole('heading', { name: /^¿Qué/ })).toHaveFocus())
  }
  expect(db.query.evaluacionAsignaciones.findMany().sync()).toEqual([])
})

test('elige qué escuchar, y la dirección lo dice', async () => {
  const { user, opciones } = await practicando()

  await user.selectOptions(await screen.findByLabelText('Qué se escucha'), 'RITMO')
  await user.selectOptions(screen.getByLabelText('Nivel'), '2')

  expect(await screen.findByRole('heading', { name: '¿Qué ritmo escuchas?' })).toBeVisible()
  expect(direccion()).toContain('que=RITMO&nivel=2')
  expect(screen.queryByLabelText('Cómo suena')).toBeNull()
  const [primera] = await opciones()
  expect(within(primera as HTMLElement).getByRole('img', { name: /^\d\/\d: / })).toHaveAttribute(
    'src',
    expect.stringMatching(/^\/partituras\/[0-9a-f]{64}\/1\.svg$/),
  )
})
