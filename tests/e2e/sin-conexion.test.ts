import type { Page } from '@playwright/test'
import { adminPassword } from '../support/program'
import { choose, expectGuardadas, nuevaEvaluacion, nuevoCurso, opcion } from './evaluaciones'
import { aviso, expect, expectFits, test } from './fixtures'
import { expectAreaEnCache, expectEnCache, expectGuardada, guardadas, otraPagina } from './guardado'
import { datosDe } from './moderacion'

test.use({ serviceWorkers: 'allow' })

const banner = (page: Page) =>
  page.getByText(/^Sin conexión: ves lo último que se cargó, de las \d\d:\d\d\.$/)

test('lo que se leyó se abre sin conexión, y lo demás lo dice', async ({ page, context }) => {
  await page.goto('/')
  const fichas = page.locator('.tarjeta a[href^="/creador/"]')
  const [leida, otra] = await fichas.evaluateAll((enlaces) => enlaces.map((uno) => uno.getAttribute('href')))
  await expectEnCache(page, '/')
  await page.goto(leida ?? '')
  const nombre = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await expectEnCache(page, leida ?? '')

  await context.setOffline(true)
  await page.goto('/')
  await expect(page.locator('.tarjeta').first()).toBeVisible()
  await page.goto(leida ?? '')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nombre)
  expect(await page.evaluate(() => getComputedStyle(document.body).margin)).toBe('0px')
  await page.goto(otra ?? '')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sin conexión')
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Intentar otra vez' }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Sin conexión')
})

test('una ficha que se leyó y que ya no está no se abre sin conexión', async ({ page, context }) => {
  const { request } = page
  const { token } = await (await request.post('/api/login', { data: { password: adminPassword } })).json()
  const headers = { authorization: `Bearer ${token}` }
  const creada = await request.post('/api/composers/admin-create', {
    data: datosDe('Rosa Pasajera'),
    headers,
  })
  const { id, slug } = await creada.json()
  await page.goto(`/creador/${slug}`)
  await expectEnCache(page, `/creador/${slug}`)
  await request.delete(`/api/composers/${id}`, { headers })
  expect((await page.goto(`/creador/${slug}`))?.status()).toBe(404)
  await context.setOffline(true)

  await page.goto(`/creador/${slug}`)

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sin conexión')
})

test('sin conexión, el área de un alumno deja usar el micrófono como con ella', async ({
  page,
  context,
  signInAs,
}) => {
  const puedeGrabar = () =>
    page.evaluate(() =>
      (
        document as never as { featurePolicy: { allowsFeature: (una: string) => boolean } }
      ).featurePolicy.allowsFeature('microphone'),
    )
  await signInAs('alumno')
  const afuera = await puedeGrabar()
  await page.goto('/alumno/tareas')
  const conRed = await puedeGrabar()
  await expectAreaEnCache(page, 'alumno')

  await context.setOffline(true)
  await page.goto('/alumno/tareas')

  expect([afuera, conRed, await puedeGrabar()]).toEqual([false, true, true])
})

test('no se guarda lo que no es una página entera, ni se toca la API', async ({ page, context }) => {
  await page.goto('/')
  await expectEnCache(page, '/')
  await page.goto('/creador/no-existe')
  await page.goto('/hoy')
  await expectEnCache(page, '/hoy')
  const claves = await page.evaluate(async () => {
    const todas = (await caches.keys()).map(async (una) =>
      (await (await caches.open(una)).keys()).map((p) => p.url),
    )
    return (await Promise.all(todas)).flat().map((url) => new URL(url).pathname)
  })

  expect(claves).not.toContain('/creador/no-existe')
  expect(claves.filter((una) => una.startsWith('/api/'))).toEqual([])
  await context.setOffline(true)
  expect(await page.evaluate(() => fetch('/api/health').catch(() => 'sin red'))).toBe('sin red')
})

test('una página que llega en lugar de un archivo no queda en su lugar', async ({ page, context }) => {
  await page.goto('/')
  await expectEnCache(page, '/')
  const hoja = (await page.locator('link[rel=stylesheet]').first().getAttribute('href')) ?? ''
  const archivos = (make: 'match' | 'delete') =>
    page.evaluate(
      async ([make, una]) => Boolean(await (await caches.open('archivos'))[make](una, { ignoreVary: true })),
      [make, hoja] as const,
    )
  const call = () => page.evaluate(async (una) => (await fetch(una, { cache: 'reload' })).text(), hoja)
  await expect.poll(() => archivos('match')).toBe(true)
  await archivos('delete')
  await context.route(`**${hoja}`, (route) => route.fulfill({ contentType: 'text/html', body: '<html>' }))

  expect(await call()).toBe('<html>')
  await context.unroute(`**${hoja}`)

  expect(await call()).toContain('{')
  await expect.poll(() => archivos('match')).toBe(true)
})

