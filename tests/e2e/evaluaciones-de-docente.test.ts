import type { Page } from '@playwright/test'
import { comoAdmin, nuevaEvaluacion, nuevoCurso } from './evaluaciones'
import { aviso, expect, test } from './fixtures'
import { pedidosDe } from './ingreso'

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
  await expect(page.getByText('Desde la línea de tiempo. Sin asignar.')).toBeVisible()
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
  expect(bytes).toBeLessThanOrEqual(193 * 1024)
})

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
