import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { createMundoConAsignadas } from '../support/mundo-con-tarea.ts'
import { aviso, enter } from '../support/pantallas.tsx'

/** A grade sheet on which Ana and Beto wait for their grade of twenty points. */
async function enPlanilla({ telefono = false, nota = 0, avisoDeNotaMs = 0 } = {}) {
  const mundo = await createMundoConAsignadas({ puntos_posibles: 20 }, { sinLimites: true, avisoDeNotaMs })
  await mundo.deliver(0)
  await mundo.deliver(1)
  if (nota) await mundo.asAdmin('POST /admin/tareas/1/calificar', { puntos_obtenidos: nota })
  if (telefono) vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
  const entrada = await enter(mundo, '/docente/catedra/1/calificaciones', 'docente', mundo.docente)
  const celda = (de: string) => screen.findByRole('button', { name: new RegExp(`${de}, Armonizar un bajo`) })
  return {
    ...mundo,
    ...entrada,
    deAna: () => celda('Acosta, Ana'),
    deBeto: () => celda('Báez, Beto'),
    /** Types into a cell that has the focus. */
    type: async (celda: HTMLElement, teclas: string) => {
      celda.focus()
      await entrada.user.keyboard(teclas)
    },
  }
}

test('las notas se escriben con cifras e Intro, y nada más', async () => {
  const { type, user, deAna, deBeto, asDocente } = await enPlanilla()

  await type(await deAna(), '17{Enter}')
  await waitFor(async () => expect(await deBeto()).toHaveFocus())
  await user.keyboard('8{Enter}')

  await waitFor(() => expect(screen.getByRole('row', { name: /^Promedio/ })).toHaveTextContent('12,5'))
  await waitFor(() => expect(document.querySelector('.sin-guardar')).toBeNull())
  const { data } = await asDocente('GET /docente/catedra/1/calificaciones')
  expect(JSON.stringify(data)).toMatch(/"puntos_obtenidos":17.*"puntos_obtenidos":8/)
})

test('lo que no vale se dice en su celda, y se deja como estaba', async () => {
  const { type, user, deAna } = await enPlanilla()
  await type(await deAna(), '21{Enter}')
  expect(await screen.findByText('La calificación debe estar entre 0 y 20.')).toBeVisible()
  const campo = screen.getByRole('textbox', { name: /^Puntos de/ })
  expect(campo).toHaveValue('21')
  expect(campo).toHaveFocus()

  await user.keyboard('{Escape}')

  await waitFor(async () => expect(await deAna()).toHaveFocus())
  expect(await deAna()).toHaveTextContent('Entregada')
})

test('con las flechas se va de celda en celda', async () => {
  const { type, user, deAna, deBeto } = await enPlanilla()
  await type(await deAna(), '{ArrowDown}')
  expect(await deBeto()).toHaveFocus()

  await user.keyboard('{ArrowUp}')

  expect(await deAna()).toHaveFocus()
})

test('la nota que está se rectifica con su motivo, y el foco baja', async () => {
  const { type, press, write, user, deAna, deBeto } = await enPlanilla({ nota: 8 })
  await type(await deAna(), '18{Enter}')
  const dialogo = await screen.findByRole('dialog', { name: 'Rectificar nota' })
  expect(within(dialogo).getByText('8 → 18')).toBeVisible()
  await waitFor(() => expect(within(dialogo).getByLabelText('Motivo')).toHaveFocus())
  await user.keyboard('{Escape}')
  await waitFor(async () => expect(await deAna()).toHaveFocus())
  expect(await deAna()).toHaveTextContent('8')

  await user.keyboard('18{Enter}')
  await write('Motivo', 'Sumé mal.')
  await press('Guardar la nota nueva')

  await waitFor(async () => expect(await deAna()).toHaveTextContent('18'))
  await waitFor(async () => expect(await deBeto()).toHaveFocus())
})

test('lo que se acaba de escribir se corrige con cifras e Intro; si ya pasó el tiempo, se pide el motivo', async () => {
  const { type, advance, deAna, deBeto } = await enPlanilla({ avisoDeNotaMs: 10 * 60_000 })
  await type(await deAna(), '8{Enter}')
  await waitFor(async () => expect(await deAna()).toHaveTextContent(/^8:/))

  await type(await deAna(), '18{Enter}')
  await waitFor(async () => expect(await deBeto()).toHaveFocus())
  await waitFor(async () => expect(await deAna()).toHaveTextContent(/^18:/))

  advance(10 * 60_000)
  await type(await deAna(), '17{Enter}')
  const dialogo = await screen.findByRole('dialog', { name: 'Rectificar nota' })
  expect(await within(dialogo).findByText('18 → 17')).toBeVisible()
  expect(within(dialogo).getByText('Escribe el motivo: el alumno lo va a leer.')).toBeVisible()
  expect(await within(dialogo).findByLabelText('Motivo')).toBeVisible()
})

test('lo que no se pudo guardar espera en su celda, y lo que otro puso se dice', async () => {
  const { type, red, user, asAdmin, deAna } = await enPlanilla()
  await deAna()
  const guarda = 'PUT /docente/catedra/1/calificaciones/celda'
  red.cut(guarda)
  red.cut(guarda.replace('PUT', 'POST'))
  await type(await deAna(), '9{Enter}')
  expect(await screen.findByText(/^No hay conexión con el servidor\. No se guardó/)).toBeVisible()
  expect(await deAna()).toHaveTextContent('9, sin guardar')
  red.restore()
  await asAdmin('POST /admin/tareas/1/calificar', { puntos_obtenidos: 12 })

  await type(await deAna(), '{Enter}{Enter}')
  expect(await screen.findByText(/Mientras tanto alguien puso otra nota: ahora es 12 puntos\./)).toBeVisible()
  expect(await deAna()).toHaveTextContent('9, sin guardar')
  await type(await deAna(), '{Escape}')

  await waitFor(async () => expect(await deAna()).toHaveTextContent('12'))
  expect(document.querySelector('.sin-guardar')).toBeNull()
  await user.keyboard('{Tab}')
})

test('en el teléfono la celda abre un formulario', async () => {
  const { user, press, write, deAna } = await enPlanilla({ telefono: true })
  await user.click(await deAna())
  const dialogo = await screen.findByRole('dialog', { name: 'Calificar' })
  expect(dialogo).toHaveTextContent('Acosta, Ana · Armonizar un bajo')
  await write('Puntos', '30')
  await press('Calificar')
  expect(await aviso('La calificación debe estar entre 0 y 20.')).toBeVisible()

  await write('Puntos', '17')
  await press('Calificar')

  await waitFor(async () => expect(await deAna()).toHaveTextContent('17'))
  await waitFor(async () => expect(await deAna()).toHaveFocus())
})
