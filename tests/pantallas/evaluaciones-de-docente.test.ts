import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { evaluaciones } from '../../db/schema/evaluaciones.ts'
import { insertCreador } from '../support/creadores.ts'
import { watchDescargas } from '../support/descargas.ts'
import { assignEvaluacion, insertEvaluacion } from '../support/evaluaciones.ts'
import { createMundo } from '../support/mundo.ts'
import { aviso, closeScreen, direccion, enter, fila, openMoreOf, titulo } from '../support/pantallas.tsx'

const LISTA = '/docente/catedra/1?tab=evaluaciones'
const UNA = '/docente/catedra/1/evaluation/1'
const dialogo = (name: string) => screen.findByRole('dialog', { name })
const opcion = (numero: number) => screen.getByRole('textbox', { name: `Opción ${numero} de la pregunta 1` })
const preguntas = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

/** A course whose evaluation of so many questions nobody has; its teacher at an address. */
async function enCurso(lugar: string, { alumnos = 2, cuantas = 2, hecha = false, sin = false } = {}) {
  const mundo = createMundo({ alumnos })
  const una = sin ? null : insertEvaluacion(mundo.db, { catedraId: mundo.catedra.id, cuantas })
  if (una && hecha)
    for (const [i, { id }] of mundo.alumnos.entries())
      assignEvaluacion(mundo.db, una, id, i === 0 ? { bien: cuantas } : {})
  return { ...mundo, una, ...(await enter(mundo, lugar, 'docente', mundo.docente)) }
}

test('una docente escribe una evaluación, y lo que falta se dice donde falta', async () => {
  const { press, write, user } = await enCurso(LISTA, { sin: true })
  await screen.findByText('Todavía no hay evaluaciones')
  await press('Escribirla a mano', 'link')
  await press('Guardar la evaluación')
  expect(await aviso('El título de la evaluación es obligatorio.')).toBeVisible()
  await waitFor(() => expect(screen.getByLabelText('Título')).toHaveFocus())

  await write('Título', 'Acordes')
  await write('Texto de la pregunta', '¿Cuántas notas tiene una tríada?')
  for (const [i, texto] of ['Tres', 'Dos', 'Tres'].entries()) await write(opcion(i + 1), texto)
  await press('Quitar la opción 4 de la pregunta 1')
  await press('Guardar la evaluación')

  expect(await screen.findByText('Esta opción repite otra de la misma pregunta.')).toBeVisible()
  expect(screen.getByText('Marca una sola opción como correcta.')).toBeVisible()
  await waitFor(() => expect(opcion(3)).toHaveFocus())
  await write(opcion(3), 'Cuatro')
  await user.click(screen.getByRole('radio', { name: 'La opción 1 es la correcta' }))
  await press('Guardar la evaluación')
  await titulo('Acordes')
})

test('una pregunta se duplica y se mueve, y dos toques guardan una vez', async () => {
  const { press, write, user, db } = await enCurso('/docente/catedra/1/evaluations/a-mano', {
    sin: true,
  })
  await write('Título', 'Acordes')
  await write('Texto de la pregunta', '¿Cuántas notas tiene una tríada?')
  for (const [i, texto] of ['Tres', 'Dos', 'Cuatro', 'Cinco'].entries()) await write(opcion(i + 1), texto)
  await user.click(screen.getByRole('radio', { name: 'La opción 1 es la correcta' }))
  await press('Duplicar la pregunta 1')
  await write(screen.getAllByLabelText('Texto de la pregunta')[1] as HTMLElement, '¿Y un acorde de séptima?')
  await press('Subir la pregunta 2')

  await user.dblClick(screen.getByRole('button', { name: 'Guardar la evaluación' }))

  await titulo('Acordes')
  await waitFor(() =>
    expect(preguntas()).toEqual([expect.stringContaining('séptima'), expect.stringContaining('tríada')]),
  )
  expect(db.select().from(evaluaciones).all()).toHaveLength(1)
})

