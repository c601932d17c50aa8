import type { Page } from '@playwright/test'
import { addDias, diaCorto } from '../../src/domain/base/fechas'
import { diaDeSemanaDe } from '../../src/domain/calendario/semana'
import { expect, hoy, test } from './fixtures'
import { type Ingreso, pedidosDe, signIn, tokenDeAdmin } from './ingreso'
import { conTarea, handIn } from './tareas'

type IngresarComo = (rol: 'docente' | 'alumno', email?: string) => Promise<Ingreso>

/** A course with one delivery, two class days before today without a list, and a post. */
async function conResumen(page: Page, signInAs: IngresarComo) {
  const curso = await conTarea(page, {}, { alumnos: 7 })
  await handIn(page.request, await signInAs('alumno', curso.alumnos[0]?.email), curso)
  const admin = pedidosDe(page.request, await tokenDeAdmin(page.request))
  const createDia = async (fecha: string): Promise<number> => {
    const dia = await admin(`POST /admin/catedras/${curso.catedraId}/diasclase`, {
      fecha,
      dia_semana: diaDeSemanaDe(fecha),
    })
    return dia.id
  }
  const [anteayer, ayer] = [addDias(hoy(), -2), addDias(hoy(), -1)]
  await createDia(anteayer)
  await createDia(ayer)
  await admin(`POST /catedras/${curso.catedraId}/publicaciones`, {
    titulo: 'Cambio de aula el jueves',
    contenido: '<p>Nos vemos en el <strong>Aula 4</strong>.</p>',
  })
  return { ...curso, createDia, fechas: [anteayer, ayer].map(diaCorto) }
}

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
/** The figure of that name, as it is written. */
const figura = (page: Page, nombre: string) =>
  page.locator('.figuras > div').filter({ hasText: nombre }).getByRole('definition')

test('el resumen dice cómo está la cátedra, y cada cosa lleva a donde se hace', async ({
  page,
  signInAs,
}) => {
  const { catedraId, tareaId, docente, fechas } = await conResumen(page, signInAs)
  await signInAs('docente', docente)
  const direccion = `/docente/catedra/${catedraId}`
  await page.goto(direccion)

  await expect(figura(page, 'Alumnos inscritos')).toHaveText('7')
  await expect(figura(page, 'Entregas por corregir')).toHaveText('1')
  await expect(panel(page, 'Necesitan atención')).toContainText('Por ahora nadie')
  const paraHoy = panel(page, 'Para hoy')
  await expect(paraHoy.getByRole('link', { name: /^1 entrega de «Armonizar un bajo»/ })).toContainText(
    'espera desde hoy',
  )
  await expect(paraHoy).toContainText(`2 clases sin lista: ${fechas.join(' y ')}`)
  const tablon = panel(page, 'Tablón')
  await expect(tablon).toContainText('Nos vemos en el Aula 4.')
  await expect(tablon).toContainText(
    /Administración · \d\d\/\d\d\/\d{4} \d\d:\d\d · 0 me gusta · 0 comentarios/,
  )
  await expect(page.getByRole('list', { name: 'Estado de los pagos' })).toContainText('7')
  await expect(page.getByRole('link', { name: 'Pasar lista de hoy' })).toHaveCount(0)

  for (const [enlace, llega] of [
    ['1 entrega por corregir', `${direccion}?tab=tareas`],
    ['Ver los 7', `${direccion}?tab=alumnos`],
    [/^2 clases sin lista/, `${direccion}?tab=clases`],
    [/^1 entrega de/, `${direccion}/tareas/${tareaId}/correccion`],
  ] as const) {
    await page.goto(direccion)
    await page.getByRole('link', { name: enlace }).click()
    await expect(page).toHaveURL(llega)
  }
})

