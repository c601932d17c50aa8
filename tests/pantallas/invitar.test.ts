import { screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { createMundo } from '../support/mundo.ts'
import { aviso, enter, titulo } from '../support/pantallas.tsx'

test.each(['docente', 'admin'] as const)('%s ve quién no entró, y los invita', async (rol) => {
  const mundo = createMundo({ alumnos: 2 })
  const { catedra, docente, alumnos, sesion } = mundo
  await sesion('alumno', alumnos[0])
  const direccion =
    rol === 'docente' ? `/docente/catedra/${catedra.id}?tab=alumnos` : `/admin/catedras/${catedra.id}`
  const { press, user } = await enter(mundo, direccion, rol, rol === 'docente' ? docente : undefined)
  const faltan = (await screen.findByText('Falta entrar 1 de 2')).closest('details') as HTMLElement
  await user.click(screen.getByText('Falta entrar 1 de 2'))
  expect(faltan).toHaveTextContent('Beto Báez Sin invitación')

  await press('Invitar de nuevo')

  expect(await aviso('1 invitación enviada')).toBeVisible()
  expect(await within(faltan).findByText(/^Por salir, /)).toBeVisible()
})

test('la hoja de ingreso dice la dirección y los pasos, sin nombres de alumnos', async () => {
  const mundo = createMundo({ alumnos: 1 })
  const { catedra, docente } = mundo
  await enter(mundo, `/docente/catedra/${catedra.id}/hoja-de-ingreso`, 'docente', docente)

  await titulo('Hoja de ingreso')
  const hoja = await screen.findByRole('article', { name: 'Hoja de ingreso' })

  expect(hoja).toHaveTextContent('Docente: Graciela Ocampos')
  expect(hoja).toHaveTextContent(`${location.origin}/alumno/login?catedra=${catedra.id}`)
  expect(within(hoja).getAllByRole('listitem')).toHaveLength(3)
  expect(within(hoja).getByRole('img')).toBeVisible()
  expect(hoja).not.toHaveTextContent('Acosta')
})