test('lo que se estaba escribiendo se recupera al volver', async () => {
  const { write, go } = await enCurso('/docente/catedra/1/evaluations/a-mano', { sin: true })
  await write('Título', 'Acordes')
  await write(opcion(3), 'Cuatro')
  await go(LISTA)
  await screen.findByText('Todavía no hay evaluaciones')

  await go('/docente/catedra/1/evaluations/a-mano')

  expect(await screen.findByText(/Recuperamos lo que estabas escribiendo\./)).toBeVisible()
  expect(opcion(3)).toHaveValue('Cuatro')
})

test('una evaluación se asigna, también a más alumnos después', async () => {
  const { press, write, user } = await enCurso(UNA)
  const assign = async () => {
    const pregunta = within(await dialogo('Asignar evaluación'))
    await user.click(await pregunta.findByRole('button', { name: 'Asignar' }))
  }
  await press('Asignar')
  await assign()
  expect(await aviso('Debes seleccionar al menos un alumno para asignar la evaluación.')).toBeVisible()
  await waitFor(() => expect(screen.getByLabelText('Fecha de entrega')).toHaveFocus())
  await write('Fecha de entrega', '2030-03-10T18:30')
  await assign()
  await waitFor(() => expect(screen.getByLabelText('Buscar por nombre o email')).toHaveFocus())
  await user.click(screen.getByLabelText(/Ana Acosta/))
  await assign()
  expect(await aviso(/^Evaluación asignada exitosamente/)).toBeVisible()
  await waitFor(() =>
    expect(screen.getByRole('main')).toHaveTextContent('Fecha de entrega: 10/03/2030 18:30'),
  )

  await press('Asignar')
  await dialogo('Asignar evaluación')
  expect(await screen.findByLabelText(/Ana Acosta/)).toBeDisabled()
  expect(screen.getByLabelText('Fecha de entrega')).toHaveValue('2030-03-10T18:30')
  await user.click(screen.getByRole('checkbox', { name: 'Todos los que no la tienen' }))
  await assign()
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('0 de 2 la hicieron'))
})

test('si eliminar una evaluación falla se dice, y se puede otra vez', async () => {
  const { red, press } = await enCurso(LISTA)
  red.cut('DELETE /docente/catedra/1/evaluaciones/1')
  await openMoreOf('«Parcial»')
  await press('Eliminar «Parcial»')
  const pregunta = await dialogo('¿Eliminar la evaluación «Parcial»?')
  expect(pregunta).toHaveTextContent('sus preguntas (2) y todas sus opciones')
  await press('Eliminar la evaluación')
  expect(await aviso('Error al eliminar la evaluación.')).toBeVisible()
  red.restore()

  await press('Eliminar la evaluación')

  expect(await aviso('Evaluación eliminada exitosamente.')).toBeVisible()
  expect(await screen.findByText('Todavía no hay evaluaciones')).toBeVisible()
})

test('de la que alguien hizo solo cambia el título', async () => {
  const { press, write } = await enCurso(`${UNA}/editar`, { hecha: true })
  expect(await screen.findByText(/^Ya hay quien hizo esta evaluación/)).toBeVisible()
  expect(screen.queryByLabelText('Texto de la pregunta')).not.toBeInTheDocument()

  await write('Título', 'Parcial de marzo')
  await press('Guardar cambios')

  await titulo('Parcial de marzo')
})

test('sus resultados se leen y se descargan, y llevan a lo que cada uno respondió', async () => {
  const { press } = await enCurso(UNA, { hecha: true })
  const descargas = watchDescargas()
  await press('Resultados', 'link')
  await titulo('Resultados: Parcial')
  expect(await fila('Ana')).toHaveTextContent('2 de 2')
  expect(await fila('Beto')).toHaveTextContent('Pendiente')
  expect(screen.getAllByText(/de aciertos \(1 de 1\)/)[0]).toBeVisible()
  await press('Exportar CSV')
  await waitFor(() => expect(descargas).toEqual(['resultados-parcial.csv']))

  await press('Ana Acosta', 'link')

  await waitFor(() => expect(direccion()).toMatch(/\/alumnos\/1\/evaluaciones\/1\/results$/))
  expect(await screen.findByText(/Puntaje: 2 de 2/)).toBeVisible()
})

