import { screen, waitFor, within } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { insertDiaClase, insertRubro } from '../support/academia.ts'
import { insertEscala } from '../support/actas.ts'
import { watchDescargas } from '../support/descargas.ts'
import { createMundo } from '../support/mundo.ts'
import { createMundoConAsignadas } from '../support/mundo-con-tarea.ts'
import { aviso, enter, fila, openMoreOf, titulo } from '../support/pantallas.tsx'

const CIERRE = '/admin/catedras/1/cierre'
const CERRAR = 'Cerrar la cátedra'

/** A course that asks for 60 per cent: Ana has 19 of 20, Beto nothing. */
async function conNotas() {
  const mundo = createMundo({ alumnos: 2 })
  const { db, catedra, alumnos, asAdmin } = mundo
  insertEscala(mundo)
  const rubro = insertRubro(db, { catedraId: catedra.id, nombre: 'Oral' })
  const notas = [{ alumnoId: alumnos[0].id, puntos_obtenidos: 19 }]
  const oral = { rubroId: rubro.id, nombre: 'Oral', puntos_posibles: 20, notas }
  await asAdmin('PUT /admin/catedras/1/notas-manuales', oral)
  return { ...mundo, close: () => asAdmin('POST /admin/catedras/1/cerrar', {}) }
}

const confirma = async (user: UserEvent) => {
  const dialogo = within(await screen.findByRole('dialog'))
  await user.dblClick(await dialogo.findByRole('button', { name: CERRAR }))
}

