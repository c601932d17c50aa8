import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { insertJustificativo } from '../support/academia.ts'
import { createMundoConReglas } from '../support/mundo-con-reglas.ts'
import { aviso, enter } from '../support/pantallas.tsx'

/** A course that asks for 75 %, where Ana came, came late and missed one; the second of June is suspended. */
async function conCurso() {
  const mundo = createMundoConReglas({ asistencia_minima: 75, cuenta_desde: 'INICIO' })
  mundo.giveClases('2026-05-29', 'PTA')
  const paro = mundo.giveClase('2026-06-01')
  await mundo.asDocente(`PUT /docente/catedra/1/diasclase/${paro.id}/suspension`, { motivo: 'Paro' })
  mundo.giveClase('2026-06-03')
  const pide = () =>
    insertJustificativo(mundo.db, {
      catedraId: mundo.id,
      alumnoId: mundo.ana.id,
      desde: '2026-05-31',
      hasta: '2026-05-31',
      motivo: 'Estuve con gripe.',
    })
  return { ...mundo, pide }
}

const deAna = async () => screen.findByRole('region', { name: 'Mi asistencia' })
const ASISTENCIA = '/alumno/catedra/1?tab=asistencia'
const lista = async () => within(await screen.findByRole('dialog', { name: 'Justificativos' }))

test('la alumna ve cómo va, clase por clase', async () => {
  const mundo = await conCurso()
  await enter(mundo, ASISTENCIA, 'alumno', mundo.ana)

  const propia = await deAna()
  await waitFor(() => expect(propia).toHaveTextContent('En riesgo'))
  expect(propia).toHaveTextContent('Asistencia: 2 de 3 clases dadas (66,67 %); el mínimo es 75 %.')
  expect(propia).toHaveTextContent('2 + 1 por venir, de 4 clases')
  expect(within(propia).getByRole('region', { name: 'Tu asistencia clase por clase' })).toBeVisible()
  const dias = within(screen.getByRole('list', { name: 'Días de clase' })).getAllByRole('listitem')
  expect(dias.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Sin Registro'),
    expect.stringContaining('No hubo clase: Paro'),
    expect.stringContaining('Ausente'),
    expect.stringContaining('Tarde'),
    expect.stringContaining('Presente'),
  ])
})

test('su docente la acepta una vez, con una respuesta', async () => {
  const mundo = await conCurso()
  mundo.pide()
  const lugar = '/docente/catedra/1?tab=alumnos'
  const { press, write, user } = await enter(mundo, lugar, 'docente', mundo.docente)
  expect(await screen.findByText(/^1 justificativo espera respuesta\./)).toBeVisible()
  await press('Ver los justificativos')
  expect(await (await lista()).findByText(/Estuve con gripe\./)).toBeVisible()
  await press(/^Rechazar/)
  expect(await screen.findByText('Escribe por qué se rechaza.')).toBeVisible()
  await write('Respuesta a Ana Acosta', 'Que te mejores.')

  await user.dblClick(screen.getByRole('button', { name: /^Aceptar/ }))

  expect(await aviso('Justificativo aceptado.')).toBeVisible()
  expect(await (await lista()).findByText(/Que te mejores\./)).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Aceptar/ })).not.toBeInTheDocument())
})

test('lo aceptado le llega a la alumna, y no lo pide dos veces', async () => {
  const mundo = await conCurso()
  const { id } = mundo.pide()
  await mundo.asDocente(`POST /docente/justificativos/${id}/aceptar`, { respuesta: 'Que te mejores.' })
  const { press, write } = await enter(mundo, ASISTENCIA, 'alumno', mundo.ana)
  const suyos = await screen.findByRole('region', { name: 'Mis justificativos' })
  await waitFor(() => expect(suyos).toHaveTextContent(/Aceptado.*Que te mejores\./))
  expect(await deAna()).toHaveTextContent('Asistencia: 2 de 2 clases dadas (100 %); el mínimo es 75 %.')
  await press('Justificar una falta')
  await write('Desde', '2026-05-31')
  await write('Hasta', '2026-05-31')
  await write('Motivo', 'Otra vez.')

  await press('Enviar el justificativo')

  expect(await aviso('Ya pediste justificar esos días.')).toBeVisible()
})

test('la administración rechaza uno y dice por qué', async () => {
  const mundo = await conCurso()
  mundo.pide()
  const { press, write } = await enter(mundo, '/admin/catedras/1?tab=alumnos&justificativos=1')
  await write('Respuesta a Ana Acosta', 'Un viaje no alcanza.')

  await press(/^Rechazar/)

  expect(await aviso('Justificativo rechazado.')).toBeVisible()
  expect(await (await lista()).findByText('Rechazado')).toBeVisible()
  await press('Listo')
  expect(await screen.findByText(/^Ningún justificativo espera respuesta\./)).toBeVisible()
})
