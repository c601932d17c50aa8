import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { type Ia, iaSobrecargada, pedidoDeIACancelado } from '../../api/suelo/services/ia.ts'
import { createMundo } from '../support/mundo.ts'
import { aviso, direccion, enter, fila, titulo } from '../support/pantallas.tsx'

const preguntas = (cuantas: number, opciones: number) =>
  JSON.stringify({
    preguntas: Array.from({ length: cuantas }, (_, i) => ({
      texto: `¿Cuestión ${i + 1}?`,
      opciones: Array.from({ length: opciones }, (_, j) => ({ texto: `Opción ${j}`, es_correcta: j === 1 })),
    })),
  })
const responde =
  (...cuantas: Parameters<typeof preguntas>): Ia =>
  async () =>
    preguntas(...cuantas)
const GENERAR = 'Generar Evaluación'

/** A course, whose AI service is played by this. */
async function conIa(ia: Ia, lugar: string, rol: 'docente' | 'admin' = 'docente') {
  let papel = ia
  const mundo = createMundo({ ia: (...pedido) => papel(...pedido) })
  const say = (otro: Ia) => {
    papel = otro
  }
  return { ...mundo, say, ...(await enter(mundo, lugar, rol, rol === 'docente' ? mundo.docente : undefined)) }
}

test('de la IA sobrecargada se dice, y lo escrito queda', async () => {
  const { press, write } = await conIa(
    () => Promise.reject(iaSobrecargada()),
    '/docente/catedra/1/generate-evaluation',
  )
  expect(await screen.findByLabelText('Cantidad de preguntas')).toHaveValue('5')
  expect(screen.getByLabelText('Opciones por pregunta')).toHaveValue('4')
  await write('Tema', 'La guarania')

  await press(GENERAR)

  expect(
    await aviso('El modelo de IA está sobrecargado. Por favor, inténtalo de nuevo más tarde.'),
  ).toBeVisible()
  expect(screen.getByLabelText('Tema')).toHaveValue('La guarania')
})

test('lo que se genera se puede cancelar, y la IA deja de trabajar', async () => {
  let pedidos = 0
  let cortados = 0
  const ia: Ia = (_, signal) =>
    new Promise((_, reject) => {
      pedidos++
      signal.addEventListener('abort', () => {
        cortados++
        reject(pedidoDeIACancelado())
      })
    })
  const { press, write, user } = await conIa(ia, '/docente/catedra/1/generate-evaluation')
  await write('Tema', 'La guarania')

  await user.dblClick(screen.getByRole('button', { name: GENERAR }))
  expect(await screen.findByRole('progressbar', { name: 'Generando la evaluación' })).toBeVisible()
  expect(await screen.findByText('Generando...', { selector: 'button, button *' })).toBeVisible()
  await press('Cancelar')

  expect(await aviso('Se canceló la generación.')).toBeVisible()
  await waitFor(() => expect({ pedidos, cortados }).toEqual({ pedidos: 1, cortados: 1 }))
})

test('lo generado se ve con lo correcto, y se puede descartar', async () => {
  const { press, write } = await conIa(responde(5, 4), '/docente/catedra/1/generate-evaluation')
  await write('Tema', 'La guarania')
  await press(GENERAR)
  expect(await screen.findByRole('dialog', { name: '¡Listo!' })).toHaveTextContent(
    'Evaluación generada y guardada exitosamente!',
  )
  expect(await screen.findByRole('heading', { name: 'La guarania' })).toBeVisible()
  expect(document.querySelectorAll('.correcta')).toHaveLength(5)
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), { timeout: 4500 })

  await press('Descartarla')
  await press('Eliminar la evaluación')

  await waitFor(() => expect(screen.getByLabelText('Tema')).toHaveValue(''))
})

test('la otra página tiene el mismo formulario, y vuelve a la cátedra', async () => {
  const { press, write } = await conIa(responde(2, 3), '/docente/catedra/1/evaluations/create')
  await write('Tema', 'El arpa')
  await write('Materia', 'Organología')
  await write('Cantidad de preguntas', '2')
  await write('Opciones por pregunta', '3')

  await press(GENERAR)

  expect(await aviso('Evaluación generada y guardada exitosamente!')).toBeVisible()
  await waitFor(() => expect(direccion()).toBe('/docente/catedra/1?tab=evaluaciones'))
  expect(await fila('El arpa')).toHaveTextContent('Generada por IA')
})

test('la administración genera, con sus límites, y vuelve a la cátedra', async () => {
  const { press, write } = await conIa(responde(1, 4), '/admin/catedras/1?tab=evaluaciones', 'admin')
  await press('Crear Evaluación por IA', 'link')
  await waitFor(() => expect(direccion()).toBe('/admin/catedras/1/evaluations/create'))
  await write('Tema', 'El requinto')
  await write('Instrucciones', 'Nivel inicial')
  await write('Cantidad de preguntas', '51')
  await press(GENERAR)
  expect(await aviso('La cantidad de preguntas debe estar entre 1 y 50.')).toBeVisible()
  await waitFor(() => expect(screen.getByLabelText('Cantidad de preguntas')).toHaveFocus())
  await write('Cantidad de preguntas', '1')

  await press(GENERAR)
  const listo = await screen.findByRole('dialog', { name: '¡Listo!' })
  expect(listo).toHaveTextContent('Evaluación generada exitosamente!')
  await press('Ver las preguntas')
  await press('Volver a Armonía', 'link')
  await titulo('Armonía')
  await press('Ver «El requinto»')

  expect(
    within(await screen.findByRole('dialog', { name: 'El requinto' })).getByText(/¿Cuestión 1\?/),
  ).toBeVisible()
})
