import type { Locator } from '@playwright/test'
import { openAporte } from './comunidad'
import { escritorio, expect, expectFits, telefono, test } from './fixtures'
import { sendAporte } from './moderacion'

/** How things stand on a screen: what a picture would show. */
const caja = async (cual: Locator) => {
  const medida = await cual.boundingBox()
  if (!medida) throw new Error('no se ve')
  return { ...medida, derecha: medida.x + medida.width }
}

test('lo que se hace en una pantalla termina donde ella', async ({ page, signInAs }) => {
  await page.setViewportSize(escritorio)
  await signInAs('admin')
  for (const direccion of ['/admin/catedras', '/admin/alumnos']) {
    await page.goto(direccion)
    const tabla = await caja(page.getByRole('table'))
    const accion = await caja(page.getByRole('button', { name: 'Más acciones de la lista' }))
    expect(accion.derecha).toBeCloseTo(tabla.derecha, 0)
  }
})

test('las seis pestañas del panel, con lo que espera en cada una, entran en un renglón', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize(escritorio)
  await signInAs('admin')
  await page.goto('/admin/dashboard?tab=calificadas')
  await expect(page.getByRole('tab', { name: /^Tareas Calificadas \d+$/ })).toBeVisible()

  const pestanas = await page.getByRole('tab').all()
  const alturas = await Promise.all(pestanas.map(async (una) => (await caja(una)).y))

  expect(alturas).toHaveLength(6)
  expect(new Set(alturas).size).toBe(1)
})

test('cada parte de la cátedra del administrador tiene una sola acción principal', async ({
  page,
  signInAs,
}) => {
  const { catedra } = await signInAs('admin')
  await page.goto(`/admin/catedras/${catedra.id}`)
  for (const [parte, accion] of [
    ['Alumnos', 'Inscribir Alumno'],
    ['Tareas', 'Crear Tarea'],
    ['Evaluaciones', 'Desde la línea de tiempo'],
    ['Tablón', 'Crear Publicación'],
  ] as const) {
    await page.getByRole('tab', { name: parte }).click()
    await expect(page.getByRole('main').locator('.principal')).toHaveText([accion])
  }
})

test('la dirección de un recurso se lee en un renglón', async ({ page, signInAs }) => {
  await page.setViewportSize(escritorio)
  const { call } = await signInAs('alumno')
  const tareas = await call('GET /alumnos/me/tareas')
  const tarea = tareas.find(({ TareaMaestra }: { TareaMaestra: { titulo: string } }) =>
    TareaMaestra.titulo.includes('guarania'),
  )
  await page.goto(`/alumno/tarea/${tarea.id}`)

  const direccion = page.getByRole('list', { name: 'Recursos' }).getByRole('link').first().locator('span')

  expect((await caja(direccion)).height).toBeLessThan(32)
})

test('en un teléfono la cifra que lleva a corregir se toca con comodidad', async ({ page, signInAs }) => {
  await page.setViewportSize(telefono)
  const { catedra } = await signInAs('docente')
  await page.goto(`/docente/catedra/${catedra.id}`)

  const cifra = await caja(page.locator('.figuras a').first())

  expect(Math.min(cifra.width, cifra.height)).toBeGreaterThanOrEqual(44)
})

test('en un teléfono las horas de una clase están en un renglón', async ({ page, signInAs }) => {
  await page.setViewportSize(telefono)
  const { catedra } = await signInAs('docente')
  await page.goto(`/docente/catedra/${catedra.id}`)
  const horas = page.locator('.ficha-corta').getByText(/^\d\d:\d\d\s-\s\d\d:\d\d$/)
  await expect(horas).toHaveCount(3)

  const renglones = await horas.evaluateAll((todas) => todas.map((una) => una.getClientRects().length))

  expect(renglones).toEqual([1, 1, 1])
})

const conTablas = {
  admin: (id: number) => ['/admin/creadores', '/admin/alumnos', '/admin/catedras', `/admin/catedras/${id}`],
  docente: (id: number) => [
    `/docente/catedra/${id}`,
    `/docente/catedra/${id}?tab=alumnos`,
    `/docente/catedra/${id}?tab=evaluaciones`,
  ],
}

