import { screen, waitFor, within } from '@testing-library/dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { formularioCon, muestras } from '../support/archivos.ts'
import { watchDescargas } from '../support/descargas.ts'
import { createMundoConAsignadas, createMundoConTarea, tareaDePrueba } from '../support/mundo-con-tarea.ts'
import { aviso, direccion, enter, openMoreOf, titulo } from '../support/pantallas.tsx'

const CREAR = '/docente/catedra/1/tareas/create'
const MESA = '/docente/catedra/1/tareas/1/correccion'
const dialogo = async (nombre: string) => within(await screen.findByRole('dialog', { name: nombre }))

/** The row of a task, which says this. */
const expectTarea = (titulo: string, ...dice: string[]) =>
  waitFor(() => {
    const suya = screen.getByRole('button', { name: `Más acciones de ${titulo}` }).closest('li')
    for (const uno of dice) expect(suya).toHaveTextContent(uno)
  })

/** Into the editor, that reads what is there: no key gets into it here. */
async function writeTexto(texto: string) {
  const editor = await screen.findByRole('textbox', { name: /^Descripción/ })
  editor.innerHTML = `<p>${texto}</p>`
}

/** A task that so many have delivered, and its teacher at an address. */
async function conEntregas(
  cuantas: number,
  lugar: string,
  datos: object = {},
  hoja = () => formularioCon('hoja.png', muestras.png),
) {
  const mundo = await createMundoConAsignadas(datos, { alumnos: cuantas, sinLimites: true })
  for (let i = 0; i < cuantas; i++) await mundo.deliver(i, hoja())
  return { ...mundo, ...(await enter(mundo, lugar, 'docente', mundo.docente)) }
}

test('una docente crea una tarea con enlaces, y lo que falta se dice', async () => {
  const mundo = await createMundoConAsignadas()
  const { press, write, user } = await enter(mundo, '/docente/catedra/1?tab=tareas', 'docente', mundo.docente)
  await expectTarea('Armonizar un bajo', 'Maestra (Asignada)', 'En Plazo')
  await press('Crear Nueva Tarea', 'link')
  await titulo('Crear Nueva Tarea')
  await press('Crear Tarea')
  expect(await aviso('Por favor, completa todos los campos obligatorios.')).toBeVisible()
  await write('Título', 'Fuga a dos voces')
  await writeTexto('Sujeto y respuesta.')
  await write('Puntos posibles', '20')
  await write('Fecha de entrega (opcional)', '2020-03-10T18:30')
  expect(await screen.findByText(/Esa fecha ya pasó/)).toBeVisible()
  await write('Direcciones (URL)', 'no es una dirección')
  await press('Crear Tarea')
  expect(await aviso('La dirección debe comenzar con http:// o https://.')).toBeVisible()

  await write('Direcciones (URL)', 'https://a.example/uno\n\nhttps://a.example/dos')
  await user.click(screen.getByRole('radio', { name: 'Después' }))
  await press('Crear Tarea')

  expect(await aviso('Tarea creada exitosamente.')).toBeVisible()
  await expectTarea('Fuga a dos voces', 'Maestra (Sin Asignar)', 'Vencida', '10/03/2020 18:30')
  await openMoreOf('Fuga a dos voces')
  await press('Ver detalles Fuga a dos voces')
  expect(await screen.findByRole('dialog')).toHaveTextContent('a.example/dos')
})

test('una tarea se asigna a quienes se elige, y después a los que faltan', async () => {
  const mundo = await createMundoConTarea()
  const { press, user } = await enter(mundo, '/docente/catedra/1?tab=tareas', 'docente', mundo.docente)
  await press('Asignar Armonizar un bajo')
  await press('Asignar tarea')
  const { findByText, findByLabelText, findByRole } = await dialogo('Asignar tarea')
  expect(await findByText(/Debes seleccionar al menos un alumno/)).toBeVisible()
  const busca = await findByLabelText('Buscar por nombre o email')
  await waitFor(() => expect(busca).toHaveFocus())
  await user.click(await findByRole('checkbox', { name: /Ana Acosta/ }))
  await press('Asignar tarea')
  expect(await aviso('Tarea asignada exitosamente a los alumnos seleccionados!')).toBeVisible()
  await expectTarea('Armonizar un bajo', 'Asignada a 1 alumno')

  await openMoreOf('Armonizar un bajo')
  await press('Asignar Armonizar un bajo')
  const otra = await dialogo('Asignar tarea')
  expect(await otra.findByRole('checkbox', { name: /Ana Acosta/ })).toBeDisabled()
  await user.click(otra.getByRole('checkbox', { name: 'Todos los que no la tienen' }))
  await press('Asignar tarea')
  await expectTarea('Armonizar un bajo', 'Asignada a 2 alumnos')
})

