import type { Page } from '@playwright/test'
import { muestras } from '../support/archivos'
import { aviso, expect, test } from './fixtures'
import { conTarea, handIn } from './tareas'

const fila = (page: Page, texto: string) => page.getByRole('listitem').filter({ hasText: texto })

test('una docente crea una tarea con archivo y enlaces, la asigna y la elimina', async ({
  page,
  signInAs,
}) => {
  const { docente, catedraId } = await conTarea(page, {}, { alumnos: 2 })
  await signInAs('docente', docente)
  await page.goto(`/docente/catedra/${catedraId}?tab=tareas`)
  await expect(fila(page, 'Armonizar un bajo')).toContainText('Maestra (Asignada)')
  await expect(fila(page, 'Armonizar un bajo')).toContainText('En Plazo')
  await page.getByRole('link', { name: 'Crear Nueva Tarea' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crear Nueva Tarea')
  await page.getByRole('button', { name: 'Crear Tarea' }).click()
  await expect(aviso(page, 'Por favor, completa todos los campos obligatorios.')).toBeVisible()

  await page.getByRole('textbox', { name: 'Título' }).fill('Fuga a dos voces')
  await page.getByRole('textbox', { name: 'Descripción' }).fill('Sujeto y respuesta.')
  await page.getByLabel('Puntos posibles').fill('20')
  await page.getByLabel('Fecha de entrega (opcional)').fill('2020-03-10T18:30')
  await expect(page.getByText('Esa fecha ya pasó')).toBeVisible()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'guia.pdf', mimeType: 'application/pdf', buffer: muestras.pdf })
  await expect(page.getByRole('list', { name: 'Archivos añadidos' })).toContainText('guia.pdf')
  await page.getByLabel('Direcciones (URL)').fill('no es una dirección')
  await page.getByRole('button', { name: 'Crear Tarea' }).click()
  await expect(aviso(page, 'La dirección debe comenzar con http:// o https://.')).toBeVisible()
  await page.getByLabel('Direcciones (URL)').fill('https://a.example/uno\n\nhttps://a.example/dos')
  await page.getByRole('radio', { name: 'Después' }).check()
  await page.getByRole('button', { name: 'Crear Tarea' }).click()

  await expect(aviso(page, 'Tarea creada exitosamente.')).toBeVisible()
  await expect(fila(page, 'Fuga a dos voces')).toContainText('Maestra (Sin Asignar)')
  await expect(fila(page, 'Fuga a dos voces')).toContainText('Vencida')
  await expect(fila(page, 'Fuga a dos voces')).toContainText('10/03/2020 18:30')
  await page.getByRole('button', { name: 'Asignar Fuga a dos voces' }).click()
  const assign = page.getByRole('dialog', { name: 'Asignar tarea' })
  await assign.getByRole('button', { name: 'Asignar tarea' }).click()
  await expect(assign.locator('.ui-error')).toContainText('Debes seleccionar al menos un alumno')
  await expect(assign.getByLabel('Buscar por nombre o email')).toBeFocused()
  await assign.getByRole('checkbox', { name: /Rosa Prueba 1/ }).check()
  await assign.getByRole('button', { name: 'Asignar tarea' }).click()
  await expect(aviso(page, 'Tarea asignada exitosamente a los alumnos seleccionados!')).toBeVisible()
  await expect(fila(page, 'Fuga a dos voces')).toContainText('Asignada a 1 alumno')
  await page.getByRole('button', { name: 'Asignar Fuga a dos voces' }).click()
  await expect(assign.getByRole('checkbox', { name: /Rosa Prueba 1/ })).toBeDisabled()
  await assign.getByRole('checkbox', { name: 'Todos los que no la tienen' }).check()
  await assign.getByRole('button', { name: 'Asignar tarea' }).click()
  await expect(fila(page, 'Fuga a dos voces')).toContainText('Asignada a 2 alumnos')

  await page.getByRole('button', { name: 'Ver detalles Fuga a dos voces' }).click()
  const detalles = page.getByRole('dialog', { name: 'Fuga a dos voces' })
  await expect(detalles).toContainText('guia.pdf')
  await expect(detalles).toContainText('a.example/dos')
  await detalles.getByRole('button', { name: 'Cerrar' }).click()
  await page.getByRole('button', { name: 'Eliminar Fuga a dos voces' }).click()
  await page.getByRole('button', { name: 'Eliminar la tarea' }).click()
  await expect(aviso(page, 'Tarea eliminada exitosamente.')).toBeVisible()
  await expect(fila(page, 'Fuga a dos voces')).toHaveCount(0)
})

