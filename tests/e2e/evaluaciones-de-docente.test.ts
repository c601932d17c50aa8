import type { Page } from '@playwright/test'
import { comoAdmin, nuevaEvaluacion, nuevoCurso } from './evaluaciones'
import { aviso, expect, test } from './fixtures'
import { pedidosDe } from './ingreso'

const titulo = (page: Page) => page.getByRole('heading', { level: 1 })

test('una docente escribe una evaluación, y lo que falta se dice donde falta', async ({ page, signInAs }) => {
  const curso = await nuevoCurso(page)
  await signInAs('docente', curso.docente)
  await page.goto(`/docente/catedra/${curso.id}?tab=evaluaciones`)
  await expect(page.getByText('Todavía no hay evaluaciones')).toBeVisible()
  await page.getByRole('link', { name: 'Escribirla a mano' }).click()
  await page.getByRole('button', { name: 'Guardar la evaluación' }).click()
  await expect(aviso(page, 'El título de la evaluación es obligatorio.')).toBeVisible()
  await expect(page.getByLabel('Título')).toBeFocused()

  await page.getByLabel('Título').fill('Acordes')
  await page.getByLabel('Texto de la pregunta').fill('¿Cuántas notas tiene una tríada?')
  for (const [i, texto] of ['Tres', 'Dos', 'Tres'].entries()) await opcion(page, i + 1).fill(texto)
  await page.getByRole('button', { name: 'Quitar la opción 4 de la pregunta 1' }).click()
  await page.getByRole('button', { name: 'Guardar la evaluación' }).click()
  await expect(page.locator('.ui-error')).toHaveText([
    'Esta opción repite otra de la misma pregunta.',
    'Marca una sola opción como correcta.',
  ])
  await expect(opcion(page, 3)).toBeFocused()
  await opcion(page, 3).fill('Cuatro')
  await page.getByRole('button', { name: 'Guardar la evaluación' }).click()
  await expect(page.locator('.opciones-editables .ui-error')).toHaveText(
    'Marca una sola opción como correcta.',
  )
  await page.getByRole('radio', { name: 'La opción 1 es la correcta' }).check()

  await page.reload()
  await expect(page.getByText('Recuperamos lo que estabas escribiendo.')).toBeVisible()
  await expect(opcion(page, 3)).toHaveValue('Cuatro')
  await page.getByRole('button', { name: 'Duplicar la pregunta 1' }).click()
  await page.getByLabel('Texto de la pregunta').nth(1).fill('¿Y un acorde de séptima?')
  await page.getByRole('button', { name: 'Subir la pregunta 2' }).click()
  await page.getByRole('button', { name: 'Guardar la evaluación' }).dblclick()

  await expect(titulo(page)).toHaveText('Acordes')
  await expect(page.getByText(/^0 de \d la (hizo|hicieron)/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([/séptima/, /tríada/])
})

test('una evaluación se asigna, también a más alumnos después, y se elimina', async ({ page, signInAs }) => {
  const curso = await nuevoCurso(page, ['Rosa', 'Luis'])
  const { id } = await nuevaEvaluacion(curso, { titulo: 'Acordes', cuantas: 2, asignada: false })
  await signInAs('docente', curso.docente)
  await page.goto(`/docente/catedra/${curso.id}/evaluation/${id}`)
  await page.getByRole('button', { name: 'Asignar' }).click()
  const assign = page.getByRole('dialog', { name: 'Asignar evaluación' })
  await assign.getByRole('button', { name: 'Asignar' }).click()
  await expect(aviso(page, 'Debes seleccionar al menos un alumno para asignar la evaluación.')).toBeVisible()
  await expect(assign.getByLabel('Fecha de entrega')).toBeFocused()
  await assign.getByLabel('Fecha de entrega').fill('2030-03-10T18:30')
  await assign.getByRole('button', { name: 'Asignar' }).click()
  await expect(assign.getByLabel('Buscar por nombre o email')).toBeFocused()
  await assign.getByLabel('Rosa Prueba').check()
  await assign.getByRole('button', { name: 'Asignar' }).click()
  await expect(aviso(page, /^Evaluación asignada exitosamente/)).toBeVisible()
  await expect(page.getByText('Fecha de entrega: 10/03/2030 18:30')).toBeVisible()
  await expect(assign).toBeHidden()
  await page.getByRole('button', { name: 'Asignar' }).click()
  await expect(assign.getByLabel('Rosa Prueba')).toBeDisabled()
  await expect(assign.getByLabel('Fecha de entrega')).toHaveValue('2030-03-10T18:30')
  await assign.getByRole('checkbox', { name: 'Todos los que no la tienen' }).check()
  await assign.getByRole('button', { name: 'Asignar' }).click()
  await expect(page.getByText('0 de 2 la hicieron')).toBeVisible()

  await page.getByRole('link', { name: `Volver a ${curso.nombre}` }).click()
  await page.getByRole('button', { name: 'Eliminar «Acordes»' }).click()
  const pregunta = page.getByRole('dialog', { name: '¿Eliminar la evaluación «Acordes»?' })
  await expect(pregunta).toContainText('sus preguntas (2) y todas sus opciones')
  await page.route('**/docente/catedra/*/evaluaciones/*', (route) => route.abort())
  await pregunta.getByRole('button', { name: 'Eliminar la evaluación' }).click()
  await expect(aviso(page, 'Error al eliminar la evaluación.')).toBeVisible()
  await page.unroute('**/docente/catedra/*/evaluaciones/*')
  await pregunta.getByRole('button', { name: 'Eliminar la evaluación' }).click()
  await expect(aviso(page, 'Evaluación eliminada exitosamente.')).toBeVisible()
  await expect(page.getByText('Todavía no hay evaluaciones')).toBeVisible()
})

test('de la que alguien hizo solo cambia el título; sus resultados se leen y se descargan', async ({
  page,
  signInAs,
}) => {
  const curso = await nuevoCurso(page, ['Rosa', 'Luis'])
  const { id } = await nuevaEvaluacion(curso)
  await realizar(page, signInAs, curso.alumnos[0]?.email ?? '', id)
  await signInAs('docente', curso.docente)
  await page.goto(`/docente/catedra/${curso.id}/evaluation/${id}/editar`)
  await expect(page.getByText('Ya hay quien hizo esta evaluación')).toBeVisible()
  await expect(page.getByLabel('Texto de la pregunta')).toBeHidden()
  await page.getByLabel('Título').fill('Parcial de marzo')
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(titulo(page)).toHaveText('Parcial de marzo')

  await page.getByRole('link', { name: 'Resultados' }).click()
  await expect(titulo(page)).toHaveText('Resultados: Parcial de marzo')
  await expect(page.getByRole('row').filter({ hasText: 'Rosa' })).toContainText('3 de 3')
  await expect(page.getByRole('row').filter({ hasText: 'Luis' })).toContainText('Pendiente')
  await expect(page.getByText('de aciertos (1 de 1)').first()).toBeVisible()
  const bajada = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportar CSV' }).click()
  expect((await bajada).suggestedFilename()).toBe('resultados-parcial-de-marzo.csv')
  await page.getByRole('link', { name: 'Rosa Prueba' }).click()
  await expect(page).toHaveURL(new RegExp(`/alumnos/\\d+/evaluaciones/${id}/results$`))
  await expect(page.getByText('Puntaje: 3 de 3')).toBeVisible()

  await page.goto(`/docente/catedra/${curso.id}/alumnos/${curso.alumnos[1]?.id}/evaluaciones/${id}/results`)
  await expect(page.getByText('No se encontraron resultados para esta evaluación.')).toBeVisible()

  await page.route('**/api/**/results', (route) => route.fulfill({ status: 500, json: {} }))
  await page.reload()
  await expect(page.getByText('Error al cargar los resultados de la evaluación.')).toBeVisible()
  await page.unroute('**/api/**/results')
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByText('No se encontraron resultados para esta evaluación.')).toBeVisible()
})

test('lo que un medidor tiene lleno es tan alto como él', async ({ page, signInAs }) => {
  const curso = await nuevoCurso(page)
  const { id } = await nuevaEvaluacion(curso)
  await realizar(page, signInAs, curso.alumnos[0]?.email ?? '', id)
  await signInAs('docente', curso.docente)

  for (const ruta of [`/evaluation/${id}/resultados`, '']) {
    await page.goto(`/docente/catedra/${curso.id}${ruta}`)
    const medidor = await page.getByRole('meter').first().boundingBox()

    expect(medidor?.height).toBe(8)
    expect(medidor).toMatchObject(await lugarDelRelleno(page))
  }
})

test('alguien la hace mientras se edita: se dice, y no se pierde lo escrito', async ({ page, signInAs }) => {
  const curso = await nuevoCurso(page)
  const { id } = await nuevaEvaluacion(curso, { cuantas: 1 })
  await signInAs('docente', curso.docente)
  await page.goto(`/docente/catedra/${curso.id}/evaluation/${id}/editar`)
  await page.getByLabel('Texto de la pregunta').fill('¿Otra?')
  await page.route('**/api/docente/evaluaciones/*', (route) =>
    route.fulfill({
      status: 409,
      json: { error: 'Ya hay quien hizo esta evaluación: sus preguntas no se pueden cambiar.', code: 'x' },
    }),
  )

  await page.getByRole('button', { name: 'Guardar cambios' }).click()

  await expect(aviso(page, 'Ya hay quien hizo esta evaluación')).toBeVisible()
  await expect(page.getByLabel('Texto de la pregunta')).toHaveValue('¿Otra?')
})

test('lo que el servidor rechaza se dice en su campo', async ({ page, signInAs }) => {
  const curso = await nuevoCurso(page)
  const { id } = await nuevaEvaluacion(curso, { cuantas: 3 })
  await signInAs('docente', curso.docente)
  await page.goto(`/docente/catedra/${curso.id}/evaluation/${id}/editar`)
  await page.getByLabel('Título').fill('Otro')
  await page.route('**/api/docente/evaluaciones/*', (route) =>
    route.fulfill({
      status: 400,
      json: { error: 'No sirve.', code: 'datos', campos: { 'preguntas.2.opciones.1.texto': 'No sirve.' } },
    }),
  )

  await page.getByRole('button', { name: 'Guardar cambios' }).click()

  await expect(page.locator('.ui-error')).toHaveText('No sirve.')
  await expect(page.getByRole('textbox', { name: 'Opción 2 de la pregunta 3' })).toBeFocused()
})

test('las preguntas se importan de GIFT y se exportan', async ({ page, signInAs }) => {
  const curso = await nuevoCurso(page)
  await signInAs('docente', curso.docente)
  await page.goto(`/docente/catedra/${curso.id}/evaluations/a-mano`)
  await page.getByLabel('Título').fill('Importada')
  await page.getByRole('button', { name: 'Importar' }).click()
  const runImport = page.getByRole('dialog', { name: 'Importar preguntas' })
  await runImport
    .getByLabel('O pega el texto aquí')
    .fill('¿Quién creó la guarania? {\n=José Asunción Flores\n~Agustín Barrios\n}\n\nSin opciones {}')
  await runImport.getByRole('button', { name: 'Revisar' }).click()
  await expect(runImport.getByText('Se leyó 1 pregunta.')).toBeVisible()
  await expect(runImport.getByRole('list', { name: 'Lo que no se pudo leer' })).toContainText('Línea 6')
  await runImport.getByRole('button', { name: 'Agregar 1 pregunta' }).click()
  await expect(page.getByLabel('Texto de la pregunta')).toHaveValue('¿Quién creó la guarania?')
  await page.getByRole('button', { name: 'Guardar la evaluación' }).click()
  await expect(titulo(page)).toHaveText('Importada')

  const bajada = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportar GIFT' }).click()
  expect((await bajada).suggestedFilename()).toBe('importada.gift')
  await page.getByRole('button', { name: 'Duplicar' }).click()
  await expect(page.getByLabel('Título')).toHaveValue('Importada (copia)')
})

test('desde la línea de tiempo: con período y rol, sin llamarse IA, y editable', async ({
  page,
  signInAs,
}) => {
  const curso = await nuevoCurso(page)
  await signInAs('docente', curso.docente)
  await page.goto(`/docente/catedra/${curso.id}/evaluations/linea-de-tiempo`)
  await page.getByLabel('Rol').selectOption({ label: 'Compositor' })
  await page.getByLabel('Cantidad de preguntas').fill('99')
  await page.getByLabel('Cantidad de preguntas').blur()
  await expect(page.getByLabel('Cantidad de preguntas')).toHaveValue('20')
  await page.getByLabel('Cantidad de preguntas').fill('3')
  await page.getByRole('button', { name: 'Generar Evaluación' }).click()

  const exito = page.getByRole('dialog', { name: '¡Listo!' })
  await expect(exito).toContainText('Evaluación generada y guardada exitosamente!')
  await expect(exito).toBeHidden({ timeout: 4500 })
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(3)
  await expect(page.locator('.correcta')).toHaveCount(3)
  await expect(page.getByText('Desde la línea de tiempo. Todavía no se asignó')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Editar las preguntas' }).click()
  await page.getByLabel('Texto de la pregunta').first().fill('¿La primera?')
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByRole('heading', { level: 3 }).first()).toContainText('¿La primera?')
  await expect(page.getByRole('button', { name: 'Conservar sin asignar' })).toBeVisible()
  await page.getByRole('button', { name: /^Conservar y asignar a \d+$/ }).click()
  await expect(aviso(page, /^Evaluación asignada exitosamente/)).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: '3 preguntas' })).not.toContainText('IA')
})

