import { readFileSync } from 'node:fs'
import { unzipSync } from '../support/zip'
import { cursoNuevo, otroNavegador } from './curso'
import { aviso, expect, expectAccessible, expectFits, telefono, test } from './fixtures'

test('una alumna se lleva sus datos, pide que se borren, y el administrador los borra', async ({
  browser,
  page,
  program,
  signInAs,
}) => {
  const curso = await cursoNuevo(page)
  const suyo = await otroNavegador(browser, program, 'alumno', curso.alumna)
  const { id } = await suyo.call('GET /alumnos/me')
  await suyo.page.setViewportSize(telefono)
  await suyo.page.goto(`/alumno/profile/${id}`)

  const bajando = suyo.page.waitForEvent('download')
  await suyo.page.getByRole('button', { name: 'Descargar mis datos' }).click()
  const zip = unzipSync(readFileSync(await (await bajando).path()))
  expect(JSON.parse(String(zip.get('datos.json'))).alumnos).toMatchObject([{ email: curso.alumna }])

  await suyo.page.getByRole('button', { name: 'Pedir que se borren' }).click()
  const dialogo = suyo.page.getByRole('dialog', { name: 'Pedir que se borren mis datos' })
  await dialogo.getByLabel('Motivo').fill('Me cambio de carrera.')
  await expectAccessible(suyo.page)
  await dialogo.getByRole('button', { name: 'Enviar el pedido' }).click()
  await expect(suyo.page.getByText('pediste que se borren tus datos', { exact: false })).toBeVisible()
  await expect(suyo.page.getByRole('button', { name: 'Pedir que se borren' })).toBeHidden()
  await expectFits(suyo.page)

  await signInAs('admin')
  await page.setViewportSize(telefono)
  await page.goto('/admin/pedidos-de-datos')
  const pedido = page.getByRole('listitem').filter({ hasText: curso.alumna })
  await expect(pedido).toContainText('Me cambio de carrera.')
  await expectFits(page)
  await pedido.getByRole('button', { name: 'Borrar los datos de Ana Ríos' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Borrar para siempre' }).click()
  await expect(aviso(page, 'Datos borrados.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Datos borrados, salvo en las copias' })).toContainText(
    'antes-de-migrar',
  )
  await expectFits(page)
  await expect(page.getByRole('listitem').filter({ hasText: `Persona borrada ${id}` })).toContainText(
    'Borrado',
  )
  await expect(page.getByText(curso.alumna)).toBeHidden()

  await suyo.page.reload()
  await expect(suyo.page).toHaveURL(/login|\/$/)
})

test('un docente pide, y lee por qué se lo rechazaron', async ({ browser, page, program, signInAs }) => {
  const curso = await cursoNuevo(page)
  const suyo = await otroNavegador(browser, program, 'docente', curso.docente)
  await suyo.call('POST /docente/me/pedido-de-borrado', {})
  const { id } = await suyo.call('GET /docente/me')

  await signInAs('admin')
  await page.goto('/admin/pedidos-de-datos')
  const pedido = page.getByRole('listitem').filter({ hasText: curso.docente })
  await pedido.getByRole('button', { name: 'Rechazar el pedido de Marta Rolón' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Rechazar el pedido de Marta Rolón' })
  await dialogo.getByRole('button', { name: 'Rechazar el pedido' }).click()
  await expect(dialogo.getByText('Escribe por qué: quien lo pidió lo va a leer.')).toBeVisible()
  await dialogo.getByLabel('Por qué').fill('Todavía falta el acta de 2026.')
  await dialogo.getByRole('button', { name: 'Rechazar el pedido' }).click()
  await expect(pedido).toContainText('Todavía falta el acta de 2026.')

  await suyo.page.goto(`/docente/profile/${id}`)
  await expect(suyo.page.getByText('Todavía falta el acta de 2026.')).toBeVisible()
  await expect(suyo.page.getByRole('button', { name: 'Pedir que se borren' })).toBeVisible()
})