test('una tarea se elimina', async () => {
  const mundo = await createMundoConTarea()
  const { press } = await enter(mundo, '/docente/catedra/1?tab=tareas', 'docente', mundo.docente)
  await openMoreOf('Armonizar un bajo')
  await press('Eliminar Armonizar un bajo')

  await press('Eliminar la tarea')

  expect(await aviso('Tarea eliminada exitosamente.')).toBeVisible()
  await waitFor(() => expect(screen.queryByText('Armonizar un bajo')).not.toBeInTheDocument())
})

test('una tarea se crea ya asignada a todos, o a quienes se elige', async () => {
  const mundo = await createMundoConTarea()
  const { press, write, user, go } = await enter(mundo, CREAR, 'docente', mundo.docente)
  const create = async (titulo: string) => {
    await write('Título', titulo)
    await writeTexto('Sujeto y respuesta.')
    await write('Puntos posibles', '20')
  }
  await create('Para todos')
  await press('Crear Tarea')
  await expectTarea('Para todos', 'Asignada a 2 alumnos')

  await go(CREAR)
  await create('Para una')
  await user.click(screen.getByRole('radio', { name: 'Elegir' }))
  await press('Crear Tarea')
  expect(await aviso('Debes seleccionar al menos un alumno para asignar la tarea.')).toBeVisible()
  await user.click(await screen.findByRole('checkbox', { name: /Ana Acosta/ }))
  await press('Crear Tarea')

  await expectTarea('Para una', 'Asignada a 1 alumno')
})

test('una tarea se edita y conserva lo que no se tocó', async () => {
  const mundo = await createMundoConTarea({ recursos: ['https://a.example/uno'] })
  const { press, write } = await enter(mundo, '/docente/catedra/1/tareas/1/edit', 'docente', mundo.docente)
  expect(await screen.findByLabelText('Direcciones (URL)')).toHaveValue('https://a.example/uno')

  await write('Fecha de entrega (opcional)', '2030-05-04T10:15')
  await press('Guardar cambios')

  expect(await aviso('Tarea actualizada exitosamente.')).toBeVisible()
  const { data } = await mundo.asDocente('GET /docente/catedra/1/tareas/1')
  expect(data).toMatchObject({
    titulo: 'Armonizar un bajo',
    recursos: ['https://a.example/uno'],
    fecha_entrega: '2030-05-04T13:15:00.000Z',
  })
})

const nombre = () => document.querySelector('#entrega-actual')
const puntos = () => screen.findByRole('textbox', { name: 'Puntos' })

test('en la mesa se califica con el teclado, y se pasa a la siguiente', async () => {
  const { user, write } = await conEntregas(3, MESA)
  await user.click(await puntos())
  expect(nombre()).toHaveTextContent('Ana Acosta')
  expect(screen.getByRole('main')).toHaveTextContent('0 de 3 calificadas')
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Debe ingresar una calificación.')).toBeVisible()
  await user.keyboard('11{Enter}')
  expect(await screen.findByText('La calificación debe estar entre 0 y 10.')).toBeVisible()

  await write('Puntos', '9')
  await user.keyboard('{Enter}')

  expect(await aviso('¡Calificado!')).toBeVisible()
  expect(await aviso('La entrega ha sido calificada exitosamente.')).toBeVisible()
  await waitFor(() => expect(nombre()).toHaveTextContent('Beto Báez'))
  expect(screen.getByRole('main')).toHaveTextContent('1 de 3 calificadas')
  expect(await screen.findByRole('list', { name: 'Entregas por puntos obtenidos' })).toHaveTextContent(
    '9 puntos',
  )
})

