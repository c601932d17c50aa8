import { readFileSync } from 'node:fs'
import { expect, fila, test } from './administrador'
import { nuevaCatedra } from './cursado'
import { aviso, expectFits, openMore, telefono } from './fixtures'
import { pedidosDe, tokenDeAdmin } from './ingreso'

test('el aviso a quien debe se puede copiar', async ({ page, enter, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize(telefono)
  await enter('/admin/catedras/1/pagos?vista=atrasados')
  await expect(fila(page, 'Tomás Irala')).toContainText('matrícula, ')
  await fila(page, 'Tomás Irala').getByRole('button', { name: 'Avisar' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Avisar a Tomás Irala' })
  await expect(dialogo).toContainText(/queda por pagar ₲\s[\d.]+: matrícula/)

  await dialogo.getByRole('button', { name: 'Copiar el texto' }).click()
  await expect(aviso(page, 'Texto copiado.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^Hola, Tomás:\nEn «/)
})

test('de un pago hay recibo, que se imprime y se envía', async ({ page, enter, request }) => {
  const { id, alumnoIds } = await nuevaCatedra(page, { alumnos: ['Sosa'] })
  const call = pedidosDe(request, await tokenDeAdmin(request))
  const [inscripcion] = (await call(`GET /admin/catedras/${id}`)).CatedraAlumno
  expect(inscripcion.alumnoId).toBe(alumnoIds[0])
  await call(`PUT /admin/catedraalumnos/${inscripcion.id}`, { matricula_monto: 90_000, cuota_monto: 50_000 })
  await call(`POST /admin/catedraalumnos/${inscripcion.id}/pagos`, { concepto: 'MATRICULA', monto: 90_000 })
  await enter(`/admin/catedras/${id}/pagos`)
  await expect(page.getByRole('figure')).toContainText('Cuotas por mes')
  await fila(page, 'Rosa Sosa').getByRole('button', { name: 'Rosa Sosa' }).click()
  await page.getByRole('link', { name: 'Recibo de Matrícula, ₲ 90.000' }).click()

  const recibo = page.getByRole('article', { name: /^Recibo N\.º \d{6}$/ })
  await expect(recibo).toContainText(/Rosa Sosa.*₲\s90\.000.*Matrícula/)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden()
  await expect(recibo).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('button', { name: /^Enviar a / }).dblclick()
  await expect(aviso(page, /^Recibo enviado a /)).toBeVisible()
  await page.getByRole('link', { name: /^Pagos de / }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pagos' })).toBeVisible()
})

test('la planilla entra también en la pantalla más angosta', async ({ page, enter }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await enter('/admin/catedras/1/pagos')
  await expect(fila(page, 'Jazmín Duarte')).toBeVisible()
  await expectFits(page)
})

test('una lista se exporta con la sesión, y una planilla de cálculo la abre bien', async ({
  page,
  enter,
}) => {
  await enter('/admin/catedras/1')
  await openMore(page, 'la lista')
  const descarga = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportar CSV' }).click()

  const archivo = await descarga
  expect(archivo.suggestedFilename()).toMatch(/^inscripciones-armonia-y-composicion-i-\d{4}\.csv$/)
  const texto = readFileSync(await archivo.path(), 'utf8')
  expect(texto.startsWith('\uFEFF')).toBe(true)
  expect(texto).toContain('Agüero')
})
