import type { Page } from '@playwright/test'
import { nuevaCatedra } from './cursado'
import { aviso, expect, test } from './fixtures'
import { type Ingreso, signIn } from './ingreso'

const YA_MARCADO = 'Ya lo había marcado otra persona'

const fila = (page: Page, apellido: string) =>
  page.getByRole('checkbox', { name: new RegExp(`Rosa ${apellido}`) })

/** Two telephones at the sheet of one class day: the teacher's and the administrator's. */
async function conDosTelefonos(
  page: Page,
  signInAs: (rol: 'docente', email: string) => Promise<Ingreso>,
  deAdmin: Page,
) {
  const catedra = await nuevaCatedra(page, { alumnos: ['Paz', 'Ríos'] })
  const { call } = await signInAs('docente', catedra.docente.email)
  const dia = await call(`POST /docente/catedra/${catedra.id}/diasclase`, {
    fecha: '2026-07-06',
    dia_semana: 'Lunes',
  })
  await page.goto(`/docente/catedra/${catedra.id}?tab=clases&dia=${dia.id}`)
  await deAdmin.goto(`/admin/catedras/${catedra.id}?tab=clases`)
  await deAdmin.getByRole('button', { name: 'Asistencia del 06/07/2026' }).click()
  for (const una of [page, deAdmin]) await expect(fila(una, 'Ríos')).toHaveAccessibleName(/Sin Registro/)
  const read = async (): Promise<(boolean | null)[]> =>
    (await call(`GET /docente/catedra/${catedra.id}/diasclase/${dia.id}/asistencias`)).asistencias.map(
      ({ presente }: { presente: boolean | null }) => presente,
    )
  return { read }
}

test('las marcas que esperaron en un teléfono no cambian la que otra persona hizo después, y se dice', async ({
  page,
  browser,
  baseURL,
  program,
  signInAs,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const deAdmin = await context.newPage()
  await signIn(deAdmin, program, 'admin')
  const { read } = await conDosTelefonos(page, signInAs, deAdmin)

  await page.context().setOffline(true)
  await fila(page, 'Paz').click()
  await fila(page, 'Ríos').click()
  await expect(page.getByText('Sin conexión: 2 marcas por enviar')).toBeVisible()
  await fila(deAdmin, 'Paz').dblclick()
  await expect(fila(deAdmin, 'Paz')).toHaveAccessibleName(/Ausente guardado/)
  await page.context().setOffline(false)

  await expect(aviso(page, YA_MARCADO)).toBeVisible()
  await expect(fila(page, 'Paz')).toHaveAccessibleName(`Rosa Paz Ausente ${YA_MARCADO}`)
  await expect(fila(page, 'Ríos')).toHaveAccessibleName(/Presente guardado/)
  expect(await read()).toEqual([false, true])
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(page.getByText(YA_MARCADO, { exact: true }).first()).toBeInViewport()

  // Whoever sees it may still say otherwise.
  await fila(page, 'Paz').click()
  await expect(fila(page, 'Paz')).toHaveAccessibleName(/Presente guardado/)
  expect(await read()).toEqual([true, true])
  await context.close()
})

test('tampoco la del administrador cambia la que el docente hizo después', async ({
  page,
  browser,
  baseURL,
  program,
  signInAs,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const deAdmin = await context.newPage()
  await signIn(deAdmin, program, 'admin')
  const { read } = await conDosTelefonos(page, signInAs, deAdmin)

  await context.setOffline(true)
  await fila(deAdmin, 'Ríos').click()
  await expect(deAdmin.getByText('Sin conexión: 1 marca por enviar')).toBeVisible()
  await fila(page, 'Ríos').dblclick()
  await expect(fila(page, 'Ríos')).toHaveAccessibleName(/Ausente guardado/)
  await context.setOffline(false)

  await expect(aviso(deAdmin, YA_MARCADO)).toBeVisible()
  await expect(fila(deAdmin, 'Ríos')).toHaveAccessibleName(`Rosa Ríos Ausente ${YA_MARCADO}`)
  await expect(aviso(deAdmin, 'Asistencia actualizada.')).toHaveCount(0)
  expect(await read()).toEqual([null, false])
  await context.close()
})
