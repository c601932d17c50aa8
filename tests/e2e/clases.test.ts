import type { Page } from '@playwright/test'
import { diaDeSemanaDe } from '../../src/domain/calendario/semana'
import { nuevaCatedra } from './cursado'
import { expect, telefono, test } from './fixtures'
import type { Ingreso } from './ingreso'

test('la planilla del año se abre en hoy', async ({ page, signInAs }) => {
  await page.setViewportSize(telefono)
  const { catedra } = await signInAs('docente')
  await page.goto(`/docente/catedra/${catedra.id}?tab=asistencia`)
  const rollo = page.getByRole('region', { name: /^Asistencia de \d{4}$/ })
  const ultima = rollo.locator('.hasta-hoy')

  await expect(ultima).toBeInViewport()
  expect(await rollo.evaluate((uno) => uno.scrollLeft)).toBeGreaterThan(0)
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
  const otra = await page.context().newPage()
  for (const pestana of [otra, page])
    await pestana.goto(`/docente/catedra/${catedra.id}?tab=clases&dia=${dia.id}`)
  await page.getByRole('checkbox', { name: /Rosa Paz/ }).click()
  await expect(page.getByRole('checkbox', { name: /Rosa Paz Presente guardado/ })).toHaveCount(1)
  await expect(otra.getByRole('checkbox', { name: /Rosa Paz/ })).toBeChecked()
  expect(enviados).toHaveLength(1)

  await page.context().setOffline(true)
  await page.getByRole('checkbox', { name: /Rosa Ríos/ }).click()
  await expect(page.getByText('Sin conexión: 1 marca por enviar')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('checkbox', { name: /Rosa Ríos.*Presente guardado/ })).toHaveCount(1)
  await expect(otra.getByRole('checkbox', { name: /Rosa Ríos/ })).toBeChecked()
  expect(enviados).toHaveLength(2)
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
  fechas?: string[]
  alumnos?: string[]
}

async function conDias(
  page: Page,
  signInAs: (rol: 'docente', email: string) => Promise<Ingreso>,
  { fechas = [], alumnos = [] }: Datos,
) {
  const catedra = await nuevaCatedra(page, { alumnos })
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
