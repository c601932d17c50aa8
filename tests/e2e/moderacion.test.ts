import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type Program, startProgram } from '../support/program'
import { test as base, escritorio, expect, expectAccessible, expectFits, telefono } from './fixtures'

const CLAVE = 'clave-de-prueba'

/** A program of its own: who counts the catalogue's creators must not meet those that are published here. */
const test = base.extend<object, { program: Program }>({
  program: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from this pattern
    async ({}, use) => {
      const program = await startProgram({ seed: [['catalogo']], env: { ADMIN_PASSWORD: CLAVE } })
      await use(program)
      await program.stop()
    },
    { scope: 'worker' },
  ],
})

test('una clave equivocada se dice en el campo; la correcta lleva al panel', async ({ page }) => {
  await page.goto('/admin/login')
  await page.getByRole('button', { name: 'Ingresar' }).click()
  await expect(page.getByText('La contraseña es obligatoria.')).toBeVisible()

  await page.getByLabel('Contraseña', { exact: true }).fill('otra')
  await page.getByRole('button', { name: 'Ingresar' }).click()
  await expect(page.getByText('Contraseña incorrecta.').first()).toBeVisible()
  await expect(page.getByLabel('Contraseña', { exact: true })).toHaveAttribute('aria-invalid', 'true')

  await page.getByLabel('Contraseña', { exact: true }).fill(CLAVE)
  await page.keyboard.press('Enter')

  await expect(aviso(page, 'Acceso concedido! Redirigiendo...')).toBeVisible()
  await expect(page).toHaveURL('/admin/dashboard')
  await expect(page.getByText('Sesión activa / Administrador')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('role'))).toBe('admin')
})

