import { readFileSync } from 'node:fs'
import { expect, fila, test } from './administrador'
import { nuevaCatedra } from './cursado'
import { aviso, expectFits, hoy, telefono } from './fixtures'
import { pedidosDe, tokenDeAdmin } from './ingreso'

test('un pago se registra desde su celda, por partes, y se anula', async ({ page, enter }) => {
  await enter('/admin/catedras/1/pagos')
  const jazmin = fila(page, 'Jazmín Duarte')
  await expect(jazmin).toContainText('MATRÍCULA PENDIENTE')
  await jazmin.getByRole('button', { name: 'Matrícula: Debe' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Pagos de Jazmín Duarte' })
  await expect(dialogo.getByLabel('Monto')).toHaveValue('150.000')
  await dialogo.getByLabel('Monto').fill('1.000.000')
  await dialogo.getByRole('button', { name: 'Registrar pago' }).click()
  await expect(dialogo.getByText('quedan ₲ 150.000 por pagar de ese concepto')).toBeVisible()
  await expect(dialogo.getByLabel('Monto')).toBeFocused()

  await dialogo.getByLabel('Monto').fill('60.000')
  await dialogo.getByLabel('Fecha').fill('2099-03-02')
  await dialogo.getByRole('button', { name: 'Registrar pago' }).click()
  await expect(dialogo.getByText('La fecha del pago no puede ser posterior a hoy.')).toBeVisible()
  await expect(dialogo.getByLabel('Fecha')).toBeFocused()

  await dialogo.getByLabel('Fecha').fill(hoy())
  await dialogo.getByRole('button', { name: 'Registrar pago' }).dblclick()
  await expect(aviso(page, 'Pago registrado.')).toBeVisible()
  await expect(dialogo.getByText('MATRÍCULA PARCIALMENTE PAGADA')).toBeVisible()
  await expect(dialogo.getByLabel('Monto')).toHaveValue('90.000')
  await expect(dialogo.getByRole('listitem')).toHaveCount(1)
  await dialogo.getByRole('button', { name: 'Cerrar' }).click()
  await expect(jazmin.getByRole('button', { name: 'Matrícula: Parte' })).toContainText('faltan ₲ 90.000')

  await jazmin.getByRole('button', { name: 'Jazmín Duarte' }).click()
  await dialogo.getByRole('button', { name: 'Anular Matrícula, ₲ 60.000' }).click()
  await page.getByRole('button', { name: 'Anular el pago' }).click()

  await expect(aviso(page, 'Pago anulado.')).toBeVisible()
  // What opened the question is gone: the keyboard stays in the dialog beneath.
  await expect(dialogo.locator(':focus')).toHaveCount(1)
  await expect(dialogo.getByRole('listitem')).toContainText('Anulado')
  await dialogo.getByRole('button', { name: 'Cerrar' }).click()
  await expect(jazmin).toContainText('MATRÍCULA PENDIENTE')
})

test('lo que se cobró en otra pestaña se dice, y no se cobra otra vez', async ({ page, enter, request }) => {
  const { id, alumnoIds } = await nuevaCatedra(page, { alumnos: ['Sosa'] })
  const call = pedidosDe(request, await tokenDeAdmin(request))
  const { CatedraAlumno } = await call(`GET /admin/catedras/${id}`)
  const inscripcion = CatedraAlumno.find(({ alumnoId }: { alumnoId: number }) => alumnoId === alumnoIds[0])
  await call(`PUT /admin/catedraalumnos/${inscripcion.id}`, { matricula_monto: 90_000, cuota_monto: 50_000 })
  await enter(`/admin/catedras/${id}/pagos`)
  await fila(page, 'Rosa Sosa').getByRole('button', { name: 'Matrícula: Debe' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Pagos de Rosa Sosa' })
  await expect(dialogo.getByLabel('Monto')).toHaveValue('90.000')
  await call(`POST /admin/catedraalumnos/${inscripcion.id}/pagos`, { concepto: 'MATRICULA', monto: 90_000 })

  await dialogo.getByRole('button', { name: 'Registrar pago' }).click()

  await expect(dialogo.locator('.ui-error')).toHaveText(/no queda nada por pagar de ese concepto/)
  await expect(dialogo.getByText('Pagó ₲ 90.000')).toBeVisible()
  await expect(dialogo.getByRole('listitem')).toHaveCount(1)
  const que = dialogo.getByLabel('Qué paga')
  await expect(que.getByRole('option', { selected: true })).toHaveText('Matrícula: no queda nada por pagar')
  await que.selectOption({ index: 1 })
  await expect(dialogo.getByLabel('Monto')).toHaveValue('50.000')
  await dialogo.getByRole('button', { name: 'Registrar pago' }).click()
  await expect(dialogo.getByRole('listitem')).toHaveCount(2)
})

test('quien está atrasado tiene su lista con totales, también en un teléfono', async ({ page, enter }) => {
  await page.setViewportSize(telefono)
  await enter('/admin/catedras/1/pagos')
  await page.getByRole('tab', { name: 'Atrasados' }).click()

  await expect(page.getByText(/Entre todos deben ₲\s[\d.]+/)).toBeVisible()
  await expect(fila(page, 'Tomás Irala')).toContainText('MATRÍCULA PARCIALMENTE PAGADA')
  await expect(fila(page, 'Lourdes Giménez')).toHaveCount(0)
  const debe = await fila(page, 'Tomás Irala').locator('b').textContent()
  await fila(page, 'Tomás Irala').getByRole('button', { name: 'Ver cuenta' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Pagos de Tomás Irala' })
  await expect(dialogo.getByText('Atrasado')).toHaveText(`Atrasado ${debe}`)
})

test('lo que pagó quien dejó la cátedra se sigue leyendo, y al volver se ve cuándo estuvo', async ({
  page,
  enter,
  request,
}) => {
  const { id, alumnoIds } = await nuevaCatedra(page, { alumnos: ['Sosa'] })
  const call = pedidosDe(request, await tokenDeAdmin(request))
  const [inscripcion] = (await call(`GET /admin/catedras/${id}`)).CatedraAlumno
  await call(`PUT /admin/catedraalumnos/${inscripcion.id}`, { matricula_monto: 90_000 })
  await call(`POST /admin/catedraalumnos/${inscripcion.id}/pagos`, { concepto: 'MATRICULA', monto: 60_000 })
  await call(`DELETE /admin/catedras/${id}/alumnos/${alumnoIds[0]}/desinscribir`)
  await enter(`/admin/catedras/${id}/pagos`)
  await expect(page.getByText('Todavía no hay alumnos inscritos')).toBeVisible()
  await page.getByRole('tab', { name: 'Desinscritos' }).click()
  await expect(fila(page, 'Rosa Sosa')).toContainText('₲ 60.000')
  await fila(page, 'Rosa Sosa').getByRole('button', { name: 'Ver pagos' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Pagos de Rosa Sosa' })
  await expect(dialogo.getByRole('listitem')).toContainText('Matrícula')

  await call(`POST /admin/catedras/${id}/inscribir`, { alumnoId: alumnoIds[0] })
  await enter(`/admin/catedras/${id}/pagos`)
  await fila(page, 'Rosa Sosa').getByRole('button', { name: 'Rosa Sosa' }).click()

  const hoyCorto = hoy().split('-').reverse().join('/')
  await expect(dialogo.getByText(`Ya había estado del ${hoyCorto} al ${hoyCorto}.`)).toBeVisible()
})

test('la planilla entra también en la pantalla más angosta', async ({ page, enter }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await enter('/admin/catedras/1/pagos')
  await expect(fila(page, 'Jazmín Duarte')).toBeVisible()
  await expectFits(page)
})

test('cada lista se exporta con la sesión, y una planilla de cálculo la abre bien', async ({
  page,
  enter,
}) => {
  for (const [address, nombre, dicho] of [
    ['/admin/catedras', 'catedras.csv', 'Armonía y composición I'],
    ['/admin/catedras/1', /^inscripciones-armonia-y-composicion-i-\d{4}\.csv$/, 'Agüero'],
    ['/admin/catedras/1/pagos', /^pagos-armonia-y-composicion-i-\d{4}\.csv$/, 'MATRICULA'],
    ['/admin/alumnos', 'alumnos.csv', 'Núñez'],
    ['/admin/docentes', 'docentes.csv', 'Ocampos'],
  ] as const) {
    await enter(address)
    const descarga = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Exportar CSV' }).click()

    const archivo = await descarga
    expect(archivo.suggestedFilename()).toMatch(nombre)
    const texto = readFileSync(await archivo.path(), 'utf8')
    expect(texto.startsWith('\uFEFF')).toBe(true)
    expect(texto).toContain(dicho)
  }
})
