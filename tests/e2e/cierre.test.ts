import type { Locator } from '@playwright/test'
import { diaDeSemanaDe } from '../../src/domain/calendario/semana'
import { cierra, conClase, enPanel, estado, fila, frase, presentes, titulo } from './cierres'
import { expect, expectFits, hoy, test } from './fixtures'
import { expectAreaEnCache, expectGuardada, otraPagina } from './guardado'

test('camino a la puerta: doce toques cierran la clase y dan el texto para el grupo', async ({
  page,
  signInAs,
}) => {
  const { nombre, leido, tareas } = await conClase(page, signInAs)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  let toques = 0
  const tap = async (donde: Locator) => {
    toques++
    await donde.click()
  }
  await page.goto('/docente/dashboard')

  await tap(enPanel(page, nombre, 'Cerrar la clase'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cerrar la clase de hoy')
  await tap(fila(page, 'Ríos'))
  await tap(fila(page, 'Vera'))
  await expect(page.getByText('3 presentes · 2 ausentes.')).toBeVisible()
  await tap(page.getByRole('checkbox', { name: /^Marzo/ }))
  await tap(frase(page))
  await page.keyboard.type('Traer el cancionero.')
  await tap(titulo(page))
  await page.keyboard.type('Cantar la escala')
  await expect(page.getByLabel('Puntos')).toHaveValue('10')
  await expectFits(page)
  await tap(cierra(page))
  await expect(estado(page, 'La clase está cerrada')).toBeFocused()
  await tap(page.getByRole('button', { name: 'Copiar para WhatsApp' }))

  expect(toques).toBeLessThanOrEqual(12)
  const texto = page.locator('.texto-para-el-grupo')
  await expect(texto).toContainText('*Vimos*: Marzo')
  await expect(texto).toContainText('*Tarea*: Cantar la escala')
  await expectFits(page)
  const alFinal = await leido()
  expect(presentes(alFinal)).toEqual([true, false, true, true, false])
  expect(alFinal.cierre).toMatchObject({ por: 'Marta Prueba', para_la_proxima: 'Traer el cancionero.' })
  expect(alFinal.unidades.map(({ periodo }) => periodo)).toEqual(['Abril', 'Mayo', 'Marzo'])
  expect(await tareas()).toEqual(['Cantar la escala'])
  await page.goto('/docente/dashboard')
  await expect(enPanel(page, nombre, 'Ver la clase cerrada')).toBeVisible()
})

test('antes de la hora el panel pasa lista; la clase se cierra también desde la cátedra', async ({
  page,
  signInAs,
}) => {
  const tarde = { hora_inicio: '23:58', hora_fin: '23:59' }
  const { id, nombre } = await conClase(page, signInAs, tarde)
  await page.goto('/docente/dashboard')

  await enPanel(page, nombre, 'Pasar lista').click()
  await expect(page).toHaveURL(new RegExp(`/docente/catedra/${id}\\?tab=clases`))
  await page.getByRole('link', { name: 'Cerrar la clase de hoy' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cerrar la clase de hoy')
  await page.goto(`/docente/catedra/${id}`)
  await page.getByRole('link', { name: 'Cerrar la clase de hoy' }).click()
  await expect(fila(page, 'Paz')).toBeChecked()
})

test('por una tarea que ya venció se pregunta, y sin puntos no se cierra', async ({ page, signInAs }) => {
  const { id, tareas } = await conClase(page, signInAs)
  await page.goto(`/docente/catedra/${id}/cierre`)
  await titulo(page).fill('Leer')
  await page.getByLabel('Vence').fill('2026-01-05')
  await page.getByLabel('Puntos').fill('cero')
  await cierra(page).click()
  await expect(page.getByText('Escribe cuántos puntos vale: 1 o más.')).toBeVisible()
  await expect(page.getByLabel('Puntos')).toBeFocused()
  await page.getByLabel('Puntos').fill('5')
  await cierra(page).click()
  const pregunta = page.getByRole('dialog', { name: '¿La tarea ya venció?' })
  await expect(pregunta).toContainText('05/01/2026')
  await pregunta.getByRole('button', { name: 'Cancelar' }).click()
  expect(await tareas()).toEqual([])

  await cierra(page).click()
  await pregunta.getByRole('button', { name: 'Cerrar igual' }).click()
  await expect(estado(page, 'La clase está cerrada')).toBeVisible()
  expect(await tareas()).toEqual(['Leer'])
})

test('lo escrito sobrevive a recargar, y lo que otro cerró se dice y se le suma lo propio', async ({
  page,
  signInAs,
}) => {
  const { id, callAdmin, leido } = await conClase(page, signInAs)
  await page.goto(`/docente/catedra/${id}/cierre`)
  await fila(page, 'Ríos').click()
  await frase(page).fill('Traer lápiz.')
  await page.getByRole('button', { name: 'En parte Abril' }).click()
  await page.reload()
  await expect(fila(page, 'Ríos')).not.toBeChecked()
  await expect(frase(page)).toHaveValue('Traer lápiz.')
  await expect(page.getByRole('button', { name: 'En parte Abril' })).toHaveAttribute('aria-pressed', 'true')

  await callAdmin(`POST /admin/catedras/${id}/diasclase/hoy/cierre`, {
    clave: crypto.randomUUID(),
    para_la_proxima: 'Llegar temprano.',
  })
  await cierra(page).click()
  await expect(page.getByRole('alert')).toContainText(
    /Ya la cerró la administración a las \d\d:\d\d\. Lo que escribiste/,
  )
  await page.reload()
  await expect(frase(page)).toHaveValue('Traer lápiz.')
  await page.getByRole('button', { name: 'Agregar lo mío' }).click()

  await expect(estado(page, 'La clase está cerrada')).toBeVisible()
  await expect(page.locator('.texto-para-el-grupo')).toContainText('Traer lápiz.')
  const alFinal = await leido()
  expect(alFinal.cierre?.para_la_proxima).toBe('Llegar temprano.\nTraer lápiz.')
  expect(presentes(alFinal)).toEqual([null, false, null, null, null])
  await page.getByRole('button', { name: 'Agregar algo más' }).click()
  await frase(page).fill('Y goma.')
  await page.getByRole('button', { name: 'Agregar a la clase' }).click()
  await expect(page.locator('.texto-para-el-grupo')).toContainText('Y goma.')
})

test('lo que ya no es de la cátedra se va del cierre, que se puede enviar igual', async ({
  page,
  signInAs,
}) => {
  const { id, alumnoIds, call, callAdmin, leido } = await conClase(page, signInAs)
  const { unidades } = await leido()
  await page.goto(`/docente/catedra/${id}/cierre`)
  await page.getByRole('checkbox', { name: /^Marzo/ }).click()
  await page.getByRole('checkbox', { name: /^Abril/ }).click()
  await fila(page, 'Ríos').click()
  await call(`DELETE /docente/me/unidades/${unidades[0]?.id}`)
  await cierra(page).click()
  await expect(page.getByRole('alert')).toContainText('Esa unidad no es de esta cátedra.')
  await expect(page.getByRole('checkbox', { name: /^Marzo/ })).toHaveCount(0)

  await callAdmin(`DELETE /admin/catedras/${id}/alumnos/${alumnoIds[1]}/desinscribir`)
  await cierra(page).click()
  await expect(page.getByRole('alert')).toContainText('Ese alumno no está inscrito en la cátedra.')
  await expect(fila(page, 'Ríos')).toHaveCount(0)
  await cierra(page).click()

  await expect(estado(page, 'La clase está cerrada')).toBeVisible()
  await expect(page.locator('.texto-para-el-grupo')).toContainText('*Vimos*: Abril')
  expect(presentes(await leido())).toEqual([true, true, true, true])
})

test('dos toques cierran una vez', async ({ page, signInAs }) => {
  const { id, tareas } = await conClase(page, signInAs)
  await page.goto(`/docente/catedra/${id}/cierre`)
  await titulo(page).fill('Leer')
  await cierra(page).dblclick()
  await expect(estado(page, 'La clase está cerrada')).toBeVisible()
  await page.reload()
  await expect(estado(page, 'La clase está cerrada')).toBeVisible()
  expect(await tareas()).toEqual(['Leer'])
})

test.describe('sin conexión', () => {
  test.use({ serviceWorkers: 'allow' })

  test('la clase se abre y se cierra sin conexión, y se envía sola cuando vuelve', async ({
    page,
    context,
    signInAs,
  }) => {
    const { id, nombre, leido, tareas } = await conClase(page, signInAs)
    await page.goto('/docente/dashboard')
    await expect(enPanel(page, nombre, 'Cerrar la clase')).toBeVisible()
    await expectAreaEnCache(page, 'docente')
    await expectGuardada(page, `"catedra","${id}","diasclase","hoy","cierre"`)

    await context.setOffline(true)
    const sinRed = await otraPagina(page, context)
    await sinRed.goto(`/docente/catedra/${id}/cierre`)
    await fila(sinRed, 'Sosa').click()
    await titulo(sinRed).fill('Leer')
    await sinRed.reload()
    await expect(titulo(sinRed)).toHaveValue('Leer')
    await cierra(sinRed).click()
    await expect(estado(sinRed, 'Guardada en este dispositivo')).toBeVisible()
    await expect(sinRed.locator('.texto-para-el-grupo')).toContainText('*Tarea*: Leer')
    await sinRed.reload()
    await expect(estado(sinRed, 'Guardada en este dispositivo')).toBeVisible()

    await context.setOffline(false)
    const otra = await otraPagina(sinRed, context)
    await otra.goto('/docente/calendario')
    await expect.poll(async () => (await leido()).cierre !== null).toBe(true)
    expect(await tareas()).toEqual(['Leer'])
    expect(presentes(await leido())).toEqual([true, true, false, true, true])
    await otra.goto(`/docente/catedra/${id}/cierre`)
    await expect(estado(otra, 'La clase está cerrada')).toBeVisible()
  })

  test('lo que esperaba mientras la clase se suspendía lo dice y sigue escrito', async ({
    page,
    context,
    signInAs,
  }) => {
    const { id, callAdmin, leido } = await conClase(page, signInAs)
    await page.goto(`/docente/catedra/${id}/cierre`)
    await expect(cierra(page)).toBeVisible()
    await context.setOffline(true)
    await frase(page).fill('Traer lápiz.')
    await cierra(page).click()
    await expect(estado(page, 'Guardada en este dispositivo')).toBeVisible()
    const fecha = hoy()
    const dia = await callAdmin(`POST /admin/catedras/${id}/diasclase`, {
      fecha,
      dia_semana: diaDeSemanaDe(fecha),
    })
    await callAdmin(`PUT /admin/catedras/${id}/diasclase/${dia.id}/suspension`, { motivo: 'Paro' })

    await context.setOffline(false)
    await expect(page.getByRole('alert')).toContainText('No hubo clase: Paro Lo que escribiste sigue aquí.')
    await page.reload()
    await expect(page.getByRole('alert')).toContainText('No hubo clase: Paro')
    await expect(frase(page)).toHaveValue('Traer lápiz.')
    expect((await leido()).cierre).toBeNull()
    await page.getByRole('button', { name: 'Descartar lo mío' }).click()
    await expect(page.getByRole('heading', { name: 'No hubo clase: Paro' })).toBeVisible()
  })
})

test('el alumno ve qué hay para la próxima y qué se dio; los planes, cuánto', async ({ page, signInAs }) => {
  const { id, call, callAdmin, alumnoIds, leido } = await conClase(page, signInAs)
  const { unidades } = await leido()
  await call(`POST /docente/catedra/${id}/diasclase/hoy/cierre`, {
    clave: crypto.randomUUID(),
    unidades: [{ unidadId: unidades[0]?.id, estado: 'DADA' }],
    para_la_proxima: 'Traer el cancionero.',
  })
  await page.goto(`/docente/catedra/${id}?tab=planes`)
  await expect(page.getByText('Dadas 1 de 3')).toBeVisible()
  await page.getByRole('link', { name: 'Plan anual' }).click()
  await expect(page.getByText('Dada', { exact: true })).toHaveCount(1)

  await signInAs('alumno', (await callAdmin(`GET /alumnos/${alumnoIds[0]}`)).email)
  await page.goto(`/alumno/catedra/${id}`)
  await expect(page.getByRole('heading', { name: 'Para la próxima' })).toBeVisible()
  await expect(page.getByText('Traer el cancionero.')).toBeVisible()
  await page.getByText('Lo que se dio').click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Marzo' })).toBeVisible()
  await expectFits(page)
})

test('el panel ofrece instalar donde el navegador puede, y no insiste', async ({ page, signInAs }) => {
  await signInAs('docente')
  await page.goto('/docente/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const offer = () =>
    page.evaluate(() => {
      const evento = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: async () => document.body.setAttribute('data-instala', '1'),
      })
      dispatchEvent(evento)
    })
  await offer()
  await page.getByRole('button', { name: 'Instalar' }).click()
  await expect(page.locator('body[data-instala]')).toHaveCount(1)
  await offer()
  await page.getByRole('button', { name: 'Ahora no' }).click()
  await offer()
  await expect(page.getByRole('region', { name: 'Instalar' })).toHaveCount(0)
})
