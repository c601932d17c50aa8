import type { Page } from '@playwright/test'
import { cursoNuevo } from './curso'
import { aviso, expect, pedidosFallidos, test } from './fixtures'
import { codigoNuevo, pedidosDe, tokenDeAdmin } from './ingreso'

test('el panel muestra las cátedras con su estado de pago, y cada una lleva a la suya', async ({
  page,
  signInAs,
}) => {
  const { catedra } = await signInAs('alumno')
  await page.goto('/alumnos/dashboard')

  const tarjeta = page
    .getByRole('list', { name: 'Mis cátedras' })
    .getByRole('listitem')
    .filter({ hasText: catedra.nombre })
  await expect(tarjeta).toContainText('AL DÍA')
  await expect(tarjeta).toContainText('Graciela Ocampos')
  await expect(page.getByRole('link', { name: 'Explorar Timeline' })).toHaveAttribute('href', '/')
  await tarjeta.getByRole('link').click()

  await expect(page).toHaveURL(`/alumno/catedra/${catedra.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(catedra.nombre)
  await page.getByRole('link', { name: 'Volver a Mi Dashboard' }).click()
  await expect(page).toHaveURL('/alumnos/dashboard')
})

test('se llega al comienzo de una pantalla, aunque se haya leído otra hasta el final', async ({
  page,
  signInAs,
}) => {
  const { catedra } = await signInAs('alumno')
  await page.setViewportSize({ width: 360, height: 400 })
  const altura = () => page.evaluate(() => window.scrollY)
  await page.goto('/alumnos/dashboard')
  await expect(page.getByRole('list', { name: 'Mis cátedras' })).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  const abajo = await altura()
  await page.reload()
  await expect(page.getByRole('list', { name: 'Mis cátedras' })).toBeVisible()
  // A browser keeps it in whole pixels.
  await expect.poll(async () => Math.abs((await altura()) - abajo)).toBeLessThanOrEqual(1)

  await page.goto('/about')
  await page.goto(`/alumno/catedra/${catedra.id}`)

  await expect(page.getByRole('tablist')).toBeVisible()
  expect(await altura()).toBe(0)
})

test('quien no está en ninguna cátedra recibe una bienvenida', async ({ page, signInAs }) => {
  const alumno = await nuevoAlumno(page)
  await signInAs('alumno', alumno.email)

  await page.goto('/alumnos/dashboard')

  await expect(page.getByText('Todavía no estás en ninguna cátedra')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Explorar Timeline' })).toBeVisible()
})

for (const [llamada, texto] of [
  ['**/api/alumnos/me', 'No se encontraron datos de usuario'],
  ['**/api/alumnos/me/dashboard', 'Error al cargar los datos del dashboard'],
] as const) {
  test(`si falla ${llamada} se dice «${texto}», y se puede reintentar`, async ({ page, signInAs }) => {
    const { catedra } = await signInAs('alumno')
    await page.route(llamada, (route) => route.fulfill({ status: 404, json: {} }))
    await page.goto('/alumnos/dashboard')
    await expect(page.getByText(texto)).toBeVisible()
    await page.unroute(llamada)

    await page.getByRole('button', { name: 'Reintentar' }).click()

    await expect(page.getByRole('link', { name: catedra.nombre })).toBeVisible()
  })
}

test('la cátedra tiene cuatro pestañas, que están en la dirección', async ({ page, signInAs }) => {
  const catedra = await cursoNuevo(page)
  await signInAs('alumno', catedra.alumna)
  await page.goto(`/alumno/catedra/${catedra.id}`)
  await expect(page.getByRole('tab', { name: 'Tablón' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText('Todavía no hay publicaciones')).toBeVisible()

  await page.getByRole('tab', { name: 'Evaluaciones' }).click()

  await expect(page).toHaveURL(/\?tab=evaluaciones$/)
  await expect(page.getByText('Todavía no hay evaluaciones')).toBeVisible()
  await page.goto(`/alumno/catedra/${catedra.id}?tab=tareas`)
  await expect(page.getByText('Todavía no hay tareas')).toBeVisible()
})

test('un enlace de dentro puede decir qué pestaña abrir', async ({ page, signInAs }) => {
  const { catedra } = await signInAs('alumno')
  await page.goto('/alumnos/dashboard')
  await expect(page.getByRole('link', { name: catedra.nombre })).toBeVisible()

  await page.evaluate((id) => {
    const estado = { usr: { activeTab: 'tareas', highlightId: 3 }, key: 'enlace', idx: 1 }
    history.pushState(estado, '', `/alumno/catedra/${id}`)
    dispatchEvent(new PopStateEvent('popstate', { state: estado }))
  }, catedra.id)

  await expect(page.getByRole('tab', { name: 'Tareas' })).toHaveAttribute('aria-selected', 'true')
})

test('una cátedra ajena no se encuentra, y lo que no es un número es inválido', async ({
  page,
  signInAs,
}) => {
  await signInAs('alumno')
  await page.goto('/alumno/catedra/99999')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cátedra no encontrada')
  await page.getByRole('link', { name: 'Volver a Mi Dashboard' }).click()
  await expect(page).toHaveURL('/alumnos/dashboard')

  const fallidos = pedidosFallidos(page)
  const respuesta = await page.goto('/alumno/catedra/abc')

  expect(respuesta?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ID de cátedra inválido.')
  await expect(page.getByText('Puede que ya no exista')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  expect(fallidos).toEqual([])
})

test('si la cátedra no carga se dice a la letra', async ({ page, signInAs }) => {
  const { catedra } = await signInAs('alumno')
  await page.route('**/api/alumnos/me/catedras', (route) => route.fulfill({ status: 500, json: {} }))

  await page.goto(`/alumno/catedra/${catedra.id}`)

  await expect(page.getByText('Error al cargar los datos de la cátedra')).toBeVisible()
})

test('quien es menor de edad dice quién es su tutor, y lo dicho se va cuando no lo es', async ({
  page,
  signInAs,
}) => {
  const alumno = await nuevoAlumno(page)
  const { call } = await signInAs('alumno', alumno.email)
  await page.goto(`/alumno/profile/${alumno.id}`)
  await page.getByLabel('Soy menor de edad').check()
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.locator('.ui-error').first()).toHaveText(
    'El nombre del tutor es obligatorio para un menor de edad.',
  )
  await expect(page.getByLabel('Nombre del tutor')).toBeFocused()
  await page.getByLabel('Nombre del tutor').fill('Elena Ríos')
  await page.getByLabel('Teléfono del tutor').fill('0981 555 000')
  await page.getByLabel('Vivo con mis padres').check()
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(aviso(page, 'Perfil actualizado.')).toBeVisible()
  expect(await call('GET /alumnos/me')).toMatchObject({ es_menor: true, nombre_tutor: 'Elena Ríos' })

  await page.getByLabel('Soy menor de edad').uncheck()
  await expect(page.getByLabel('Nombre del tutor')).toBeHidden()
  await page.getByRole('button', { name: 'Guardar cambios' }).click()

  await expect
    .poll(() => call('GET /alumnos/me'))
    .toMatchObject({ es_menor: false, vive_con_padres: false, nombre_tutor: null, telefono_tutor: null })
})

test('lo escrito en el perfil espera a una sesión nueva', async ({ page, program, signInAs }) => {
  const alumno = await nuevoAlumno(page)
  await signInAs('alumno', alumno.email)
  await page.goto(`/alumno/profile/${alumno.id}`)
  await page.getByLabel('Instrumento').fill('Arpa paraguaya')
  await page.evaluate(() => localStorage.setItem('userToken', 'vencida'))

  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  const ingreso = page.getByRole('dialog', { name: 'Ingresa de nuevo para seguir' })
  const codigo = await codigoNuevo(program, alumno.email, () =>
    ingreso.getByRole('button', { name: 'Enviar código' }).click(),
  )
  await ingreso.getByLabel('Código de 6 dígitos').fill(codigo)
  await page.keyboard.press('Enter')
  await expect(ingreso).toBeHidden()
  await page.getByRole('button', { name: 'Guardar cambios' }).click()

  await expect(aviso(page, 'Perfil actualizado.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Instrumento')).toHaveValue('Arpa paraguaya')
})

test('a quien le cambiaron el email le basta con el nuevo para seguir', async ({
  page,
  program,
  signInAs,
}) => {
  const alumno = await nuevoAlumno(page)
  await signInAs('alumno', alumno.email)
  await page.goto(`/alumno/profile/${alumno.id}`)
  await page.getByLabel('Instrumento').fill('Arpa paraguaya')
  const nuevo = `nuevo-${alumno.email}`
  const call = pedidosDe(page.request, await tokenDeAdmin(page.request))
  await call(`PUT /alumnos/${alumno.id}`, { email: nuevo })

  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  const ingreso = page.getByRole('dialog', { name: 'Ingresa de nuevo para seguir' })
  await ingreso.getByRole('button', { name: 'Ya tengo un código' }).click()
  await ingreso.getByRole('button', { name: 'Cambiar el email' }).click()
  await ingreso.getByLabel('Email').fill(nuevo)
  const codigo = await codigoNuevo(program, nuevo, () => page.keyboard.press('Enter'))
  await ingreso.getByLabel('Código de 6 dígitos').fill(codigo)
  await page.keyboard.press('Enter')
  await expect(ingreso).toBeHidden()
  await page.getByRole('button', { name: 'Guardar cambios' }).click()

  await expect(aviso(page, 'Perfil actualizado.')).toBeVisible()
  expect(await call(`GET /alumnos/${alumno.id}`)).toMatchObject({
    email: nuevo,
    instrumento: 'Arpa paraguaya',
  })
})

test('si quien ingresa encima es otra persona, nada de lo anterior queda', async ({
  page,
  program,
  signInAs,
}) => {
  const [alumno, otro] = [await nuevoAlumno(page), await nuevoAlumno(page)]
  await signInAs('alumno', alumno.email)
  await page.goto(`/alumno/profile/${alumno.id}`)
  await page.getByLabel('Instrumento').fill('Arpa paraguaya')
  await page.evaluate(() => localStorage.setItem('userToken', 'vencida'))

  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  const ingreso = page.getByRole('dialog', { name: 'Ingresa de nuevo para seguir' })
  await ingreso.getByRole('button', { name: 'Cambiar el email' }).click()
  await ingreso.getByLabel('Email').fill(otro.email)
  const codigo = await codigoNuevo(program, otro.email, () => page.keyboard.press('Enter'))
  await ingreso.getByLabel('Código de 6 dígitos').fill(codigo)
  await page.keyboard.press('Enter')

  await expect(page.getByText('Solo puedes ver y editar tu propio perfil.')).toBeVisible()
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((clave) => /^borrador:/.test(clave))),
  ).toEqual([])
})

/** A student whom no other test changes. */
async function nuevoAlumno(page: Page): Promise<{ id: number; email: string }> {
  const call = pedidosDe(page.request, await tokenDeAdmin(page.request))
  const email = `alumno-${crypto.randomUUID().slice(0, 8)}@prueba.example`
  return call('POST /alumnos', { nombre: 'Luz', apellido: 'Prueba', email })
}