test('desde cualquier parte se pasa la lista de hoy, y el resumen lo dice al volver', async ({
  page,
  signInAs,
}) => {
  const { catedraId, docente, createDia } = await conResumen(page, signInAs)
  const dia = await createDia(hoy())
  await signInAs('docente', docente)
  await page.goto(`/docente/catedra/${catedraId}`)
  await expect(figura(page, 'Asistencia del mes')).toHaveText('N/A')
  await page.getByRole('tab', { name: 'Alumnos' }).click()

  await page.getByRole('link', { name: 'Pasar lista de hoy' }).click()

  await expect(page).toHaveURL(`/docente/catedra/${catedraId}?tab=clases&dia=${dia}`)
  const lista = page.getByRole('dialog')
  await lista.getByRole('checkbox', { name: /Rosa Prueba 1/ }).click()
  await expect(lista.getByText('Presente', { exact: true }).first()).toBeVisible()
  await lista.getByRole('button', { name: 'Cerrar' }).click()
  await page.getByRole('tab', { name: 'Resumen' }).click()
  await expect(page.getByRole('link', { name: 'Pasar lista de hoy' })).toBeVisible()
  await expect(figura(page, 'Asistencia del mes')).toContainText('14,29 %')

  // Nobody is told to do what is done.
  await page.getByRole('link', { name: 'Pasar lista de hoy' }).click()
  await lista.getByRole('button', { name: 'Todos presentes' }).click()
  await lista.getByRole('button', { name: 'Listo' }).click()
  await expect(page.getByRole('button', { name: 'Ver la asistencia de hoy' })).toBeVisible()
  await page.getByRole('tab', { name: 'Resumen' }).click()
  await expect(page.getByRole('link', { name: 'Ver la lista de hoy' })).toBeVisible()
})

test('quien faltó seguido necesita atención, y se va a lo suyo', async ({ page, signInAs }) => {
  const { catedraId, docente, createDia, alumnos } = await conResumen(page, signInAs)
  const dias = [await createDia(addDias(hoy(), -3)), await createDia(hoy())]
  const { call } = await signInAs('docente', docente)
  for (const dia of dias) {
    const { asistencias } = await call(`GET /docente/catedra/${catedraId}/diasclase/${dia}/asistencias`)
    for (const { alumnoId, nombreCompleto } of asistencias) {
      const presente = !nombreCompleto.includes('Prueba 1')
      await call(`POST /docente/catedra/${catedraId}/diasclase/${dia}/toggle-asistencia`, {
        alumnoId,
        presente,
      })
    }
  }
  await page.goto(`/docente/catedra/${catedraId}`)

  const atencion = panel(page, 'Necesitan atención').getByRole('row').filter({ hasText: 'Prueba' })
  await expect(atencion).toHaveCount(1)
  await expect(atencion).toContainText('faltó a las últimas 2 clases')
  await atencion.getByRole('link', { name: 'Prueba 1, Rosa' }).click()
  await expect(page).toHaveURL(new RegExp(`/docente/catedra/${catedraId}/alumno/\\d+$`))
  expect(alumnos).toHaveLength(7)
})

test('lo que se publica está en el resumen al volver', async ({ page, signInAs }) => {
  const { catedraId, docente } = await conResumen(page, signInAs)
  await signInAs('docente', docente)
  await page.goto(`/docente/catedra/${catedraId}`)
  await panel(page, 'Tablón').getByRole('link', { name: 'Crear publicación' }).click()
  const formulario = page.getByRole('dialog', { name: 'Nueva Publicación' })
  await formulario.getByLabel('Título').fill('Ensayo general')
  await formulario.getByRole('textbox', { name: 'Contenido' }).fill('El viernes a las 19.')
  await formulario.getByRole('button', { name: 'Publicar' }).click()
  await expect(formulario).toBeHidden()

  await page.getByRole('tab', { name: 'Resumen' }).click()

  await expect(panel(page, 'Tablón')).toContainText(/Ensayo general.*El viernes a las 19\..*Marta Prueba/)
})

test('en una cátedra vacía no espera nada', async ({ page, program }) => {
  const call = pedidosDe(page.request, await tokenDeAdmin(page.request))
  const email = `vacia-${crypto.randomUUID().slice(0, 8)}@prueba.example`
  const { id: docenteId } = await call('POST /admin/docentes', { nombre: 'Marta', apellido: 'Paz', email })
  const { id } = await call('POST /admin/catedras', { nombre: 'Vacía', anio: 2026, docenteId })
  await signIn(page, program, 'docente', email)

  await page.goto(`/docente/catedra/${id}`)

  await expect(figura(page, 'Asistencia del mes')).toHaveText('N/A')
  await expect(figura(page, 'Clases dadas')).toHaveText('0 / 0')
  await expect(panel(page, 'Necesitan atención')).toContainText('Todavía no hay alumnos inscritos.')
  await expect(panel(page, 'Para hoy')).toContainText('Nada espera por ti.')
  await expect(panel(page, 'Tablón')).toContainText('Todavía no hay publicaciones.')
})
