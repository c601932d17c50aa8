import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { mundoDeAportes } from '../support/aportes.ts'
import { aviso, enter, item, seFue } from '../support/pantallas.tsx'

/** Contributions that were rejected, from the second creator on, and the administrator somewhere. */
async function conRechazados(apellidos: string[], lugar = '/admin/aportes') {
  const mundo = mundoDeAportes()
  for (const [i, last_name] of apellidos.entries()) {
    await mundo.aporta({ last_name })
    await mundo.asAdmin.composers({ id: i + 2 }).status.put({ status: 'REJECTED' })
  }
  return { ...mundo, ...(await enter(mundo, lugar)) }
}

const giveBack = (nombre: string) => `Devolver a pendientes el aporte de ${nombre}`

test('un aporte rechazado por error vuelve a los pendientes, y se aprueba', async () => {
  const { user, press, send } = await conRechazados(['Recuperada'], '/admin/dashboard')
  await press('Ver remitidos y rechazados', 'link')
  const aporte = await item('Ana Recuperada')
  expect(aporte).toHaveTextContent('Poeta, 1930')
  expect(aporte).toHaveTextContent('quien@aporta.py')
  expect(aporte).toHaveTextContent('Rechazado')
  await press(giveBack('Ana Recuperada'))

  expect(await aviso('El aporte volvió a Aportes Pendientes.')).toBeVisible()
  await seFue(aporte)
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Panel' }))
  await user.click(within(await item('Ana Recuperada')).getByRole('button', { name: /^Aprobar/ }))
  expect(await aviso('Aporte aprobado exitosamente!')).toBeVisible()
  expect((await send('GET /composers?q=recuperada')).data.data).toHaveLength(1)
})

test('uno remitido se muestra con sus observaciones, aunque la lista se haya visto recién', async () => {
  const { aporta, user, press, write } = await conRechazados([])
  expect(await screen.findByRole('heading', { name: 'No hay aportes remitidos ni rechazados' })).toBeVisible()
  await aporta({ last_name: 'Observada' })
  await press('Ver los pendientes', 'link')
  const aporte = await item('Ana Observada')
  await user.click(within(aporte).getByRole('button', { name: /^Remitir para/ }))
  await write(/^Motivo/, 'Falta decir dónde nació.')
  await press('Remitir')
  await seFue(aporte)

  await press('Ver remitidos y rechazados', 'link')

  expect(await item('Ana Observada')).toHaveTextContent('Remitido para revisión')
  expect(await item('Ana Observada')).toHaveTextContent('Observaciones: Falta decir dónde nació.')
})

test('dos clics seguidos devuelven uno solo', async () => {
  const { user, red } = await conRechazados(['Doble Uno', 'Doble Dos'])
  const boton = await screen.findByRole('button', { name: giveBack('Ana Doble Dos') })

  // A person's second click comes when the next one is already in the first one's place.
  await user.click(boton)
  await seFue(boton)
  const otro = screen.getByRole('button', { name: giveBack('Ana Doble Uno') })
  otro.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }))

  expect(await aviso('El aporte volvió a Aportes Pendientes.')).toBeVisible()
  // Time enough for another call.
  await new Promise((follow) => setTimeout(follow, 300))
  expect(await item('Ana Doble Uno')).toBeVisible()
  expect(red.pedidos.filter((uno) => uno.endsWith('/status'))).toHaveLength(1)
})

test('si devolver falla, se dice y el aporte sigue en la lista', async () => {
  const { red, press } = await conRechazados(['Retenida'])
  const aporte = await item('Ana Retenida')
  red.refuse('PUT /composers/2/status', 500, { error: 'Ocurrió un error inesperado.' })

  await press(giveBack('Ana Retenida'))
  expect(await aviso('No se pudo devolver el aporte.')).toBeVisible()
  expect(aporte).toBeVisible()

  red.restore()
  await press(giveBack('Ana Retenida'))
  expect(await aviso('El aporte volvió a Aportes Pendientes.')).toBeVisible()
  await seFue(aporte)
})
