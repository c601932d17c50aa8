import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { insertCreador } from '../support/creadores.ts'
import { createMundo } from '../support/mundo.ts'
import { createMundoConAsignadas } from '../support/mundo-con-tarea.ts'
import { aviso, closeScreen, enter } from '../support/pantallas.tsx'

const conAporte = (clase: string, fuentes_minimas: number) =>
  createMundoConAsignadas({
    tipo: 'APORTE',
    titulo: 'Un compositor de tu ciudad',
    pide: { clase, fuentes_minimas },
  })

const escrito = {
  first_name: 'Teófilo',
  last_name: 'Ríos',
  birth_year: 1911,
  mainRole: ['COMPOSER'],
  bio: 'Dirigió la banda de su ciudad.',
  notable_works: 'Vals de la plaza',
  fuentes: [{ texto: 'Szarán, Diccionario', datos: [] }],
}

/** What was written, in its dialog. */
async function expectEscrito() {
  const dialogo = await screen.findByRole('dialog', { name: 'Teófilo Ríos' })
  await waitFor(() => expect(dialogo).toHaveTextContent('Vals de la plaza'))
}

test('una corrección elige a quién, y propone lo que cambia', async () => {
  const mundo = await conAporte('CORRECCION', 1)
  insertCreador(mundo.db, { first_name: 'Cayetano', last_name: 'Prueba', birth_year: 1920 })
  const { press, write } = await enter(mundo, '/alumno/tareas', 'alumno', mundo.alumnos[0])
  await press('Escribir el aporte de Un compositor de tu ciudad', 'link')
  await press('Escribir mi aporte')
  await write('¿A quién corrige tu aporte?', 'Prueba')
  await press(/Cayetano Prueba/)
  await write(/^Motivo/, 'Lo dice su partida de bautismo.')
  const nacimiento = within(await screen.findByRole('group', { name: 'Nacimiento' }))
  await write(nacimiento.getByLabelText('Año'), '1921')
  await press('Entregar mi aporte')
  const sinFuentes = 'Esta tarea pide al menos una fuente, y tu aporte no tiene ninguna.'
  expect(await aviso(sinFuentes)).toBeVisible()
  await write(/^Otras fuentes/, 'Partida de bautismo')

  await press('Entregar mi aporte')

  expect(await screen.findByText('Entregada')).toBeVisible()
  expect(await screen.findByText(/Cayetano Prueba/)).toBeVisible()
})

test('lo que se entregó espera la revisión, y calificado y publicado lo dice', async () => {
  const mundo = await conAporte('CREADOR', 1)
  const [ana] = mundo.alumnos
  const { asAlumnos, asAdmin, docente } = mundo
  await asAlumnos[0].tareas({ id: 1 }).aporte.post(escrito as never)
  const { press } = await enter(mundo, '/alumno/tarea/1', 'alumno', ana)
  expect(await screen.findByText('Espera la revisión de la administración')).toBeVisible()
  expect(screen.queryByRole('button', { name: /mi aporte/ })).not.toBeInTheDocument()
  await press('Ver lo que entregué')
  await expectEscrito()
  await closeScreen()

  const aula = await enter(mundo, `/docente/catedra/1/alumno/${ana.id}`, 'docente', docente)
  await aula.press('Ver aporte de Un compositor de tu ciudad')
  await expectEscrito()
  await aula.go('/docente/catedra/1/tareas/1/correccion')
  expect(await screen.findByRole('region', { name: 'Lo que aportó' })).toHaveTextContent('Vals de la plaza')
  await asAdmin.composers({ id: 1 }).status.put({ status: 'PUBLISHED' })
  await closeScreen()

  await enter(mundo, '/alumno/tarea/1', 'alumno', ana)
  expect(await screen.findByRole('link', { name: 'Publicado en la línea de tiempo' })).toHaveAttribute(
    'href',
    expect.stringContaining('/creador/teofilo-rios'),
  )
})

test('una docente pide un aporte en una tarea nueva', async () => {
  const mundo = createMundo()
  const lugar = `/docente/catedra/${mundo.catedra.id}/tareas/create`
  const { press, write, user } = await enter(mundo, lugar, 'docente', mundo.docente)
  await write('Título', 'Un compositor')
  await user.click(await screen.findByRole('textbox', { name: 'Descripción' }))
  await user.paste('Elige a alguien de tu ciudad.')
  await write('Puntos posibles', '10')
  await user.selectOptions(screen.getByLabelText('Qué se entrega'), 'Un aporte a la línea de tiempo')
  await write('Fuentes, al menos', 'x')
  await press('Crear Tarea')
  await waitFor(() => expect(screen.getByLabelText('Fuentes, al menos')).toHaveFocus())
  await write('Fuentes, al menos', '2')

  await press('Crear Tarea')

  expect(await screen.findByRole('heading', { name: 'Un compositor' })).toBeVisible()
})
