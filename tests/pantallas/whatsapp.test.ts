import { screen, waitFor } from '@testing-library/dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { insertPublicacion } from '../support/cursado.ts'
import { insertEvaluacion } from '../support/evaluaciones.ts'
import { createMundo } from '../support/mundo.ts'
import { createMundoConAsignadas } from '../support/mundo-con-tarea.ts'
import { aviso, enter, openMoreOf } from '../support/pantallas.tsx'

/** What the device has to share with. */
function withShare(share: ((datos: { text: string }) => Promise<void>) | undefined) {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'))
}

const mensaje = () => screen.findByRole('dialog', { name: 'Copiar para WhatsApp' })
const seVa = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

test('una docente ve lo que va a enviar de una tarea, y lo comparte el dispositivo', async () => {
  const share = vi.fn(async () => {})
  withShare(share)
  const mundo = await createMundoConAsignadas()
  const { press } = await enter(mundo, '/docente/catedra/1?tab=tareas', 'docente', mundo.docente)
  await openMoreOf('Armonizar un bajo')
  await press('Copiar para WhatsApp Armonizar un bajo')
  const texto = await mensaje()
  await waitFor(() => expect(texto).toHaveTextContent('*Tarea: Armonizar un bajo*'))
  expect(texto).toHaveTextContent('A cuatro voces.')
  expect(texto).toHaveTextContent('http://localhost/alumno/catedra/1?tab=tareas')
  expect(share).not.toHaveBeenCalled()

  await press('Compartir')

  await seVa()
  expect(share).toHaveBeenCalledExactlyOnceWith({
    text: expect.stringMatching(/^\*Tarea: Armonizar un bajo\*\n/),
  })
})

test('sin con qué compartir se copia cuántos faltan, y no quiénes', async () => {
  withShare(undefined)
  const mundo = await createMundoConAsignadas({}, { alumnos: 3 })
  const mesa = '/docente/catedra/1/tareas/1/correccion'
  const { press, user } = await enter(mundo, mesa, 'docente', mundo.docente)
  await user.click(await screen.findByText(/Sin entregar \(3\)/))
  await press(/Copiar para WhatsApp/)
  await mensaje()

  await press('Copiar')

  expect(await aviso('Copiado.')).toBeVisible()
  const copiado = await navigator.clipboard.readText()
  expect(copiado).toMatch(/^\*Faltan entregar 3\*\n/)
  expect(copiado).not.toContain('Ana')
})

test('donde tampoco se puede copiar, lo lleva un enlace', async () => {
  withShare(undefined)
  const mundo = createMundo()
  insertEvaluacion(mundo.db, { catedraId: mundo.catedra.id })
  const { press, pressMore } = await enter(mundo, '/docente/catedra/1/evaluation/1', 'docente', mundo.docente)
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'))
  await pressMore('«Parcial»', 'Copiar para WhatsApp')
  await mensaje()

  await press('Copiar')

  const enlace = await screen.findByRole('link', { name: 'Abrir WhatsApp con el mensaje' })
  const { origin, pathname, searchParams } = new URL(enlace.getAttribute('href') ?? '')
  expect(origin + pathname).toBe('https://wa.me/')
  expect(searchParams.get('text')).toBe((await mensaje()).querySelector('.mensaje')?.textContent)
})

test('de lo que está en el tablón, y no de lo que está oculto', async () => {
  const mundo = createMundo()
  const { db, catedra, docente } = mundo
  const suya = {
    autor: 'docente',
    autorDocenteId: docente.id,
    contenido: '<p>El <b>viernes</b>.</p>',
  } as const
  insertPublicacion(db, { catedraId: catedra.id, titulo: 'Ensayo', ...suya })
  const { press } = await enter(mundo, '/docente/catedra/1?tab=tablon', 'docente', docente)
  const nombre = 'Copiar para WhatsApp «Ensayo»'
  await openMoreOf('«Ensayo»')
  await press(nombre)
  await waitFor(async () => expect(await mensaje()).toHaveTextContent('El viernes.'))
  await press('Cancelar')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Más acciones de «Ensayo»' })).toHaveFocus())

  await openMoreOf('«Ensayo»')
  await press(/^Ocultar en Tablón/)
  await screen.findByText('Oculta para los alumnos')

  await openMoreOf('«Ensayo»')
  expect(screen.queryByRole('button', { name: nombre })).not.toBeInTheDocument()
})
