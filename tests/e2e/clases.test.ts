import type { Page } from '@playwright/test'
import { addDias, diaCorto } from '../../src/domain/base/fechas'
import { diaDeSemanaDe, proximaFecha } from '../../src/domain/calendario/semana'
import { nuevaCatedra } from './cursado'
import { aviso, expect, hoy, telefono, test } from './fixtures'
import { codigoNuevo, type Ingreso } from './ingreso'

test('un día de clase nace con la próxima fecha del horario, y no se repite', async ({ page, signInAs }) => {
  const { catedra } = await conDias(page, signInAs, { dias: ['Martes', 'Viernes'] })
  await page.goto(`/docente/catedra/${catedra.id}?tab=clases`)
  await page.getByRole('button', { name: 'Crear día de clase' }).click()
  const dialogo = page.locator('.ui-dialogo')
  await expect(dialogo.getByLabel('Día de la semana')).toHaveValue('Martes')
  await expect(dialogo.getByLabel('Fecha')).toHaveValue(proximaFecha('Martes', hoy()))
  await dialogo.getByLabel('Día de la semana').selectOption('Viernes')
  const viernes = proximaFecha('Viernes', hoy())
  await expect(dialogo.getByLabel('Fecha')).toHaveValue(viernes)
  await dialogo.getByRole('button', { name: 'Crear el día de clase' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: `Viernes ${diaCorto(viernes)}` })).toBeVisible()

  await page.getByRole('button', { name: 'Crear día de clase' }).click()
  await dialogo.getByLabel('Día de la semana').selectOption('Viernes')
  await expect(dialogo.getByLabel('Fecha')).toHaveValue(addDias(viernes, 7))
  await dialogo.getByLabel('Fecha').fill(viernes)
  await dialogo.getByRole('button', { name: 'Crear el día de clase' }).click()
  await expect(aviso(page, 'Ya hay un día de clase en esa fecha.')).toBeVisible()
  await expect(dialogo.getByLabel('Fecha')).toBeFocused()

  const extra = addDias(viernes, 1)
  await dialogo.getByLabel('Día de la semana').selectOption('Otro día (clase extra)')
  await dialogo.getByRole('button', { name: 'Crear el día de clase' }).click()
  await expect(dialogo.locator('[aria-invalid=true]')).toHaveCount(2)
  await dialogo.getByLabel('Fecha').fill(extra)
  await expect(dialogo.locator('[aria-invalid=true]')).toHaveCount(0)
  await expect(dialogo).toContainText('Es sábado.')
  await dialogo.getByRole('button', { name: 'Crear el día de clase' }).click()
  await expect(page.getByText(diaCorto(extra), { exact: true })).toBeAttached()
})