test('tras la última entrega la mesa lleva a la tarea que espera', async () => {
  const mundo = await createMundoConAsignadas({}, { alumnos: 2, sinLimites: true })
  const { tareaMaestra } = (await mundo.aula.tareas.post({ ...tareaDePrueba, titulo: 'Análisis' })).data
  await mundo.aula['tareas-maestras']({ tareaId: tareaMaestra.id }).assign.post({ alumnoIds: mundo.ids })
  for (const [i, id] of [1, 2, 3, 4].entries()) await mundo.deliver(i % 2, undefined, id)
  const { press, write } = await enter(mundo, MESA, 'docente', mundo.docente)
  for (const quien of ['Ana Acosta', 'Beto Báez']) {
    await waitFor(() => expect(nombre()).toHaveTextContent(quien))
    await write('Puntos', '9')
    await press('Calificar y seguir')
  }

  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('2 de 2. Seguir con «Análisis» (2)'))
  await waitFor(() => expect(screen.getByRole('link', { name: 'Seguir con «Análisis» (2)' })).toHaveFocus())
})

test('en la mesa hay una sola caja de comentario, hasta que se pide otra', async () => {
  const { press } = await conEntregas(1, MESA)
  const cajas = () => screen.getAllByRole('textbox', { name: /comentario/i })
  await screen.findByRole('button', { name: 'Comentar la entrega' })
  expect(cajas()).toHaveLength(1)

  await press('Comentar la entrega')

  expect(cajas()).toHaveLength(2)
  expect(screen.getByLabelText('Tu comentario')).toHaveFocus()
})

test('de la mesa se devuelve con un comentario', async () => {
  const { press, write } = await conEntregas(2, MESA)
  await press('Devolver para otro intento')
  expect(await screen.findByText(/^Escribe un comentario/)).toBeVisible()
  await write('Comentario (opcional)', 'Revisa el bajo.')

  await press('Devolver para otro intento')

  await waitFor(() => expect(nombre()).toHaveTextContent('Beto Báez'))
})

test.each([
  ['se muestra donde el navegador sabe', true],
  ['se abre aparte donde el marco quedaría vacío', false],
])('un PDF %s', async (_caso, sabe) => {
  vi.stubGlobal('navigator', Object.create(navigator, { pdfViewerEnabled: { value: sabe } }))
  onTestFinished(() => void vi.unstubAllGlobals())

  await conEntregas(1, MESA, {}, () => formularioCon('hoja.pdf', muestras.pdf))

  const visto = sabe
    ? await screen.findByTitle('hoja.pdf')
    : await screen.findByRole('link', { name: 'Abrir el PDF' })
  expect(visto.getAttribute(sabe ? 'src' : 'href')).toMatch(/^\/uploads\/.+\.pdf/)
  expect(document.querySelectorAll('iframe')).toHaveLength(sabe ? 1 : 0)
})

test('once entregas con el mismo comentario llevan menos de cuarenta teclas', async () => {
  const { user } = await conEntregas(11, MESA)
  let teclas = 0
  const press = async (...cuales: string[]) => {
    for (const una of cuales) await user.keyboard(una)
    teclas += cuales.length
  }
  await user.click(await puntos())

  await press('8', '{Tab}', ...'Bien.', '{Control>}{Enter}{/Control}')
  for (let i = 1; i < 11; i++) {
    await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(`${i} de 11 calificadas`))
    await screen.findByRole('button', { name: /^1 Bien/ })
    // Where there is room the desk itself goes there; here it takes the page for a telephone.
    ;(await puntos()).focus()
    await press('8', '{Alt>}1{/Alt}', '{Enter}')
  }

  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('11 de 11 calificadas'))
  expect(teclas).toBeLessThanOrEqual(40)
  expect(await screen.findByDisplayValue('Bien.')).toBeVisible()
}, 60_000)