test('una tarea se crea ya asignada a todos, o a quienes se elige', async ({ page, signInAs }) => {
  const { docente, catedraId } = await conTarea(page, {}, { alumnos: 2 })
  await signInAs('docente', docente)
  const create = async (titulo: string, elegir = async () => {}) => {
    await page.goto(`/docente/catedra/${catedraId}/tareas/create`)
    await page.getByRole('textbox', { name: 'Título' }).fill(titulo)
    await page.getByRole('textbox', { name: 'Descripción' }).fill('Sujeto y respuesta.')
    await page.getByLabel('Puntos posibles').fill('20')
    await elegir()
    await page.getByRole('button', { name: 'Crear Tarea' }).click()
  }

  await create('Para todos')
  await expect(fila(page, 'Para todos')).toContainText('Asignada a 2 alumnos')

  await create('Para una', async () => {
    await page.getByRole('radio', { name: 'Elegir' }).check()
    await page.getByRole('button', { name: 'Crear Tarea' }).click()
    await expect(aviso(page, 'Debes seleccionar al menos un alumno para asignar la tarea.')).toBeVisible()
    await page.getByRole('checkbox', { name: /Rosa Prueba 1/ }).check()
  })
  await expect(fila(page, 'Para una')).toContainText('Asignada a 1 alumno')
})

test('una tarea se edita y conserva lo que no se tocó', async ({ page, signInAs }) => {
  const { docente, catedraId, tareaId } = await conTarea(page, { recursos: ['https://a.example/uno'] })
  const { call } = await signInAs('docente', docente)
  await page.goto(`/docente/catedra/${catedraId}/tareas/${tareaId}/edit`)
  await expect(page.getByLabel('Direcciones (URL)')).toHaveValue('https://a.example/uno')

  await page.getByLabel('Fecha de entrega (opcional)').fill('2030-05-04T10:15')
  await page.getByRole('button', { name: 'Guardar cambios' }).click()

  await expect(aviso(page, 'Tarea actualizada exitosamente.')).toBeVisible()
  const tarea = await call(`GET /docente/catedra/${catedraId}/tareas/${tareaId}`)
  expect(tarea).toMatchObject({
    titulo: 'Armonizar un bajo',
    recursos: ['https://a.example/uno'],
    fecha_entrega: '2030-05-04T13:15:00.000Z',
  })
})

/** A task that this many students have delivered. */
async function conEntregas(page: Page, signInAs: Ingresar, cuantas: number, archivo = 'hoja.png') {
  const una = await conTarea(page, {}, { alumnos: cuantas })
  const ids: number[] = []
  for (const { email } of una.alumnos) {
    const alumno = await signInAs('alumno', email)
    ids.push(await handIn(page.request, alumno, { tareaId: una.tareaId, archivo }))
  }
  return { ...una, ids, ...(await signInAs('docente', una.docente)) }
}
type Ingresar = (rol: 'alumno' | 'docente', email?: string) => Promise<import('./ingreso').Ingreso>

