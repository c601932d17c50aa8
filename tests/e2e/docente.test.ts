import type { Page } from '@playwright/test'
import { aviso, expect, openMore, test } from './fixtures'
import { codigoNuevo, pedidosDe, tokenDeAdmin } from './ingreso'

test('una sesión que vence en medio de una pregunta se renueva encima de ella', async ({
  page,
  program,
  signInAs,
}) => {
  const { catedra } = await conUnAlumno(page, 'Vencida')
  await signInAs('docente', catedra.docente)
  await page.goto(`/docente/catedra/${catedra.id}?tab=alumnos`)
  await openMore(page, 'Rosa Vencida')
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