test('una frase de antes va donde está el cursor, y se olvida', async () => {
  const mundo = await createMundoConAsignadas({}, { alumnos: 1, sinLimites: true })
  await mundo.deliver(0)
  await mundo.asDocente('PUT /docente/me/frases', { texto: 'el bajo', fijada: true })
  const { user, press, write } = await enter(mundo, MESA, 'docente', mundo.docente)
  await write('Comentario (opcional)', 'Revisa del compás 4.')
  const comentario = screen.getByLabelText<HTMLTextAreaElement>('Comentario (opcional)')
  comentario.setSelectionRange(6, 6)

  await user.click(await screen.findByRole('button', { name: /el bajo$/ }))

  expect(comentario).toHaveValue('Revisa el bajo del compás 4.')
  await openMoreOf('«el bajo»')
  await press('Olvidar «el bajo»')
  await waitFor(() => expect(screen.queryByRole('button', { name: /el bajo$/ })).not.toBeInTheDocument())
})

test('lo que se acaba de calificar se deshace, en el aviso o en la mesa', async () => {
  const { press, write } = await conEntregas(1, MESA)
  await write('Puntos', '4')
  await press('Calificar y seguir')
  const deshacer = () => screen.getAllByRole('button', { name: 'Deshacer' })
  await waitFor(() => expect(deshacer()).toHaveLength(2))
  deshacer()[0]?.click()

  expect(await aviso('Deshecho: la entrega quedó como estaba.')).toBeVisible()
  await screen.findByRole('button', { name: 'Calificar y seguir' })
  expect(await puntos()).toBeEnabled()
})

test('en la mesa se califica igual a quien se marca, y se sigue con quien espera', async () => {
  const { press, write, user } = await conEntregas(4, MESA)
  await user.click(await screen.findByText('Calificar igual a…'))
  const casillas = screen.getAllByRole<HTMLInputElement>('checkbox')
  expect(casillas.map(({ checked }) => checked)).toEqual([false, false, false])
  await user.click(screen.getByLabelText('Beto Báez'))
  await user.click(screen.getByLabelText('Ciro Cabral'))
  await write('Puntos', '7')

  await press('Calificar y seguir')

  expect(await aviso('Calificaste igual 3 entregas.')).toBeVisible()
  await waitFor(() => expect(nombre()).toHaveTextContent('Ana Paz'))
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('3 de 4 calificadas'))
  expect(screen.queryByText('Calificar igual a…')).not.toBeInTheDocument()
  await press('Deshacer')
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('0 de 4 calificadas'))
})

test('lo devuelto que nadie entregó otra vez se califica en la mesa', async () => {
  const { press, write, user } = await conEntregas(1, MESA)
  await write('Comentario (opcional)', 'Revisa el bajo.')
  await press('Devolver para otro intento')
  await screen.findByRole('button', { name: 'Calificar lo que entregó' })
  expect(screen.queryByRole('button', { name: 'Devolver para otro intento' })).not.toBeInTheDocument()
  await user.type(await puntos(), '4')

  await press('Calificar lo que entregó')

  expect(await aviso('La entrega ha sido calificada exitosamente.')).toBeVisible()
  expect(await screen.findByText('Revisa el bajo.')).toBeVisible()
})

test('en la mesa se va de una a otra con las flechas, y lo escrito espera', async () => {
  const { user, write } = await conEntregas(2, MESA)
  await write('Puntos', '7')
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await waitFor(() => expect(nombre()).toHaveTextContent('Beto Báez'))
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await waitFor(() => expect(nombre()).toHaveTextContent('Ana Acosta'))
  expect(await puntos()).toHaveValue('7')

  await user.click(screen.getByLabelText('Comentario (opcional)'))
  await user.keyboard('{Control>}{Enter}{/Control}')

  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('1 de 2 calificadas'))
})

test('una entrega calificada desde otra pantalla no se califica dos veces', async () => {
  const { asAdmin, press, write } = await conEntregas(1, '/docente/catedra/1/alumno/1')
  await write('Puntos', '4')
  await asAdmin('POST /admin/tareas/1/calificar', { puntos_obtenidos: 10 })

  await press('Calificar')

  expect(await aviso('Esta entrega ya está calificada.')).toBeVisible()
  const calificadas = within(await screen.findByRole('region', { name: /^Tareas calificadas/ }))
  const nota = await calificadas.findByRole('textbox', { name: 'Puntos' })
  expect(nota).toHaveValue('10')
  expect(nota).toBeDisabled()
})

