import { choose, expectGuardadas, nuevaEvaluacion, nuevoCurso, opcion } from './evaluaciones'
import { expect, expectGood, test } from './fixtures'

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
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(espera).toBeVisible()
  await expect(opcion(page, 1, 'Bien 1')).toBeDisabled()
  await espera.getByRole('button', { name: 'Seguir respondiendo' }).click()
  await choose(page, 3, 'Mal uno')
  await page.getByRole('button', { name: 'Enviar Evaluación' }).click()
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
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

test('lo que avisa que faltan respuestas es accesible y entra en un teléfono', async ({ page, signInAs }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const curso = await nuevoCurso(page)
  const { id } = await nuevaEvaluacion(curso)
  await signInAs('alumno', curso.alumnos[0]?.email)
  await page.goto(`/evaluacion/${id}`)
  await page.getByRole('button', { name: 'Enviar Evaluación' }).click()
  await expect(page.getByRole('dialog', { name: 'Faltan respuestas' })).toBeVisible()

  await expectGood(page)
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
