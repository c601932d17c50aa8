import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { assignEvaluacion, insertEvaluacion, preguntasDePrueba } from '../support/evaluaciones.ts'
import { createMundo } from '../support/mundo.ts'
import { aviso, direccion, enter, titulo } from '../support/pantallas.tsx'

/** A student before an evaluation that is hers. */
async function conEvaluacion({
  lugar = '/evaluacion/1',
  cuantas = 3,
  fecha_entrega = '2026-03-10',
  bien = -1,
} = {}) {
  const mundo = createMundo({ alumnos: 1 })
  const { db, catedra, asAdmin } = mundo
  const [ana] = mundo.alumnos
  const evaluacion = insertEvaluacion(db, { catedraId: catedra.id, cuantas })
  if (bien >= 0) assignEvaluacion(db, evaluacion, ana.id, { bien })
  else {
    const suya = asAdmin.admin.evaluaciones({ id: evaluacion.id })
    await suya.assign.post({ alumnoIds: [ana.id], fecha_entrega })
  }
  const pantalla = await enter(mundo, lugar, 'alumno', ana)
  const opcion = async (numero: number, nombre: string) =>
    within(await screen.findByRole('group', { name: new RegExp(`¿Pregunta ${numero}\\?`) })).getByRole(
      'radio',
      { name: nombre },
    )
  return {
    ...mundo,
    ...pantalla,
    opcion,
    async choose(numero: number, nombre: string) {
      const una = await opcion(numero, nombre)
      await pantalla.user.click(una)
      await waitFor(() => expect(una).toBeChecked())
    },
    async send() {
      await pantalla.press('Enviar Evaluación')
      await pantalla.press('Enviar')
    },
    suya: mundo.asAlumnos[0].alumnos.me.evaluaciones({ id: 1 }),
  }
}

test('una alumna realiza su evaluación y ve cómo le fue', async () => {
  const { choose, press, user } = await conEvaluacion({ lugar: '/my-evaluations' })
  const pendientes = await screen.findByRole('list', { name: 'Pendientes' })
  expect(within(pendientes).getByRole('listitem')).toHaveTextContent('Pendiente')
  expect(screen.getByRole('link', { name: 'Ir a Mi Dashboard' })).toHaveAttribute('href', '/alumno/dashboard')
  await press(/^Realizar Evaluación/, 'link')
  await choose(1, 'Bien 1')
  await choose(2, 'Bien 2')
  await choose(3, 'Mal uno')

  await press('Enviar Evaluación')
  expect(await screen.findByText('Respondiste 3 de 3. Se envía una sola vez.')).toBeVisible()
  await user.dblClick(screen.getByRole('button', { name: 'Enviar' }))

  expect(await aviso('¡Evaluación enviada y calificada con éxito!')).toBeVisible()
  const puntaje = await screen.findByRole('heading', { name: 'Puntaje: 2 de 3' })
  await waitFor(() => expect(puntaje).toHaveFocus())
  expect(screen.getByText('66,67 %')).toBeVisible()
  expect(document.querySelector('.puntaje.nivel-regular')).toBeVisible()
  expect(document.querySelector('.trofeo')).not.toBeInTheDocument()
  expect(screen.getByRole('main')).toHaveTextContent('Respuesta correcta: Bien 3')
})

test('de su resultado se vuelve a la cátedra, y de la cátedra a él', async () => {
  const { press } = await conEvaluacion({ bien: 2 })
  expect(await screen.findByText('Ya enviaste esta evaluación.')).toBeVisible()
  await press('Volver a Armonía', 'link')
  await press('Evaluaciones', 'tab')
  await press(/^Ver Calificación/, 'link')

  expect(await screen.findByText('Puntaje: 2 de 3')).toBeVisible()
  expect(direccion()).toBe('/alumno/catedra/1/evaluaciones/1/results')
})

test('antes de enviar se dice qué preguntas faltan, y se llega a ellas', async () => {
  const { choose, press } = await conEvaluacion()
  await choose(1, 'Bien 1')
  await choose(3, 'Mal uno')

  await press('Enviar Evaluación')

  const faltan = await screen.findByRole('dialog', { name: 'Faltan respuestas' })
  expect(faltan).toHaveTextContent('Por favor, responde todas las preguntas antes de enviar.')
  expect(within(faltan).getAllByRole('listitem')).toHaveLength(1)
  await press('Pregunta 2')
  const segunda = screen.getByRole('group', { name: /¿Pregunta 2\?/ })
  await waitFor(() => expect(segunda).toHaveFocus())
})