test('el alumno se revisa en cinco apartados, con su adjunto', async () => {
  const { press, user, alumnos } = await conEntregas(1, '/docente/catedra/1?tab=alumnos')
  await press('Ana Acosta', 'link')
  await titulo('Ana Acosta')
  expect(await screen.findByText(alumnos[0]?.email ?? '')).toBeVisible()
  await screen.findByRole('heading', { name: 'Evaluaciones calificadas' })
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Tareas entregadas por calificar',
    'Tareas calificadas',
    'Tareas sin entregar',
    'Evaluaciones pendientes',
    'Evaluaciones calificadas',
  ])

  await press(/^Ver adjunto/)

  expect(await (await dialogo('hoja.png')).findByRole('img', { name: 'hoja.png' })).toBeVisible()
  await user.keyboard('{Escape}')
})

test('si la calificación no se guarda, lo escrito queda', async () => {
  const { red, press, write, user, go } = await conEntregas(1, '/docente/catedra/1/alumno/1')
  red.cut('POST /docente/tareasAsignaciones/1/calificar')
  await write('Puntos', '8')
  await press('Calificar')
  expect(await aviso('No se pudo guardar la calificación.')).toBeVisible()
  expect(await puntos()).toHaveValue('8')
  red.restore()

  await user.dblClick(screen.getByRole('button', { name: 'Calificar' }))

  await waitFor(() =>
    expect(screen.getByRole('region', { name: /^Tareas calificadas/ })).toHaveTextContent('8 de 10 puntos'),
  )
  await go('/docente/catedra/1/alumno/99999')
  await titulo('Alumno no encontrado')
})

test('la planilla y las entregas se descargan', async () => {
  const { press } = await conEntregas(1, '/docente/catedra/1/calificaciones')
  const descargas = watchDescargas()
  await press('Exportar CSV')
  await waitFor(() => expect(descargas).toEqual(['calificaciones-armonia-2026.csv']))
  await press('Armonizar un bajo', 'link')

  await press('Descargar todas (ZIP)')

  await waitFor(() => expect(descargas[1]).toBe('entregas-armonizar-un-bajo.zip'))
})

test('la planilla distingue la entrega tardía de la que falta', async () => {
  const mundo = await createMundoConAsignadas({ fecha_entrega: '2026-03-01' })
  await mundo.deliver(0)
  await enter(mundo, '/docente/catedra/1/calificaciones', 'docente', mundo.docente)

  expect(await screen.findByRole('row', { name: /Acosta, Ana/ })).toHaveTextContent('Vencida (Entregada)')
  const deBeto = screen.getByRole('row', { name: /Báez, Beto/ })
  expect(deBeto).toHaveTextContent('Vencida')
  expect(deBeto).not.toHaveTextContent('(Entregada)')
})

test('lo que espera en todas las cátedras lleva a su mesa, y calificado deja de esperar', async () => {
  const { press, write, go } = await conEntregas(1, '/docente/dashboard')
  const [seccion] = await screen.findAllByRole('link', { name: 'Corregir' })
  expect(seccion).toHaveAttribute('href', '/docente/corregir')
  await go('/docente/corregir')
  const espera = within(await screen.findByRole('list', { name: 'Tareas por corregir' }))
  expect(espera.getByRole('link')).toHaveTextContent(
    '1 entrega de «Armonizar un bajo»Armonía · 2026 · espera desde hoy',
  )
  await press(/^1 entrega/, 'link')
  await waitFor(() => expect(direccion()).toBe(MESA))

  await write('Puntos', '9')
  await press(/^Calificar/)
  expect(await aviso('La entrega ha sido calificada exitosamente.')).toBeVisible()
  await go('/docente/corregir')

  expect(await screen.findByRole('heading', { name: 'Nada espera por ti' })).toBeVisible()
})