test('en la mesa se califica con el teclado, se devuelve y se ve cuánto falta', async ({
  page,
  signInAs,
}) => {
  const { catedraId, tareaId } = await conEntregas(page, signInAs, 3)
  await page.goto(`/docente/catedra/${catedraId}/tareas/${tareaId}/correccion`)
  const nombre = page.locator('#entrega-actual')
  await expect(nombre).toHaveText('Rosa Prueba 1')
  await expect(page.getByText('0 de 3 calificadas')).toBeVisible()
  await page.getByRole('textbox', { name: 'Puntos' }).focus()

  await page.keyboard.press('Enter')
  await expect(page.locator('.mesa .ui-error')).toHaveText('Debe ingresar una calificación.')
  await page.keyboard.type('11')
  await page.keyboard.press('Enter')
  await expect(page.locator('.mesa .ui-error')).toHaveText('La calificación debe estar entre 0 y 10.')
  await page.getByRole('textbox', { name: 'Puntos' }).fill('9')
  await page.keyboard.press('Enter')
  await expect(aviso(page, '¡Calificado!')).toBeVisible()
  await expect(aviso(page, 'La entrega ha sido calificada exitosamente.')).toBeVisible()
  await expect(nombre).toHaveText('Rosa Prueba 2')
  await expect(page.getByRole('textbox', { name: 'Puntos' })).toBeFocused()
  await expect(page.getByText('1 de 3 calificadas')).toBeVisible()

  await page.getByRole('button', { name: 'Devolver para otro intento' }).click()
  await expect(page.locator('.mesa .ui-error')).toContainText('Escribe un comentario')
  await page.getByLabel('Comentario (opcional)').fill('Revisa el bajo.')
  await page.getByRole('button', { name: 'Devolver para otro intento' }).click()
  await expect(nombre).toHaveText('Rosa Prueba 3')
  await page.getByRole('textbox', { name: 'Puntos' }).fill('7')
  await page.keyboard.press('Alt+ArrowUp')
  await expect(nombre).toHaveText('Rosa Prueba 2')
  await expect(page.locator('.mesa')).toContainText('Rechazada')
  await page.keyboard.press('ArrowRight')
  await expect(nombre).toHaveText('Rosa Prueba 3')
  await expect(page.getByRole('textbox', { name: 'Puntos' })).toHaveValue('7')
  await page.getByLabel('Comentario (opcional)').focus()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('2 de 3 calificadas')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Entregas por puntos obtenidos' })).toContainText('9 puntos:1')
})

test('la siguiente entrega se ve en menos de 100 ms', async ({ page, signInAs }) => {
  const { catedraId, tareaId } = await conEntregas(page, signInAs, 3)
  await page.goto(`/docente/catedra/${catedraId}/tareas/${tareaId}/correccion`)
  await page.waitForLoadState('networkidle')

  const ms = await page.evaluate(async () => {
    const visible = () =>
      document.querySelector<HTMLImageElement>('.vista:not(.antes-de-tiempo) img') as HTMLImageElement
    const antes = visible().src
    const inicio = performance.now()
    dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
    while (visible().src === antes || !visible().complete) await new Promise(requestAnimationFrame)
    return performance.now() - inicio
  })

  expect(ms).toBeLessThan(100)
})

test('una entrega calificada desde otra pantalla no se califica dos veces', async ({ page, signInAs }) => {
  const { catedraId, alumnos, ids, call } = await conEntregas(page, signInAs, 1)
  await page.goto(`/docente/catedra/${catedraId}/alumno/${alumnos[0]?.id}`)
  await page.getByRole('textbox', { name: 'Puntos' }).fill('4')
  await call(`POST /docente/tareasAsignaciones/${ids[0]}/calificar`, { puntos_obtenidos: 10 })

  await page.getByRole('button', { name: 'Calificar' }).click()

  await expect(aviso(page, 'Esta entrega ya está calificada.')).toBeVisible()
  const calificadas = page.getByRole('region', { name: /^Tareas calificadas/ })
  await expect(calificadas.getByRole('textbox', { name: 'Puntos' })).toHaveValue('10')
  await expect(calificadas.getByRole('textbox', { name: 'Puntos' })).toBeDisabled()
})

