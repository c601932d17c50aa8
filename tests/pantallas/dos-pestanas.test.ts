import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { insertDiaClase, insertPlan, insertUnidad } from '../support/academia.ts'
import { insertTarea } from '../support/cursado.ts'
import { assignEvaluacion, insertEvaluacion, preguntasDePrueba } from '../support/evaluaciones.ts'
import { createMundo } from '../support/mundo.ts'
import { aviso, enter, titulo } from '../support/pantallas.tsx'

const CATEDRA = '/docente/catedra/1'
const PLAN = `${CATEDRA}?tab=planes&plan=1`
const EVALUACION = '/docente/evaluaciones/1'

/** What a course has; its teacher looks at it in this tab, and `asDocente` is the other one. */
async function enPestana(lugar: string) {
  const mundo = createMundo({ alumnos: 2 })
  const { db, catedra, docente } = mundo
  const plan = insertPlan(db, { catedraId: catedra.id, titulo: 'Plan' })
  const unidad = insertUnidad(db, { planId: plan.id })
  const evaluacion = insertEvaluacion(db, {
    catedraId: catedra.id,
    cuantas: 1,
    unidadPlanId: unidad.id,
    fecha_entrega: Date.parse('2030-03-10T21:30:00Z'),
  })
  insertTarea(db, { catedraId: catedra.id, titulo: 'Analizar', recursos: ['https://a.py/'] })
  insertDiaClase(db, { catedraId: catedra.id, fecha: '2026-07-06' })
  return { ...mundo, evaluacion, ...(await enter(mundo, lugar, 'docente', docente)) }
}

const rechazo = (cuales: string) =>
  aviso(`Mientras editabas, alguien cambió ${cuales}. Si guardas otra vez, queda lo tuyo.`)

test('lo que otra pestaña guardó del plan mientras se editaba no se deshace al guardar', async () => {
  const { asDocente, press, write, refetch } = await enPestana(`${CATEDRA}?tab=planes`)
  await press('Editar el plan Plan')
  expect(await screen.findByLabelText('Se organiza')).toHaveValue('MES')
  await asDocente('PUT /docente/me/planes/1', { tipoOrganizacion: 'MODULO' })
  await refetch()

  await write('Título', 'Plan anual')
  await press('Guardar cambios')

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await asDocente('GET /docente/me/catedra/1/planes')).data).toMatchObject([
    { titulo: 'Plan anual', tipoOrganizacion: 'MODULO' },
  ])
})

test('tampoco lo de una unidad', async () => {
  const { asDocente, press, pressMore, write, refetch } = await enPestana(PLAN)
  await pressMore('Marzo', /^Editar.* Marzo/)
  expect(await screen.findByLabelText('Horas teóricas')).toHaveValue('4')
  await asDocente('PUT /docente/me/unidades/1', { capacidades: 'Canta a dos voces.' })
  await refetch()

  await write('Horas teóricas', '6')
  await press('Guardar cambios')

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await asDocente('GET /docente/me/planes/1/unidades')).data).toMatchObject([
    { horasTeoricas: 6, capacidades: 'Canta a dos voces.' },
  ])
})

test('ni lo de una evaluación', async () => {
  const { user, asDocente, press, refetch } = await enPestana(`${CATEDRA}/evaluation/1/editar`)
  expect(await screen.findByLabelText('Título')).toHaveValue('Parcial')
  await asDocente(`PUT ${EVALUACION}`, { titulo: 'Parcial de marzo' })
  await refetch()

  await user.selectOptions(screen.getByLabelText('Unidad'), '')
  await press('Guardar cambios')

  await titulo('Parcial de marzo')
  const { data } = await asDocente(`GET ${EVALUACION}`)
  expect(data).toMatchObject({ titulo: 'Parcial de marzo', unidadPlanId: null })
})

