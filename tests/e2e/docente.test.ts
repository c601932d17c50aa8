import type { Page } from '@playwright/test'
import { aviso, expect, pedidosFallidos, test } from './fixtures'
import { codigoNuevo, emails, pedidosDe, tokenDeAdmin } from './ingreso'

test('el panel muestra las cátedras asignadas, y cada una lleva a la suya', async ({ page, signInAs }) => {
  const { catedra } = await signInAs('docente')
  await page.goto('/docente/dashboard')

  const tarjeta = page.getByRole('listitem').filter({ hasText: catedra.nombre })
  await expect(tarjeta).toContainText('25 alumnos')
  await expect(tarjeta).toContainText('PARTICULAR')
  await expect(tarjeta).toContainText('Lunes 18:30 - 20:30')
  await tarjeta.getByRole('link', { name: catedra.nombre }).click()

  await expect(page).toHaveURL(`/docente/catedra/${catedra.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(catedra.nombre)
  await expect(page.getByText('Turno Noche')).toBeVisible()
  await page.getByRole('link', { name: 'Volver a Mi Dashboard' }).click()
  await expect(page).toHaveURL('/docente/dashboard')
})

test('sin cátedras, el panel dice qué pasa', async ({ page, signInAs }) => {
  const docente = await nuevoDocente(page, 'sin-catedras')
  await signInAs('docente', docente.email)

  await page.goto('/docente/dashboard')

  await expect(page.getByText('Todavía no tienes cátedras asignadas')).toBeVisible()
  await expect(page.getByText('No se encontraron datos.')).toBeVisible()
})

test('cada lista vacía de una cátedra lo dice a la letra', async ({ page, signInAs }) => {
  const docente = await nuevoDocente(page, 'vacia')
  const call = await comoAdmin(page)
  const catedra = await call('POST /admin/catedras', {
    nombre: 'Orquesta',
    anio: 2026,
    docenteId: docente.id,
  })
  await signInAs('docente', docente.email)

  for (const tab of ['alumnos', 'planes', 'tareas', 'evaluaciones', 'clases', 'asistencia']) {
    await page.goto(`/docente/catedra/${catedra.id}?tab=${tab}`)
    await expect(page.getByText('No se encontraron datos.'), tab).toBeVisible()
  }
})

test('si las cátedras no cargan se dice a la letra, y se puede reintentar', async ({ page, signInAs }) => {
  const { catedra } = await signInAs('docente')
  await page.route('**/api/docente/me/catedras', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/docente/dashboard')
  await expect(page.getByText('Error al cargar las cátedras asignadas.')).toBeVisible()
  await page.unroute('**/api/docente/me/catedras')

  await page.getByRole('button', { name: 'Reintentar' }).click()

  await expect(page.getByRole('link', { name: catedra.nombre })).toBeVisible()
})

test('una cátedra que falla, y una que no es suya o no existe', async ({ page, signInAs }) => {
  const { catedra } = await signInAs('docente')
  const llamada = `**/api/docente/me/catedra/${catedra.id}`
  await page.route(llamada, (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto(`/docente/catedra/${catedra.id}`)
  await expect(page.getByText('Error al cargar los detalles de la cátedra.')).toBeVisible()

  for (const direccion of ['/docente/catedra/99999/tareas/create', '/docente/catedra/99999']) {
    await page.goto(direccion)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cátedra no encontrada')
  }
  await page.getByRole('link', { name: 'Volver a Mi Dashboard' }).click()
  await expect(page).toHaveURL('/docente/dashboard')
})

test('lo que no es un número no es una cátedra, y de ella no se pide nada', async ({ page, signInAs }) => {
  await signInAs('docente')
  const fallidos = pedidosFallidos(page)
  for (const [direccion, titulo] of [
    ['/docente/catedra/abc/evaluations/create', 'ID de cátedra no disponible.'],
    ['/docente/catedra/abc', 'Cátedra no encontrada'],
  ] as const) {
    expect((await page.goto(direccion))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titulo)
    await expect(page.getByRole('link', { name: 'Volver a Mi Dashboard' })).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
  expect(fallidos).toEqual([])
  await page.getByRole('link', { name: 'Volver a Mi Dashboard' }).click()
  await expect(page).toHaveURL('/docente/dashboard')
})

test('los alumnos se buscan, y sus detalles traen el estado de pago', async ({ page, signInAs }) => {
  const { catedra } = await signInAs('docente')
  await page.goto(`/docente/catedra/${catedra.id}`)
  await expect(page.getByRole('list', { name: 'Estado de los pagos' })).toContainText('EN MORA')
  await page.getByRole('link', { name: 'Ver los 25' }).click()
  await expect(page).toHaveURL(/\?tab=alumnos$/)
  await expect(page.getByRole('heading', { level: 2, name: 'Alumnos Inscritos' })).toBeVisible()

  await page.getByLabel('Buscar por nombre').fill('ortega')
  await expect(page.getByRole('status').filter({ hasText: '1 alumno' })).toBeVisible()
  await page.getByRole('button', { name: 'Ver detalles de Camila Ortega' }).click()

  const detalles = page.getByRole('dialog', { name: 'Camila Ortega' })
  await expect(detalles).toContainText('Elena Ortega, 0982 555 200')
  await expect(detalles).toContainText('AL DÍA')
  await detalles.getByRole('button', { name: 'Cerrar' }).click()
  await expect(detalles).toBeHidden()
})

test('si los pagos no cargan, el estado dice «Error al Cargar»', async ({ page, signInAs }) => {
  const { catedra } = await signInAs('docente')
  await page.route('**/api/docente/alumnos/*/pagos', (route) => route.fulfill({ status: 404, json: {} }))
  await page.goto(`/docente/catedra/${catedra.id}?tab=alumnos`)

  await page.getByRole('button', { name: 'Ver detalles de Belén Samudio' }).click()

  await expect(page.getByRole('dialog')).toContainText('Error al Cargar')
  await expect(page.getByRole('dialog')).toContainText('Guitarra')
})

test('desinscribir lo pregunta, lo dice y deja la lista al día', async ({ page, signInAs }) => {
  const { catedra } = await conUnAlumno(page, 'Baja')
  await signInAs('docente', catedra.docente)
  await page.goto(`/docente/catedra/${catedra.id}?tab=alumnos`)
  await page.route('**/desinscribir', (route) => route.abort())
  await page.getByRole('button', { name: 'Desinscribir a Rosa Baja' }).click()
  const pregunta = page.getByRole('dialog', { name: '¿Desinscribir a Rosa Baja?' })
  await pregunta.getByRole('button', { name: 'Desinscribir' }).click()
  await expect(aviso(page, 'Error al desinscribir.')).toBeVisible()
  await expect(pregunta.getByRole('button', { name: 'Desinscribir' })).toBeFocused()
  await page.unroute('**/desinscribir')

  await pregunta.getByRole('button', { name: 'Desinscribir' }).dblclick()

  await expect(aviso(page, 'Alumno desinscrito.')).toBeVisible()
  await expect(pregunta).toBeHidden()
  await expect(page.getByText('Todavía no hay alumnos inscritos')).toBeVisible()
})

test('una sesión que vence en medio de una pregunta se renueva encima de ella', async ({
  page,
  program,
  signInAs,
}) => {
  const { catedra } = await conUnAlumno(page, 'Vencida')
  await signInAs('docente', catedra.docente)
  await page.goto(`/docente/catedra/${catedra.id}?tab=alumnos`)
  await page.getByRole('button', { name: 'Desinscribir a Rosa Vencida' }).click()
  const pregunta = page.getByRole('dialog', { name: '¿Desinscribir a Rosa Vencida?' })
  await page.evaluate(() => localStorage.setItem('docenteToken', 'vencida'))
  await pregunta.getByRole('button', { name: 'Desinscribir' }).click()

  const ingreso = page.getByRole('dialog', { name: 'Ingresa de nuevo para seguir' })
  await expect(ingreso).toContainText(catedra.docente)
  expect(await page.evaluate(() => localStorage.getItem('docenteToken'))).toBeNull()
  const codigo = await codigoNuevo(program, catedra.docente, () =>
    ingreso.getByRole('button', { name: 'Enviar código' }).click(),
  )
  await ingreso.getByLabel('Código de 6 dígitos').fill(codigo)
  await ingreso.getByRole('button', { name: 'Verificar código' }).click()

  await expect(ingreso).toBeHidden()
  await pregunta.getByRole('button', { name: 'Desinscribir' }).click()
  await expect(aviso(page, 'Alumno desinscrito.')).toBeVisible()
})

test('el perfil propio se edita, el encabezado lo sigue y lo escrito espera a una sesión nueva', async ({
  page,
  program,
  signInAs,
}) => {
  const docente = await nuevoDocente(page, 'perfil')
  await signInAs('docente', docente.email)
  await page.goto('/docente/dashboard')
  await page.getByRole('button', { name: /abrir el menú/ }).click()
  await page.getByRole('link', { name: 'Editar perfil' }).click()
  await expect(page).toHaveURL(`/docente/profile/${docente.id}`)

  await page.getByLabel('Nombre').fill('')
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.locator('.ui-error')).toHaveText('El nombre es obligatorio.')
  await expect(page.getByLabel('Nombre')).toBeFocused()
  await page.getByLabel('Nombre').fill('Ñeca')
  await page.evaluate(() => localStorage.setItem('docenteToken', 'vencida'))
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  const ingreso = page.getByRole('dialog', { name: 'Ingresa de nuevo para seguir' })
  await ingreso.getByRole('button', { name: 'Cerrar' }).click()
  await expect(page.locator('.sesion-vencida')).toContainText('Tu sesión ha expirado.')
  await page.getByRole('button', { name: 'Ingresar de nuevo' }).click()
  const codigo = await codigoNuevo(program, docente.email, () =>
    ingreso.getByRole('button', { name: 'Enviar código' }).click(),
  )
  await ingreso.getByLabel('Código de 6 dígitos').fill(codigo)
  await page.keyboard.press('Enter')
  await expect(ingreso).toBeHidden()
  await expect(page.getByLabel('Nombre')).toHaveValue('Ñeca')
  await page.getByRole('button', { name: 'Guardar cambios' }).click()

  await expect(aviso(page, 'Perfil actualizado.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Guardar cambios' })).toBeFocused()
  await expect(page.locator('.usuario')).toContainText('Ñeca Prueba')
  await expect(page.locator('.usuario .iniciales')).toHaveText('ÑP')
  await page.reload()
  await expect(page.locator('.usuario')).toContainText('Ñeca Prueba')
})

test('el perfil de otra persona no se ve', async ({ page, signInAs }) => {
  await signInAs('docente')

  await page.goto('/docente/profile/99999')

  await expect(page.getByText('Solo puedes ver y editar tu propio perfil.')).toBeVisible()
  await page.getByRole('link', { name: 'Volver a Mi Dashboard' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mi Dashboard de Docente' })).toBeVisible()
})

test('un email que ya es de otro docente se dice en su campo', async ({ page, signInAs }) => {
  const docente = await nuevoDocente(page, 'repetido')
  await signInAs('docente', docente.email)
  await page.goto(`/docente/profile/${docente.id}`)

  await page.getByLabel('Email').fill(emails.docente.toUpperCase())
  await page.getByRole('button', { name: 'Guardar cambios' }).click()

  await expect(page.locator('.ui-error')).toContainText('Ya existe un docente con ese email.')
  await expect(page.getByLabel('Email')).toBeFocused()
})

async function comoAdmin(page: Page) {
  return pedidosDe(page.request, await tokenDeAdmin(page.request))
}

/** A teacher whom no other test changes. */
async function nuevoDocente(page: Page, quien: string): Promise<{ id: number; email: string }> {
  const call = await comoAdmin(page)
  const email = `${quien}-${crypto.randomUUID().slice(0, 8)}@prueba.example`
  return call('POST /admin/docentes', { nombre: 'Marta', apellido: 'Prueba', email })
}

/** A course of its own, with one student. */
async function conUnAlumno(page: Page, apellido: string) {
  const docente = await nuevoDocente(page, 'curso')
  const call = await comoAdmin(page)
  const email = `alumna-${crypto.randomUUID().slice(0, 8)}@prueba.example`
  const alumno = await call('POST /alumnos', { nombre: 'Rosa', apellido, email })
  const catedra = await call('POST /admin/catedras', {
    nombre: 'Contrapunto',
    anio: 2026,
    docenteId: docente.id,
  })
  await call(`POST /admin/catedras/${catedra.id}/inscribir`, { alumnoId: alumno.id })
  return { catedra: { id: catedra.id as number, docente: docente.email } }
}

test('el primer ingreso pesa poco', async ({ page, signInAs }) => {
  await signInAs('docente')
  const tamanos: Promise<{ responseBodySize: number }>[] = []
  page.on('requestfinished', (pedido) => {
    if (pedido.resourceType() === 'script') tamanos.push(pedido.sizes())
  })

  await page.goto('/docente/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mi Dashboard de Docente')
  await page.waitForLoadState('networkidle')

  const bytes = (await Promise.all(tamanos)).reduce((suma, uno) => suma + uno.responseBodySize, 0)
  expect(bytes).toBeLessThanOrEqual(180 * 1024)
})