test('un día se cambia y se elimina, y si falla se dice a la letra', async ({ page, signInAs }) => {
  const { catedra, dia } = await conDias(page, signInAs, { fechas: ['2026-07-06'] })
  await page.goto(`/docente/catedra/${catedra.id}?tab=clases`)
  const dialogo = page.locator('.ui-dialogo')
  await page.getByRole('button', { name: 'Editar la clase del 06/07/2026' }).click()
  await dialogo.getByLabel('Fecha').fill('2026-07-09')
  await page.route(`**/diasclase/${dia.id}`, (route) => route.fulfill({ status: 500, json: {} }))
  await dialogo.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(aviso(page, 'Error al guardar el día de clase.')).toBeVisible()
  await page.unroute(`**/diasclase/${dia.id}`)
  await dialogo.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByText('Jueves 09/07/2026')).toBeVisible()

  const remove = page.getByRole('button', { name: 'Eliminar la clase del 09/07/2026' })
  await remove.click()
  await dialogo.getByRole('button', { name: 'Cancelar' }).click()
  await expect(remove).toBeFocused()
  await remove.click()
  await expect(dialogo).toContainText('jueves 09/07/2026')
  await dialogo.getByRole('button', { name: 'Eliminar el día de clase' }).click()

  await expect(aviso(page, 'Día de clase eliminado.')).toBeVisible()
  await expect(page.getByText('Todavía no hay días de clase')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('un período entero se ve antes de crearlo, sin sus feriados', async ({ page, signInAs }) => {
  const { catedra } = await conDias(page, signInAs, { fechas: ['2026-03-05'] })
  await page.goto(`/docente/catedra/${catedra.id}?tab=clases`)
  await page.getByRole('button', { name: 'Generar un período' }).click()
  const dialogo = page.locator('.ui-dialogo')
  await dialogo.getByLabel('Desde').fill('2026-03-01')
  await dialogo.getByLabel('Hasta').fill('2026-02-01')
  await expect(dialogo.getByText('El período debe terminar después de comenzar.')).toBeVisible()
  await dialogo.getByRole('button', { name: 'Generar los días de clase' }).click()
  await expect(aviso(page, 'El período debe terminar después de comenzar.')).toBeVisible()
  await dialogo.getByLabel('Hasta').fill('2026-03-15')
  await expect(dialogo.getByRole('status')).toHaveText('Se crearán 3 días de clase. Ya existen 1.')
  await dialogo.getByLabel(/09\/03\/2026/).uncheck()
  await expect(dialogo.getByRole('status')).toContainText('Se crearán 2 días de clase.')
  await dialogo.getByRole('button', { name: 'Generar los días de clase' }).click()

  await expect(aviso(page, 'Se crearon 2 días de clase.')).toBeVisible()
  const marzo = page.getByRole('list', { name: 'Días de clase de marzo de 2026' })
  await expect(marzo.locator('time')).toHaveText(['02/03/2026', '05/03/2026', '12/03/2026'])
})

test('los feriados del Paraguay vienen desmarcados, con su nombre, y se pueden incluir', async ({
  page,
  signInAs,
}) => {
  const { catedra } = await conDias(page, signInAs, { fechas: [] })
  await page.goto(`/docente/catedra/${catedra.id}?tab=clases&generar=1`)
  const dialogo = page.locator('.ui-dialogo')
  await dialogo.getByLabel('Desde').fill('2026-03-30')
  await dialogo.getByLabel('Hasta').fill('2026-04-06')

  const jueves = dialogo.getByRole('checkbox', { name: /02\/04\/2026.*Jueves Santo/ })
  await expect(jueves).not.toBeChecked()
  await expect(dialogo.getByRole('status')).toContainText('Feriados que quedan afuera: 1.')
  await jueves.check()
  await dialogo.getByLabel(/30\/03\/2026/).uncheck()
  await dialogo.getByRole('button', { name: 'Generar los días de clase' }).click()

  const abril = page.getByRole('list', { name: 'Días de clase de abril de 2026' })
  await expect(abril.locator('time')).toHaveText(['02/04/2026', '06/04/2026'])
  await expect(page.getByRole('list', { name: 'Días de clase de marzo de 2026' })).toHaveCount(0)
})

test('cuando todos están marcados, no se pide tomar la asistencia de hoy', async ({ page, signInAs }) => {
  const { catedra } = await conDias(page, signInAs, { fechas: [hoy()], alumnos: ['Paz'] })
  await page.goto(`/docente/catedra/${catedra.id}?tab=clases`)
  await page.getByRole('button', { name: 'Tomar asistencia de hoy' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Asistencia' })
  await dialogo.getByRole('checkbox', { name: /Rosa Paz/ }).click()
  await expect(dialogo.getByRole('checkbox', { name: /Rosa Paz/ })).toHaveAccessibleName(/guardado/)
  await dialogo.getByRole('button', { name: 'Listo' }).click()

  await expect(page.getByRole('button', { name: 'Ver la asistencia de hoy' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Tomar asistencia de hoy' })).toHaveCount(0)
})

test('la planilla del año se abre en hoy', async ({ page, signInAs }) => {
  await page.setViewportSize(telefono)
  const { catedra } = await signInAs('docente')
  await page.goto(`/docente/catedra/${catedra.id}?tab=asistencia`)
  const rollo = page.getByRole('region', { name: /^Asistencia de \d{4}$/ })
  const ultima = rollo.locator('.hasta-hoy')

  await expect(ultima).toBeInViewport()
  expect(await rollo.evaluate((uno) => uno.scrollLeft)).toBeGreaterThan(0)
})

test('la asistencia se marca con un toque, y cada marca se guarda una vez', async ({ page, signInAs }) => {
  const { catedra, dia, call } = await conDias(page, signInAs, {
    fechas: ['2026-07-06'],
    alumnos: ['Paz', 'Ríos'],
  })
  const enviados: string[] = []
  page.on('request', (pedido) => {
    if (pedido.method() === 'POST' && pedido.url().includes('/diasclase/')) enviados.push(pedido.url())
  })
  await page.goto(`/docente/catedra/${catedra.id}?tab=clases`)
  await page.getByRole('button', { name: 'Asistencia del 06/07/2026' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Asistencia' })
  const paz = dialogo.getByRole('checkbox', { name: /Rosa Paz/ })
  await expect(paz).toHaveAccessibleName(/Sin Registro/)

  await paz.click()
  await expect(paz).toBeChecked()
  await expect(paz).toHaveAccessibleName(/Presente guardado/)
  await expect(aviso(page, 'Asistencia registrada exitosamente')).toBeVisible()
  await paz.click()
  await expect(paz).toHaveAccessibleName(/Ausente guardado/)
  await expect(dialogo.getByText('1 Ausente', { exact: true })).toBeVisible()
  expect(enviados).toHaveLength(2)
  await dialogo.getByRole('button', { name: 'Todos presentes' }).click()
  await page.getByRole('button', { name: 'Marcar a todos' }).click()
  await expect(dialogo.getByText('2 Presentes')).toBeVisible()
  await expect(dialogo.getByRole('checkbox', { name: /Presente guardado/ })).toHaveCount(2)
  expect(enviados).toHaveLength(3)
  await dialogo.getByRole('button', { name: 'Listo' }).click()

  await expect(page.getByRole('listitem').filter({ hasText: '06/07/2026' })).toContainText('2 presentes')
  const { asistencias } = await call(`GET /docente/catedra/${catedra.id}/diasclase/${dia.id}/asistencias`)
  expect(asistencias.map(({ presente }: { presente: boolean }) => presente)).toEqual([true, true])
})

test('las marcas seguidas viajan juntas, y al cerrar la planilla no esperan', async ({ page, signInAs }) => {
  const { catedra, dia } = await conDias(page, signInAs, {
    fechas: ['2026-07-06'],
    alumnos: ['Paz', 'Ríos', 'Sosa'],
  })
  const enviados: unknown[] = []
  page.on('request', (pedido) => {
    if (pedido.method() === 'POST' && pedido.url().includes('/diasclase/'))
      enviados.push(pedido.postDataJSON())
  })
  await page.clock.install()
  await page.goto(`/docente/catedra/${catedra.id}?tab=clases&dia=${dia.id}`)
  const filas = page.getByRole('checkbox', { name: /^Rosa/ })
  await expect(filas).toHaveCount(3)
  await page.clock.pauseAt(Date.now() + 60_000)
  for (const fila of await filas.all()) await fila.click()
  expect(enviados).toEqual([])
  await page.clock.resume()
  await expect(page.getByRole('checkbox', { name: /Presente guardado/ })).toHaveCount(3)
  expect(enviados).toEqual([
    {
      alumnoIds: catedra.alumnoIds,
      presente: true,
      matiz: null,
      hecha_hace: catedra.alumnoIds.map(() => expect.any(Number)),
    },
  ])

  await page.clock.pauseAt(Date.now() + 120_000)
  await filas.first().click()
  expect(enviados).toHaveLength(1)
  await page.getByRole('button', { name: 'Listo' }).click()
  await expect.poll(() => enviados.length).toBe(2)
})

test('quien deja la página enseguida no deja marcas sin enviar', async ({ page, signInAs }) => {
  const { catedra, dia, call } = await conDias(page, signInAs, {
    fechas: ['2026-07-06'],
    alumnos: ['Paz', 'Ríos', 'Sosa'],
  })
  const read = async () =>
    (await call(`GET /docente/catedra/${catedra.id}/diasclase/${dia.id}/asistencias`)).asistencias.map(
      ({ presente }: { presente: boolean | null }) => presente,
    )
  const otra = await page.context().newPage()
  await otra.goto(`/docente/catedra/${catedra.id}?tab=clases&dia=${dia.id}`)
  const fila = (apellido: string) => otra.getByRole('checkbox', { name: new RegExp(`Rosa ${apellido}`) })
  await fila('Paz').click()
  await fila('Ríos').dblclick()
  await otra.goto('/about')
  await expect.poll(read).toEqual([true, false, null])

  await otra.goto(`/docente/catedra/${catedra.id}?tab=clases&dia=${dia.id}`)
  await expect(fila('Paz')).toHaveAccessibleName(/Presente/)
  await fila('Sosa').click()
  await otra.close()
  await expect.poll(read).toEqual([true, false, true])
})

test('sin conexión las marcas esperan, también al volver a cargar, y se envían solas', async ({
  page,
  signInAs,
}) => {
  const { catedra, dia, call } = await conDias(page, signInAs, {
    fechas: ['2026-07-06'],
    alumnos: ['Paz', 'Ríos', 'Sosa'],
  })
  const direccion = `/docente/catedra/${catedra.id}?tab=clases&dia=${dia.id}`
  const read = async () =>
    (await call(`GET /docente/catedra/${catedra.id}/diasclase/${dia.id}/asistencias`)).asistencias.map(
      ({ presente }: { presente: boolean | null }) => presente,
    )
  await page.goto(direccion)
  const fila = (apellido: string) => page.getByRole('checkbox', { name: new RegExp(`Rosa ${apellido}`) })
  await fila('Paz').click()
  await expect(fila('Paz')).toHaveAccessibleName(/guardado/)

  await page.context().setOffline(true)
  await fila('Paz').click()
  await fila('Ríos').click()
  await fila('Sosa').click()
  await fila('Sosa').click()
  await expect(page.getByText('Sin conexión: 3 marcas por enviar')).toBeVisible()
  await expect(fila('Sosa')).toHaveAccessibleName(/Ausente por enviar/)

  // The connection is back for the page, not yet for the marks: nor for those that a page sends while it is left.
  await page.addInitScript(sinMarcas)
  await page.evaluate(sinMarcas)
  await page.context().setOffline(false)
  await page.reload()
  await expect(page.getByText('Sin conexión: 3 marcas por enviar')).toBeVisible()
  await expect(fila('Ríos')).toHaveAccessibleName(/Presente por enviar/)
  expect(await read()).toEqual([true, null, null])

  await page.evaluate(() => sessionStorage.setItem('con marcas', 'sí'))
  await expect(page.getByText(/por enviar$/)).toHaveCount(0)
  await expect(fila('Sosa')).toHaveAccessibleName(/Ausente guardado/)
  expect(await read()).toEqual([false, true, false])
})

test('con varias pestañas abiertas cada marca se envía una vez, y todas la ven', async ({
  page,
  signInAs,
}) => {
  const { catedra, dia } = await conDias(page, signInAs, {
    fechas: ['2026-07-06'],
    alumnos: ['Paz', 'Ríos'],
  })
  const enviados: string[] = []
  page.context().on('response', (respuesta) => {
    if (respuesta.request().method() === 'POST' && respuesta.url().includes('/diasclase/'))
      enviados.push(respuesta.url())
  })
  const otras = [await page.context().newPage(), await page.context().newPage()]
  for (const pestana of [...otras, page]) {
    await pestana.goto(`/docente/catedra/${catedra.id}?tab=clases&dia=${dia.id}`)
  }
  await page.getByRole('checkbox', { name: /Rosa Paz/ }).click()
  await expect(page.getByRole('checkbox', { name: /Rosa Paz Presente guardado/ })).toHaveCount(1)
  await page.getByRole('checkbox', { name: /Rosa Ríos/ }).click()
  await expect(page.getByRole('checkbox', { name: /guardado/ })).toHaveCount(2)
  for (const pestana of otras) {
    await expect(pestana.getByRole('checkbox', { name: /Rosa Paz/ })).toBeChecked()
    await expect(pestana.getByRole('checkbox', { name: /Rosa Ríos/ })).toBeChecked()
  }
  expect(enviados).toHaveLength(2)

  await page.context().setOffline(true)
  await page.getByRole('checkbox', { name: /Rosa Paz/ }).click()
  await expect(page.getByText('Sin conexión: 1 marca por enviar')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('checkbox', { name: /Rosa Paz.*Ausente guardado/ })).toHaveCount(1)
  for (const pestana of otras) {
    await expect(pestana.getByRole('checkbox', { name: /Rosa Paz.*Ausente/ })).toHaveCount(1)
  }
  expect(enviados).toHaveLength(3)
})

test('un navegador que no deja tomar turnos envía las marcas igual', async ({ page, signInAs }) => {
  const { catedra, dia } = await conDias(page, signInAs, { fechas: ['2026-07-06'], alumnos: ['Paz'] })
  await page.addInitScript(() => {
    LockManager.prototype.request = () => Promise.reject(new DOMException('', 'SecurityError'))
  })
  await page.goto(`/docente/catedra/${catedra.id}?tab=clases&dia=${dia.id}`)
  const paz = page.getByRole('checkbox', { name: /Rosa Paz/ })
  await paz.click()

  await expect(paz).toHaveAccessibleName(/Presente guardado/)
})

test('sin lugar en el navegador, las marcas que esperan no se pierden por lo que pasa en otra pestaña', async ({
  page,
  signInAs,
}) => {
  const { catedra, dia } = await conDias(page, signInAs, { fechas: ['2026-07-06'], alumnos: ['Paz'] })
  await page.addInitScript(() => {
    const save = Storage.prototype.setItem
    Storage.prototype.setItem = function (clave: string, texto: string) {
      if (clave.startsWith('marcas:'))
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      save.call(this, clave, texto)
    }
  })
  await page.goto(`/docente/catedra/${catedra.id}?tab=clases&dia=${dia.id}`)
  const paz = page.getByRole('checkbox', { name: /Rosa Paz/ })
  await expect(paz).toBeVisible()
  await page.context().setOffline(true)
  await paz.click()
  await expect(page.getByText('Sin conexión: 1 marca por enviar')).toBeVisible()
  await page.evaluate(() => dispatchEvent(new StorageEvent('storage', { key: 'otra' })))
  await expect(paz).toHaveAccessibleName(/Presente por enviar/)

  await page.context().setOffline(false)
  await expect(paz).toHaveAccessibleName(/Presente guardado/)
})

test('lo marcado sigue a la vista mientras se ingresa de nuevo, y se envía después', async ({
  page,
  program,
  signInAs,
}) => {
  const { catedra, dia } = await conDias(page, signInAs, { fechas: ['2026-07-06'], alumnos: ['Paz'] })
  await page.goto(`/docente/catedra/${catedra.id}?tab=clases&dia=${dia.id}`)
  const paz = page.locator('.fila-de-asistencia').filter({ hasText: 'Rosa Paz' })
  await expect(paz).toContainText('Sin Registro')
  await page.route('**/toggle-asistencia', (route) => route.fulfill({ status: 401, json: {} }))
  await paz.click()
  await expect(page.getByRole('heading', { name: 'Ingresa de nuevo para seguir' })).toBeVisible()
  await expect(paz).toContainText('Presente')

  await page.unroute('**/toggle-asistencia')
  const codigo = await codigoNuevo(program, catedra.docente.email, () =>
    page.getByRole('button', { name: 'Enviar código' }).click(),
  )
  await page.getByLabel('Código de 6 dígitos').fill(codigo)
  await page.getByRole('button', { name: 'Verificar código' }).click()
  await expect(page.getByRole('checkbox', { name: /Rosa Paz/ })).toHaveAccessibleName(/Presente guardado/)
})

test('«todos presentes» vale también para quien otra persona marcó ausente mientras tanto', async ({
  page,
  signInAs,
}) => {
  const { catedra, dia, call } = await conDias(page, signInAs, {
    fechas: ['2026-07-06'],
    alumnos: ['Paz', 'Ríos'],
  })
  const planilla = `/docente/catedra/${catedra.id}/diasclase/${dia.id}`
  await page.goto(`/docente/catedra/${catedra.id}?tab=clases&dia=${dia.id}`)
  await page.getByRole('checkbox', { name: /Rosa Paz/ }).click()
  await expect(page.getByRole('checkbox', { name: /Rosa Paz Presente guardado/ })).toHaveCount(1)
  await call(`POST ${planilla}/toggle-asistencia`, { alumnoId: catedra.alumnoIds[0], presente: false })
  await page.getByRole('button', { name: 'Todos presentes' }).click()
  await expect(page.getByRole('checkbox', { name: /Presente guardado/ })).toHaveCount(2)

  const { asistencias } = await call(`GET ${planilla}/asistencias`)
  expect(asistencias.map(({ presente }: { presente: boolean }) => presente)).toEqual([true, true])
})

test('lo que se estaba leyendo cuando llegó una marca se lee otra vez', async ({ page, signInAs }) => {
  const { catedra, dia, call } = await conDias(page, signInAs, {
    fechas: ['2026-07-06'],
    alumnos: ['Paz', 'Ríos'],
  })
  const planilla = `/docente/catedra/${catedra.id}/diasclase/${dia.id}`
  await page.goto(`/docente/catedra/${catedra.id}?tab=clases&dia=${dia.id}`)
  await expect(page.getByRole('checkbox', { name: /^Rosa/ })).toHaveCount(2)
  await call(`POST ${planilla}/toggle-asistencia`, { alumnoId: catedra.alumnoIds[1], presente: false })
  let lecturas = 0
  await page.route(`**${planilla}/asistencias`, async (route) => {
    const isFirst = route.request().method() === 'GET' && lecturas++ === 0
    if (!isFirst) await route.continue()
  })
  await page.getByRole('checkbox', { name: /Rosa Paz/ }).click()
  // As another tab tells of what it has sent.
  await page.evaluate(
    ([dueno, catedraId]) => {
      const oldValue = JSON.stringify({ suya: { catedraId, diaId: 0, alumnoId: 0, presente: true, vez: 1 } })
      dispatchEvent(new StorageEvent('storage', { key: `marcas:${dueno}`, oldValue, newValue: null }))
    },
    [catedra.docente.id, catedra.id],
  )

  await expect(page.getByRole('checkbox', { name: /Rosa Paz Presente guardado/ })).toHaveCount(1)
  await expect(page.getByRole('checkbox', { name: /Rosa Ríos Ausente/ })).toHaveCount(1, { timeout: 4000 })
})

test('una marca que el servidor rechaza se dice y no detiene a las otras', async ({ page, signInAs }) => {
  const { catedra, dia } = await conDias(page, signInAs, {
    fechas: ['2026-07-06'],
    alumnos: ['Paz', 'Ríos'],
  })
  await page.route('**/toggle-asistencia', async (route) => {
    const { alumnoId } = route.request().postDataJSON()
    if (alumnoId === catedra.alumnoIds[0]) await route.fulfill({ status: 400, json: {} })
    else await route.continue()
  })
  await page.goto(`/docente/catedra/${catedra.id}?tab=clases&dia=${dia.id}`)
  await page.getByRole('checkbox', { name: /Rosa Paz/ }).click()
  await expect(aviso(page, 'Error al guardar la asistencia.')).toBeVisible()
  await aviso(page, 'Error al guardar la asistencia.').waitFor({ state: 'hidden' })
  await expect(aviso(page, 'Asistencia registrada exitosamente')).toHaveCount(0)
  await page.getByRole('checkbox', { name: /Rosa Ríos/ }).click()

  await expect(page.getByRole('checkbox', { name: /Rosa Paz Sin Registro no se guardó/ })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /Rosa Ríos Presente guardado/ })).toBeVisible()
  // Said although the list is left at once.
  await page.getByRole('button', { name: 'Listo' }).click()
  await expect(aviso(page, 'Asistencia registrada exitosamente')).toBeVisible()
})

test('la asistencia anual muestra porcentajes, detalle y otro año', async ({ page, signInAs }) => {
  const { catedra } = await signInAs('docente')
  await page.goto(`/docente/catedra/${catedra.id}?tab=asistencia`)
  await expect(page.getByLabel('Año')).toHaveValue(hoy().slice(0, 4))
  await expect(page.getByLabel('Año').getByRole('option')).toHaveCount(5)
  await page.getByLabel('Año').selectOption(String(catedra.anio))
  const fila = page.getByRole('row').filter({ hasText: 'Mirta Agüero' })
  await expect(fila).toContainText(/\d+,\d\d %/)
  await fila.getByRole('button').click()
  const detalle = page.getByRole('dialog', { name: 'Mirta Agüero' })
  await expect(detalle.getByText('Total Clases')).toBeVisible()
  await expect(detalle.getByRole('listitem').first()).toContainText(/\d\d\/\d\d\/\d{4}/)
  await detalle.getByRole('button', { name: 'Cerrar' }).click()

  const descarga = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportar CSV' }).click()
  expect((await descarga).suggestedFilename()).toMatch(/^asistencia-.*\.csv$/)
  await page.getByLabel('Año').selectOption(String(Number(hoy().slice(0, 4)) - 2))
  await expect(fila).toContainText('N/A')

  await page.route('**/asistencias/anual/*', (route) => route.fulfill({ status: 500, json: {} }))
  await page.reload()
  await expect(page.getByText('Error al cargar la asistencia anual.')).toBeVisible()
})

test('una planilla larga no es más ancha que el teléfono', async ({ page, signInAs }) => {
  const { catedra, dia } = await conDias(page, signInAs, {
    fechas: ['2026-07-06'],
    alumnos: Array.from({ length: 60 }, (_, i) => `Paz ${i + 1}`),
  })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/docente/catedra/${catedra.id}?tab=clases&dia=${dia.id}`)
  const dialogo = page.getByRole('dialog', { name: 'Asistencia' })
  await expect(dialogo.getByRole('checkbox')).toHaveCount(60)

  const sobrante = () => dialogo.evaluate((uno) => uno.scrollWidth - uno.clientWidth)
  expect(await sobrante()).toBe(0)
  await dialogo.getByRole('checkbox').last().click()
  await expect(dialogo.getByRole('checkbox').last()).toHaveAccessibleName(/Presente guardado/)
  expect(await sobrante()).toBe(0)
})

/** In the page: no mark gets to the server, until it is said that they do. */
function sinMarcas() {
  const call = window.fetch
  window.fetch = (async (a: string, opciones?: RequestInit) => {
    const isMarca = opciones?.method === 'POST' && a.includes('/diasclase/')
    if (isMarca && !sessionStorage.getItem('con marcas')) throw new TypeError('Failed to fetch')
    return call(a, opciones)
  }) as typeof fetch
}

interface Datos {
  dias?: string[]
  fechas?: string[]
  alumnos?: string[]
}

async function conDias(
  page: Page,
  signInAs: (rol: 'docente', email: string) => Promise<Ingreso>,
  { dias = ['Lunes', 'Jueves'], fechas = [], alumnos = [] }: Datos,
) {
  const catedra = await nuevaCatedra(page, { dias, alumnos })
  const { call } = await signInAs('docente', catedra.docente.email)
  const creados = []
  for (const fecha of fechas) {
    creados.push(
      await call(`POST /docente/catedra/${catedra.id}/diasclase`, {
        fecha,
        dia_semana: diaDeSemanaDe(fecha),
      }),
    )
  }
  return { catedra, call, dia: creados[0] }
}
