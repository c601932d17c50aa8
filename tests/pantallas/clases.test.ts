import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { insertDiaClase } from '../support/academia.ts'
import { createMundo } from '../support/mundo.ts'
import { aviso, enter, openMoreOf } from '../support/pantallas.tsx'

const horario = (dia_semana: 'Lunes' | 'Martes' | 'Jueves' | 'Viernes') => ({
  dia_semana,
  hora_inicio: '18:00',
  hora_fin: '20:00',
})

interface Datos {
  dias?: Parameters<typeof horario>[0][]
  fechas?: string[]
  busca?: string
}

/** The class days of a course that is taught on these weekdays, as its teacher sees them on Monday the second of March. */
async function enClases({ dias = ['Lunes', 'Jueves'], fechas = [], busca = '' }: Datos) {
  const mundo = createMundo({ catedra: { horarios: dias.map(horario) } })
  const creados = fechas.map((fecha) => insertDiaClase(mundo.db, { catedraId: mundo.catedra.id, fecha }))
  const lugar = `/docente/catedra/${mundo.catedra.id}?tab=clases${busca}`
  return { ...mundo, creados, ...(await enter(mundo, lugar, 'docente', mundo.docente)) }
}

const dialogo = async () => within(await screen.findByRole('dialog'))
const fechasDe = async (mes: string) => {
  const lista = await screen.findByRole('list', { name: `Días de clase de ${mes}` })
  return [...lista.querySelectorAll('time')].map(({ textContent }) => textContent)
}

test('un día de clase nace con la próxima fecha del horario, y no se repite', async () => {
  const { user, press, write } = await enClases({ dias: ['Martes', 'Viernes'] })
  await press('Crear día de clase')
  expect(await screen.findByLabelText('Día de la semana')).toHaveValue('Martes')
  expect(screen.getByLabelText('Fecha')).toHaveValue('2026-03-03')
  await user.selectOptions(screen.getByLabelText('Día de la semana'), 'Viernes')
  expect(screen.getByLabelText('Fecha')).toHaveValue('2026-03-06')
  await press('Crear el día de clase')
  expect(await fechasDe('marzo de 2026')).toEqual(['06/03/2026'])

  await press('Crear día de clase')
  await user.selectOptions(await screen.findByLabelText('Día de la semana'), 'Viernes')
  expect(screen.getByLabelText('Fecha')).toHaveValue('2026-03-13')
  await write('Fecha', '2026-03-06')
  await press('Crear el día de clase')
  expect(await aviso('Ya hay un día de clase en esa fecha.')).toBeVisible()
  await waitFor(() => expect(screen.getByLabelText('Fecha')).toHaveFocus())
})

test('una clase extra pide su fecha, y dice de qué día es', async () => {
  const { user, press, write } = await enClases({ busca: '&ficha=nuevo' })
  await user.selectOptions(await screen.findByLabelText('Día de la semana'), 'Otro día (clase extra)')
  await press('Crear el día de clase')
  const invalidos = async () => (await screen.findByRole('dialog')).querySelectorAll('[aria-invalid=true]')
  await waitFor(async () => expect(await invalidos()).toHaveLength(2))

  await write('Fecha', '2026-03-07')

  await waitFor(async () => expect(await invalidos()).toHaveLength(0))
  expect(await screen.findByRole('dialog')).toHaveTextContent('Es sábado.')
  await press('Crear el día de clase')
  expect(await fechasDe('marzo de 2026')).toEqual(['07/03/2026'])
})

test('un día se cambia, y si falla se dice a la letra', async () => {
  const { catedra, creados, red, press, write } = await enClases({ fechas: ['2026-03-05'] })
  red.refuse(`PUT /docente/catedra/${catedra.id}/diasclase/${creados[0]?.id}`, 500)
  await openMoreOf('la clase del 05/03/2026')
  await press('Editar la clase del 05/03/2026')
  await write('Fecha', '2026-03-06')
  await press('Guardar cambios')
  expect(await aviso('Error al guardar el día de clase.')).toBeVisible()
  red.restore()

  await press('Guardar cambios')

  await waitFor(async () => expect(await fechasDe('marzo de 2026')).toEqual(['06/03/2026']))
})