test('de quien no la hizo no hay resultados; si no se pueden leer, se dice', async () => {
  const lugar = '/docente/catedra/1/alumnos/2/evaluaciones/1/results'
  const { red, press, go } = await enCurso(lugar, { hecha: true })
  expect(await screen.findByText('No se encontraron resultados para esta evaluación.')).toBeVisible()
  await go(LISTA)
  red.refuse('GET /docente/catedra/1/alumnos/1/evaluaciones/1/results', 500)
  await go(lugar.replace('alumnos/2', 'alumnos/1'))
  expect(await screen.findByText('Error al cargar los resultados de la evaluación.')).toBeVisible()
  red.restore()

  await press('Reintentar')

  expect(await screen.findByText(/Puntaje: 2 de 2/)).toBeVisible()
})

test('alguien la hace mientras se edita: se dice, y no se pierde lo escrito', async () => {
  const { press, write, db, una, alumnos } = await enCurso(`${UNA}/editar`, { cuantas: 1 })
  await write('Texto de la pregunta', '¿Otra?')
  if (una && alumnos[0]) assignEvaluacion(db, una, alumnos[0].id, { bien: 1 })

  await press('Guardar cambios')

  expect(await aviso(/^Ya hay quien hizo esta evaluación/)).toBeVisible()
  expect(screen.getByLabelText('Texto de la pregunta')).toHaveValue('¿Otra?')
})

test('lo que el servidor rechaza se dice en su campo', async () => {
  const { red, press, write } = await enCurso(`${UNA}/editar`, { cuantas: 3 })
  const campos = { 'preguntas.2.opciones.1.texto': 'No sirve.' }
  await write('Título', 'Otro')
  red.refuse('PUT /docente/evaluaciones/1', 400, { error: 'No sirve.', code: 'datos', campos })

  await press('Guardar cambios')

  const mala = screen.getByRole('textbox', { name: 'Opción 2 de la pregunta 3' })
  await waitFor(() => expect(mala).toHaveFocus())
  expect(mala).toHaveAccessibleDescription(/No sirve\./)
})

test('las preguntas se importan de GIFT y se exportan', async () => {
  const { press, pressMore, write, user } = await enCurso('/docente/catedra/1/evaluations/a-mano', {
    sin: true,
  })
  const descargas = watchDescargas()
  await write('Título', 'Importada')
  await press('Importar')
  const importa = within(await dialogo('Importar preguntas'))
  const texto = importa.getByLabelText('O pega el texto aquí')
  await user.click(texto)
  await user.paste(
    '¿Quién creó la guarania? {\n=José Asunción Flores\n~Agustín Barrios\n}\n\nSin opciones {}',
  )
  await press('Revisar')
  expect(await importa.findByText(/^Se leyó 1 pregunta\./)).toBeVisible()
  expect(importa.getByRole('list', { name: 'Lo que no se pudo leer' })).toHaveTextContent('Línea 6')
  await press('Agregar 1 pregunta')
  await waitFor(() =>
    expect(screen.getByLabelText('Texto de la pregunta')).toHaveValue('¿Quién creó la guarania?'),
  )
  await press('Guardar la evaluación')
  await titulo('Importada')

  await pressMore('«Importada»', 'Exportar GIFT')

  await waitFor(() => expect(descargas).toEqual(['importada.gift']))
  await pressMore('«Importada»', 'Duplicar')
  await waitFor(() => expect(screen.getByLabelText('Título')).toHaveValue('Importada (copia)'))
})

