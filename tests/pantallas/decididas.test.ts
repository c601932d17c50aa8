import { screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { mundoDeAportes } from '../support/aportes.ts'
import { aviso, enter, item, seFue } from '../support/pantallas.tsx'

test('una sugerencia se aprueba en parte, con el motivo de lo que se deja', async () => {
  const mundo = mundoDeAportes()
  await mundo.sugiere({ bio: 'Cantó mucho.', birth_year: 1885 })
  const { user, press, write } = await enter(mundo, '/admin/dashboard?tab=sugerencias')
  const sugerencia = await item('Luz Vera')
  await user.click(within(sugerencia).getByRole('button', { name: /^Aprobar en parte/ }))
  await press('Aprobar lo elegido')
  expect(await screen.findByText('Elige al menos un dato.')).toBeVisible()

  await user.click(screen.getByRole('checkbox', { name: /Biografía/ }))
  await write(/^Motivo/, 'El año no tiene fuente.')
  await press('Aprobar lo elegido')

  expect(await aviso('Sugerencia aprobada en parte.')).toBeVisible()
  await seFue(sugerencia)
  expect((await mundo.send('GET /composers/1')).data).toMatchObject({ bio: 'Cantó mucho.', birth_year: null })
})

test('lo decidido se ve, con quién y cuándo, y se deshace', async () => {
  const mundo = mundoDeAportes()
  const { id } = await mundo.sugiere({ bio: 'Cantó mucho.' })
  await mundo.asAdmin(`POST /composers/admin/suggestions/${id}/reject`, { reason: 'No consta.' })
  const { user, press } = await enter(mundo, '/admin/dashboard?tab=sugerencias')
  await user.click(await screen.findByRole('link', { name: 'Decididas' }))
  await user.selectOptions(await screen.findByLabelText('Qué se decidió'), 'Rechazadas')
  const decidida = await item('Luz Vera')
  expect(decidida).toHaveTextContent('Administración')
  expect(decidida).toHaveTextContent('No consta.')

  await user.click(within(decidida).getByRole('button', { name: /^Deshacer/ }))
  await press('Deshacer')

  expect(await aviso(/la sugerencia espera otra vez/)).toBeVisible()
  expect((await mundo.asAdmin('GET /admin/sugerencias')).data.data).toMatchObject([{ id }])
})
