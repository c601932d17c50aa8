import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { insertDiaClase, insertUnidadDe } from '../support/academia.ts'
import { insertTarea } from '../support/cursado.ts'
import { insertEvaluacion } from '../support/evaluaciones.ts'
import { createMundo } from '../support/mundo.ts'
import { enter } from '../support/pantallas.tsx'

/** The administrator at a course that has one of each thing. */
function enSuCatedra(busca = '') {
  const mundo = createMundo({ alumnos: 1 })
  const { db, catedra } = mundo
  insertDiaClase(db, { catedraId: catedra.id, fecha: '2026-03-02' })
  insertUnidadDe(db, catedra.id)
  insertTarea(db, { catedraId: catedra.id })
  insertEvaluacion(db, { catedraId: catedra.id })
  return enter(mundo, `/admin/catedras/${catedra.id}${busca}`)
}

test('la cátedra del administrador está en pestañas, y cada una se lee al abrirla', async () => {
  const { red, press } = await enSuCatedra()
  const leidas = () => red.pedidos.filter((pedido) => pedido.startsWith('GET /admin/catedras/1/diasclase'))
  const inscritos = await screen.findByRole('heading', { name: 'Alumnos Inscritos' })
  expect(leidas()).toEqual([])

  for (const [parte, titulo] of [
    ['Asistencia', 'Asistencia'],
    ['Clases', 'Días de clase'],
    ['Planes de clases', 'Planes de clases'],
    ['Tareas', 'Tareas del Curso'],
    ['Evaluaciones', 'Evaluaciones'],
    ['Tablón', 'Tablón de la Cátedra'],
  ] as const) {
    await press(parte, 'tab')
    expect(await screen.findByRole('heading', { name: titulo })).toBeVisible()
    expect(inscritos).not.toBeInTheDocument()
  }
  expect(leidas()).not.toEqual([])
})

test.each([
  ['inscripcion=nueva', 'Alumnos'],
  ['detalle=1', 'Asistencia'],
  ['clase=nuevo', 'Clases'],
  ['dia=1', 'Clases'],
  ['unidad=1', 'Planes de clases'],
  ['tarea=nueva', 'Tareas'],
  ['detalles=1', 'Tareas'],
  ['evaluacion=1', 'Evaluaciones'],
])('un enlace a ?%s abre su diálogo en «%s»', async (busca, parte) => {
  const { user } = await enSuCatedra(`?${busca}`)
  const dialogo = await screen.findByRole('dialog')

  await user.click((await within(dialogo).findAllByRole('button', { name: 'Cerrar' }))[0] as HTMLElement)

  await waitFor(() => expect(dialogo).not.toBeInTheDocument())
  expect(screen.getByRole('tab', { name: parte })).toHaveAttribute('aria-selected', 'true')
})
