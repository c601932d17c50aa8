import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { createMundo } from '../support/mundo.ts'
import { aviso, enter, titulo } from '../support/pantallas.tsx'

const opcion = (texto: string, es_correcta = false) => ({ texto, es_correcta })

const deTres = [
  { tipo: 'VARIAS', texto: '¿Cuáles?', opciones: [opcion('Do', true), opcion('Re'), opcion('Mi', true)] },
  { tipo: 'CORTA', texto: '¿Qué nota?', aceptadas: ['La bemol'], explicacion: 'La misma tecla.' },
  { tipo: 'ORDENAR', texto: 'Ordena', opciones: ['Redonda', 'Blanca', 'Negra'].map((t) => opcion(t)) },
]

/** Ana has three questions to answer, none of them of one right option. */
async function conTres() {
  const mundo = createMundo({ alumnos: 1 })
  const [ana] = mundo.alumnos
  const { data } = await mundo.aula.evaluaciones.post({
    titulo: 'De todo',
    preguntas: deTres,
    asignar: [ana.id],
    fecha_entrega: '2026-12-01',
  } as never)
  return {
    ...mundo,
    ana,
    evaluacion: data,
    suya: mundo.asAlumnos[0].alumnos.me.evaluaciones({ id: data.id }),
  }
}

const deGrupo = async (nombre: RegExp) => within(await screen.findByRole('group', { name: nombre }))

test('se marcan varias, se escribe y se pone en orden con las flechas, y todo queda guardado', async () => {
  const mundo = await conTres()
  const { suya, ana } = mundo
  const { user, press } = await enter(mundo, '/evaluacion/1', 'alumno', ana)
  const varias = await deGrupo(/¿Cuáles\?/)
  await user.click(varias.getByRole('checkbox', { name: 'Do' }))
  await user.click(varias.getByRole('checkbox', { name: 'Mi' }))
  await user.type(screen.getByLabelText('Tu respuesta'), 'sol sostenido')
  await user.tab()
  const deOrden = await deGrupo(/Ordena/)
  const lugares = () => deOrden.getAllByRole('listitem').map((uno) => uno.textContent?.slice(1))
  for (const [lugar, cual] of ['Redonda', 'Blanca', 'Negra'].entries()) {
    while (lugares()[lugar] !== cual) {
      const subir = deOrden.getByRole('button', { name: `Subir «${cual}»` })
      const antes = lugares()
      subir.focus()
      await user.keyboard('{ArrowUp}')
      await waitFor(() => expect(lugares()).not.toEqual(antes))
      await waitFor(() => expect(document.activeElement).toHaveAccessibleName(new RegExp(`«${cual}»`)))
    }
  }
  const dejar = deOrden.queryByRole('button', { name: 'Dejar este orden' })
  if (dejar) await user.click(dejar)

  await waitFor(async () => expect((await suya.get()).data.respondidas).toBe(3))

  await press('Enviar Evaluación')
  await press('Enviar')
  expect(await screen.findByRole('heading', { name: 'Puntaje: 2 de 3' })).toBeVisible()
  expect(screen.getByRole('main')).toHaveTextContent('Respuesta correcta: La bemol')
  expect(screen.getByText('La misma tecla.')).toBeVisible()
})

test('lo que se desmarca del todo vuelve a faltar', async () => {
  const mundo = await conTres()
  const { user } = await enter(mundo, '/evaluacion/1', 'alumno', mundo.ana)
  const una = (await deGrupo(/¿Cuáles\?/)).getByRole('checkbox', { name: 'Re' })
  await user.click(una)
  expect(await screen.findByText('1 de 3 respondidas')).toBeVisible()

  await user.click(una)

  expect(await screen.findByText('0 de 3 respondidas')).toBeVisible()
})

test('una respuesta corta se da por buena desde los resultados', async () => {
  const mundo = await conTres()
  const { suya, ana, evaluacion } = mundo
  const [varias, corta, ordenar] = evaluacion.Pregunta.map(({ id, Opcion }) => ({
    preguntaId: id,
    ids: Opcion.map((una) => una.id),
  }))
  await suya.submit.post({
    respuestas: [
      { preguntaId: varias?.preguntaId ?? 0, opcionesElegidas: [varias?.ids[0] ?? 0] },
      { preguntaId: corta?.preguntaId ?? 0, texto: 'sol sostenido' },
      { preguntaId: ordenar?.preguntaId ?? 0, orden: ordenar?.ids ?? [] },
    ],
  })
  const { press } = await enter(
    mundo,
    `/docente/catedra/1/alumnos/${ana.id}/evaluaciones/1/results`,
    'docente',
    mundo.docente,
  )

  await press('Dar por buena «sol sostenido»')
  const dialogo = within(await screen.findByRole('dialog'))
  expect(await dialogo.findByText(/de 33,33 % a 66,67 %/)).toBeVisible()
  dialogo.getByRole('button', { name: 'Dar por buena «sol sostenido»' }).click()

  expect(await aviso(/Cambió el puntaje de 1 alumno/)).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'Puntaje: 2 de 3' })).toBeVisible()
})

test('al escribirla se elige la clase, y verdadero o falso es un botón', async () => {
  const mundo = createMundo()
  const { press, write, user } = await enter(
    mundo,
    '/docente/catedra/1/evaluations/a-mano',
    'docente',
    mundo.docente,
  )
  await titulo('Escribir una evaluación')
  await write('Título', 'Notas')
  await write('Texto de la pregunta', '¿Qué nota?')
  await user.selectOptions(screen.getByLabelText('Clase de pregunta'), 'Respuesta corta')
  await press('Guardar la evaluación')
  expect(await screen.findByText('Escribe al menos una respuesta que valga.')).toBeVisible()
  await user.type(screen.getByLabelText('Respuestas que valen'), 'Sol sostenido{Enter}La bemol')
  await write('Explicación', 'Son la misma tecla.')
  await press('Agregar pregunta')
  await press(/^Verdadero o falso en la pregunta 2/)
  await user.type(screen.getAllByLabelText('Texto de la pregunta')[1] as HTMLElement, '¿Suena?')
  await user.click(screen.getByRole('radio', { name: 'La opción 1 es la correcta' }))

  await press('Guardar la evaluación')

  await titulo('Notas')
  const { data } = await mundo.asDocente.docente.evaluaciones({ id: 1 }).get()
  expect(data.Pregunta).toMatchObject([
    {
      tipo: 'CORTA',
      aceptadas: ['Sol sostenido', 'La bemol'],
      explicacion: 'Son la misma tecla.',
      Opcion: [],
    },
    {
      tipo: 'UNA',
      Opcion: [
        { texto: 'Verdadero', es_correcta: true },
        { texto: 'Falso', es_correcta: false },
      ],
    },
  ])
})
