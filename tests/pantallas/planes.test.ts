import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { insertCatedra, insertPlan, insertUnidad } from '../support/academia.ts'
import { insertTarea } from '../support/cursado.ts'
import { insertEvaluacion } from '../support/evaluaciones.ts'
import { createMundo } from '../support/mundo.ts'
import { aviso, direccion, enter, openMoreOf } from '../support/pantallas.tsx'

const PLANES = '/docente/catedra/1?tab=planes'
const PLAN = `${PLANES}&plan=1`

/** A course with a plan of these units, and its teacher at an address. */
async function conPlan(lugar: string, periodos: string[] = [], tipoOrganizacion: 'MES' | 'MODULO' = 'MES') {
  const mundo = createMundo()
  const plan = insertPlan(mundo.db, { catedraId: mundo.catedra.id, titulo: 'Plan anual', tipoOrganizacion })
  for (const [i, periodo] of periodos.entries())
    insertUnidad(mundo.db, { planId: plan.id, periodo, posicion: i + 1 })
  return { ...mundo, ...(await enter(mundo, lugar, 'docente', mundo.docente)) }
}

const lista = () => screen.findByRole('list', { name: 'Planes de clases' })
const dialogo = async () => within(await screen.findByRole('dialog'))
const titulos = async () => {
  const unidades = within(await screen.findByRole('list', { name: 'Unidades del plan' }))
  return unidades.getAllByRole('heading').map(({ textContent }) => textContent)
}

test('una docente crea un plan, y dos toques crean uno', async () => {
  const mundo = createMundo()
  const { press, write, user } = await enter(mundo, PLANES, 'docente', mundo.docente)
  await press('Crear plan')
  await press('Crear el plan')
  expect(await aviso('El título del plan de clases es obligatorio.')).toBeVisible()
  await waitFor(() => expect(screen.getByLabelText('Título')).toHaveFocus())
  expect(screen.getByLabelText('Se organiza')).toHaveValue('MES')
  await write('Título', 'Plan anual')

  await user.dblClick(screen.getByRole('button', { name: 'Crear el plan' }))

  expect(await lista()).toHaveTextContent('Por Mes')
  expect(within(await lista()).getAllByRole('listitem')).toHaveLength(1)
})

test('un plan se cambia, y se elimina con sus unidades', async () => {
  const { press, user } = await conPlan(PLANES, ['Marzo'])
  await press(/^Editar/)
  await user.selectOptions(await screen.findByLabelText('Se organiza'), 'Por Módulo')
  await press('Guardar cambios')
  await waitFor(async () => expect(await lista()).toHaveTextContent('Por Módulo'))
  expect(await lista()).toHaveTextContent('1 unidad · 4 horas teóricas · 2 horas prácticas')

  await openMoreOf('Plan anual')
  await press(/^Eliminar/)
  expect(await screen.findByRole('dialog')).toHaveTextContent('se elimina su unidad')
  await press('Eliminar el plan')

  expect(await aviso('Plan de clases eliminado.')).toBeVisible()
  expect(await screen.findByText('Todavía no hay planes')).toBeVisible()
})

test('lo que le falta a una unidad se dice, y se va a lo primero', async () => {
  const { press, write } = await conPlan(PLAN, [], 'MODULO')
  await press('Agregar módulo')
  const { findByRole } = await dialogo()
  const contenido = await findByRole('textbox', { name: /^Contenido/ })
  await write('Módulo', 'Módulo 1')
  await write('Horas teóricas', '-1')

  await press('Guardar el módulo')

  expect(
    await aviso(
      'Por favor, complete todos los campos obligatorios y asegure que las horas no sean negativas.',
    ),
  ).toBeVisible()
  await waitFor(() => expect(contenido).toHaveFocus())
})

test('una unidad se escribe con enlaces y videos, también lo que no se llegó a añadir', async () => {
  const { press, write, user, asDocente } = await conPlan(PLAN)
  await press('Agregar período')
  const { findByRole } = await dialogo()
  const contenido = await findByRole('textbox', { name: /^Contenido/ })
  contenido.innerHTML = '<p>La guarania</p>'
  await write('Período', 'Marzo')
  await write('Capacidades', 'Reconoce el compás.')
  await write('Horas teóricas', '4')
  await write('Horas prácticas', '2')
  await press('Agregar recurso')
  expect(await screen.findByText('Escribe la dirección del recurso.')).toBeVisible()
  await write('Dirección', 'https://es.wikipedia.org/wiki/Guarania')
  await user.keyboard('{Enter}')
  const agregados = await findByRole('list', { name: 'Recursos agregados' })
  expect(agregados).toHaveTextContent('es.wikipedia.org/wiki/Guarania')
  await user.selectOptions(screen.getByLabelText('Tipo de recurso'), 'Archivo')
  await press('Agregar recurso')
  expect(await screen.findByText('Por favor, seleccione un archivo para subir.')).toBeVisible()
  await user.selectOptions(screen.getByLabelText('Tipo de recurso'), 'Video de YouTube')
  await write('Dirección del video', 'https://youtu.be/dQw4w9WgXcQ')

  await press('Guardar el período')

  expect(await aviso('Unidad creada.')).toBeVisible()
  const [unidad] = (await asDocente('GET /docente/me/planes/1/unidades')).data
  expect(unidad).toMatchObject({
    contenido: '<p>La guarania</p>',
    recursos: [
      { value: 'https://es.wikipedia.org/wiki/Guarania' },
      { type: 'youtube', value: 'https://youtu.be/dQw4w9WgXcQ' },
    ],
  })
})

