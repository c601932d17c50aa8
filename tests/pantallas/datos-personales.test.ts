import { screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { createMundo } from '../support/mundo.ts'
import { aviso, closeScreen, enter } from '../support/pantallas.tsx'

test('una alumna pide que se borren sus datos', async () => {
  const mundo = createMundo({ alumnos: 1 })
  const [ana] = mundo.alumnos
  const { press, write } = await enter(mundo, `/alumno/profile/${ana.id}`, 'alumno', ana)
  await press('Pedir que se borren')
  await screen.findByRole('dialog', { name: 'Pedir que se borren mis datos' })
  await write(/^Motivo/, 'Me cambio de carrera.')

  await press('Enviar el pedido')

  expect(await screen.findByText(/pediste que se borren tus datos/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Pedir que se borren' })).not.toBeInTheDocument()
})

test('el administrador borra los datos de quien lo pidió', async () => {
  const mundo = createMundo({ alumnos: 1 })
  const [ana] = mundo.alumnos
  await mundo.asAlumnos[0].alumnos.me['pedido-de-borrado'].post({ motivo: 'Me cambio de carrera.' })
  const { press } = await enter(mundo, '/admin/pedidos-de-datos')
  expect((await screen.findByText(new RegExp(ana.email))).closest('li')).toHaveTextContent(
    'Me cambio de carrera.',
  )

  await press('Borrar los datos de Ana Acosta')
  await press('Borrar para siempre')

  expect(await aviso('Datos borrados.')).toBeVisible()
  const quedan = await screen.findByRole('region', { name: 'Datos borrados, salvo en las copias' })
  expect(quedan).toHaveTextContent('antes-de-migrar')
  expect((await screen.findByText(new RegExp(`Persona borrada ${ana.id}`))).closest('li')).toHaveTextContent(
    'Borrado',
  )
  expect(screen.queryByText(new RegExp(ana.email))).not.toBeInTheDocument()
})

test('un docente pide, y lee por qué se lo rechazaron', async () => {
  const mundo = createMundo()
  const { docente, asDocente } = mundo
  await asDocente.docente.me['pedido-de-borrado'].post({})
  const { press, write, user } = await enter(mundo, '/admin/pedidos-de-datos')
  await press('Rechazar el pedido de Graciela Ocampos')
  const dialogo = within(
    await screen.findByRole('dialog', { name: 'Rechazar el pedido de Graciela Ocampos' }),
  )
  const reject = () => user.click(dialogo.getByRole('button', { name: 'Rechazar el pedido' }))
  await reject()
  expect(await dialogo.findByText('Escribe por qué: quien lo pidió lo va a leer.')).toBeVisible()
  await write(/^Por qué/, 'Todavía falta el acta de 2026.')
  await reject()
  expect(await screen.findByText(/Todavía falta el acta de 2026\./)).toBeVisible()

  await closeScreen()
  await enter(mundo, `/docente/profile/${docente.id}`, 'docente', docente)

  expect(await screen.findByText(/Todavía falta el acta de 2026\./)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Pedir que se borren' })).toBeVisible()
})
