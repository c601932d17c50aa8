import type { Page } from '@playwright/test'
import { startProgram } from '../support/program'
import { closeCatedraDe, conNotas } from './actas'
import { test as base, escritorio, expect, expectFits, expectGood, telefono } from './fixtures'
import { type Ingreso, pedidosDe, type Rol, tokenDeAdmin } from './ingreso'
import { test as nueva } from './instalacion'
import { pantallas } from './pantallas'
import { watchPedidos } from './recorrido'
import { conTarea } from './tareas'

/** Of 120 letters, with no place to break in the first sixty. */
const LARGO = `${'Ñandejára'.repeat(7).slice(0, 60)} ${'de las altas y bajas misiones '.repeat(2).slice(0, 59)}`

/** A house whose name does not fit a telephone's header, with names in its lists that fit in no line. */
const test = base.extend<object, { program: Awaited<ReturnType<typeof startProgram>> }>({
  program: [
    async ({ playwright }, use) => {
      const env = { SITE_NAME: 'Conservatorio Municipal de Encarnación' }
      const program = await startProgram({ seed: [['catalogo'], ['demo']], env })
      const request = await playwright.request.newContext({ baseURL: program.url })
      await lengthenNombres(pedidosDe(request, await tokenDeAdmin(request)))
      await request.dispose()
      await use(program)
      await program.stop()
    },
    { scope: 'worker' },
  ],
})

/** Of the course, its teacher, some of its students, a task and an evaluation. */
async function lengthenNombres(call: Ingreso['call']) {
  await call('PUT /admin/catedras/1', { nombre: LARGO })
  await call('PUT /admin/docentes/1', { nombre: LARGO, apellido: LARGO })
  for (const id of [1, 3, 13]) await call(`PUT /alumnos/${id}`, { nombre: LARGO, apellido: LARGO })
  for (const id of [1, 2]) await call(`PUT /admin/tareas/${id}`, { titulo: LARGO })
  await call('PUT /admin/evaluaciones/1', { titulo: LARGO })
}

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

test('en un teléfono se leen catorce letras del nombre de la casa, y lo de al lado se toca con comodidad', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize(telefono)
  for (const rol of ['alumno', 'docente', 'admin'] as const) {
    await signInAs(rol)
    await page.goto(`/${rol}/dashboard`)
    await expect(page.getByRole('button', { name: /abrir el menú/ })).toBeVisible()

    const lados = await page
      .locator('.encabezado')
      .locator('.ayuda-de-pantalla, .campana, .usuario')
      .evaluateAll((todos) =>
        todos.map((uno) => Math.min(uno.getBoundingClientRect().width, uno.getBoundingClientRect().height)),
      )
    expect(Math.min(...lados)).toBeGreaterThanOrEqual(44)
    expect(await page.locator('.encabezado .marca b').evaluate(countLetras)).toBeGreaterThanOrEqual(14)
  }
})

/** How much of a name is in its line, before what stands for the rest. */
function countLetras(nombre: Element) {
  const todo = nombre.textContent ?? ''
  let cuantas = todo.length
  while (nombre.scrollWidth > nombre.clientWidth) nombre.textContent = `${todo.slice(0, --cuantas)}…`
  return cuantas
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
  const settled = watchPedidos(page)
  for (const direccion of direcciones)
    await test.step(direccion, async () => {
      await page.goto(direccion)
      await expect(page.locator('h1').first()).toBeAttached()
      if (CON_DIALOGO.test(direccion)) await expect(page.getByRole('dialog')).toBeVisible()
      await settled()
      expect(await page.evaluate(listIntocables)).toEqual([])
      await expectGood(page)
      await expectFitsNarrow(page)
    })
}

/** What leads somewhere or does something, and that a finger goes through. */
const listIntocables = () =>
  [...document.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')]
    .filter((uno) => uno.checkVisibility() && !uno.closest('[inert], [aria-hidden="true"]'))
    .filter((uno) => getComputedStyle(uno).pointerEvents === 'none')
    .map(({ outerHTML }) => outerHTML)

/** On the smallest telephone there is, and with the letters that people make larger. */
async function expectFitsNarrow(page: Page) {
  const setLetra = (letra: string) =>
    page.evaluate((letra) => document.documentElement.style.setProperty('font-size', letra), letra)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectFits(page)
  await page.setViewportSize(telefono)
  await expectNombreEnUnRenglon(page)
  await setLetra('130%')
  for (const tamano of [telefono, escritorio]) {
    await page.setViewportSize(tamano)
    await expectFits(page)
    await expectNombreEnUnRenglon(page)
  }
  await setLetra('')
}

/** What is printed has the institution's name elsewhere. */
async function expectNombreEnUnRenglon(page: Page) {
  const medidas = await page.locator('header .marca b').evaluateAll((nombres) =>
    nombres.map((nombre) => {
      const header = nombre.closest('header') as HTMLElement
      const renglones =
        nombre.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(nombre).lineHeight)
      return [Math.round(renglones), header.scrollHeight <= header.clientHeight]
    }),
  )
  expect(medidas).toEqual([[1, true]])
}