test('sin clave de IA se dice, y se ofrecen las que no la necesitan', async () => {
  const { press, write } = await enCurso('/docente/catedra/1/generate-evaluation')
  expect(await screen.findByText(/5 preguntas de opción múltiple con 4 opciones cada una/)).toBeVisible()
  await press('Generar Evaluación')
  expect(await aviso('El tema es obligatorio.')).toBeVisible()
  await waitFor(() => expect(screen.getByLabelText('Tema')).toHaveFocus())
  await write('Tema', 'La guarania')

  await press('Generar Evaluación')

  expect((await screen.findAllByText(/La generación por IA no está configurada\./))[0]).toBeVisible()
  expect(screen.getByLabelText('Tema')).toHaveValue('La guarania')
  expect(screen.getByRole('link', { name: 'Escribirla a mano' })).toBeVisible()
  const otra = screen.getByRole('link', { name: 'Desde la línea de tiempo' })
  expect(otra).toHaveAttribute('href', '/docente/catedra/1/evaluations/linea-de-tiempo')
})

test('una evaluación de intervalos se hace en dos toques', async () => {
  const { press } = await enCurso('/docente/catedra/1?tab=evaluaciones')

  await press('Oído', 'link')
  await press('Generar Evaluación')

  expect(await screen.findAllByText('¿Qué intervalo ascendente escuchas?')).toHaveLength(5)
})

test.each([
  ['/docente/catedra/1/evaluation/99999', 'Evaluación no encontrada'],
  ['/docente/catedra/1/evaluation/99999/editar', 'Evaluación no encontrada'],
  ['/docente/catedra/x/generate-evaluation', 'ID de cátedra no disponible.'],
  ['/docente/catedra/99999/generate-evaluation', 'Cátedra no encontrada'],
])('una evaluación o una cátedra que no existen se dicen: %s', async (lugar, dice) => {
  await enCurso(lugar)

  await titulo(dice)
})

/** Both did an evaluation of one question, about when Barrios was born: Ana said 1887, Beto 1885, which is right. */
function conDatoPreguntado() {
  const mundo = createMundo({ alumnos: 2 })
  const { db, alumnos } = mundo
  const { id: creadorId } = insertCreador(db, { last_name: 'Barrios', birth_year: 1885 })
  const una = insertEvaluacion(db, { catedraId: mundo.catedra.id, cuantas: 1 })
  const [{ id, bien, mal }] = una.preguntas as [(typeof una.preguntas)[number]]
  mundo.sqlite.exec(`
    UPDATE preguntas SET creador_id = ${creadorId}, campo = 'nacimiento', valor = '1885' WHERE id = ${id};
    UPDATE opciones SET texto = '1885' WHERE id = ${bien};
    UPDATE opciones SET texto = '1887' WHERE id = ${mal};
  `)
  for (const [bien, alumno] of alumnos.entries()) assignEvaluacion(db, una, alumno.id, { bien })
  return mundo
}

test('un dato corregido se revisa: la docente ve a quién le cambia, y lo actualiza', async () => {
  const mundo = conDatoPreguntado()
  const ficha = await enter(mundo, '/admin/creadores/1')
  const nacimiento = within(await screen.findByRole('group', { name: 'Nacimiento' }))
  await ficha.write(nacimiento.getByLabelText('Año'), '1887')
  expect(await screen.findByText('Nacimiento: 1 pregunta usa este dato.')).toBeVisible()
  await ficha.press('Guardar cambios')
  expect(await aviso('Cambios guardados. 1 pregunta usa este dato.')).toBeVisible()
  await closeScreen()

  const { press, user } = await enter(mundo, '/docente/dashboard', 'docente', mundo.docente)
  await press('1 pregunta por revisar', 'link')
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('Antes: 1885. Ahora: 1887.'))
  await press('Actualizar')
  const pregunta = await dialogo('Actualizar')
  await waitFor(() => expect(pregunta).toHaveTextContent('Ana Acosta: de 0 % a 100 %'))
  expect(pregunta).toHaveTextContent('Beto Báez: de 100 % a 0 %')
  await user.click(within(pregunta).getByRole('button', { name: 'Actualizar' }))

  expect(await aviso('La pregunta quedó revisada. Cambió el puntaje de 2 alumnos.')).toBeVisible()
  expect(await screen.findByText('Nada por revisar')).toBeVisible()
})