test('un envío que falla no pierde nada, y lo enviado en otra parte se dice', async () => {
  const { red, opcion, choose, send, press, suya } = await conEvaluacion({
    cuantas: 1,
    fecha_entrega: '2020-03-10',
  })
  expect(await screen.findByText(/La fecha límite ya pasó\./)).toBeVisible()
  await choose(1, 'Bien 1')
  await waitFor(() => expect(screen.getByText('Respuestas guardadas')).toBeVisible())
  red.cut('POST /alumnos/me/evaluaciones/1/submit')
  await send()
  expect(await aviso('Error al enviar la evaluación.')).toBeVisible()
  expect(await opcion(1, 'Bien 1')).toBeChecked()
  expect(screen.getByText(/se enviará sola cuando vuelva/)).toBeVisible()

  await suya.submit.post({})
  red.restore()
  await press('Enviar Evaluación')

  expect(await aviso('Ya enviaste esta evaluación.')).toBeVisible()
  expect(await screen.findByText('Puntaje: 1 de 1')).toBeVisible()
  expect(document.querySelector('.puntaje.nivel-excelente .trofeo')).toBeInTheDocument()
  expect(screen.getByText('Fuera de plazo')).toBeVisible()
})

test('la pregunta que se agregó mientras se respondía aparece al enviar', async () => {
  const { choose, send, asAdmin } = await conEvaluacion({ cuantas: 2 })
  await choose(1, 'Bien 1')
  await choose(2, 'Bien 2')
  await asAdmin.admin.evaluaciones({ id: 1 }).put({ preguntas: preguntasDePrueba(3) })

  await send()

  expect(await aviso('Por favor, responde todas las preguntas antes de enviar.')).toBeVisible()
  await choose(3, 'Bien 3')
  await send()
  expect(await screen.findByText('Puntaje: 3 de 3')).toBeVisible()
})

test('lo que falla se dice a la letra, y se puede reintentar', async () => {
  const { red, press, go } = await conEvaluacion({ lugar: '/alumno/calendario' })
  const suyas = 'GET /alumnos/me/evaluaciones'
  for (const una of ['', '/1', '/1/results']) red.refuse(suyas + una, 500)
  await go('/evaluacion/1')
  expect(await screen.findByText('Error al cargar la evaluación.')).toBeVisible()
  await go('/alumno/catedra/1/evaluaciones/1/results')
  expect(await screen.findByText('Error al cargar los resultados.')).toBeVisible()
  await go('/my-evaluations')
  expect(await screen.findByText('No se pudieron cargar tus evaluaciones.')).toBeVisible()
  red.restore()

  await press('Reintentar')

  expect(await screen.findByRole('list', { name: 'Pendientes' })).toBeVisible()
})

test('de una evaluación que no hay, o que no se hizo, no hay resultados', async () => {
  const { go } = await conEvaluacion({ lugar: '/evaluacion/99999' })
  await titulo('No se pudo cargar la evaluación...')

  await go('/alumno/catedra/1/evaluaciones/1/results')

  expect(await screen.findByText('No se encontraron resultados para esta evaluación.')).toBeVisible()
})

test('lo correcto de una evaluación que espera su plazo no se ve antes', async () => {
  const mundo = createMundo({ alumnos: 1 })
  const [ana] = mundo.alumnos
  const fecha_entrega = Date.parse('2030-03-10T12:00:00Z')
  const datos = { catedraId: mundo.catedra.id, cuantas: 1, muestra: 'CUANDO_VENCE', fecha_entrega } as const
  assignEvaluacion(mundo.db, insertEvaluacion(mundo.db, datos), ana.id, { bien: 0 })

  await enter(mundo, '/alumno/catedra/1/evaluaciones/1/results', 'alumno', ana)

  expect(await screen.findByRole('heading', { name: 'Puntaje: 0 de 1' })).toBeVisible()
  const despues = /Las respuestas correctas se muestran después del 10\/03\/2030/
  expect(screen.getByText(despues)).toBeVisible()
  expect(screen.queryByText('Incorrecta')).toBeNull()
  expect(screen.queryByText('Respuesta correcta')).toBeNull()
})