test('sin clave de IA se dice, y se ofrecen las dos maneras que no la necesitan', async ({
  page,
  signInAs,
}) => {
  const curso = await nuevoCurso(page)
  await signInAs('docente', curso.docente)
  await page.goto(`/docente/catedra/${curso.id}/generate-evaluation`)
  await expect(page.getByText('5 preguntas de opción múltiple con 4 opciones cada una')).toBeVisible()
  await page.getByRole('button', { name: 'Generar Evaluación' }).click()
  await expect(aviso(page, 'El tema es obligatorio.')).toBeVisible()
  await expect(page.getByLabel('Tema')).toBeFocused()
  await page.getByLabel('Tema').fill('La guarania')

  await page.getByRole('button', { name: 'Generar Evaluación' }).click()

  const falla = page.getByRole('alert').filter({ hasText: 'La generación por IA no está configurada.' })
  await expect(falla.first()).toBeVisible()
  await expect(page.getByLabel('Tema')).toHaveValue('La guarania')
  await expect(page.getByRole('link', { name: 'Escribirla a mano' })).toBeVisible()
  await page.getByRole('link', { name: 'Desde la línea de tiempo' }).click()
  await expect(titulo(page)).toHaveText('Desde la línea de tiempo')
})

test('el primer ingreso al generador pesa poco', async ({ page, signInAs }) => {
  const curso = await nuevoCurso(page)
  await signInAs('docente', curso.docente)
  const tamanos: Promise<{ responseBodySize: number }>[] = []
  page.on('requestfinished', (pedido) => {
    if (pedido.resourceType() === 'script') tamanos.push(pedido.sizes())
  })

  await page.goto(`/docente/catedra/${curso.id}/generate-evaluation`)
  await expect(page.getByLabel('Tema')).toBeVisible()
  await page.waitForLoadState('networkidle')

  const bytes = (await Promise.all(tamanos)).reduce((suma, uno) => suma + uno.responseBodySize, 0)
  expect(bytes).toBeLessThanOrEqual(187 * 1024)
})