test('lo que se pide a la API no despierta al service worker', async ({ page }) => {
  await page.goto('/')
  await expectEnCache(page, '/')
  await page.waitForFunction(() => navigator.serviceWorker.controller)
  const expectOrigen = async (direccion: string, origen: string) => {
    await page.evaluate(async (una) => (await fetch(una)).text(), direccion)
    const read = (una: string) => {
      const [pedido] = performance.getEntriesByName(new URL(una, location.href).href)
      return Object(pedido).workerMatchedSourceType ?? Object(pedido).workerMatchedRouterSource
    }
    await expect.poll(() => page.evaluate(read, direccion)).toBe(origen)
  }

  await expectOrigen('/api/health', 'network')
  await expectOrigen('/uploads/no-hay.png', 'network')
  await expectOrigen('/api/institucion/logo.png?v=1', 'fetch-event')
})

test('un docente abre su curso sin conexión, toma asistencia y el servidor la recibe después', async ({
  page,
  context,
  signInAs,
}) => {
  const curso = await nuevoCurso(page)
  const { call } = await signInAs('docente', curso.docente)
  const dia = await call(`POST /docente/catedra/${curso.id}/diasclase`, {
    fecha: '2026-07-06',
    dia_semana: 'Lunes',
  })
  const direccion = `/docente/catedra/${curso.id}?tab=clases&dia=${dia.id}`
  await page.goto(direccion)
  await expect(page.getByRole('checkbox', { name: /Rosa Prueba/ })).toBeVisible()
  await expectAreaEnCache(page, 'docente')
  await expectGuardada(page, '"asistencias"')

  await context.setOffline(true)
  const sinRed = await otraPagina(page, context)
  await sinRed.goto('/docente/dashboard')
  await expect(sinRed.getByRole('heading', { level: 1 })).toHaveText('Mi Dashboard de Docente')
  await sinRed.goto(direccion)
  await expect(banner(sinRed)).toBeVisible()
  const fila = sinRed.getByRole('checkbox', { name: /Rosa Prueba/ })
  await fila.click()
  await expect(fila).toHaveAccessibleName(/Presente por enviar/)

  const denuevo = await otraPagina(sinRed, context)
  await context.setOffline(false)
  await denuevo.goto('/docente/dashboard')
  await expect
    .poll(async () => {
      const { asistencias } = await call(`GET /docente/catedra/${curso.id}/diasclase/${dia.id}/asistencias`)
      return asistencias[0].presente
    })
    .toBe(true)
  await expect(banner(denuevo)).toHaveCount(0)
})

test('una alumna responde sin conexión, vuelve a cargar, y el servidor lo recibe desde otra pantalla', async ({
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
  await expectAreaEnCache(page, 'alumno')
  await expectGuardada(page, `"evaluaciones","${id}"`)

  await context.setOffline(true)
  await choose(page, 2, 'Bien 2')
  await expect(page.getByRole('alert')).toContainText('Una respuesta espera en este dispositivo')
  await page.reload()
  await expect(banner(page)).toBeVisible()
  await expect(opcion(page, 2, 'Bien 2')).toBeChecked()
  await choose(page, 3, 'Bien 3')
  const otra = await otraPagina(page, context)
  await context.setOffline(false)
  await otra.goto('/alumno/calendario')

  await expect.poll(async () => (await call(`GET /alumnos/me/evaluaciones/${id}`)).respuestas).toHaveLength(3)
  await expect.poll(() => otra.evaluate(() => Object.keys(localStorage).join())).not.toContain('respuestas:')
})

test('al volver la conexión lo guardado se lee otra vez, y al salir se borra', async ({
  page,
  context,
  signInAs,
}) => {
  const curso = await nuevoCurso(page)
  await signInAs('alumno', curso.alumnos[0]?.email)
  await page.goto('/alumnos/dashboard')
  await expect(page.getByText(curso.nombre).first()).toBeVisible()
  await expectAreaEnCache(page, 'alumno')
  await expectGuardada(page, '"catedras"')
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(curso.nombre).first()).toBeVisible()
  await expect(banner(page)).toBeVisible()
  await expectFits(page)

  const alumnoId = curso.alumnos[0]?.id
  const otra = await curso.call('POST /admin/catedras', { nombre: 'Orquestación', anio: 2026 })
  await curso.call(`POST /admin/catedras/${otra.id}/inscribir`, { alumnoId })
  await context.setOffline(false)
  await expect(page.getByText('Orquestación').first()).toBeVisible()
  await expect(banner(page)).toHaveCount(0)
  await page.getByRole('button', { name: /abrir el menú/ }).click()
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page).toHaveURL('/')
  expect(await guardadas(page)).toEqual([])
})

