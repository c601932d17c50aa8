import type { Page } from '@playwright/test'
import { preguntasDePrueba } from '../support/evaluaciones'
import { nuevaCatedra } from './cursado'
import { nuevaEvaluacion, nuevoCurso } from './evaluaciones'
import { aviso, expect, openMore, test } from './fixtures'
import { pedidosDe, tokenConCodigo } from './ingreso'

/** Comes back to a tab after a while: what it shows is read anew. */
async function returnToPestana(page: Page) {
  await page.clock.fastForward(31_000)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await page.waitForLoadState('networkidle')
}

test('lo que otra pestaña guardó mientras se editaba no se deshace al guardar', async ({
  page,
  signInAs,
}) => {
  const catedra = await nuevaCatedra(page)
  const { call } = await signInAs('docente', catedra.docente.email)
  const deLaCatedra = `/docente/catedra/${catedra.id}`
  const plan = await call(`POST ${deLaCatedra}/planes`, { titulo: 'Plan', tipoOrganizacion: 'MES' })
  const unidad = await call(`POST /docente/me/planes/${plan.id}/unidades`, {
    periodo: 'Marzo',
    contenido: '<p>La guarania</p>',
    capacidades: 'Reconoce el compás.',
    horasTeoricas: 4,
    horasPracticas: 2,
  })
  const evaluacion = await call(`POST ${deLaCatedra}/evaluaciones`, {
    titulo: 'Parcial',
    unidadPlanId: unidad.id,
    preguntas: preguntasDePrueba(1),
  })
  await page.clock.install()
  const save = page.getByRole('button', { name: 'Guardar cambios' })

  // A form in a dialog.
  await page.goto(`${deLaCatedra}?tab=planes`)
  await page.getByRole('button', { name: 'Editar el plan Plan' }).click()
  await expect(page.getByLabel('Se organiza')).toHaveValue('MES')
  await call(`PUT /docente/me/planes/${plan.id}`, { tipoOrganizacion: 'MODULO' })
  await returnToPestana(page)
  await page.getByLabel('Título').fill('Plan anual')
  await save.click()
  await expect(page.getByRole('list', { name: 'Planes de clases' })).toContainText('Plan anual')
  expect(await call(`GET /docente/me/catedra/${catedra.id}/planes`)).toMatchObject([
    { titulo: 'Plan anual', tipoOrganizacion: 'MODULO' },
  ])

  // One with resources.
  await page.goto(`${deLaCatedra}?tab=planes&plan=${plan.id}`)
  await openMore(page, 'Marzo')
  await page.getByRole('button', { name: /^Editar.* Marzo/ }).click()
  await expect(page.getByLabel('Horas teóricas')).toHaveValue('4')
  await call(`PUT /docente/me/unidades/${unidad.id}`, { capacidades: 'Canta a dos voces.' })
  await returnToPestana(page)
  await page.getByLabel('Horas teóricas').fill('6')
  await save.click()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await call(`GET /docente/me/planes/${plan.id}/unidades`)).toMatchObject([
    { horasTeoricas: 6, capacidades: 'Canta a dos voces.' },
  ])

  // And the one that fills a screen.
  await page.goto(`${deLaCatedra}/evaluation/${evaluacion.id}/editar`)
  await expect(page.getByLabel('Título')).toHaveValue('Parcial')
  await call(`PUT /docente/evaluaciones/${evaluacion.id}`, { titulo: 'Parcial de marzo' })
  await returnToPestana(page)
  await page.getByLabel('Unidad').selectOption('')
  await save.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parcial de marzo')
  expect(await call(`GET /docente/evaluaciones/${evaluacion.id}`)).toMatchObject({
    titulo: 'Parcial de marzo',
    unidadPlanId: null,
  })
})