test('de lo que falta se va a donde se decide', async () => {
  const mundo = await conNotas()
  insertDiaClase(mundo.db, { catedraId: mundo.catedra.id, fecha: '2026-02-23' })
  const { press, user } = await enter(mundo, '/admin/catedras/1')
  await openMoreOf('la cátedra')
  await press('Cerrar el año', 'link')
  const falta = within(await screen.findByRole('list', { name: 'Lo que falta' }))
  expect(falta.getByRole('link', { name: /clase sin lista, del 23\/02\/2026/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/tab=clases&dia=1$/),
  )
  await user.click(falta.getByRole('link', { name: /Beto Báez no tiene nada que cuente/ }))
  const nota = screen.getByLabelText('Nota de Beto Báez')
  await waitFor(() => expect(nota).toHaveFocus())

  await user.selectOptions(nota, '2 (dos), por decisión')

  await waitFor(() => expect(falta.getAllByRole('listitem')).toHaveLength(1))
  expect(await fila('Ana Acosta')).toHaveTextContent('95,00')
})

test('antes de cerrar se repite lo que falta, y si todos quedan con 1 se pregunta otra vez', async () => {
  const mundo = await conNotas()
  insertDiaClase(mundo.db, { catedraId: mundo.catedra.id, fecha: '2026-02-23' })
  const { press, user } = await enter(mundo, CIERRE)
  for (const nombre of ['Ana Acosta', 'Beto Báez'])
    await user.selectOptions(await screen.findByLabelText(`Nota de ${nombre}`), '1 (uno), por decisión')
  await press(CERRAR)
  const dialogo = await screen.findByRole('dialog')
  expect(dialogo).toHaveTextContent('Todavía falta:1 clase sin lista')

  await confirma(user)

  expect(await screen.findByRole('alert')).toHaveTextContent('Los 2 alumnos quedan con 1 (uno).')
  await press('Cerrar igual, con todos en 1')
  expect(await aviso('Cátedra cerrada. Su acta es la versión 1.')).toBeVisible()
})

test('se cierra una vez, y su acta se descarga', async () => {
  const mundo = await conNotas()
  const descargas = watchDescargas()
  const { press, user } = await enter(mundo, CIERRE)
  await press(CERRAR)
  const dialogo = await screen.findByRole('dialog', { name: /¿Cerrar la cátedra Armonía/ })
  expect(dialogo).toHaveTextContent('1 alumno con 5 (cinco)')

  await confirma(user)

  expect(await aviso('Cátedra cerrada. Su acta es la versión 1.')).toBeVisible()
  const cerrada = await titulo('Cátedra cerrada')
  await waitFor(() => expect(cerrada).toHaveFocus())
  expect(await screen.findByRole('img', { name: /^Código del acta/ })).toBeVisible()
  for (const tipo of ['PDF', 'Excel (.xlsx)', 'CSV']) await press(`Descargar ${tipo} de la versión 1`)
  await waitFor(() =>
    expect(descargas.toSorted()).toEqual([
      expect.stringMatching(/^acta-.+-v1\.csv$/),
      expect.stringMatching(/^acta-.+-v1\.pdf$/),
      expect.stringMatching(/^acta-.+-v1\.xlsx$/),
    ]),
  )
})

test('antes de cerrar se dice qué devuelto cuenta 0', async () => {
  const mundo = await createMundoConAsignadas()
  insertEscala(mundo)
  await mundo.deliver(0)
  await mundo.asDocente('POST /docente/tareasAsignaciones/1/devolver', { comentario_docente: 'Otra vez.' })
  const { press } = await enter(mundo, CIERRE)
  expect(await screen.findByRole('link', { name: /entrega devuelta de «Armonizar un bajo»/ })).toBeVisible()

  await press(CERRAR)

  expect(await screen.findByRole('dialog')).toHaveTextContent(
    'Cuenta 0 lo que se devolvió y nadie entregó otra vez: 1 entrega de «Armonizar un bajo».',
  )
})

test('se reabre diciendo por qué, y se cierra de nuevo', async () => {
  const mundo = await conNotas()
  await mundo.close()
  const { press, write, user } = await enter(mundo, CIERRE)
  await press('Reabrir la cátedra')
  const dialogo = within(await screen.findByRole('dialog', { name: 'Reabrir la cátedra' }))
  await user.click(await dialogo.findByRole('button', { name: 'Reabrir la cátedra' }))
  expect(await aviso('Escribe por qué se reabre la cátedra.')).toBeVisible()
  await write('Por qué se reabre', 'Un oral mal anotado')
  await user.dblClick(dialogo.getByRole('button', { name: 'Reabrir la cátedra' }))
  expect(await aviso('Cátedra reabierta.')).toBeVisible()
  expect(await screen.findByText(/Se reabrió: Un oral mal anotado/)).toBeVisible()

  await press(CERRAR)
  await confirma(user)

  await waitFor(() => expect(screen.getByText(/^Versión 2/).closest('li')).toHaveTextContent('Vigente'))
  expect(screen.getByText(/^Versión 1/).closest('li')).toHaveTextContent('Reemplazada')
})

test('sin escala lleva a elegirla', async () => {
  const { press } = await enter(createMundo({ alumnos: 1 }), CIERRE)
  expect(await screen.findByText('Elige una escala antes de cerrar.')).toBeVisible()
  expect(screen.queryByRole('button', { name: CERRAR })).not.toBeInTheDocument()

  await press('Elegir una escala', 'link')

  await titulo('Nota final')
})

test('si no se puede cerrar se dice; si otra persona cerró antes, lo muestra', async () => {
  const mundo = await conNotas()
  const { press, red, user } = await enter(mundo, CIERRE)
  red.cut('POST /admin/catedras/1/cerrar')
  await press(CERRAR)
  await confirma(user)
  expect(await aviso('No se pudo cerrar la cátedra.')).toBeVisible()
  red.restore()
  await mundo.close()

  await confirma(user)

  expect(await aviso('La cátedra está cerrada.')).toBeVisible()
  await titulo('Cátedra cerrada')
})

test('su docente baja el acta', async () => {
  const mundo = await conNotas()
  await mundo.close()
  const descargas = watchDescargas()
  const { press } = await enter(mundo, '/docente/catedra/1', 'docente', mundo.docente)
  expect(await screen.findByText('Cerrada')).toBeVisible()
  await press('Notas y acta', 'link')

  await press('Descargar PDF de la versión 1')

  await waitFor(() => expect(descargas).toEqual([expect.stringMatching(/^acta-.+\.pdf$/)]))
  expect(screen.queryByRole('button', { name: 'Cambiar la escala' })).not.toBeInTheDocument()
})

test('cada alumno baja su constancia', async () => {
  const mundo = await conNotas()
  await mundo.close()
  const descargas = watchDescargas()
  const { press } = await enter(mundo, '/alumno/catedra/1', 'alumno', mundo.alumnos[0])

  await press('Descargar mi constancia')

  await waitFor(() => expect(descargas).toEqual([expect.stringMatching(/^constancia-.+\.pdf$/)]))
})