test('quien sale sin conexión sale también del servidor cuando vuelve', async ({
  page,
  context,
  signInAs,
}) => {
  // What outlives its page is sent by the browser itself, which Chromium does not always tell to be offline.
  await page.addInitScript(() => {
    const ajena = fetch
    const breve = (...[direccion, init]: Parameters<typeof fetch>) =>
      ajena(direccion, { ...init, keepalive: false })
    window.fetch = Object.assign(breve, ajena)
  })
  const curso = await nuevoCurso(page)
  await signInAs('alumno', curso.alumnos[0]?.email)
  const deArchivos = async () => (await context.cookies()).filter(({ name }) => name === 'archivos')
  await page.goto('/')
  await page.goto('/alumnos/dashboard')
  await expectAreaEnCache(page, 'alumno')
  await expect.poll(deArchivos).toHaveLength(1)
  await context.setOffline(true)
  await page.getByRole('button', { name: /abrir el menú/ }).click()
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Ingresar' })).toBeVisible()
  expect(await deArchivos()).toHaveLength(1)

  await context.setOffline(false)
  // Chromium says so to a page that it opened without a connection only when the network is a real one.
  await page.evaluate(() => dispatchEvent(new Event('online')))

  await expect.poll(deArchivos).toEqual([])
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([])
  await signInAs('alumno', curso.alumnos[0]?.email)
  await page.goto('/')
  await expect(page.getByRole('button', { name: /abrir el menú/ })).toBeVisible()
  await expect.poll(deArchivos).toHaveLength(1)
})

test('una respuesta que el servidor ya no acepta se dice y no espera más', async ({
  page,
  context,
  signInAs,
}) => {
  const curso = await nuevoCurso(page)
  const { id } = await nuevaEvaluacion(curso)
  const { call } = await signInAs('alumno', curso.alumnos[0]?.email)
  await page.goto(`/evaluacion/${id}`)
  await expect(opcion(page, 1, 'Bien 1')).toBeVisible()
  await context.setOffline(true)
  await choose(page, 1, 'Bien 1')
  await choose(page, 2, 'Bien 2')
  await expect(page.getByRole('alert')).toContainText('2 respuestas esperan')
  const { Pregunta } = await call(`GET /alumnos/me/evaluaciones/${id}`)
  const respuestas = Pregunta.map((una: { id: number; Opcion: { id: number }[] }) => ({
    preguntaId: una.id,
    opcionElegidaId: una.Opcion[0]?.id,
  }))
  await call(`POST /alumnos/me/evaluaciones/${id}/submit`, { respuestas })
  const otra = await otraPagina(page, context)
  await context.setOffline(false)
  await otra.goto('/alumno/calendario')

  await expect(aviso(otra, 'Ya enviaste esta evaluación.').first()).toBeVisible()
  await expect.poll(() => otra.evaluate(() => Object.keys(localStorage).join())).not.toContain('respuestas:')
})

test('de quien ingresa después no se guarda lo de antes', async ({ page, signInAs }) => {
  const curso = await nuevoCurso(page, ['Rosa', 'Luis'])
  await signInAs('alumno', curso.alumnos[0]?.email)
  await page.goto('/alumnos/dashboard')
  await expectGuardada(page, `alumno:${curso.alumnos[0]?.id}-`)

  await signInAs('alumno', curso.alumnos[1]?.email)
  await page.goto('/alumnos/dashboard')

  await expectGuardada(page, `alumno:${curso.alumnos[1]?.id}-`)
  expect((await guardadas(page)).join()).not.toContain(`alumno:${curso.alumnos[0]?.id}-`)
})

test('una sesión que el servidor ya no acepta se lleva lo guardado', async ({ page, signInAs }) => {
  const curso = await nuevoCurso(page)
  await signInAs('alumno', curso.alumnos[0]?.email)
  await page.goto('/alumno/calendario')
  await expectGuardada(page, '"calendario"')
  await page.route('**/api/alumnos/**', (route) => route.fulfill({ status: 401, json: {} }))
  await page.getByRole('link', { name: 'Tareas' }).first().click()

  await expect.poll(() => guardadas(page)).toEqual([])
})

test('se instala como aplicación', async ({ page }) => {
  await page.goto('/about')
  const enlace = await page.locator('link[rel=manifest]').getAttribute('href')
  const respuesta = await page.request.get(enlace ?? '')
  expect(respuesta.headers()['content-type']).toBe('application/manifest+json')
  const manifiesto = await respuesta.json()
  expect(manifiesto).toMatchObject({ lang: 'es-PY', start_url: '/', display: 'standalone' })
  expect(manifiesto.name).toBeTruthy()
  for (const { src, sizes } of manifiesto.icons) {
    const medida = await page.evaluate(async (direccion) => {
      const { width, height } = await createImageBitmap(await (await fetch(direccion)).blob())
      return `${width}x${height}`
    }, src)
    expect(medida).toBe(sizes)
  }
  const { headers } = await page.request.get('/sw.js').then((sw) => ({ headers: sw.headers() }))
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
  })
})
