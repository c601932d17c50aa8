import { cursoNuevo, otroNavegador } from './curso'
import { aviso, expect, expectFits, telefono, test } from './fixtures'

const DIA_MS = 24 * 60 * 60 * 1000
const enDias = (dias: number) => new Date(Date.now() + dias * DIA_MS).toISOString()

test('lo primero que ve una alumna es lo que vence, y de ahí va a hacerlo', async ({
  page,
  browser,
  program,
  signInAs,
}) => {
  await page.setViewportSize(telefono)
  const curso = await cursoNuevo(page)
  const docente = await otroNavegador(browser, program, 'docente', curso.docente)
  const alumnos = (await docente.call(`GET /docente/me/catedra/${curso.id}`)).CatedraAlumno
  const alumnoIds = alumnos.map(({ alumnoId }: { alumnoId: number }) => alumnoId)
  const { tareaMaestra } = await docente.call(`POST /docente/catedra/${curso.id}/tareas`, {
    titulo: 'Coral a cuatro voces',
    descripcion: '<p>De ocho compases.</p>',
    puntos_posibles: 10,
    fecha_entrega: enDias(1),
  })
  await docente.call(`POST /docente/catedra/${curso.id}/tareas-maestras/${tareaMaestra.id}/assign`, {
    alumnoIds,
  })
  await docente.page.context().close()
  await signInAs('alumno', curso.alumna)

  await page.goto('/alumnos/dashboard')

  const proximo = page.getByRole('region', { name: 'Lo próximo que vence' })
  await expect(proximo).toBeInViewport({ ratio: 1 })
  await expect(proximo).toContainText(/Coral a cuatro voces.*Vence mañana, \d\d\/\d\d\/\d{4} \d\d:\d\d/)
  await expect(page.getByRole('list', { name: 'Tareas Pendientes' })).toContainText('Asignada')
  await expect(page.getByText('No tienes evaluaciones pendientes.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Estadísticas' })).toContainText(/1\s*Tareas pendientes/)
  await expect(page.getByRole('list', { name: 'Publicaciones Recientes' })).toContainText('Coral')
  await expectFits(page)
  await proximo.getByRole('link').click()
  await expect(page).toHaveURL(/\/alumno\/tarea\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coral a cuatro voces')

  await page.goto(`/alumno/catedra/${curso.id}`)
  const anuncio = page.getByRole('list', { name: 'Publicaciones' }).getByRole('listitem')
  await expect(anuncio).toContainText(/Tarea.*Coral a cuatro voces.*10 puntos.*Asignada/)
  await anuncio.getByRole('link', { name: 'Ir a la Tarea' }).click()
  await expect(page.getByRole('tab', { name: 'Tareas', includeHidden: true })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expect(page.getByRole('dialog')).toContainText('Coral a cuatro voces')
})

test('del tablero se llega a una publicación, en su lugar del tablón', async ({ page, signInAs }) => {
  const curso = await cursoNuevo(page)
  const { call } = await signInAs('alumno', curso.alumna)
  for (const titulo of ['Uno', 'Dos', 'Tres', 'Cuatro'])
    await call(`POST /catedras/${curso.id}/publicaciones`, { titulo, contenido: `<p>Aviso ${titulo}.</p>` })

  await page.goto('/alumnos/dashboard')

  const recientes = page.getByRole('list', { name: 'Publicaciones Recientes' })
  await expect(recientes.getByRole('listitem')).toHaveCount(3)
  await recientes.getByRole('link', { name: 'Tres' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Aviso Tres.' })).toBeFocused()
})

test('lo que se toca en el panel de una alumna tiene lugar para el dedo', async ({ page, signInAs }) => {
  await page.setViewportSize(telefono)
  await signInAs('alumno')
  await page.goto('/alumnos/dashboard')
  await expect(
    page.getByRole('list', { name: 'Tareas Pendientes' }).or(page.getByText('No tienes tareas')),
  ).toBeVisible()

  const bajos = await page.locator('main').evaluate((main) =>
    [...main.querySelectorAll('a, button')]
      .filter((uno) => uno.getBoundingClientRect().height < 44)
      // The link of a card takes all of it.
      .filter((uno) => getComputedStyle(uno, '::after').position !== 'absolute')
      .map((uno) => `${uno.textContent} ${uno.getBoundingClientRect().height}`),
  )

  expect(bajos).toEqual([])
})

test('el panel del administrador dice qué espera, quiénes deben y las clases de hoy', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize(telefono)
  const { catedra } = await signInAs('admin')
  await page.goto('/admin/dashboard')
  const hoy = page.getByRole('region', { name: 'Hoy' })

  await expect(hoy).toContainText(/entregas? por corregir/)
  await expect(hoy).toContainText(/Última copia/)
  await expectFits(page)
  await hoy.getByRole('link', { name: catedra.nombre }).last().click()

  await expect(page).toHaveURL(`/admin/catedras/${catedra.id}/pagos?vista=atrasados`)
})

test('las tarjetas de una docente dicen qué espera, y llevan ahí', async ({ page, signInAs }) => {
  const { catedra } = await signInAs('docente')
  await page.goto('/docente/dashboard')
  const tarjeta = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: catedra.nombre }) })

  await expect(tarjeta).toContainText(/\d+ entregas? por corregir/)
  await tarjeta.getByRole('link', { name: /por corregir/ }).click()

  await expect(page).toHaveURL(`/docente/catedra/${catedra.id}?tab=tareas`)
})

