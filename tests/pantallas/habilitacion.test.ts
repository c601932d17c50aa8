import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { insertDiaClase } from '../support/academia.ts'
import { createMundoConReglas } from '../support/mundo-con-reglas.ts'
import { aviso, enter, fila, openMoreOf } from '../support/pantallas.tsx'

const ALUMNOS = '/docente/catedra/1?tab=alumnos'

/** Ana came to all of the eight classes that were given, Beto to the first four; eight more are to come. */
function conClases(reglas: Parameters<typeof createMundoConReglas>[0] = null) {
  const mundo = createMundoConReglas(reglas)
  for (let n = 0; n < 8; n++) mundo.giveClase(`2026-05-2${n}`, { deAna: 'P', deBeto: n < 4 ? 'P' : 'A' })
  for (let n = 1; n <= 8; n++) insertDiaClase(mundo.db, { catedraId: mundo.id, fecha: `2026-06-1${n}` })
  return mundo
}
const DE_75 = { asistencia_minima: 75, cuenta_desde: 'INICIO' } as const
/** What the rules in the dialog would change. */
const expectEnsayo = (dice: string) =>
  waitFor(() => {
    const dialogo = within(screen.getByRole('dialog', { name: 'Reglas' }))
    expect(dialogo.getByRole('status')).toHaveTextContent(dice)
  })

test('un docente pone las reglas viendo a quién le cambian', async () => {
  const mundo = conClases()
  const { press, pressMore, write, user } = await enter(mundo, ALUMNOS, 'docente', mundo.docente)
  expect(screen.queryByText('En riesgo')).not.toBeInTheDocument()
  await pressMore('la lista', 'Reglas')
  await write('Asistencia mínima (%)', '101')
  await press('Guardar las reglas')
  expect(await aviso('El mínimo debe estar entre 1 y 100.')).toBeVisible()
  await waitFor(() => expect(screen.getByLabelText('Asistencia mínima (%)')).toHaveFocus())
  await write('Asistencia mínima (%)', '75')
  await user.selectOptions(screen.getByLabelText('La asistencia se cuenta'), 'Desde la primera clase')
  await expectEnsayo('Cambia para 2 alumnos:')
  await expectEnsayo('Ana Acosta: de «Sin reglas» a «Habilitado»')
  await expectEnsayo('Beto Báez: de «Sin reglas» a «En riesgo»')

  await press('Guardar las reglas')

  expect(await aviso('Reglas de la cátedra guardadas.')).toBeVisible()
  await waitFor(async () => expect(await fila('Báez')).toHaveTextContent('En riesgo'))
})

test('quien está en riesgo dice por qué, y se mira solo a ellos', async () => {
  const mundo = conClases(DE_75)
  const { press } = await enter(mundo, ALUMNOS, 'docente', mundo.docente)
  await waitFor(async () => expect(await fila('Báez')).toHaveTextContent(/50,00\s%.*En riesgo/))

  await press('En riesgo (1)')

  await waitFor(() => expect(screen.queryByRole('row', { name: /Acosta/ })).not.toBeInTheDocument())
  await press('Beto Báez', 'link')
  const comoEsta = await screen.findByRole('region', { name: 'Cómo está' })
  await waitFor(() =>
    expect(comoEsta).toHaveTextContent('Asistencia: 4 de 8 clases dadas (50 %); el mínimo es 75 %.'),
  )
  expect(comoEsta).toHaveTextContent('No puede faltar a ninguna clase más.')
})

test('el panel y el resumen dicen cuántos pueden quedar sin rendir, y llevan a verlos', async () => {
  const mundo = conClases(DE_75)
  const { press } = await enter(mundo, '/docente/dashboard', 'docente', mundo.docente)
  await press('1 alumno puede quedar sin rendir', 'link')
  expect(await screen.findByRole('button', { name: 'En riesgo (1)' })).toHaveAttribute('aria-pressed', 'true')
  expect(await fila('Báez')).toBeVisible()
  expect(screen.queryByRole('row', { name: /Acosta/ })).not.toBeInTheDocument()

  await press('Resumen', 'tab')
  await press('1 alumno puede quedar sin rendir', 'link')

  expect(await fila('Báez')).toBeVisible()
})

test('el administrador ve lo mismo, y cambia las reglas igual', async () => {
  const { press, pressMore, write } = await enter(conClases(DE_75), '/admin/catedras/1?ver=en-riesgo')
  await press('Beto Báez')
  const deBaez = await screen.findByRole('dialog', { name: 'Beto Báez' })
  await waitFor(() => expect(deBaez).toHaveTextContent('el mínimo es 75 %'))
  await press('Cerrar')
  await press('En riesgo (1)')
  await pressMore('la lista', 'Reglas')
  await expectEnsayo('No le cambia la situación a ningún alumno.')
  await write('Asistencia mínima (%)', '50')
  await expectEnsayo('Beto Báez: de «En riesgo» a «Habilitado»')

  await press('Guardar las reglas')

  await waitFor(async () => expect(await fila('Báez')).toHaveTextContent('Habilitado'))
  await waitFor(() => expect(screen.queryByRole('button', { name: /En riesgo/ })).not.toBeInTheDocument())
})

const SUSPENDIDA = 'No hubo clase: Paro de transporte'
const CLASE = '01/06/2026'
const CLASES = '/docente/catedra/1?tab=clases'

/** A class of yesterday, to which Ana came and Beto did not. */
function conAyer() {
  const mundo = createMundoConReglas()
  return { ...mundo, dia: mundo.giveClase('2026-06-01', { deAna: 'P', deBeto: 'A' }) }
}
const diaDe = async (dice: string) =>
  waitFor(() => {
    const dia = screen.getByText(CLASE).closest('li')
    expect(dia).toHaveTextContent(dice)
    return dia as HTMLElement
  })

test('una clase que no hubo se dice donde se la mira', async () => {
  const mundo = conAyer()
  const { press, write, user } = await enter(mundo, CLASES, 'docente', mundo.docente)
  await openMoreOf(`la clase del ${CLASE}`)
  await press(`No hubo clase el ${CLASE}`)
  const confirma = async () => {
    const dialogo = within(await screen.findByRole('dialog', { name: 'No hubo clase' }))
    await user.click(await dialogo.findByRole('button', { name: 'No hubo clase' }))
  }
  await confirma()
  expect(await aviso('Debes decir por qué no hubo clase.')).toBeVisible()
  await write('Por qué no hubo clase', 'Paro de transporte')
  await confirma()

  await diaDe(SUSPENDIDA)
  await press(`Asistencia del ${CLASE}`)
  const planilla = await screen.findByRole('dialog', { name: 'Asistencia' })
  await waitFor(() => expect(planilla).toHaveTextContent(SUSPENDIDA))
  expect(within(planilla).queryByRole('checkbox')).not.toBeInTheDocument()
})

test('una clase que no hubo está en el calendario, y se repone con sus marcas', async () => {
  const mundo = conAyer()
  const suspension = `/docente/catedra/1/diasclase/${mundo.dia.id}/suspension`
  await mundo.asDocente(`PUT ${suspension}`, { motivo: 'Paro de transporte' })
  const { press, go } = await enter(mundo, '/docente/calendario?mes=2026-06', 'docente', mundo.docente)
  expect((await screen.findAllByText(SUSPENDIDA))[0]).toBeVisible()
  await go(CLASES)

  await openMoreOf(`la clase del ${CLASE}`)

  await press(`Reponer la clase del ${CLASE}`)

  expect(await aviso('La clase vuelve a contar.')).toBeVisible()
  await diaDe('1 presente · 1 ausente')
})
