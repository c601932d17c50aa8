import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { insertRubro } from '../support/academia.ts'
import { insertEscala } from '../support/actas.ts'
import { insertTarea } from '../support/cursado.ts'
import { createMundo } from '../support/mundo.ts'
import { createMundoConAsignadas, tareaDePrueba } from '../support/mundo-con-tarea.ts'
import { aviso, enter, fila } from '../support/pantallas.tsx'

const NOTA_FINAL = '/admin/catedras/1/nota-final'
const figura = (texto: string) =>
  waitFor(() => {
    const una = screen
      .getAllByRole('figure')
      .find(({ textContent }) => textContent?.replace(/\s/g, ' ').includes(texto))
    expect(una).toBeVisible()
    return una as HTMLElement
  })

test('la escala se elige, y lo que no sube se dice', async () => {
  const { press, write, user } = await enter(createMundo({ alumnos: 1 }), NOTA_FINAL)
  expect(await screen.findByText(/^Sin escala se muestran porcentajes/)).toBeVisible()
  await press('Elegir una escala')
  await write('3 (%)', '60')
  const escala = await screen.findByLabelText('Escala', { selector: 'select' })
  expect(escala).toHaveValue('propia')
  await press('Guardar la escala')
  expect(await screen.findByText(/^Los cortes deben subir/)).toBeVisible()
  await user.selectOptions(escala, 'Exigencia 70 %')
  expect(screen.getByLabelText('3 (%)')).toHaveValue('78')

  await user.dblClick(screen.getByRole('button', { name: 'Guardar la escala' }))

  expect(await aviso('Escala guardada.')).toBeVisible()
  expect(await figura('desde 94 %')).toHaveTextContent('Exigencia 70 %')
})

test('los pesos de los rubros suman cien', async () => {
  const { press, write } = await enter(createMundo({ alumnos: 1 }), NOTA_FINAL)
  await press('Usar rubros')
  const primero = async () => (await screen.findAllByLabelText('Peso (%)'))[0] as HTMLElement
  await write(await primero(), '50')
  expect(await screen.findByText('Los pesos suman 90: faltan 10.')).toBeVisible()
  await press('Guardar los rubros')
  expect(await aviso('Los pesos suman 90: faltan 10.')).toBeVisible()
  await write(await primero(), '60')

  await press('Guardar los rubros')

  expect(await aviso('Rubros guardados.')).toBeVisible()
})

test('de las notas a mano sale la final, con su cuenta', async () => {
  const mundo = createMundo({ alumnos: 2 })
  insertEscala(mundo)
  insertRubro(mundo.db, { catedraId: mundo.catedra.id })
  const { press, write, user } = await enter(mundo, NOTA_FINAL)
  await press('Anotar notas')
  await write('Qué se evaluó', 'Oral')
  await user.selectOptions(screen.getByLabelText('Rubro'), 'Exámenes')
  await write('Puntos posibles', '20')
  await write('Ana Acosta', '21')
  await press('Guardar las notas')
  expect(await screen.findByText('Los puntos deben estar entre 0 y 20.')).toBeVisible()
  await write('Ana Acosta', '19')
  await user.dblClick(screen.getByRole('button', { name: 'Guardar las notas' }))
  expect(await aviso('Notas guardadas.')).toBeVisible()

  const final = async (de: string) =>
    within(await fila(de))
      .getAllByRole('cell')
      .at(-1)
  await waitFor(async () => expect(await fila('Ana Acosta')).toHaveTextContent('95,00 %'))
  expect(await fila('Ana Acosta')).toHaveTextContent('Exámenes: 19 de 20')
  expect(await final('Ana Acosta')).toHaveTextContent('5')
  expect(await final('Beto Báez')).toHaveTextContent('—')
  expect(await figura('Cómo se repartirían')).toHaveTextContent('Nota 5: 1 alumno')
})

test('una prueba se elimina, y su nota se va', async () => {
  const mundo = createMundo({ alumnos: 1 })
  insertEscala(mundo)
  const rubro = insertRubro(mundo.db, { catedraId: mundo.catedra.id })
  const notas = [{ alumnoId: mundo.alumnos[0].id, puntos_obtenidos: 19 }]
  const oral = { rubroId: rubro.id, nombre: 'Oral', puntos_posibles: 20, notas }
  await mundo.asAdmin('PUT /admin/catedras/1/notas-manuales', oral)
  const { press, user } = await enter(mundo, NOTA_FINAL)
  await press('Eliminar «Oral»')
  const pregunta = within(await screen.findByRole('dialog'))

  await user.click(await pregunta.findByRole('button', { name: /^Eliminar/ }))

  expect(await aviso('Prueba eliminada.')).toBeVisible()
  await waitFor(async () => expect(await fila('Ana Acosta')).not.toHaveTextContent('95,00 %'))
})

test('su docente dice de qué rubro es cada tarea', async () => {
  const mundo = createMundo({ alumnos: 1 })
  const { db, catedra, docente } = mundo
  const rubro = insertRubro(db, { catedraId: catedra.id, nombre: 'Tareas' })
  insertTarea(db, { catedraId: catedra.id, titulo: 'Armonizar un bajo' })
  const { press, user } = await enter(mundo, '/docente/catedra/1?tab=tareas', 'docente', docente)
  await press('Nota final', 'link')
  expect(await screen.findByText(/1 sin rubro, que no cuentan/)).toBeVisible()

  await user.selectOptions(screen.getByLabelText('Armonizar un bajo (tarea)'), 'Tareas')

  await waitFor(() => expect(screen.queryByText(/1 sin rubro, que no cuentan/)).not.toBeInTheDocument())
  expect(screen.getByLabelText('Armonizar un bajo (tarea)')).toHaveValue(String(rubro.id))
})

test('el alumno ve en su cátedra cómo va y lo que le falta para cada nota', async () => {
  const mundo = await createMundoConAsignadas({ puntos_posibles: 60 }, { alumnos: 1, sinLimites: true })
  insertEscala(mundo)
  const otra = { ...tareaDePrueba, titulo: 'Fuga', puntos_posibles: 40 }
  await mundo.asDocente('POST /docente/catedra/1/tareas', otra)
  await mundo.asDocente('POST /docente/catedra/1/tareas-maestras/2/assign', { alumnoIds: mundo.ids })
  await mundo.deliver(0)
  await mundo.asDocente('POST /docente/tareasAsignaciones/1/calificar', { puntos_obtenidos: 56 })
  const { press } = await enter(mundo, '/alumno/catedra/1', 'alumno', mundo.alumnos[0])

  await press('Mis notas', 'tab')

  const falta = await screen.findByRole('list', { name: 'Lo que falta para cada nota' })
  expect(falta).toHaveTextContent('Para un 3 te faltan 14 de los 40 puntos que quedan.')
  expect(screen.getByRole('tabpanel')).toHaveTextContent(/Hasta hoy\s*93,33 %/)
  expect(await fila('Armonizar un bajo')).toHaveTextContent(/Calificada.*56 de 60/)
  expect(await fila('Fuga')).toHaveTextContent('— de 40')
  expect(screen.getByRole('link', { name: 'Fuga' })).toHaveAttribute('href', '/alumno/tarea/2')
})
