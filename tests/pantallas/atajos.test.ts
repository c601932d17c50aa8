import { screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { formularioCon, muestras } from '../support/archivos.ts'
import { createMundoConAsignadas } from '../support/mundo-con-tarea.ts'
import { enter } from '../support/pantallas.tsx'

const dialogo = () => screen.findByRole('dialog', { name: 'Atajos del teclado' })
const teclas = async () =>
  within(await dialogo())
    .getAllByRole('term')
    .map(({ textContent }) => textContent)

async function conEntrega(lugar: string) {
  const mundo = await createMundoConAsignadas({}, { sinLimites: true })
  await mundo.deliver(0, formularioCon('hoja.png', muestras.png))
  return enter(mundo, lugar, 'docente', mundo.docente)
}

test('en la mesa, la tecla ? dice qué hacen las teclas ahí, y cómo se escriben', async () => {
  const { user } = await conEntrega('/docente/catedra/1/tareas/1/correccion')
  await screen.findByLabelText('Puntos')
  await screen.findByRole('button', { name: 'Atajos del teclado' })
  await user.keyboard('?')

  const dichas = await teclas()
  expect(dichas).toEqual(expect.arrayContaining(['?', 'Alt + ↓ / Alt + ↑', '→ / ←', 'Ctrl + Intro']))
  expect(new Set(dichas).size).toBe(dichas.length)
})

test('en la planilla dice las suyas, y mientras se escribe ? es un signo', async () => {
  const { user } = await conEntrega('/docente/catedra/1/calificaciones')
  const celda = await screen.findByRole('button', { name: /Acosta, Ana, Armonizar un bajo/ })
  celda.focus()
  await user.keyboard('7?')
  expect(screen.getByRole('textbox', { name: /^Puntos de/ })).toHaveValue('7?')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()

  await user.keyboard('{Escape}')
  await user.keyboard('?')

  expect(await teclas()).toEqual(['?', '0 … 9', '↑ / ↓ / ← / →', 'Intro', 'Escape'])
})