test('las unidades se ordenan, y el foco sigue a la que se mueve', async () => {
  const { press } = await conPlan(PLAN, ['Marzo', 'Abril', 'Mayo'])
  await waitFor(async () => expect(await titulos()).toEqual(['Marzo', 'Abril', 'Mayo']))
  await press('Bajar Marzo')
  await waitFor(async () => expect(await titulos()).toEqual(['Abril', 'Marzo', 'Mayo']))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Bajar Marzo' })).toHaveFocus())

  await press('Bajar Marzo')

  await waitFor(async () => expect(await titulos()).toEqual(['Abril', 'Mayo', 'Marzo']))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Subir Marzo' })).toHaveFocus())
  expect(screen.getByText('Marzo: lugar 3 de 3.')).toBeInTheDocument()
})

test('un plan se copia a otra cátedra propia', async () => {
  const mundo = createMundo()
  const { db, catedra, docente } = mundo
  insertUnidad(db, { planId: insertPlan(db, { catedraId: catedra.id, titulo: 'Plan anual' }).id })
  const otra = insertCatedra(db, { docenteId: docente.id })
  const { press } = await enter(mundo, PLANES, 'docente', docente)
  await openMoreOf('Plan anual')
  await press(/^Copiar/)
  expect(await screen.findByLabelText('Cátedra de destino')).toHaveValue(String(otra.id))

  await press('Copiar el plan')

  await waitFor(() => expect(direccion()).toBe(`/docente/catedra/${otra.id}?tab=planes&plan=2`))
  expect(await screen.findByRole('button', { name: 'Más acciones de Marzo' })).toBeVisible()
})

test('si una unidad no se puede guardar se dice, y lo escrito se recupera al volver', async () => {
  const { press, write, red, go } = await conPlan(PLAN, ['Marzo'])
  red.refuse('PUT /docente/me/unidades/1', 500)
  await openMoreOf('Marzo')
  await press('Editar Marzo')
  await screen.findByRole('dialog', { name: 'Editar período' })
  await write('Capacidades', 'La baila.')
  await press('Guardar cambios')
  expect(await aviso('Error al guardar la unidad del plan de clases.')).toBeVisible()
  red.restore()
  await go(PLANES)
  await lista()

  await go(`${PLAN}&unidad=1`)

  expect(await screen.findByText(/Recuperamos lo que estabas escribiendo\./)).toBeVisible()
  expect(await screen.findByLabelText('Capacidades')).toHaveValue('La baila.')
  await press('Guardar cambios')
  expect(await aviso('Unidad actualizada.')).toBeVisible()
})

test('una unidad se elimina, y lo suyo queda', async () => {
  const { press } = await conPlan(PLAN, ['Marzo'])
  await openMoreOf('Marzo')
  await press('Eliminar Marzo')
  expect(await screen.findByRole('dialog')).toHaveTextContent(
    'Con él se elimina su contenido. Sus tareas y evaluaciones quedan, sin período.',
  )

  await press('Eliminar el período')

  expect(await screen.findByText('Este plan todavía no tiene unidades')).toBeVisible()
})

test('una unidad muestra sus tareas y evaluaciones, y lleva a ellas', async () => {
  const { db, catedra, press } = await conPlan(PLAN, ['Marzo'])
  insertTarea(db, { catedraId: catedra.id, titulo: 'Transcribir una polca', unidadPlanId: 1 })
  insertEvaluacion(db, { catedraId: catedra.id, titulo: 'Sobre la polca', unidadPlanId: 1 })
  await press('Ver detalles Marzo')
  const { findByRole } = await dialogo()
  expect(await findByRole('link', { name: 'Sobre la polca' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/evaluation\/1$/),
  )

  await press('Transcribir una polca', 'link')

  await waitFor(() => expect(direccion()).toMatch(/\/tareas\/1\/correccion$/))
})

test('si lo de una unidad no carga se dice, y se puede reintentar', async () => {
  const { red, press } = await conPlan(PLAN, ['Marzo'])
  await screen.findByRole('button', { name: 'Ver detalles Marzo' })
  red.cut('GET /docente/catedra/1/unidad/1/evaluaciones')
  await press('Ver detalles Marzo')
  expect(await screen.findByText('Error al cargar el contenido de la unidad.')).toBeVisible()
  red.restore()

  await press('Reintentar')

  expect((await screen.findAllByText(/No se encontraron datos\./))[0]).toBeVisible()
})
