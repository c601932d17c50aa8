import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { insertAsistencia, insertDiaClase } from '../support/academia.ts'
import { insertPublicacion } from '../support/cursado.ts'
import { createMundo } from '../support/mundo.ts'
import { createMundoConAsignadas } from '../support/mundo-con-tarea.ts'
import { direccion, enter } from '../support/pantallas.tsx'

const RESUMEN = '/docente/catedra/1'

/** A course with one delivery, two class days before today without a list, and a post. */
async function conResumen() {
  const mundo = await createMundoConAsignadas({}, { alumnos: 3 })
  await mundo.deliver(0)
  const createDia = (fecha: string) => insertDiaClase(mundo.db, { catedraId: mundo.catedra.id, fecha })
  createDia('2026-02-28')
  createDia('2026-03-01')
  const contenido = '<p>Nos vemos en el <strong>Aula 4</strong>.</p>'
  insertPublicacion(mundo.db, { catedraId: mundo.catedra.id, titulo: 'Cambio de aula el jueves', contenido })
  return { ...mundo, createDia, open: () => enter(mundo, RESUMEN, 'docente', mundo.docente) }
}

const panel = (name: string) => screen.findByRole('region', { name })
/** The figure of that name, as it is written. */
const figura = async (nombre: string) =>
  (await screen.findByText(nombre, { selector: 'dt, dt *' })).closest('div')

test('el resumen dice cómo está la cátedra', async () => {
  const { open } = await conResumen()
  await open()

  await waitFor(async () => expect(await figura('Alumnos inscritos')).toHaveTextContent('3'))
  expect(await figura('Entregas por corregir')).toHaveTextContent('1')
  expect(await panel('Necesitan atención')).toHaveTextContent('Por ahora nadie')
  const paraHoy = await panel('Para hoy')
  expect(within(paraHoy).getByRole('link', { name: /^1 entrega de «Armonizar un bajo»/ })).toHaveTextContent(
    'espera desde hoy',
  )
  expect(paraHoy).toHaveTextContent('2 clases sin lista: 28/02/2026 y 01/03/2026')
  const tablon = await panel('Tablón')
  await waitFor(() => expect(tablon).toHaveTextContent('Nos vemos en el Aula 4.'))
  expect(tablon).toHaveTextContent(
    /Administración · \d\d\/\d\d\/\d{4} \d\d:\d\d · 0 me gusta · 0 comentarios/,
  )
  expect(await screen.findByRole('list', { name: 'Estado de los pagos' })).toHaveTextContent('3')
  expect(screen.queryByRole('link', { name: 'Pasar lista de hoy' })).not.toBeInTheDocument()
})

test.each([
  ['1 entrega por corregir', `${RESUMEN}?tab=tareas`],
  ['Ver los 3', `${RESUMEN}?tab=alumnos`],
  [/^2 clases sin lista/, `${RESUMEN}?tab=clases`],
  [/^1 entrega de/, `${RESUMEN}/tareas/1/correccion`],
])('cada cosa del resumen lleva a donde se hace: %s', async (enlace, llega) => {
  const { open } = await conResumen()
  const { press } = await open()

  await press(enlace, 'link')

  await waitFor(() => expect(direccion()).toBe(llega))
})

test('desde cualquier parte se pasa la lista de hoy, y el resumen lo dice al volver', async () => {
  const { open, createDia } = await conResumen()
  const hoy = createDia('2026-03-02')
  const { press, user } = await open()
  await waitFor(async () => expect(await figura('Asistencia del mes')).toHaveTextContent('N/A'))
  await press('Alumnos', 'tab')
  await press('Pasar lista de hoy', 'link')
  await waitFor(() => expect(direccion()).toBe(`${RESUMEN}?tab=clases&dia=${hoy.id}`))
  for (const nombre of [/Ana/, /Beto/])
    await user.click(await screen.findByRole('checkbox', { name: nombre }))
  await press('Listo')

  await press('Resumen', 'tab')

  await waitFor(async () => expect(await figura('Asistencia del mes')).toHaveTextContent('66,67 %'))
  expect(screen.getByRole('link', { name: 'Pasar lista de hoy' })).toBeVisible()
})

test('quien está entero no pide pasar la lista otra vez', async () => {
  const { open, createDia, db, alumnos } = await conResumen()
  const hoy = createDia('2026-03-02')
  for (const { id } of alumnos) insertAsistencia(db, { diaClaseId: hoy.id, alumnoId: id })
  await open()

  expect(await screen.findByRole('link', { name: 'Ver la lista de hoy' })).toBeVisible()
})

test('quien faltó seguido necesita atención, y se va a lo suyo', async () => {
  const { open, createDia, db, alumnos } = await conResumen()
  for (const { id } of [createDia('2026-02-27'), createDia('2026-03-02')])
    for (const [i, alumno] of alumnos.entries())
      insertAsistencia(db, { diaClaseId: id, alumnoId: alumno.id, presente: i > 0 })
  createDia('2026-03-09')
  const { press } = await open()

  const atencion = within(await panel('Necesitan atención'))
  expect(await atencion.findByRole('row', { name: /Acosta, Ana/ })).toHaveTextContent(
    'faltó a las últimas 2 clases',
  )
  expect(atencion.queryByRole('row', { name: /Báez/ })).not.toBeInTheDocument()
  await press('Acosta, Ana', 'link')
  await waitFor(() => expect(direccion()).toBe(`${RESUMEN}/alumno/1`))
})

test('lo que se publica está en el resumen al volver', async () => {
  const { open } = await conResumen()
  const { press, write } = await open()
  await press(/^Crear publicación/, 'link')
  await write('Título', 'Ensayo general')
  const contenido = await screen.findByRole('textbox', { name: /^Contenido/ })
  contenido.innerHTML = '<p>El viernes a las 19.</p>'
  await press('Publicar')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

  await press('Resumen', 'tab')

  await waitFor(async () =>
    expect(await panel('Tablón')).toHaveTextContent(
      /Ensayo general.*El viernes a las 19\..*Graciela Ocampos/,
    ),
  )
})

test('en una cátedra vacía no espera nada', async () => {
  const mundo = createMundo()
  await enter(mundo, RESUMEN, 'docente', mundo.docente)

  await waitFor(async () => expect(await figura('Asistencia del mes')).toHaveTextContent('N/A'))
  expect(await figura('Clases dadas')).toHaveTextContent('0 / 0')
  expect(await panel('Necesitan atención')).toHaveTextContent('Todavía no hay alumnos inscritos.')
  expect(await panel('Para hoy')).toHaveTextContent('Nada espera por ti.')
  expect(await panel('Tablón')).toHaveTextContent('Todavía no hay publicaciones.')
})
