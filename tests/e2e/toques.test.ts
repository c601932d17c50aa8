import type { Page } from '@playwright/test'
import { cierra, conClase, enPanel, estado, fila } from './cierres'
import { aviso, expect, telefono, test } from './fixtures'
import { sendAporte } from './moderacion'
import { conTarea } from './tareas'

/** How often a finger comes down from here on; what is typed takes as many taps everywhere. */
async function countToques(page: Page): Promise<() => Promise<number>> {
  await page.setViewportSize(telefono)
  const note = () =>
    addEventListener(
      'pointerdown',
      () => sessionStorage.setItem('toques', String(Number(sessionStorage.getItem('toques') ?? 0) + 1)),
      { capture: true },
    )
  await page.addInitScript(note)
  await page.evaluate(note)
  return () => page.evaluate(() => Number(sessionStorage.getItem('toques') ?? 0))
}

/** Each job has today's number as its bar: it may fall. */
const CUANTOS = {
  pasarLista: 4,
  cerrarLaClase: 3,
  crearUnaTarea: 5,
  darUnaTarea: 3,
  invitar: 2,
  cobrar: 2,
  aprobar: 1,
}

test('pasar lista, con uno que faltó', async ({ page, signInAs }) => {
  const { nombre, leido } = await conClase(page, signInAs, { hora_inicio: '00:00', hora_fin: '23:59' })
  await page.goto('/docente/dashboard')
  const toques = await countToques(page)

  await enPanel(page, nombre, 'Pasar lista').click()
  await page.getByRole('button', { name: 'Crear la clase de hoy' }).click()
  await page.getByRole('button', { name: 'Todos presentes' }).click()
  await expect(fila(page, 'Ríos')).toBeChecked()
  await fila(page, 'Ríos').click()

  await expect
    .poll(async () => (await leido()).alumnos.map(({ presente }) => presente))
    .toEqual([true, false, true, true, true])
  expect(await toques()).toBeLessThanOrEqual(CUANTOS.pasarLista)
})

test('cerrar una clase, con uno que faltó', async ({ page, signInAs }) => {
  const { nombre } = await conClase(page, signInAs)
  await page.goto('/docente/dashboard')
  const toques = await countToques(page)

  await enPanel(page, nombre, 'Cerrar la clase').click()
  await fila(page, 'Ríos').click()
  await cierra(page).click()

  await expect(estado(page, 'La clase está cerrada')).toBeVisible()
  expect(await toques()).toBeLessThanOrEqual(CUANTOS.cerrarLaClase)
})

test('crear una tarea', async ({ page, signInAs }) => {
  const { docente, catedraId } = await conTarea(page)
  await signInAs('docente', docente)
  await page.goto(`/docente/catedra/${catedraId}?tab=tareas`)
  const toques = await countToques(page)

  await page.getByRole('link', { name: 'Crear Nueva Tarea' }).click()
  for (const [campo, texto] of [
    ['Título', 'Fuga a dos voces'],
    ['Descripción', 'Sujeto y respuesta.'],
    ['Puntos posibles', '20'],
  ] as const) {
    await page.getByRole('textbox', { name: campo }).click()
    await page.keyboard.type(texto)
  }
  await page.getByRole('button', { name: 'Crear Tarea' }).click()

  await expect(aviso(page, 'Tarea creada exitosamente.')).toBeVisible()
  expect(await toques()).toBeLessThanOrEqual(CUANTOS.crearUnaTarea)
})

test('dar una tarea a todos', async ({ page, signInAs }) => {
  const { docente, catedraId } = await conTarea(page, {}, { alumnos: 3, asignada: false })
  await signInAs('docente', docente)
  await page.goto(`/docente/catedra/${catedraId}?tab=tareas`)
  const toques = await countToques(page)

  await page.getByRole('button', { name: 'Asignar Armonizar un bajo' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Asignar tarea' })
  await dialogo.getByRole('checkbox', { name: /Todos los que no la tienen/ }).click()
  await dialogo.getByRole('button', { name: /^Asignar/ }).click()

  await expect(aviso(page, 'Tarea asignada exitosamente a los alumnos seleccionados!')).toBeVisible()
  expect(await toques()).toBeLessThanOrEqual(CUANTOS.darUnaTarea)
})

test('invitar a quienes no entraron', async ({ page, signInAs }) => {
  const { docente, catedraId, call } = await conTarea(page)
  const nueva = { nombre: 'Luz', apellido: 'Nueva', email: `luz-${Date.now()}@prueba.example` }
  const { id: alumnoId } = await call('POST /alumnos', nueva)
  await call(`POST /admin/catedras/${catedraId}/inscribir`, { alumnoId, avisar: false })
  await signInAs('docente', docente)
  await page.goto(`/docente/catedra/${catedraId}?tab=alumnos`)
  const toques = await countToques(page)

  await page.getByText('Faltan entrar').click()
  await page.getByRole('button', { name: 'Invitar de nuevo' }).click()

  await expect(aviso(page, /1 invitación enviada/)).toBeVisible()
  expect(await toques()).toBeLessThanOrEqual(CUANTOS.invitar)
})

test('anotar un pago', async ({ page, signInAs }) => {
  const { catedraId, call } = await conTarea(page)
  const [inscripcion] = (await call(`GET /admin/catedras/${catedraId}`)).CatedraAlumno
  await call(`PUT /admin/catedraalumnos/${inscripcion.id}`, { matricula_monto: 90_000 })
  await signInAs('admin')
  await page.goto(`/admin/catedras/${catedraId}/pagos`)
  const toques = await countToques(page)

  await page
    .getByRole('button', { name: /^Matrícula/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Registrar pago' }).click()

  await expect(page.getByRole('link', { name: /^Recibo de Matrícula/ })).toBeVisible()
  expect(await toques()).toBeLessThanOrEqual(CUANTOS.cobrar)
})

test('aprobar un aporte', async ({ page, signInAs }) => {
  const nombre = await sendAporte(page, 'Tocada')
  await signInAs('admin')
  await page.goto('/admin/dashboard')
  const toques = await countToques(page)

  await page.getByRole('button', { name: `Aprobar ${nombre}` }).click()

  await expect(aviso(page, 'Aporte aprobado exitosamente!')).toBeVisible()
  expect(await toques()).toBeLessThanOrEqual(CUANTOS.aprobar)
})