test('sin sesión se pasa por el ingreso y se llega a donde se iba', async ({ page }) => {
  await page.goto('/admin/correos')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Acceso de Administrador')

  await page.getByLabel('Contraseña', { exact: true }).fill(CLAVE)
  await page.getByRole('button', { name: 'Ingresar' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Correos')
  await page.goto('/admin/login')
  await expect(page).toHaveURL('/admin/dashboard')
})

test('quien abre el ingreso, aunque antes haya ido a otra pantalla, llega al panel', async ({ page }) => {
  await page.goto('/admin/correos')
  await expect(page).toHaveURL('/admin/login')
  await page.goto('/admin/login')

  await page.getByLabel('Contraseña', { exact: true }).fill(CLAVE)
  await page.getByRole('button', { name: 'Ingresar' }).click()

  await expect(page).toHaveURL('/admin/dashboard')
})

test('un ingreso que falla sin decir por qué lo dice con las palabras de la pantalla', async ({ page }) => {
  const FALLA = 'Error al iniciar sesión. Intenta de nuevo.'
  await page.goto('/admin/login')
  const clave = page.getByLabel('Contraseña', { exact: true })
  const formulario = page.getByRole('main')
  await clave.fill(CLAVE)

  await page.route('**/api/login', (route) => route.abort())
  await page.keyboard.press('Enter')
  await expect(formulario.getByText(FALLA)).toBeVisible()
  await expect(aviso(page, FALLA)).toBeVisible()

  await clave.fill('')
  await page.getByRole('button', { name: 'Ingresar' }).click()
  await expect(formulario.getByText('La contraseña es obligatoria.')).toBeVisible()

  await page.unroute('**/api/login')
  await page.route('**/api/login', (route) => route.fulfill({ status: 500, json: {} }))
  await clave.fill(CLAVE)
  await page.keyboard.press('Enter')
  await expect(formulario.getByText(FALLA)).toBeVisible()
})

test('lo que no es del área responde 404', async ({ page }) => {
  for (const address of ['/admin/nada', '/admin/creadores/x', '/admin/dashboard/otra']) {
    expect((await page.goto(address))?.status()).toBe(404)
  }
  expect((await page.goto('/admin/creadores'))?.status()).toBe(200)
})

test('aprobar un aporte lo muestra en la línea en el pedido siguiente', async ({ page }) => {
  const nombre = await enviarAporte(page, 'Aprobada')
  await entrar(page, '/admin/dashboard')
  const aporte = page.getByRole('listitem').filter({ hasText: nombre })
  await expect(aporte).toContainText('Falta: Mes de nacimiento, Día de nacimiento, Foto')
  await expect(aporte.getByLabel('Período')).toHaveValue('GUERRA_DEL_CHACO_Y_GUARANIA')

  await aporte.getByRole('button', { name: 'Aprobar' }).dblclick()

  await expect(aviso(page, 'Aporte aprobado exitosamente!')).toBeVisible()
  await expect(aporte).toHaveCount(0)
  expect(await (await page.request.get(`/?q=${encodeURIComponent(nombre)}`)).text()).toContain(nombre)
})

test('antes de aprobar se ve la tarjeta como quedará, y se puede corregir', async ({ page }) => {
  const nombre = await enviarAporte(page, 'Corregida')
  await entrar(page, '/admin/dashboard?tab=aportes')
  await page.getByRole('link', { name: nombre, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await page.getByRole('button', { name: 'Editar antes de aprobar' }).click()
  await page.getByLabel('Biografía').fill('Nació en Pilar.')
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.locator('.tarjeta')).toContainText('Nació en Pilar.')
  await page.getByLabel('Período').selectOption('DICTADURA')
  await expect(page.locator('.tarjeta')).toHaveClass(/DICTADURA/)
  await page.getByRole('button', { name: 'Aprobar' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Panel de revisión')
  await expect(aviso(page, 'Aporte aprobado exitosamente!')).toBeVisible()
  const { data } = await (await page.request.get(`/api/composers?q=${encodeURIComponent(nombre)}`)).json()
  expect(data).toMatchObject([{ bio: 'Nació en Pilar.', period: 'DICTADURA' }])
})

test('remitir un aporte manda un correo con un enlace; lo corregido vuelve a la lista', async ({
  page,
  program,
}) => {
  const nombre = await enviarAporte(page, 'Remitida')
  await entrar(page, '/admin/dashboard')
  const aporte = page.getByRole('listitem').filter({ hasText: nombre })
  await aporte.getByRole('button', { name: 'Remitir para revisión' }).click()
  await page.getByRole('button', { name: 'Remitir', exact: true }).click()
  await expect(page.getByText('Por favor ingrese un motivo para la revisión.')).toBeVisible()
  await page.getByLabel('Motivo').fill('Falta decir dónde nació.')
  await page.getByRole('button', { name: 'Remitir', exact: true }).click()
  await expect(aviso(page, 'Aporte remitido para revisión!')).toBeVisible()
  await expect(aporte).toHaveCount(0)

  const correo = await correoQueDice(program.dataDir, /Falta decir/, emailDe(nombre))
  const [, id, token] = /corregir=(\d+)&token=([\w.-]+)/.exec(correo) ?? []
  const correccion = await page.request.put(`/api/composers/resubmit/${id}?token=${token}`, {
    data: { ...datosDe(nombre), bio: 'Nació en Pilar.' },
  })
  expect(correccion.status()).toBe(200)
  await page.reload()

  await expect(aporte).toContainText('Nació en Pilar.')
})

test('si remitir falla, el motivo espera en su diálogo; si sale bien, se cierra solo', async ({ page }) => {
  const nombre = await enviarAporte(page, 'Insistida')
  const llamada = '**/api/admin/composers/*/review'
  await entrar(page, '/admin/dashboard')
  const aporte = page.getByRole('listitem').filter({ hasText: nombre })
  await aporte.getByRole('button', { name: 'Remitir para revisión' }).click()
  const dialogo = page.getByRole('dialog', { name: `Remitir a revisión: ${nombre}` })
  await dialogo.getByLabel('Motivo').fill('Falta la fecha.')
  let responder = () => {}
  const espera = new Promise<void>((resolve) => {
    responder = resolve
  })
  await page.route(llamada, async (route) => {
    await espera
    await route.fulfill({ status: 500, json: { error: 'Ocurrió un error inesperado.' } })
  })

  await dialogo.getByRole('button', { name: 'Remitir', exact: true }).click()
  await expect(dialogo.getByText('Remitiendo...')).toBeVisible()
  responder()
  await expect(aviso(page, 'Error al remitir el aporte.', true)).toBeVisible()
  await expect(dialogo.getByText('Error al remitir el aporte.', { exact: true })).toBeVisible()
  await expect(dialogo.getByLabel('Motivo')).toHaveValue('Falta la fecha.')
  await page.unroute(llamada)
  await dialogo.getByRole('button', { name: 'Remitir', exact: true }).click()

  await expect(aviso(page, 'Aporte remitido para revisión!')).toBeVisible()
  await expect(dialogo).toBeVisible()
  await expect(dialogo).toBeHidden()
  await expect(aporte).toHaveCount(0)
})

test('un rechazo del servidor con texto propio se dice tal cual y el diálogo sigue ahí', async ({ page }) => {
  const nombre = await enviarAporte(page, 'Negada')
  await entrar(page, '/admin/dashboard')
  const aporte = page.getByRole('listitem').filter({ hasText: nombre })
  await page.route('**/api/composers/*/status', (route) =>
    route.fulfill({ status: 409, json: { error: 'El creador ya está en ese estado.' } }),
  )
  await aporte.getByRole('button', { name: 'Rechazar' }).click()
  const pregunta = page.getByRole('dialog', { name: `¿Rechazar el aporte de ${nombre}?` })
  await pregunta.getByRole('button', { name: 'Rechazar' }).click()

  await expect(pregunta.getByText('El creador ya está en ese estado.')).toBeVisible()
  await pregunta.getByRole('button', { name: 'Cancelar' }).click()
  await expect(pregunta).toBeHidden()
})

test('rechazar un aporte lo pregunta antes', async ({ page }) => {
  const nombre = await enviarAporte(page, 'Rechazada')
  await entrar(page, '/admin/dashboard')
  const aporte = page.getByRole('listitem').filter({ hasText: nombre })

  await aporte.getByRole('button', { name: 'Rechazar' }).click()
  const pregunta = page.getByRole('dialog', { name: `¿Rechazar el aporte de ${nombre}?` })
  await pregunta.getByRole('button', { name: 'Rechazar' }).click()

  await expect(aviso(page, 'Aporte rechazado.')).toBeVisible()
  await expect(aporte).toHaveCount(0)
})

test('lo que resolvió otra pantalla se dice, y no vuelve a la lista', async ({ page, context }) => {
  const nombre = await enviarAporte(page, 'Disputada')
  const otra = await context.newPage()
  await entrar(page, '/admin/dashboard')
  await otra.goto('/admin/dashboard')
  const aporteEn = (una: Page) => una.getByRole('listitem').filter({ hasText: nombre })
  await expect(aporteEn(otra)).toBeVisible()
  await aporteEn(page).getByRole('button', { name: 'Aprobar' }).click()
  await expect(aviso(page, 'Aporte aprobado exitosamente!')).toBeVisible()

  await aporteEn(otra).getByRole('button', { name: 'Aprobar' }).click()

  await expect(aviso(otra, 'El creador ya está en ese estado.')).toBeVisible()
  await expect(aporteEn(otra)).toHaveCount(0)
})

test('si el servidor no contesta, el aporte vuelve a la lista', async ({ page, context }) => {
  const nombre = await enviarAporte(page, 'Sin red')
  await entrar(page, '/admin/dashboard')
  const aporte = page.getByRole('listitem').filter({ hasText: nombre })
  await expect(aporte).toBeVisible()
  await context.setOffline(true)

  await aporte.getByRole('button', { name: 'Aprobar' }).click()

  await expect(aviso(page, 'Error al aprobar el aporte.', true)).toBeVisible()
  await expect(aporte).toBeVisible()
})

test('una sugerencia se compara campo por campo y se aprueba', async ({ page }) => {
  const { id, bio } = await enviarSugerencia(page, 'Gustavo Sosa Escalada', 'Fundó la primera escuela.')
  await entrar(page, '/admin/dashboard?tab=sugerencias')
  const sugerencia = page.getByRole('listitem').filter({ hasText: 'Gustavo Sosa Escalada' })
  await expect(sugerencia.locator('ins')).toHaveText(/Fundó la primera escuela/)
  await expect(sugerencia).toContainText('Motivo: Lo dice el diccionario.')

  await sugerencia.getByRole('button', { name: 'Aprobar' }).click()

  await expect(aviso(page, 'Sugerencia aprobada!')).toBeVisible()
  await expect(sugerencia).toHaveCount(0)
  const creador = await (await page.request.get(`/api/composers/${id}`)).json()
  expect(creador.bio).toBe(`${bio} Fundó la primera escuela.`)
})

test('una sugerencia se rechaza con su motivo, y quien la envió lo recibe', async ({ page, program }) => {
  await enviarSugerencia(page, 'Dionisio Basualdo', 'Esto no es cierto.')
  await entrar(page, '/admin/dashboard?tab=sugerencias')
  const sugerencia = page.getByRole('listitem').filter({ hasText: 'Dionisio Basualdo' })
  await sugerencia.getByRole('button', { name: 'Rechazar' }).click()
  await page.getByRole('button', { name: 'Rechazar la sugerencia', exact: true }).click()
  await expect(page.getByText('Por favor, ingrese un motivo para rechazar la sugerencia.')).toBeVisible()

  await page.getByLabel('Motivo').fill('No hay fuente que lo diga.')
  await page.getByRole('button', { name: 'Rechazar la sugerencia', exact: true }).click()

  await expect(aviso(page, 'Sugerencia rechazada exitosamente!')).toBeVisible()
  await expect(sugerencia).toHaveCount(0)
  await correoQueDice(program.dataDir, /No hay fuente que lo diga/, 'atenta@ejemplo.com')
})

for (const boton of ['Aprobar', 'Rechazar'] as const) {
  test(`si ${boton.toLowerCase()} una sugerencia falla, se dice sin más`, async ({ page }) => {
    await enviarSugerencia(page, 'Emilio Biggi', `Para ${boton}.`)
    await entrar(page, '/admin/dashboard?tab=sugerencias')
    const sugerencia = page.locator('li.panel').filter({ hasText: 'Emilio Biggi' }).first()
    await page.route(/suggestions\/\d+\/(approve|reject)/, (route) => route.abort())

    await sugerencia.getByRole('button', { name: boton }).click()
    if (boton === 'Rechazar') {
      await page.getByLabel('Motivo').fill('No hay fuente.')
      await page.getByRole('button', { name: 'Rechazar la sugerencia', exact: true }).click()
    }

    await expect(aviso(page, `Error al ${boton.toLowerCase()} la sugerencia`, true)).toBeVisible()
    await expect(sugerencia).toBeAttached()
    if (boton === 'Rechazar') await expect(page.getByLabel('Motivo')).toHaveValue('No hay fuente.')
  })
}

test('si las sugerencias no cargan, se puede reintentar', async ({ page }) => {
  const llamada = '**/api/composers/admin/suggestions'
  await entrar(page, '/admin/dashboard')
  await page.route(llamada, (route) =>
    route.fulfill({ status: 500, json: { error: 'Ocurrió un error inesperado.' } }),
  )
  await page.getByRole('tab', { name: 'Sugerencias de Edición' }).click()
  await expect(page.getByText('No se pudieron cargar las sugerencias.')).toBeVisible()
  await page.unroute(llamada)

  await page.getByRole('button', { name: 'Reintentar' }).click()

  await expect(page.getByText('No se pudieron cargar las sugerencias.')).toBeHidden()
  await expect(page).toHaveURL(/tab=sugerencias/)
})

test('un compositor añadido queda publicado, con su enlace', async ({ page }) => {
  await entrar(page, '/admin/dashboard?tab=anadir')
  await page.getByRole('button', { name: 'Añadir y publicar' }).click()
  await expect(
    page.getByText('Los nombres y apellidos del compositor son obligatorios.').first(),
  ).toBeVisible()

  await page.getByLabel('Nombres').fill('Remberto')
  await page.getByLabel('Apellidos').fill('Añadido')
  await page.getByLabel('Año').first().fill('1911')
  await page.getByRole('checkbox', { name: 'Compositor' }).check()
  await page.getByLabel('Biografía').fill('Violinista de Caacupé.')
  await page.getByLabel('Obras notables').fill('Canción del arpa dormida')
  await expect(page.getByLabel('Período')).toContainText('Según el año: Posguerra')
  await page.getByRole('button', { name: 'Añadir y publicar' }).click()

  await expect(aviso(page, 'Compositor añadido y publicado exitosamente!')).toBeVisible()
  await page.getByRole('link', { name: 'Ver su página' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Remberto Añadido')
})

test('una sesión que vence en medio de un formulario no pierde lo escrito', async ({ page }) => {
  const { id } = await buscar(page, 'Agustín Pío Barrios')
  await entrar(page, `/admin/creadores/${id}`)
  await page.getByLabel('Biografía').fill('Guitarrista de San Juan Bautista, Misiones.')
  await page.evaluate(() => localStorage.setItem('adminToken', 'vencida'))

  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Acceso de Administrador')
  await page.getByLabel('Contraseña', { exact: true }).fill(CLAVE)
  await page.getByRole('button', { name: 'Ingresar' }).click()

  await expect(page.getByText('Recuperamos lo que estabas escribiendo.')).toBeVisible()
  await expect(page.getByLabel('Biografía')).toHaveValue('Guitarrista de San Juan Bautista, Misiones.')
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(aviso(page, 'Cambios guardados.')).toBeVisible()
})

test('se busca a un creador, se cambia su dirección y se deshace desde el historial', async ({ page }) => {
  await entrar(page, '/admin/creadores')
  await page.getByLabel('Buscar por nombre, biografía u obra').fill('sepp')
  await page.getByRole('link', { name: 'Antonio Sepp' }).click()
  await page.getByLabel('Dirección de la ficha').fill('padre-sepp')
  await page.getByLabel('Obras notables').fill('Otra obra')
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(aviso(page, 'Cambios guardados.')).toBeVisible()
  const antigua = await page.request.get('/creador/antonio-sepp', { maxRedirects: 0 })
  expect([antigua.status(), antigua.headers().location]).toEqual([301, '/creador/padre-sepp'])

  await page.getByRole('tab', { name: 'Historial' }).click()
  await page.getByRole('button', { name: 'Restaurar lo de antes' }).first().click()
  await page.getByRole('button', { name: 'Restaurar', exact: true }).click()

  await expect(aviso(page, 'Versión restaurada.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Cambios, del último al primero' })).toContainText(
    'Restauración',
  )
  await page.getByRole('tab', { name: 'Ficha' }).click()
  await expect(page.getByLabel('Obras notables')).not.toHaveValue('Otra obra')
})

test('se elimina un comentario, con confirmación', async ({ page }) => {
  const { id } = await buscar(page, 'Blas Garay')
  await page.request.post(`/api/composers/comments/${id}`, { data: { name: 'Jorge', text: 'Compren aquí.' } })
  await entrar(page, `/admin/creadores/${id}?tab=comentarios`)

  await page.getByRole('button', { name: 'Eliminar el comentario de Jorge' }).click()
  await page.getByRole('button', { name: 'Eliminar el comentario', exact: true }).click()

  await expect(aviso(page, 'Se eliminó el comentario.')).toBeVisible()
  await expect(page.getByText('Nadie comentó todavía')).toBeVisible()
})

test('eliminar una ficha nombra lo que se va con ella', async ({ page }) => {
  const nombre = await enviarAporte(page, 'Eliminada')
  await entrar(page, '/admin/dashboard')
  await page
    .getByRole('listitem')
    .filter({ hasText: nombre })
    .getByRole('button', { name: 'Aprobar' })
    .click()
  await expect(aviso(page, 'Aporte aprobado exitosamente!')).toBeVisible()
  const { id, slug } = await buscar(page, nombre)
  await page.request.post(`/api/composers/comments/${id}`, { data: { name: 'Ana', text: 'Hola.' } })
  await page.goto(`/admin/creadores/${id}`)

  await page.getByRole('button', { name: 'Eliminar la ficha' }).click()
  await expect(page.getByRole('dialog')).toContainText('1 comentario')
  await page.getByRole('button', { name: 'Eliminar para siempre' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Creadores publicados')
  expect((await page.request.get(`/creador/${slug}`)).status()).toBe(404)
})

test('una palabra sola muy larga no ensancha ninguna pantalla, y una foto que falta deja ver el lazo', async ({
  page,
}) => {
  test.setTimeout(60_000)
  const largo = 'x'.repeat(120)
  const datos = {
    ...datosDe('Rosa Larga'),
    first_name: largo,
    bio: largo.repeat(3),
    notable_works: largo,
    photo_url: 'https://fotos.invalid/no-esta.jpg',
  }
  await page.route('https://fotos.invalid/**', (route) => route.abort())
  expect((await page.request.post('/api/composers', { data: datos })).status()).toBe(201)
  await entrar(page, '/admin/dashboard')
  const aporte = page.getByRole('listitem').filter({ hasText: largo })
  const revision = await aporte.getByRole('link', { name: 'Abrir y editar' }).getAttribute('href')
  await page.goto(revision ?? '')
  await expect(page.locator('.tarjeta summary > svg.lazo')).toBeVisible()
  await expect(page.locator('.tarjeta img')).toHaveCount(0)
  await page.getByRole('button', { name: `Aprobar ${largo}` }).click()
  await expect(aviso(page, 'Aporte aprobado exitosamente!')).toBeVisible()
  const { id, slug } = await buscar(page, largo)
  await page.request.post(`/api/composers/comments/${id}`, { data: { name: 'Ana', text: largo } })
  const sugerencia = { reason: largo, suggester_email: 'atenta@ejemplo.com', bio: `${largo}y` }
  await page.request.post(`/api/composers/${id}/suggestions`, { data: sugerencia })

  for (const tamano of [telefono, escritorio]) {
    await page.setViewportSize(tamano)
    for (const address of [
      '/admin/dashboard',
      '/admin/dashboard?tab=sugerencias',
      '/admin/correos',
      `/admin/creadores?q=${largo}`,
      `/admin/creadores/${id}?tab=comentarios`,
      `/creador/${slug}`,
      `/?creador=${id}`,
    ]) {
      await page.goto(address)
      await page.waitForLoadState('networkidle')
      await expectFits(page)
      const cortadas = page.locator('table, .panel, .tarjeta')
      expect(
        await cortadas.evaluateAll(
          (all) => all.filter((una) => una.scrollWidth > una.clientWidth + 1).length,
        ),
      ).toBe(0)
    }
    const suya = page.locator(`#c${id}`)
    await expect(suya.locator('summary > svg.lazo')).toBeVisible()
    await expect(suya.locator('img')).toHaveCount(0)
    await page.goto(`/creador/${slug}`)
    await expect(page.locator('.ficha header > svg.lazo')).toBeVisible()
    await expect(page.locator('.ficha img')).toHaveCount(0)
  }
})

test('el Módulo Académico lleva a las cátedras, a los alumnos y a los docentes', async ({ page }) => {
  await entrar(page, '/admin/dashboard')
  for (const [nombre, vacio] of [
    ['Cátedras', 'Todavía no hay cátedras'],
    ['Alumnos', 'Todavía no hay alumnos'],
    ['Docentes', 'Todavía no hay docentes'],
  ] as const) {
    await page.goto('/admin/dashboard')
    await page.getByRole('tab', { name: 'Módulo Académico' }).click()
    await page.getByRole('main').getByRole('link', { name: nombre, exact: true }).click()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(nombre)
    await expect(page.getByText(vacio)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Volver al Módulo Académico' }).click()
    await expect(page).toHaveURL('/admin/dashboard?tab=academico')
  }
})

test('cerrar la sesión borra las cuatro llaves y vuelve al inicio', async ({ page }) => {
  await entrar(page, '/admin/dashboard')
  await page.evaluate(() => {
    for (const clave of ['docenteToken', 'userToken', 'token'])
      localStorage.setItem(clave, localStorage.adminToken)
  })

  await page.getByRole('button', { name: 'Cerrar sesión' }).first().click()

  await expect(page).toHaveURL('/')
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((clave) => /token|role/i.test(clave))),
  ).toEqual([])
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Acceso de Administrador')
})

test('el encabezado se encoge después de 20 píxeles y su menú cierra la sesión', async ({ page }) => {
  await page.setViewportSize(telefono)
  await entrar(page, '/admin/creadores')
  await expect(page.getByRole('link', { name: 'Agustín Barboza' })).toBeVisible()
  const altura = async () => (await page.locator('.encabezado').boundingBox())?.height ?? 0
  const entera = await altura()

  await page.mouse.wheel(0, 400)
  await expect.poll(altura).toBeLessThan(entera)
  await page.getByRole('button', { name: 'Administrador' }).click()
  await page
    .getByRole('navigation', { name: 'Tu sesión' })
    .getByRole('button', { name: 'Cerrar sesión' })
    .click()

  await expect(page).toHaveURL('/')
})

for (const [colorScheme, tamano] of [
  ['light', escritorio],
  ['dark', telefono],
] as const) {
  test(`cada pantalla es accesible y entra en un teléfono (${colorScheme})`, async ({ page }) => {
    test.setTimeout(120_000)
    const esBuena = async (address: string) => {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      await page.setViewportSize(telefono)
      await expectFits(page)
      await page.setViewportSize(tamano)
      await expectAccessible(page)
    }
    await page.emulateMedia({ colorScheme })
    await enviarAporte(page, `Accesible ${colorScheme}`)
    const { id } = await enviarSugerencia(page, 'Arami Ullón', `Vista en ${colorScheme}.`)
    await entrar(page, '/admin/dashboard')

    for (const tab of ['aportes', 'sugerencias', 'anadir', 'academico', 'tareas', 'calificadas']) {
      await esBuena(`/admin/dashboard?tab=${tab}`)
    }
    for (const tab of ['ficha', 'comentarios', 'historial'])
      await esBuena(`/admin/creadores/${id}?tab=${tab}`)
    await esBuena('/admin/creadores')
    await esBuena('/admin/correos')
    await page.evaluate(() => localStorage.clear())
    await esBuena('/admin/login')
  })
}

/** What is being said over the page. */
const aviso = (page: Page, texto: string, exact = false) =>
  page.getByRole('region', { name: 'Avisos' }).getByText(texto, { exact })

async function entrar(page: Page, address: string) {
  const { token } = await (await page.request.post('/api/login', { data: { password: CLAVE } })).json()
  await page.goto('/admin/login')
  await page.evaluate((token) => {
    localStorage.setItem('adminToken', token)
    localStorage.setItem('role', 'admin')
  }, token)
  await page.goto(address)
}

const emailDe = (nombre: string) => `${nombre.replace(/\s+/g, '.').toLowerCase()}@ejemplo.com`

const datosDe = (nombre: string) => ({
  first_name: nombre.split(' ')[0],
  last_name: nombre.split(' ').slice(1).join(' '),
  birth_year: 1931,
  mainRole: ['COMPOSER'],
  email: emailDe(nombre),
  bio: 'Compositora y arpista.',
  notable_works: 'Panambí',
})

/** A contribution with a name that no other test has. */
async function enviarAporte(page: Page, apellido: string): Promise<string> {
  const nombre = `Rosa ${apellido}`
  const aporte = await page.request.post('/api/composers', { data: datosDe(nombre) })
  expect(aporte.status()).toBe(201)
  return nombre
}

async function buscar(page: Page, nombre: string) {
  const { data } = await (await page.request.get(`/api/composers?q=${encodeURIComponent(nombre)}`)).json()
  return data[0] as { id: number; slug: string; bio: string }
}

async function enviarSugerencia(page: Page, nombre: string, frase: string) {
  const creador = await buscar(page, nombre)
  const sugerencia = await page.request.post(`/api/composers/${creador.id}/suggestions`, {
    data: {
      reason: 'Lo dice el diccionario.',
      suggester_email: 'atenta@ejemplo.com',
      bio: `${creador.bio} ${frase}`,
    },
  })
  expect(sugerencia.status()).toBe(201)
  return creador
}

/** The text of the mail that says so, once it has been written. */
async function correoQueDice(dataDir: string, dicho: RegExp, para: string): Promise<string> {
  const carpeta = join(dataDir, 'correos')
  let hallado = ''
  await expect
    .poll(() => {
      const textos = readdirSync(carpeta)
        .filter((archivo) => /^[^.].*\.eml$/.test(archivo))
        .map((archivo) => sinCodificar(readFileSync(join(carpeta, archivo), 'utf8')))
      hallado = textos.find((texto) => texto.includes(para) && dicho.test(texto)) ?? ''
      return hallado
    })
    .not.toBe('')
  return hallado
}

/** Quoted-printable, as far as a link and plain letters need it. */
function sinCodificar(eml: string): string {
  return eml.replace(/=\r?\n/g, '').replace(/=3D/g, '=')
}
