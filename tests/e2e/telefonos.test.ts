import { chromium } from '@playwright/test'
import { chromiumArgs, findChromium } from '../support/chromium.mjs'
import { olvidaLoNuevo, recuerdaElHorarioDeVerano, traduce } from '../support/telefonos'
import { cierra, conClase, fila } from './cierres'
import { openCard } from './comunidad'
import { expect, telefono, test } from './fixtures'
import { enterWith } from './ingreso'
import { conTarea } from './tareas'

test.describe('un teléfono de hace años', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize(telefono)
    await page.addInitScript(olvidaLoNuevo)
  })

  test('abre las tareas, una con un recurso y el calendario de una alumna', async ({ page, signInAs }) => {
    const { call } = await signInAs('alumno')
    const tareas = await call('GET /alumnos/me/tareas')
    const conRecursos = tareas.find(({ TareaMaestra }: { TareaMaestra: { titulo: string } }) =>
      TareaMaestra.titulo.includes('guarania'),
    )
    await page.goto('/alumno/tareas')
    await expect(page.getByRole('heading', { name: 'Mis tareas' })).toBeVisible()
    await expect(page.getByRole('link', { name: conRecursos.TareaMaestra.titulo }).first()).toBeVisible()

    await page.goto(`/alumno/tarea/${conRecursos.id}`)
    await expect(page.getByRole('list', { name: 'Recursos' })).toBeVisible()

    await page.goto('/alumno/calendario')
    await expect(page.getByRole('main').locator('a[href*="?mes="]').first()).toBeVisible()
  })

  test('abre las clases de un docente, y su menú', async ({ page, signInAs }) => {
    const { catedra } = await signInAs('docente')
    await page.goto(`/docente/catedra/${catedra.id}?tab=clases`)
    await expect(page.getByRole('main').locator('time, summary').first()).toBeVisible()

    const salida = page.getByRole('navigation', { name: 'Tu sesión' }).getByRole('button')
    await expect(salida).toBeHidden()
    await page.getByRole('button', { name: /abrir el menú/ }).click()
    await expect(salida).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(salida).toBeHidden()
  })

  test('muestra la línea de tiempo a quien entró, con su menú', async ({ page, signInAs }) => {
    await signInAs('docente')
    await page.goto('/?q=Mangoré')
    await expect(page.locator('.tarjeta').first()).toBeVisible()

    await page.getByRole('button', { name: /abrir el menú/ }).click()

    await expect(page.getByRole('link', { name: 'Ir al panel' })).toBeVisible()
  })
})

test('la clase de hoy se cierra también en la red de la escuela, sin HTTPS', async ({
  page,
  program,
  signInAs,
}) => {
  const { id, token, leido } = await conClase(page, signInAs)
  const executablePath = findChromium()
  const args = [...chromiumArgs, '--host-resolver-rules=MAP escuela.example 127.0.0.1']
  const otro = await chromium.launch({ ...(executablePath && { executablePath }), args })
  try {
    const direccion = program.url.replace('localhost', 'escuela.example')
    const pagina = await otro.newPage({ baseURL: direccion, viewport: telefono, locale: 'es-PY' })
    await enterWith(pagina, 'docente', token)
    expect(await pagina.evaluate(() => isSecureContext)).toBe(false)

    await pagina.goto(`/docente/catedra/${id}/cierre`)
    await fila(pagina, 'Ríos').click()
    await cierra(pagina).click()

    await expect(pagina.getByRole('heading', { name: 'La clase está cerrada' })).toBeVisible()
    expect((await leido()).cierre).not.toBeNull()
  } finally {
    await otro.close()
  }
})

test.describe('con el traductor del navegador', () => {
  test('el cierre de una clase sigue contando', async ({ page, signInAs }) => {
    const { id } = await conClase(page, signInAs)
    await page.goto(`/docente/catedra/${id}/cierre`)
    await expect(fila(page, 'Ríos')).toBeVisible()
    await page.evaluate(traduce)

    await fila(page, 'Ríos').click()
    await expect(page.getByText('4 presentes · 1 ausente.')).toBeVisible()
    await fila(page, 'Vera').click()

    await expect(page.getByText('3 presentes · 2 ausentes.')).toBeVisible()
  })

  test('los detalles se abren y se cierran', async ({ page, signInAs }) => {
    const { catedra } = await signInAs('admin')
    await page.goto(`/admin/catedras/${catedra.id}?tab=planes`)
    await page.getByRole('main').locator('summary').first().click()
    const ver = page.getByRole('button', { name: /^Ver detalles/ }).first()
    await expect(ver).toBeVisible()
    await page.evaluate(traduce)

    for (let vez = 0; vez < 2; vez++) {
      await ver.click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).first().click()
      await expect(page.getByRole('dialog')).toBeHidden()
    }
  })

  test('un voto y un comentario de la línea de tiempo se ven al darlos', async ({ page }) => {
    const card = await openCard(page, 'Herminio Giménez')
    await expect(card.getByRole('radio', { name: '4 estrellas' })).toBeVisible()
    await page.evaluate(traduce)

    await card.getByRole('radio', { name: '4 estrellas' }).check()
    await expect(card.getByText(/1 voto$/).first()).toBeVisible()
    await card.getByLabel('Tu nombre').fill('Ana')
    await card.getByLabel('Tu comentario').fill('Qué lindo suena')
    await card.getByRole('button', { name: 'Comentar' }).click()

    await expect(card.getByText('Comentario publicado.')).toBeVisible()
    await expect(card.getByRole('list', { name: /^Comentarios/ })).toContainText('Qué lindo suena')
  })
})

test('un plazo de julio dice la hora de Paraguay, aunque el teléfono recuerde el horario de verano', async ({
  page,
  signInAs,
}) => {
  const { docente, alumnos, catedraId, tareaId } = await conTarea(page, { fecha_entrega: '2027-07-10T20:00' })
  await page.addInitScript(recuerdaElHorarioDeVerano)
  await signInAs('alumno', alumnos[0]?.email)
  await page.goto('/alumno/tareas')
  await expect(page.getByText('10/07/2027 20:00').first()).toBeVisible()

  await signInAs('docente', docente)
  await page.goto(`/docente/catedra/${catedraId}/tareas/${tareaId}/edit`)

  await expect(page.getByLabel(/^Fecha/).first()).toHaveValue('2027-07-10T20:00')
})