test('el alumno se revisa en cinco apartados, con su adjunto', async ({ page, signInAs }) => {
  const { catedraId, alumnos } = await conEntregas(page, signInAs, 1)
  await page.goto(`/docente/catedra/${catedraId}?tab=alumnos`)
  await page.getByRole('link', { name: 'Revisar las entregas de Rosa Prueba 1' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rosa Prueba 1')
  await expect(page.getByText(alumnos[0]?.email ?? '')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Tareas entregadas por calificar',
    'Tareas calificadas',
    'Tareas sin entregar',
    'Evaluaciones pendientes',
    'Evaluaciones calificadas',
  ])
  await page.getByRole('button', { name: /^Ver adjunto/ }).click()
  await expect(page.getByRole('dialog').getByRole('img', { name: 'hoja.png' })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.route('**/calificar', (route) => route.abort())
  await page.getByRole('textbox', { name: 'Puntos' }).fill('8')
  await page.getByRole('button', { name: 'Calificar' }).click()
  await expect(aviso(page, 'No se pudo guardar la calificación.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Puntos' })).toHaveValue('8')
  await page.unroute('**/calificar')
  await page.getByRole('button', { name: 'Calificar' }).dblclick()

  await expect(page.getByRole('region', { name: /^Tareas calificadas/ })).toContainText('8 de 10 puntos')
  await page.goto(`/docente/catedra/${catedraId}/alumno/99999`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alumno no encontrado')
})

test('la planilla y las entregas se descargan', async ({ page, signInAs }) => {
  const { catedraId } = await conEntregas(page, signInAs, 1)
  await page.goto(`/docente/catedra/${catedraId}/calificaciones`)
  await expect(page.getByRole('row', { name: /Prueba 1, Rosa/ })).toContainText('Entregada')
  const csv = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportar CSV' }).click()
  expect((await csv).suggestedFilename()).toBe('calificaciones-contrapunto-2026.csv')

  await page.getByRole('link', { name: 'Armonizar un bajo' }).click()
  const zip = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar todas (ZIP)' }).click()
  expect((await zip).suggestedFilename()).toBe('entregas-armonizar-un-bajo.zip')
})

test('la planilla distingue la entrega tardía de la que falta', async ({ page, signInAs }) => {
  const { tareaId, ...una } = await conTarea(page, { fecha_entrega: '2026-03-01' }, { alumnos: 2 })
  await handIn(page.request, await signInAs('alumno', una.alumnos[0]?.email), { tareaId })
  await signInAs('docente', una.docente)

  await page.goto(`/docente/catedra/${una.catedraId}/calificaciones`)

  await expect(page.getByRole('row', { name: /Prueba 1, Rosa/ })).toContainText('Vencida (Entregada)')
  await expect(page.getByRole('row', { name: /Prueba 2, Rosa/ })).toContainText('Vencida')
  await expect(page.getByRole('row', { name: /Prueba 2, Rosa/ })).not.toContainText('(Entregada)')
})

test('la planilla se imprime entera y sin lo que la rodea', async ({ page, signInAs }) => {
  const { docente, catedraId } = await conTarea(page, {}, { alumnos: 30 })
  await signInAs('docente', docente)
  await page.goto(`/docente/catedra/${catedraId}/calificaciones`)
  await expect(page.getByRole('row', { name: /Prueba 1, Rosa/ })).toBeVisible()
  const oculto = () =>
    page.locator('.marco-de-notas').evaluate((marco) => marco.scrollHeight - marco.clientHeight)
  expect(await oculto()).toBeGreaterThan(0)

  await page.emulateMedia({ media: 'print' })

  await expect.poll(oculto).toBe(0)
  await expect(page.getByRole('heading', { name: 'Planilla de notas' })).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('button')).toHaveCount(0)
})
