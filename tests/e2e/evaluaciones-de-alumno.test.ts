import { preguntasDePrueba } from '../support/evaluaciones'
import { choose, expectGuardadas, nuevaEvaluacion, nuevoCurso, opcion } from './evaluaciones'
import { aviso, escritorio, expect, expectAccessible, expectFits, telefono, test } from './fixtures'

test('una alumna realiza su evaluación y ve cómo le fue', async ({ page, signInAs }) => {
  const curso = await nuevoCurso(page)
  const evaluacion = await nuevaEvaluacion(curso)
  await signInAs('alumno', curso.alumnos[0]?.email)
  await page.goto('/my-evaluations')
  const pendiente = page.getByRole('list', { name: 'Pendientes' }).getByRole('listitem')
  await expect(pendiente).toContainText('Pendiente')
  await expect(page.getByRole('link', { name: 'Ir a Mi Dashboard' })).toHaveAttribute(
    'href',
    '/alumno/dashboard',
  )
  await pendiente.getByRole('link', { name: 'Realizar Evaluación' }).click()
  await expect(page).toHaveURL(`/evaluacion/${evaluacion.id}`)

  await choose(page, 1, 'Bien 1')
  await choose(page, 3, 'Mal uno')
  await expectGuardadas(page, 2, 3)
  await page.getByRole('button', { name: 'Enviar Evaluación' }).click()
  const faltan = page.getByRole('dialog', { name: 'Faltan respuestas' })
  await expect(faltan).toContainText('Por favor, responde todas las preguntas antes de enviar.')
  await expect(faltan.getByRole('listitem')).toHaveText(['Pregunta 2'])
  await faltan.getByRole('button', { name: 'Pregunta 2' }).click()
  await expect(page.getByRole('group', { name: '¿Pregunta 2?' })).toBeFocused()
  await choose(page, 2, 'Bien 2')
  await page.getByRole('button', { name: 'Enviar Evaluación' }).dblclick()

  await expect(aviso(page, '¡Evaluación enviada y calificada con éxito!')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Puntaje: 2 de 3' })).toBeFocused()
  await expect(page.getByText('66,67 %')).toBeVisible()
  await expect(page.locator('.puntaje.nivel-regular')).toBeVisible()
  await expect(page.locator('.trofeo')).toHaveCount(0)
  await expect(page.getByText('Respuesta correcta: Bien 3')).toBeVisible()
  await page.getByRole('link', { name: `Volver a ${curso.nombre}` }).click()
  await expect(page).toHaveURL(`/alumno/catedra/${curso.id}`)

  await page.getByRole('tab', { name: 'Evaluaciones' }).click()
  await page.getByRole('link', { name: 'Ver Calificación' }).click()
  await expect(page).toHaveURL(`/alumno/catedra/${curso.id}/evaluaciones/${evaluacion.id}/results`)
  await expect(page.getByText('Puntaje: 2 de 3')).toBeVisible()
  await page.goto(`/evaluacion/${evaluacion.id}`)
  await expect(page.getByText('Ya enviaste esta evaluación.')).toBeVisible()
})

test('lo elegido sigue ahí al volver a cargar y en otro dispositivo, y las opciones en su orden', async ({
  page,
  browser,
  baseURL,
  signInAs,
}) => {
  const curso = await nuevoCurso(page)
  const { id } = await nuevaEvaluacion(curso)
  const { token } = await signInAs('alumno', curso.alumnos[0]?.email)
  await page.goto(`/evaluacion/${id}`)
  await choose(page, 2, 'Mal dos')
  await choose(page, 1, 'Bien 1')
  await expectGuardadas(page, 2, 3)
  const antes = await page.locator('.opcion').allTextContents()

  await page.reload()

  await expect(opcion(page, 2, 'Mal dos')).toBeChecked()
  expect(await page.locator('.opcion').allTextContents()).toEqual(antes)
  const otro = await browser.newContext({ baseURL, locale: 'es-PY' })
  const enOtro = await otro.newPage()
  await enOtro.goto('/about')
  await enOtro.evaluate((token) => localStorage.setItem('userToken', token), token)
  await enOtro.goto(`/evaluacion/${id}`)
  await expect(opcion(enOtro, 1, 'Bien 1')).toBeChecked()
  await otro.close()
})

test('terminada sin conexión espera en el dispositivo, también cerrada la página, y se envía sola', async ({
  page,
  context,
  signInAs,
}) => {
  const curso = await nuevoCurso(page)
  const { id } = await nuevaEvaluacion(curso)
  const { call } = await signInAs('alumno', curso.alumnos[0]?.email)
  await page.goto(`/evaluacion/${id}`)
  for (const numero of [1, 2, 3]) await choose(page, numero, `Bien ${numero}`)
  await expectGuardadas(page, 3, 3)
  await context.setOffline(true)
  const espera = page.getByRole('status').filter({ hasText: 'se enviará sola cuando vuelva' })

  await page.getByRole('button', { name: 'Enviar Evaluación' }).click()
  await expect(espera).toBeVisible()
  await expect(opcion(page, 1, 'Bien 1')).toBeDisabled()
  await espera.getByRole('button', { name: 'Seguir respondiendo' }).click()
  await choose(page, 3, 'Mal uno')
  await page.getByRole('button', { name: 'Enviar Evaluación' }).click()
  await expect(espera).toBeVisible()
  await page.goto('about:blank')
  await context.setOffline(false)
  await page.goto('/alumno/calendario')

  await expect.poll(async () => (await call(`GET /alumnos/me/evaluaciones/${id}`)).realizada).toBe(true)
  expect(await call(`GET /alumnos/me/evaluaciones/${id}/results`)).toMatchObject({ score: 2 })
  const guardado = () => page.evaluate(() => Object.keys(localStorage).join())
  await expect.poll(guardado).not.toMatch(/envio:|respuestas:/)
})

test('sin conexión se sigue respondiendo; al volver se guarda, también después de volver a cargar', async ({
  page,
  context,
  signInAs,
}) => {
  const curso = await nuevoCurso(page)
  const { id } = await nuevaEvaluacion(curso)
  const { call } = await signInAs('alumno', curso.alumnos[0]?.email)
  await page.goto(`/evaluacion/${id}`)
  await choose(page, 1, 'Bien 1')
  await expectGuardadas(page, 1, 3)

  await context.setOffline(true)
  await expect(page.getByRole('alert').filter({ hasText: 'Sin conexión.' })).toBeVisible()
  await choose(page, 2, 'Bien 2')
  await expect(page.getByRole('alert')).toContainText('Una respuesta espera en este dispositivo')
  await context.setOffline(false)
  await expectGuardadas(page, 2, 3)
  await expect(page.getByRole('alert').filter({ hasText: 'Sin conexión.' })).toBeHidden()

  await page.route('**/respuestas', (route) => route.abort())
  await choose(page, 3, 'Mal dos')
  await expect(page.getByRole('alert')).toContainText('Una respuesta espera')
  // A network's own sign-in page has not kept it either.
  const deOtraRed = page.waitForResponse('**/respuestas')
  await page.route('**/respuestas', (route) => route.fulfill({ contentType: 'text/html', body: '<html>' }))
  await deOtraRed
  await expect(page.getByRole('alert')).toContainText('Una respuesta espera')
  await page.unroute('**/respuestas')
  await page.reload()

  await expect(opcion(page, 3, 'Mal dos')).toBeChecked()
  await expectGuardadas(page, 3, 3)
  expect((await call(`GET /alumnos/me/evaluaciones/${id}`)).respuestas).toHaveLength(3)
})

test('un envío que falla no pierde nada, y lo enviado en otra parte se dice', async ({ page, signInAs }) => {
  const curso = await nuevoCurso(page)
  const { id } = await nuevaEvaluacion(curso, { cuantas: 1, fecha_entrega: '2020-03-10' })
  const { call } = await signInAs('alumno', curso.alumnos[0]?.email)
  await page.goto(`/evaluacion/${id}`)
  await expect(page.getByText('La fecha límite ya pasó.')).toBeVisible()
  await choose(page, 1, 'Bien 1')
  await expectGuardadas(page, 1, 1)
  const send = () => page.getByRole('button', { name: 'Enviar Evaluación' }).click()
  await page.route('**/submit', (route) => route.abort())
  await send()
  await expect(aviso(page, 'Error al enviar la evaluación.')).toBeVisible()
  await expect(opcion(page, 1, 'Bien 1')).toBeChecked()
  await expect(page.getByText('se enviará sola cuando vuelva')).toBeVisible()

  await call(`POST /alumnos/me/evaluaciones/${id}/submit`, {})
  await page.unroute('**/submit')

  await expect(aviso(page, 'Ya enviaste esta evaluación.')).toBeVisible()
  await expect(page.getByText('Puntaje: 1 de 1')).toBeVisible()
  await expect(page.locator('.puntaje.nivel-excelente .trofeo')).toBeVisible()
  await expect(page.getByText('Fuera de plazo')).toBeVisible()
})

test('la pregunta que se agregó mientras se respondía aparece al enviar', async ({ page, signInAs }) => {
  const curso = await nuevoCurso(page)
  const { id } = await nuevaEvaluacion(curso, { cuantas: 2 })
  await signInAs('alumno', curso.alumnos[0]?.email)
  await page.goto(`/evaluacion/${id}`)
  await choose(page, 1, 'Bien 1')
  await choose(page, 2, 'Bien 2')
  await expectGuardadas(page, 2, 2)
  await curso.call(`PUT /admin/evaluaciones/${id}`, { preguntas: preguntasDePrueba(3) })

  await page.getByRole('button', { name: 'Enviar Evaluación' }).click()

  await expect(aviso(page, 'Por favor, responde todas las preguntas antes de enviar.')).toBeVisible()
  await choose(page, 3, 'Bien 3')
  await page.getByRole('button', { name: 'Enviar Evaluación' }).click()
  await expect(page.getByText('Puntaje: 3 de 3')).toBeVisible()
})

test('lo que falla se dice a la letra, y se puede reintentar', async ({ page, signInAs }) => {
  const curso = await nuevoCurso(page)
  const { id } = await nuevaEvaluacion(curso)
  await signInAs('alumno', curso.alumnos[0]?.email)
  const falla = { status: 500, json: {} }
  await page.route('**/api/alumnos/me/evaluaciones', (route) => route.fulfill(falla))
  await page.goto('/my-evaluations')
  await expect(page.getByText('No se pudieron cargar tus evaluaciones.')).toBeVisible()
  await page.unroute('**/api/alumnos/me/evaluaciones')
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByRole('list', { name: 'Pendientes' })).toBeVisible()

  await page.route(`**/api/alumnos/me/evaluaciones/${id}`, (route) => route.fulfill(falla))
  await page.goto(`/evaluacion/${id}`)
  await expect(page.getByText('Error al cargar la evaluación.')).toBeVisible()
  await page.goto('/evaluacion/99999')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No se pudo cargar la evaluación...')
  await page.goto(`/alumno/catedra/${curso.id}/evaluaciones/${id}/results`)
  await expect(page.getByText('No se encontraron resultados para esta evaluación.')).toBeVisible()
  await page.route('**/api/**/results', (route) => route.fulfill(falla))
  await page.reload()
  await expect(page.getByText('Error al cargar los resultados.')).toBeVisible()
})