test('un día se elimina preguntando, y el foco no se pierde', async () => {
  const { press, pressMore } = await enClases({ fechas: ['2026-03-05'] })
  const remove = () => pressMore('la clase del 05/03/2026', 'Eliminar la clase del 05/03/2026')
  await remove()
  await press('Cancelar')
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Más acciones de la clase del 05/03/2026' })).toHaveFocus(),
  )
  await remove()
  expect(await screen.findByRole('dialog')).toHaveTextContent('jueves 05/03/2026')

  await press('Eliminar el día de clase')

  expect(await aviso('Día de clase eliminado.')).toBeVisible()
  expect(await screen.findByText('Todavía no hay días de clase')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
})

test('un período entero se ve antes de crearlo', async () => {
  const { user, press, write } = await enClases({ fechas: ['2026-03-05'], busca: '&generar=1' })
  await write('Desde', '2026-03-01')
  await write('Hasta', '2026-02-01')
  const { findByText, findByRole, findByLabelText } = await dialogo()
  expect(await findByText('El período debe terminar después de comenzar.')).toBeVisible()
  await press('Generar los días de clase')
  expect(await aviso('El período debe terminar después de comenzar.')).toBeVisible()
  await write('Hasta', '2026-03-15')
  const cuenta = await findByRole('status')
  await waitFor(() => expect(cuenta).toHaveTextContent('Se crearán 3 días de clase. Ya existen 1.'))
  await user.click(await findByLabelText(/09\/03\/2026/))
  await waitFor(() => expect(cuenta).toHaveTextContent('Se crearán 2 días de clase.'))

  await press('Generar los días de clase')

  expect(await aviso('Se crearon 2 días de clase.')).toBeVisible()
  expect(await fechasDe('marzo de 2026')).toEqual(['02/03/2026', '05/03/2026', '12/03/2026'])
})

test('los feriados del Paraguay vienen desmarcados, con su nombre, y se pueden incluir', async () => {
  const { user, press, write } = await enClases({ busca: '&generar=1' })
  await write('Desde', '2026-03-30')
  await write('Hasta', '2026-04-06')
  const { findByRole, getByRole, getByLabelText } = await dialogo()
  const jueves = await findByRole('checkbox', { name: /02\/04\/2026.*Jueves Santo/ })
  expect(jueves).not.toBeChecked()
  expect(getByRole('status')).toHaveTextContent('Feriados que quedan afuera: 1.')

  await user.click(jueves)
  await user.click(getByLabelText(/30\/03\/2026/))
  await press('Generar los días de clase')

  await waitFor(async () => expect(await fechasDe('abril de 2026')).toEqual(['02/04/2026', '06/04/2026']))
  expect(screen.queryByRole('list', { name: 'Días de clase de marzo de 2026' })).not.toBeInTheDocument()
})

test('varios días se quitan juntos, con una sola pregunta', async () => {
  const { user, press } = await enClases({ fechas: ['2026-03-05', '2026-03-09', '2026-03-12'] })
  await press('Elegir varios para quitar')
  await user.click(await screen.findByRole('checkbox', { name: /Lunes 09/ }))
  await user.click(screen.getByRole('checkbox', { name: /Jueves 12/ }))
  expect(screen.getByText('2 días de clase para quitar.')).toBeVisible()
  await press('Quitar')
  expect(await dialogo()).toBeTruthy()

  await press('Quitar los elegidos')

  expect(await aviso(/^Se quitaron 2 días de clase/)).toBeVisible()
  await waitFor(async () => expect(await fechasDe('marzo de 2026')).toEqual(['05/03/2026']))
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
})