test('una evaluación o una cátedra que no existen se dicen', async ({ page, signInAs }) => {
  const curso = await nuevoCurso(page)
  await signInAs('docente', curso.docente)
  await page.goto(`/docente/catedra/${curso.id}/evaluation/99999`)
  await expect(titulo(page)).toHaveText('Evaluación no encontrada')
  await page.goto(`/docente/catedra/${curso.id}/evaluation/99999/editar`)
  await expect(titulo(page)).toHaveText('Evaluación no encontrada')
  await expect(page.getByRole('main').getByRole('link')).toHaveAttribute(
    'href',
    new RegExp(`^/docente/catedra/${curso.id}`),
  )
  expect((await page.goto('/docente/catedra/x/generate-evaluation'))?.status()).toBe(404)
  await expect(page.getByText('ID de cátedra no disponible.')).toBeVisible()
  await page.goto('/docente/catedra/99999/generate-evaluation')
  await expect(titulo(page)).toHaveText('Cátedra no encontrada')
})

const opcion = (page: Page, numero: number) =>
  page.getByRole('textbox', { name: `Opción ${numero} de la pregunta 1` })

/** Where the first meter's filling stands: Chromium draws it with parts that only its tools see. */
async function lugarDelRelleno(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('DOM.getDocument')
  const { searchId } = await cdp.send('DOM.performSearch', {
    query: '-webkit-meter-optimum-value',
    includeUserAgentShadowDOM: true,
  })
  const { nodeIds } = await cdp.send('DOM.getSearchResults', { searchId, fromIndex: 0, toIndex: 1 })
  const { model } = await cdp.send('DOM.getBoxModel', { nodeId: nodeIds[0] })
  return { y: model.border[1], height: model.height }
}

/** Rightly, by the API. */
async function realizar(
  page: Page,
  signInAs: (rol: 'alumno', email: string) => Promise<{ token: string }>,
  email: string,
  id: number,
) {
  const { token } = await signInAs('alumno', email)
  const admin = await comoAdmin(page)
  const { Pregunta } = await admin(`GET /admin/evaluaciones/${id}`)
  type Suya = { id: number; Opcion: { id: number; es_correcta: boolean }[] }
  const respuestas = (Pregunta as Suya[]).map((una) => ({
    preguntaId: una.id,
    opcionElegidaId: una.Opcion.find(({ es_correcta }) => es_correcta)?.id,
  }))
  await pedidosDe(page.request, token)(`POST /alumnos/me/evaluaciones/${id}/submit`, { respuestas })
}