test(`las pantallas son accesibles y entran en un teléfono`, async ({ page, signInAs }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const curso = await nuevoCurso(page)
  const pendiente = await nuevaEvaluacion(curso)
  const hecha = await nuevaEvaluacion(curso, { titulo: 'Hecha', cuantas: 2 })
  const { call } = await signInAs('alumno', curso.alumnos[0]?.email)
  const { Pregunta } = await call(`GET /alumnos/me/evaluaciones/${hecha.id}`)
  const respuestas = Pregunta.map(({ id, Opcion }: { id: number; Opcion: { id: number }[] }) => ({
    preguntaId: id,
    opcionElegidaId: Opcion[0]?.id,
  }))
  await call(`POST /alumnos/me/evaluaciones/${hecha.id}/submit`, { respuestas })
  for (const direccion of [
    '/my-evaluations',
    `/alumno/catedra/${curso.id}?tab=evaluaciones`,
    `/evaluacion/${hecha.id}`,
    `/alumno/catedra/${curso.id}/evaluaciones/${hecha.id}/results`,
    '/evaluacion/99999',
    `/evaluacion/${pendiente.id}`,
  ]) {
    await page.goto(direccion)
    await page.waitForLoadState('networkidle')
    for (const tamano of [telefono, escritorio]) {
      await page.setViewportSize(tamano)
      await expectFits(page)
      await expectAccessible(page)
    }
  }
  await page.getByRole('button', { name: 'Enviar Evaluación' }).click()
  await expect(page.getByRole('dialog', { name: 'Faltan respuestas' })).toBeVisible()
  await expectAccessible(page)
})

test('el primer ingreso a una evaluación pesa poco', async ({ page, signInAs }) => {
  const curso = await nuevoCurso(page)
  const { id } = await nuevaEvaluacion(curso)
  await signInAs('alumno', curso.alumnos[0]?.email)
  const tamanos: Promise<{ responseBodySize: number }>[] = []
  page.on('requestfinished', (pedido) => {
    if (pedido.resourceType() === 'script') tamanos.push(pedido.sizes())
  })

  await page.goto(`/evaluacion/${id}`)
  await expect(opcion(page, 1, 'Bien 1')).toBeVisible()
  await page.waitForLoadState('networkidle')

  const bytes = (await Promise.all(tamanos)).reduce((suma, uno) => suma + uno.responseBodySize, 0)
  expect(bytes).toBeLessThanOrEqual(180 * 1024)
})