test('el Módulo Académico dice cuántos hay de cada cosa', async ({ page, signInAs }) => {
  const { call } = await signInAs('admin')
  const { docentes } = await call('GET /admin/dashboard-counts')

  await page.goto('/admin/dashboard?tab=academico')

  await expect(page.getByRole('heading', { name: 'Docentes' })).toContainText(String(docentes))
})

test('el riel dice en qué sección se está, también en lo que se abre desde ella', async ({
  page,
  signInAs,
}) => {
  const curso = await cursoNuevo(page)
  const riel = page.getByRole('navigation', { name: 'Secciones' })
  await signInAs('alumno', curso.alumna)
  for (const [direccion, seccion, como] of [
    ['/alumnos/dashboard', 'Inicio', 'page'],
    [`/alumno/catedra/${curso.id}?tab=tareas`, 'Inicio', 'true'],
    ['/alumno/tareas', 'Tareas', 'page'],
    ['/alumno/calendario', 'Calendario', 'page'],
  ] as const) {
    await page.goto(direccion)
    await expect(riel.getByRole('link', { name: seccion })).toHaveAttribute('aria-current', como)
    await expect(riel.locator('[aria-current]')).toHaveCount(1)
  }
})

test('el calendario va de un mes a otro, y sus semanas empiezan en lunes', async ({ page, signInAs }) => {
  await signInAs('docente')
  await page.goto('/docente/calendario?mes=2026-06')
  await expect(page.getByRole('heading', { name: 'junio de 2026' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'junio de 2026' }).getByRole('listitem').first()).toContainText(
    'lunes, 1 de junio',
  )
  await page.getByRole('link', { name: /^Mes siguiente/ }).click()

  await expect(page.getByRole('heading', { name: 'julio de 2026' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'julio de 2026' }).getByRole('listitem').first()).toContainText(
    'lunes, 29 de junio',
  )
  await page.getByRole('link', { name: 'Hoy' }).click()
  await expect(page.getByText('Clase ·').first()).toBeVisible()
})

test('la dirección del calendario se crea, se copia, sirve, y se revoca', async ({ page, signInAs }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const curso = await cursoNuevo(page)
  await signInAs('alumno', curso.alumna)
  await page.goto('/alumno/calendario')
  await page.getByRole('button', { name: 'Crear la dirección' }).click()
  await expect(page.getByLabel('Tu dirección')).toHaveValue(/\/api\/calendario\/.+\.ics$/)
  await page.getByRole('button', { name: 'Copiar', exact: true }).click()
  await expect(aviso(page, 'Dirección copiada.')).toBeVisible()
  const copiada = new URL(await page.evaluate(() => navigator.clipboard.readText()))
  expect(await (await page.request.get(copiada.pathname)).text()).toContain('BEGIN:VCALENDAR')

  await page.reload()
  await expect(page.getByText('Por seguridad no se vuelve a mostrar.')).toBeVisible()
  await page.getByRole('button', { name: 'Revocar la dirección' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revocar la dirección' }).click()

  await expect(page.getByRole('button', { name: 'Crear la dirección' })).toBeVisible()
  expect((await page.request.get(copiada.pathname)).status()).toBe(404)
})

test('cada quien elige qué correos recibe; lo que se rechaza vuelve atrás', async ({ page, signInAs }) => {
  const curso = await cursoNuevo(page)
  const { call } = await signInAs('alumno', curso.alumna)
  const { id } = await call('GET /alumnos/me')
  await page.goto(`/alumno/profile/${id}`)
  const resumen = page.getByLabel('El resumen del día, cuando hay novedades')
  await expect(resumen).toBeChecked()

  await resumen.click()
  await expect(resumen).not.toBeChecked()
  await expect(aviso(page, 'Ya no recibirás ese correo.')).toBeVisible()
  expect(await call('GET /alumnos/me/avisos')).toContainEqual({ aviso: 'RESUMEN', activo: false })
  await page.route('**/api/alumnos/me/avisos', (route) => route.fulfill({ status: 500, json: {} }))
  await resumen.click()
  await expect(aviso(page, 'No se pudo guardar la preferencia.')).toBeVisible()

  await expect(resumen).not.toBeChecked()
})

test('una copia que falló se dice en el panel de la administración', async ({ page, signInAs }) => {
  await signInAs('admin')
  const cuando = '2026-03-02T12:00:00.000Z'
  const alarma = { causa: 'COPIA', motivo: 'No queda espacio.', desde: cuando, cuando }
  await page.route('**/api/admin/alarmas', (route) => route.fulfill({ json: [alarma] }))

  await page.goto('/admin/dashboard')

  await expect(page.getByRole('alert')).toContainText(
    /La última copia de seguridad falló \(desde el 02\/03\/2026 \d\d:\d\d\): No queda espacio\./,
  )
})
