import { readFileSync } from 'node:fs'
import { expect, fila, test } from './administrador'
import { nuevaCatedra } from './cursado'
import { cursoNuevo, otroNavegador } from './curso'
import { aviso, expectAccessible, expectFits, hoy, telefono } from './fixtures'
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

test('a quien debe se le avisa por correo una vez, y el texto se puede copiar', async ({
  page,
  enter,
  context,
}) => {
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
  await dialogo.getByRole('button', { name: 'Enviar por correo' }).dblclick()
  await expect(aviso(page, /^Aviso enviado a /)).toBeVisible()
  await expect(dialogo).toBeHidden()

  await fila(page, 'Tomás Irala').getByRole('button', { name: 'Avisar' }).click()
  await expect(dialogo).toContainText('Última vez por correo:')
  await dialogo.getByRole('button', { name: 'Enviar por correo' }).click()
  await expect(aviso(page, /^Ya se le avisó el .* una vez por día\.$/)).toBeVisible()
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

test('una alumna ve su cuenta, mes por mes, y a quien debe no se le dice que está al día', async ({
  page,
  request,
  browser,
  program,
}) => {
  const curso = await cursoNuevo(page)
  const call = pedidosDe(request, await tokenDeAdmin(request))
  const inscritos = (await call(`GET /admin/catedras/${curso.id}`)).CatedraAlumno
  const suya = inscritos.find(({ Alumno }: { Alumno: { email: string } }) => Alumno.email === curso.alumna)
  await call(`PUT /admin/catedraalumnos/${suya.id}`, { matricula_monto: 90_000 })
  await call(`POST /admin/catedraalumnos/${suya.id}/pagos`, { concepto: 'MATRICULA', monto: 60_000 })
  const alumna = await otroNavegador(browser, program, 'alumno', curso.alumna)
  await alumna.page.setViewportSize(telefono)
  await alumna.page.goto('/alumnos/dashboard')
  const panel = alumna.page.getByRole('region', { name: 'Nada por entregar' })
  await expect(panel).toContainText('Debes ₲ 30.000 de lo que ya venció.')
  await expect(alumna.page.getByText('Estás al día')).toHaveCount(0)

  await panel.getByRole('link', { name: 'Ver mis pagos' }).click()

  const cuenta = alumna.page.getByRole('list', { name: /mes por mes$/ })
  await expect(cuenta).toContainText(/Matrícula.*₲\s90\.000.*Faltan ₲\s30\.000.*Pagado en parte/)
  await expectAccessible(alumna.page)
  await expectFits(alumna.page)
  await alumna.page.getByText('Lo que pagaste (1)').click()
  await alumna.page.getByRole('link', { name: 'Recibo de Matrícula' }).click()
  await expect(alumna.page.getByRole('article', { name: /^Recibo/ })).toContainText(/₲\s60\.000/)
  await alumna.page.context().close()
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
