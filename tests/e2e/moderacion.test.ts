import type { Page } from '@playwright/test'
import { aviso, expect } from './fixtures'
import { tokenDeAdmin } from './ingreso'
import {
  correoQueDice,
  datosDe,
  emailDe,
  enter,
  search,
  sendAporte,
  sendSugerencia,
  test,
} from './moderacion'
import { goToTheEnd } from './recorrido'

test('aprobar un aporte lo muestra en la línea en el pedido siguiente', async ({ page }) => {
  const nombre = await sendAporte(page, 'Aprobada')
  await enter(page, '/admin/dashboard')
  const aporte = page.getByRole('listitem').filter({ hasText: nombre })
  await expect(aporte).toContainText('Falta: Mes de nacimiento, Día de nacimiento, Foto')
  await expect(aporte.getByLabel('Período')).toHaveValue('DICTADURA')

  await aporte.getByRole('button', { name: 'Aprobar' }).dblclick()

  await expect(aviso(page, 'Aporte aprobado exitosamente!')).toBeVisible()
  await expect(aporte).toHaveCount(0)
  expect(await (await page.request.get(`/?q=${encodeURIComponent(nombre)}`)).text()).toContain(nombre)
})

test('antes de aprobar se ve la tarjeta como quedará, y se puede corregir', async ({ page }) => {
  const nombre = await sendAporte(page, 'Corregida')
  await enter(page, '/admin/dashboard?tab=aportes')
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

test('quien acaba de buscar y busca otra vez ve a quien se publicó entre tanto', async ({
  page,
  context,
}) => {
  const nombre = await sendAporte(page, 'Reciente')
  const buscador = page.getByLabel('Buscar por nombre, biografía u obra')
  const cuenta = page.locator('#cuenta')
  await page.goto('/')
  await buscador.fill(nombre)
  await expect(cuenta).toContainText('0 creadores')
  await buscador.fill('')
  await expect(cuenta).not.toContainText('totales')
  const otra = await context.newPage()
  await enter(otra, '/admin/dashboard')
  await otra
    .getByRole('listitem')
    .filter({ hasText: nombre })
    .getByRole('button', { name: 'Aprobar' })
    .click()
  await expect(aviso(otra, 'Aporte aprobado exitosamente!')).toBeVisible()

  await buscador.fill(nombre)

  await expect(cuenta).toContainText('1 creador de')
})

test('lo que se corrige y no se guarda no se pierde al aprobar', async ({ page }) => {
  const nombre = await sendAporte(page, 'Apurada')
  await enter(page, '/admin/dashboard?tab=aportes')
  const aporte = page.getByRole('listitem').filter({ hasText: nombre })
  await aporte.getByRole('link', { name: nombre, exact: true }).click()
  await page.getByRole('button', { name: 'Editar antes de aprobar' }).click()
  await page.getByLabel('Biografía').fill('Nació en Villarrica.')

  await page.getByRole('button', { name: 'Aprobar' }).click()
  await expect(
    aviso(page, 'Hay cambios sin guardar en esta ficha. Guárdalos antes de aprobar.'),
  ).toBeVisible()
  await page.goto('/admin/dashboard?tab=aportes')
  await aporte.getByRole('button', { name: 'Aprobar' }).click()

  await expect(page.getByLabel('Biografía')).toHaveValue('Nació en Villarrica.')
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.locator('.tarjeta')).toContainText('Nació en Villarrica.')
  await page.getByRole('button', { name: 'Aprobar' }).click()
  await expect(aviso(page, 'Aporte aprobado exitosamente!')).toBeVisible()
  expect(await search(page, nombre)).toMatchObject({ bio: 'Nació en Villarrica.' })
})

test('remitir un aporte manda un correo con un enlace; lo corregido vuelve a la lista', async ({
  page,
  program,
}) => {
  const nombre = await sendAporte(page, 'Remitida')
  await enter(page, '/admin/dashboard')
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
  const nombre = await sendAporte(page, 'Insistida')
  const llamada = '**/api/admin/composers/*/review'
  await enter(page, '/admin/dashboard')
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
  const nombre = await sendAporte(page, 'Negada')
  await enter(page, '/admin/dashboard')
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
  const nombre = await sendAporte(page, 'Rechazada')
  await enter(page, '/admin/dashboard')
  const aporte = page.getByRole('listitem').filter({ hasText: nombre })

  await aporte.getByRole('button', { name: 'Rechazar' }).click()
  const pregunta = page.getByRole('dialog', { name: `¿Rechazar el aporte de ${nombre}?` })
  await pregunta.getByRole('button', { name: 'Rechazar' }).click()

  await expect(aviso(page, 'Aporte rechazado.')).toBeVisible()
  await expect(aporte).toHaveCount(0)
})

test('lo que resolvió otra pantalla se dice, y no vuelve a la lista', async ({ page, context }) => {
  const nombre = await sendAporte(page, 'Disputada')
  const otra = await context.newPage()
  await enter(page, '/admin/dashboard')
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
  const nombre = await sendAporte(page, 'Sin red')
  await enter(page, '/admin/dashboard')
  const aporte = page.getByRole('listitem').filter({ hasText: nombre })
  await expect(aporte).toBeVisible()
  await context.setOffline(true)

  await aporte.getByRole('button', { name: 'Aprobar' }).click()

  await expect(aviso(page, 'Error al aprobar el aporte.', true)).toBeVisible()
  await expect(aporte).toBeVisible()
})

test('una sugerencia se compara campo por campo y se aprueba', async ({ page }) => {
  const { id, bio } = await sendSugerencia(page, 'Gustavo Sosa Escalada', 'Fundó la primera escuela.')
  await enter(page, '/admin/dashboard?tab=sugerencias')
  const sugerencia = page.getByRole('listitem').filter({ hasText: 'Gustavo Sosa Escalada' })
  await expect(sugerencia.locator('ins')).toHaveText(/Fundó la primera escuela/)
  await expect(sugerencia).toContainText('Motivo: Lo dice el diccionario.')

  await sugerencia.getByRole('button', { name: 'Aprobar' }).click()

  await expect(aviso(page, 'Sugerencia aprobada!')).toBeVisible()
  await expect(sugerencia).toHaveCount(0)
  const creador = await (await page.request.get(`/api/composers/${id}`)).json()
  expect(creador.bio).toBe(`${bio} Fundó la primera escuela.`)
})

test('una sugerencia sobre una ficha retirada no lleva a su página, que no está', async ({ page }) => {
  const { id } = await sendSugerencia(page, 'Ulrico Schmidl', 'Volvió a Straubing.')
  await enter(page, '/admin/dashboard?tab=sugerencias')
  const sugerencia = page.getByRole('listitem').filter({ hasText: 'Ulrico Schmidl' })
  await expect(sugerencia.getByRole('link', { name: 'Ulrico Schmidl' })).toBeVisible()

  const token = await page.evaluate(() => localStorage.getItem('adminToken'))
  const estado = (status: string) =>
    page.request.put(`/api/composers/${id}/status`, {
      data: { status },
      headers: { authorization: `Bearer ${token}` },
    })
  await estado('PENDING_REVIEW')
  await page.reload()

  await expect(sugerencia.getByRole('heading')).toContainText('Pendiente de revisión')
  await expect(sugerencia.getByRole('link', { name: 'Ulrico Schmidl' })).toHaveCount(0)
  await estado('PUBLISHED')
})

test('una sugerencia se rechaza con su motivo, y quien la envió lo recibe', async ({ page, program }) => {
  await sendSugerencia(page, 'Dionisio Basualdo', 'Esto no es cierto.')
  await enter(page, '/admin/dashboard?tab=sugerencias')
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
    await sendSugerencia(page, 'Emilio Biggi', `Para ${boton}.`)
    await enter(page, '/admin/dashboard?tab=sugerencias')
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

test('sin correos se dice cuáles se verán: todos', async ({ page }) => {
  await page.route('**/api/admin/correos', (route) => route.fulfill({ json: { data: [] } }))
  await enter(page, '/admin/correos')

  await expect(page.getByText('Todavía no salió ningún correo')).toBeVisible()
  await expect(page.getByText('códigos de ingreso, avisos de tareas y evaluaciones')).toBeVisible()
})

test('si las sugerencias no cargan, se puede reintentar', async ({ page }) => {
  const llamada = '**/api/composers/admin/suggestions'
  await enter(page, '/admin/dashboard')
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

test('quien lee mientras se quita a otros de la lista no se saltea a nadie', async ({ page }) => {
  const headers = { authorization: `Bearer ${await tokenDeAdmin(page.request)}` }
  await page.goto('/')
  const { data } = await (await page.request.get('/api/composers?group=period&limit=100')).json()
  for (const { id } of data.slice(20, 23)) await page.request.delete(`/api/composers/${id}`, { headers })

  await goToTheEnd(page)

  const quedan = []
  for (let pagina = 1, paginas = 1; pagina <= paginas; pagina++) {
    const lista = await (await page.request.get(`/api/composers?limit=100&page=${pagina}`)).json()
    paginas = lista.totalPages
    quedan.push(...lista.data.map(({ id }: { id: number }) => `c${id}`))
  }
  const ids = await page.locator('.periodo .tarjeta').evaluateAll((todas) => todas.map(({ id }) => id))
  expect(quedan.filter((id) => !ids.includes(id))).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
  await expect(page.locator('#cuenta')).toContainText(`${quedan.length} creadores`)
})
