import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { insertDiaClase } from '../support/academia.ts'
import { createMundo } from '../support/mundo.ts'
import { enter } from '../support/pantallas.tsx'

let id = 300

/** The list of a class of Ana and Beto: in each test of another course, since a page keeps what is marked. */
async function enLista() {
  id++
  const mundo = createMundo({ alumnos: 2, docente: { id }, catedra: { id } })
  const dia = insertDiaClase(mundo.db, { catedraId: id, fecha: '2026-03-02' })
  const planilla = `/docente/catedra/${id}/diasclase/${dia.id}`
  const lugar = `/docente/catedra/${id}?tab=clases&dia=${dia.id}`
  return {
    ...mundo,
    planilla,
    read: async () => (await mundo.asDocente(`GET ${planilla}/asistencias`)).data.asistencias,
    open: () => enter(mundo, lugar, 'docente', mundo.docente),
  }
}

const fila = (nombre: string, dice = '') =>
  screen.findByRole('checkbox', { name: new RegExp(`${nombre}.*${dice}`) })
const menu = async (de: string) => within(await screen.findByRole('menu', { name: `Marca de ${de}` }))

test('«⋯» ofrece las cuatro marcas, y un toque vuelve a presente o ausente', async () => {
  const { open, read } = await enLista()
  const { press, user } = await open()
  await press('Otra marca para Ana Acosta')
  const marcas = (await menu('Ana Acosta')).getAllByRole('menuitemradio')
  expect(marcas.map(({ textContent }) => textContent)).toEqual([
    'Presente',
    'Tarde',
    'Ausente',
    'Justificado',
  ])
  await user.click(marcas[1] as HTMLElement)
  expect(await fila('Ana Acosta', 'Tarde guardado')).toBeChecked()
  expect(await read()).toMatchObject([{ presente: true, matiz: 'TARDE' }, { presente: null }])

  await user.click(await fila('Ana Acosta'))

  await fila('Ana Acosta', '(Presente|Ausente) guardado')
  expect((await read())[0]).toMatchObject({ matiz: null })
})

test('el menú de marcas se usa también con el teclado', async () => {
  const { open, read } = await enLista()
  const { user } = await open()
  const otra = await screen.findByRole('button', { name: 'Otra marca para Ana Acosta' })
  otra.focus()
  await user.keyboard('{Enter}')
  const primera = (await menu('Ana Acosta')).getAllByRole('menuitemradio')[0]
  await waitFor(() => expect(primera).toHaveFocus())
  await user.keyboard('{Escape}')
  await waitFor(() => expect(otra).toHaveFocus())
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()

  await user.keyboard('{Enter}')
  await menu('Ana Acosta')
  await user.keyboard('{ArrowUp}{Enter}')

  await fila('Ana Acosta', 'Justificado guardado')
  const cuenta = document.querySelector('.cuenta-de-marcas')
  expect(cuenta).toHaveTextContent(/0 Presentes.*0 Ausentes.*1 Justificado.*1 Sin/)
  expect(await read()).toMatchObject([{ presente: false, matiz: 'JUSTIFICADO' }, { presente: null }])
})

test('la lista de una clase suspendida no se puede marcar', async () => {
  const { open, planilla, asDocente } = await enLista()
  await asDocente(`PUT ${planilla}/suspension`, { motivo: 'Paro' })
  await open()

  const lista = await screen.findByRole('dialog', { name: 'Asistencia' })
  await waitFor(() => expect(lista).toHaveTextContent('No hubo clase: Paro'))
  expect(within(lista).queryByRole('checkbox')).not.toBeInTheDocument()
})

test('la planilla del año dice qué dice cada celda', async () => {
  const mundo = createMundo({ alumnos: 1 })
  insertDiaClase(mundo.db, { catedraId: mundo.catedra.id, fecha: '2026-03-02' })
  await enter(mundo, '/docente/catedra/1?tab=asistencia', 'docente', mundo.docente)

  expect(await screen.findByRole('list', { name: 'Qué dice cada celda' })).toHaveTextContent('Tarde')
})