test('asignar a alguien más no devuelve la fecha que otra pestaña movió', async () => {
  const { db, alumnos, evaluacion, user, asDocente, press, refetch } = await enPestana(
    `${CATEDRA}/evaluation/1`,
  )
  assignEvaluacion(db, evaluacion, alumnos[0].id)
  await refetch()
  await press('Asignar')
  const dialogo = within(await screen.findByRole('dialog', { name: 'Asignar evaluación' }))
  expect(await dialogo.findByLabelText('Fecha de entrega')).toHaveValue('2030-03-10T18:30')
  const alumnoIds = [alumnos[0].id]
  await asDocente(`POST ${CATEDRA}/evaluaciones/1/assign`, { alumnoIds, fecha_entrega: '2030-03-17T18:30' })
  await refetch()

  await user.click(dialogo.getByLabelText(/Beto Báez/))
  await user.click(dialogo.getByRole('button', { name: 'Asignar' }))

  expect(await screen.findByText('0 de 2 la hicieron')).toBeVisible()
  expect(screen.getByRole('main')).toHaveTextContent('Fecha de entrega: 17/03/2030 18:30')
})

test('si alguien la hizo mientras se cambiaban sus preguntas, el título igual se guarda', async () => {
  const { db, alumnos, evaluacion, press, write, refetch } = await enPestana(`${CATEDRA}/evaluation/1/editar`)
  await write('Título', 'Parcial de marzo')
  await write('Texto de la pregunta', '')
  assignEvaluacion(db, evaluacion, alumnos[0].id, { bien: 1 })
  await refetch()
  expect(await screen.findByText(/Ya hay quien hizo esta evaluación/)).toBeVisible()

  await press('Guardar cambios')

  await titulo('Parcial de marzo')
  expect(await screen.findByRole('heading', { level: 3 })).toHaveTextContent('¿Pregunta 1?')
})

test('los recursos de una unidad que otra pestaña cambió no se reemplazan sin decirlo', async () => {
  const { asDocente, press, pressMore, write, go } = await enPestana(PLAN)
  const recurso = (value: string) => ({ type: 'url', value })
  const recursosDe = async () => (await asDocente('GET /docente/me/planes/1/unidades')).data[0].recursos
  await pressMore('Marzo', /^Editar.* Marzo/)
  await write('Dirección', 'https://mia.py/')
  await press('Agregar recurso')
  await asDocente('PUT /docente/me/unidades/1', { recursos: [recurso('https://otra.py/')] })

  // What it began from outlives going away, too.
  await go(CATEDRA)
  await go(`${PLAN}&unidad=1`)
  expect(await screen.findByRole('button', { name: 'Quitar mia.py/' })).toBeVisible()
  await press('Guardar cambios')

  expect(await rechazo('los recursos')).toBeVisible()
  expect(await recursosDe()).toEqual([recurso('https://otra.py/')])
  await press('Guardar cambios')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await recursosDe()).toEqual([recurso('https://mia.py/')])
})

test('las preguntas de una evaluación tampoco', async () => {
  const { asDocente, press, write } = await enPestana(`${CATEDRA}/evaluation/1/editar`)
  await write('Texto de la pregunta', '¿Mía?')
  await asDocente(`PUT ${EVALUACION}`, { preguntas: preguntasDePrueba(2) })
  await press('Guardar cambios')

  expect(await rechazo('las preguntas')).toBeVisible()
  expect((await asDocente(`GET ${EVALUACION}`)).data.Pregunta).toHaveLength(2)
  await press('Guardar cambios')
  await titulo('Parcial')
  expect(await screen.findByRole('heading', { level: 3 })).toHaveTextContent('¿Mía?')
})

test('ni los recursos de una tarea', async () => {
  const { asDocente, press, write } = await enPestana(`${CATEDRA}/tareas/1/edit`)
  await write('Direcciones (URL)', 'https://a.py/\nhttps://mio.py/')
  await asDocente('PUT /docente/catedra/1/tareas/1', { recursos: ['https://otro.py/'] })
  await press('Guardar cambios')
  expect(await rechazo('los recursos')).toBeVisible()

  await press('Guardar cambios')

  expect(await aviso('Tarea actualizada exitosamente.')).toBeVisible()
  const [{ recursos }] = (await asDocente('GET /docente/catedra/1/tareas')).data
  expect(recursos).toEqual(['https://a.py/', 'https://mio.py/'])
})

test('lo que ya se eliminó en otra pestaña se va también de ésta', async () => {
  const { asDocente, press, pressMore } = await enPestana(`${CATEDRA}?tab=clases`)
  await pressMore('la clase del 06/07/2026', 'Eliminar la clase del 06/07/2026')
  await asDocente('DELETE /docente/catedra/1/diasclase/1')

  await press('Eliminar el día de clase')

  expect(await aviso('No existe ese día de clase.')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByText('06/07/2026')).toBeNull()
})