for (const [rol, direcciones] of Object.entries(conTablas)) {
  test(`las tablas (${rol}) entran al lado del riel, en una tableta y en una computadora chica`, async ({
    page,
    signInAs,
  }) => {
    const { catedra } = await signInAs(rol as keyof typeof conTablas)
    for (const direccion of direcciones(catedra.id)) {
      await page.goto(direccion)
      await expect(page.locator('.tabla').last()).toBeVisible()
      for (const width of [768, 1024]) {
        await page.setViewportSize({ width, height: 900 })
        await expectFits(page)
      }
    }
  })
}

test('los enlaces de tarjetas y listas se tocan con comodidad', async ({ page, signInAs }) => {
  await page.setViewportSize(telefono)
  await page.goto('/')
  await page.getByRole('heading', { name: 'Ulrico Schmidl' }).click()
  const alto = async (nombre: string | RegExp) =>
    (await caja(page.getByRole('link', { name: nombre }).filter({ visible: true }).first())).height
  expect(await alto(/^Ver página completa/)).toBeGreaterThanOrEqual(44)

  const { catedra } = await signInAs('alumno')
  await page.goto(`/alumno/catedra/${catedra.id}?tab=tareas`)
  expect(await alto('Análisis de una guarania')).toBeGreaterThanOrEqual(44)

  await signInAs('docente')
  await page.goto(`/docente/catedra/${catedra.id}?tab=planes`)
  expect(await alto('Plan anual de armonía')).toBeGreaterThanOrEqual(44)
  await page.goto(`/docente/catedra/${catedra.id}/calificaciones`)
  expect(await alto('Agüero, Mirta')).toBeGreaterThanOrEqual(44)
})

test('en un teléfono el período de un aporte se lee entero', async ({ page, signInAs }) => {
  await page.setViewportSize(telefono)
  await signInAs('admin')
  const nombre = await sendAporte(page, 'Angosta')
  await page.goto('/admin/dashboard')
  const aporte = page.getByRole('listitem').filter({ hasText: nombre })

  const [periodo, calidad] = await Promise.all([
    caja(aporte.getByLabel('Período')),
    caja(aporte.getByLabel('Calidad')),
  ])

  expect(calidad.x).toBe(periodo.x)
  expect(calidad.width).toBe(periodo.width)
})

test('en un teléfono, los datos de un creador están antes de los comentarios', async ({ page }) => {
  await page.setViewportSize(telefono)
  await page.goto('/creador/agustin-pio-barrios')
  const fuentes = await caja(page.locator('.fuentes'))
  const datos = await caja(page.getByRole('complementary', { name: 'Datos' }))
  const comunidad = await caja(page.locator('[data-comunidad]'))

  expect(datos.y).toBeGreaterThan(fuentes.y + fuentes.height)
  expect(comunidad.y).toBeGreaterThan(datos.y + datos.height)
  await page.setViewportSize(escritorio)
  const alLado = await caja(page.getByRole('complementary', { name: 'Datos' }))
  expect(alLado.x).toBeGreaterThan((await caja(page.locator('.biografia'))).derecha)
})

test('en un teléfono, los botones de un aporte van de orilla a orilla de los campos', async ({ page }) => {
  await page.setViewportSize(telefono)
  await page.goto('/contribute')
  await page.getByLabel('Nombres').waitFor()
  await expectDeOrillaAOrilla(page.locator('#formulario'))

  const dialog = await openAporte(page)
  await expectDeOrillaAOrilla(dialog)
  const alturas = await dialog
    .locator('.ui-acciones > .boton')
    .evaluateAll((todos) => todos.map((uno) => uno.getBoundingClientRect().y))
  expect(alturas).toHaveLength(3)
  expect(new Set(alturas).size).toBe(1)
})

async function expectDeOrillaAOrilla(formulario: Locator) {
  const campo = await caja(formulario.getByLabel('Nombres'))
  const primero = await caja(formulario.locator('.ui-acciones > .boton').first())
  const ultimo = await caja(formulario.locator('.ui-acciones > .boton').last())
  expect(primero.x).toBeCloseTo(campo.x, 0)
  expect(ultimo.derecha).toBeCloseTo(campo.derecha, 0)
}
