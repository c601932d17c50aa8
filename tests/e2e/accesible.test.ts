import type { Page } from '@playwright/test'
import { closeCatedraDe, conNotas } from './actas'
import { escritorio, expect, expectAccessible, expectFits, telefono, test } from './fixtures'
import type { Rol } from './ingreso'
import { test as nueva } from './instalacion'
import { pantallas } from './pantallas'
import { conTarea } from './tareas'

test.use({ reducedMotion: 'reduce' })
nueva.use({ reducedMotion: 'reduce' })

for (const [quien, suyas] of Object.entries(pantallas)) {
  for (const [pantalla, direcciones] of Object.entries(suyas)) {
    if (direcciones.length === 0) continue
    test(`${pantalla}, de ${quien}, es accesible y entra en un teléfono`, async ({ page, signInAs }) => {
      if (quien !== 'visitante') await signInAs(quien as Rol)
      await expectAllGood(page, direcciones)
    })
  }
}

test('lo que un alumno entrega, también', async ({ page, signInAs }) => {
  const { alumnos, catedraId } = await conTarea(page)
  const { call } = await signInAs('alumno', alumnos[0]?.email)
  const [{ id }] = await call('GET /alumnos/me/tareas')
  await expectAllGood(page, [
    `/alumno/tareas?entrega=${id}`,
    `/alumno/catedra/${catedraId}?tab=tareas&entrega=${id}`,
    `/alumno/tarea/${id}?entrega=nueva`,
  ])
})

test('lo que aporta a la línea de tiempo, también', async ({ page, signInAs }) => {
  const { alumnos } = await conTarea(page, { tipo: 'APORTE', pide: { clase: 'CREADOR', fuentes_minimas: 2 } })
  const { call } = await signInAs('alumno', alumnos[0]?.email)
  const [{ id }] = await call('GET /alumnos/me/tareas')
  await expectAllGood(page, [`/alumno/tarea/${id}?aporte=nuevo`])
})

test('una cátedra con notas a mano, y cerrada con su acta, también', async ({ page, signInAs }) => {
  const catedra = await conNotas(page)
  await signInAs('admin')
  await expectAllGood(page, [`${catedra.en}/nota-final?prueba=nueva`])
  const { direccion } = await closeCatedraDe(catedra)
  await expectAllGood(page, [`${catedra.en}/cierre`, `${catedra.en}/cierre?reabrir=si`, direccion])
})

nueva('una instalación vacía, también', async ({ page, signInAs }) => {
  await expectAllGood(page, ['/', '/hoy', '/vidas', '/que-falta', '/gamification'])
  await signInAs('admin')
  await expectAllGood(page, [
    ...['/admin', '/admin/dashboard', '/admin/creadores', '/admin/catedras', '/admin/alumnos'],
    ...['/admin/docentes', '/admin/correos', '/admin/papelera', '/admin/auditoria', '/admin/copias'],
  ])
})

const CON_DIALOGO = new RegExp(
  `[?&](${[
    ...[
      'ficha',
      'inscripcion',
      'reglas',
      'justificativos',
      'detalle',
      'clase',
      'dia',
      'generar',
      'unidad',
      'ver',
    ],
    ...[
      'tarea',
      'asignar',
      'evaluacion',
      'cuenta',
      'copia',
      'publicar',
      'suspender',
      'detalles',
      'escala',
      'rubros',
    ],
    ...['prueba', 'avisar', 'justificar', 'entrega', 'aporte', 'reabrir'],
  ].join('|')})=`,
)

async function expectAllGood(page: Page, direcciones: string[]) {
  for (const direccion of direcciones) await test.step(direccion, () => expectGood(page, direccion))
}

async function expectGood(page: Page, direccion: string) {
  await page.goto(direccion)
  await expect(page.locator('h1').first()).toBeAttached()
  await expect(page.locator('.ui-esqueleto')).toHaveCount(0)
  if (CON_DIALOGO.test(direccion)) await expect(page.getByRole('dialog')).toBeVisible()
  // A board goes on listening, and of a text that a desk shows the browser never says that it has come.
  await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => {})
  for (const tamano of [telefono, escritorio]) {
    await page.setViewportSize(tamano)
    await expectFits(page)
    await expectAccessible(page)
  }
  await expectFitsNarrow(page)
}

/** On the smallest telephone there is, and with the letters that people make larger. */
async function expectFitsNarrow(page: Page) {
  const setLetra = (letra: string) =>
    page.evaluate((letra) => document.documentElement.style.setProperty('font-size', letra), letra)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectFits(page)
  await setLetra('130%')
  for (const tamano of [telefono, escritorio]) {
    await page.setViewportSize(tamano)
    await expectFits(page)
  }
  await setLetra('')
}