test('asignar a alguien más no devuelve la fecha que otra pestaña movió', async ({ page, signInAs }) => {
  const curso = await nuevoCurso(page, ['Rosa', 'Luis'])
  const { id } = await nuevaEvaluacion(curso, { asignada: false })
  const { call } = await signInAs('docente', curso.docente)
  const assign = `POST /docente/catedra/${curso.id}/evaluaciones/${id}/assign`
  const alumnoIds = [curso.alumnos[0]?.id]
  await call(assign, { alumnoIds, fecha_entrega: '2030-03-10T18:30' })
  await page.clock.install()
  await page.goto(`/docente/catedra/${curso.id}/evaluation/${id}`)
  await page.getByRole('button', { name: 'Asignar' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Asignar evaluación' })
  await expect(dialogo.getByLabel('Fecha de entrega')).toHaveValue('2030-03-10T18:30')

  await call(assign, { alumnoIds, fecha_entrega: '2030-03-17T18:30' })
  await returnToPestana(page)
  await dialogo.getByLabel('Luis Prueba').check()
  await dialogo.getByRole('button', { name: 'Asignar' }).click()

  await expect(page.getByText('0 de 2 la hicieron')).toBeVisible()
  await expect(page.getByText('Fecha de entrega: 17/03/2030 18:30')).toBeVisible()
})

test('si alguien la hizo mientras se cambiaban sus preguntas, el título igual se guarda', async ({
  page,
  program,
  signInAs,
}) => {
  const curso = await nuevoCurso(page)
  const { id } = await nuevaEvaluacion(curso, { cuantas: 1 })
  const alumna = await tokenConCodigo(page.request, program, 'alumno', curso.alumnos[0]?.email ?? '')
  const { call } = await signInAs('docente', curso.docente)
  const { Pregunta } = await call(`GET /docente/evaluaciones/${id}`)
  await page.clock.install()
  await page.goto(`/docente/catedra/${curso.id}/evaluation/${id}/editar`)
  await page.getByLabel('Título').fill('Parcial de marzo')
  await page.getByLabel('Texto de la pregunta').fill('')

  const respuestas = [{ preguntaId: Pregunta[0].id, opcionElegidaId: Pregunta[0].Opcion[0].id }]
  await pedidosDe(page.request, alumna)(`POST /alumnos/me/evaluaciones/${id}/submit`, { respuestas })
  await returnToPestana(page)
  await expect(page.getByText('Ya hay quien hizo esta evaluación')).toBeVisible()
  await expect(page.getByLabel('Título')).toHaveValue('Parcial de marzo')
  await page.getByRole('button', { name: 'Guardar cambios' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parcial de marzo')
  await expect(page.getByRole('heading', { level: 3 })).toContainText('¿Pregunta 1?')
})

test('una lista que otra pestaña cambió no se reemplaza sin decirlo', async ({ page, signInAs }) => {
  const catedra = await nuevaCatedra(page)
  const { call } = await signInAs('docente', catedra.docente.email)
  const plan = await call(`POST /docente/catedra/${catedra.id}/planes`, { titulo: 'Plan' })
  const unidad = await call(`POST /docente/me/planes/${plan.id}/unidades`, {
    periodo: 'Marzo',
    contenido: '<p>La guarania</p>',
    capacidades: 'Reconoce el compás.',
    horasTeoricas: 4,
    horasPracticas: 2,
  })
  const recurso = (value: string) => ({ type: 'url', value })
  const dialogo = page.getByRole('dialog')
  await page.goto(`/docente/catedra/${catedra.id}?tab=planes&plan=${plan.id}`)
  await openMore(page, 'Marzo')
  await page.getByRole('button', { name: /^Editar.* Marzo/ }).click()
  await dialogo.getByLabel('Dirección').fill('https://mia.py/')
  await dialogo.getByRole('button', { name: 'Agregar recurso' }).click()
  await call(`PUT /docente/me/unidades/${unidad.id}`, { recursos: [recurso('https://otra.py/')] })

  // What it began from outlives a reload too.
  await page.reload()
  await expect(dialogo.getByRole('button', { name: 'Quitar mia.py/' })).toBeVisible()
  await dialogo.getByRole('button', { name: 'Guardar cambios' }).click()

  const rechazo = 'Mientras editabas, alguien cambió los recursos. Si guardas otra vez, queda lo tuyo.'
  await expect(aviso(page, rechazo)).toBeVisible()
  const recursosDe = async () => (await call(`GET /docente/me/planes/${plan.id}/unidades`))[0].recursos
  expect(await recursosDe()).toEqual([recurso('https://otra.py/')])
  await dialogo.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(dialogo).toBeHidden()
  expect(await recursosDe()).toEqual([recurso('https://mia.py/')])
})

test('las preguntas y los recursos de una tarea tampoco', async ({ page, signInAs }) => {
  const curso = await nuevoCurso(page)
  const { id } = await nuevaEvaluacion(curso, { cuantas: 1 })
  const { call } = await signInAs('docente', curso.docente)
  const { tareaMaestra } = await call(`POST /docente/catedra/${curso.id}/tareas`, {
    titulo: 'Analizar',
    descripcion: '<p>Una guarania</p>',
    puntos_posibles: 10,
    recursos: ['https://a.py/'],
  })
  const save = page.getByRole('button', { name: 'Guardar cambios' })
  const rechazo = (cuales: string) =>
    aviso(page, `Mientras editabas, alguien cambió ${cuales}. Si guardas otra vez, queda lo tuyo.`)

  await page.goto(`/docente/catedra/${curso.id}/evaluation/${id}/editar`)
  await page.getByLabel('Texto de la pregunta').fill('¿Mía?')
  const [primera, otra] = preguntasDePrueba(2)
  await call(`PUT /docente/evaluaciones/${id}`, { preguntas: [primera, otra] })
  await save.click()
  await expect(rechazo('las preguntas')).toBeVisible()
  expect((await call(`GET /docente/evaluaciones/${id}`)).Pregunta).toHaveLength(2)
  await save.click()
  await expect(page.getByRole('heading', { level: 3 })).toContainText('¿Mía?')

  const esta = `/docente/catedra/${curso.id}/tareas/${tareaMaestra.id}`
  await page.goto(`/docente/catedra/${curso.id}?tab=tareas`)
  await openMore(page, 'Analizar')
  await page.getByRole('link', { name: 'Editar Analizar' }).click()
  await page.getByLabel('Direcciones (URL)').fill('https://a.py/\nhttps://mio.py/')
  await call(`PUT ${esta}`, { recursos: ['https://otro.py/'] })
  await save.click()
  await expect(rechazo('los recursos')).toBeVisible()
  await save.click()
  await expect(aviso(page, 'Tarea actualizada exitosamente.')).toBeVisible()
  const tareas = await call(`GET /docente/catedra/${curso.id}/tareas`)
  expect(tareas[0].recursos).toEqual(['https://a.py/', 'https://mio.py/'])
})

test('lo que ya se eliminó en otra pestaña se va también de ésta', async ({ page, signInAs }) => {
  const catedra = await nuevaCatedra(page)
  const { call } = await signInAs('docente', catedra.docente.email)
  const dias = `/docente/catedra/${catedra.id}/diasclase`
  const uno = await call(`POST ${dias}`, { fecha: '2026-07-06', dia_semana: 'Lunes' })
  await page.goto(`/docente/catedra/${catedra.id}?tab=clases`)
  const clase = page.getByText('06/07/2026', { exact: true })
  await openMore(page, 'la clase del 06/07/2026')
  await page.getByRole('button', { name: 'Eliminar la clase del 06/07/2026' }).click()
  await call(`DELETE ${dias}/${uno.id}`)
  await page.getByRole('button', { name: 'Eliminar el día de clase' }).click()

  await expect(aviso(page, 'No existe ese día de clase.')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(clase).toHaveCount(0)
})
