import type { Page } from '@playwright/test'
import { nuevaCatedra } from './cursado'
import { expect, telefono, test } from './fixtures'
import type { Ingreso } from './ingreso'

async function conPlanilla(page: Page, signInAs: (rol: 'docente', email: string) => Promise<Ingreso>) {
  const catedra = await nuevaCatedra(page, { alumnos: ['Paz', 'Ríos'] })
  const { call } = await signInAs('docente', catedra.docente.email)
  const dia = await call(`POST /docente/catedra/${catedra.id}/diasclase`, {
    fecha: '2026-07-06',
    dia_semana: 'Lunes',
  })
  const read = async () =>
    (await call(`GET /docente/catedra/${catedra.id}/diasclase/${dia.id}/asistencias`)).asistencias
  await page.setViewportSize(telefono)
  await page.goto(`/docente/catedra/${catedra.id}?tab=clases&dia=${dia.id}`)
  const fila = (apellido: string) => page.getByRole('checkbox', { name: new RegExp(`Rosa ${apellido}`) })
  return { read, fila }
}

test('una fila que se mantiene apretada ofrece lo mismo, y no cambia por eso', async ({ page, signInAs }) => {
  const { read, fila } = await conPlanilla(page, signInAs)
  const menu = page.getByRole('menu', { name: 'Marca de Rosa Ríos' })
  const otra = page.getByRole('button', { name: 'Otra marca para Rosa Ríos' })
  expect((await otra.boundingBox())?.width).toBeGreaterThanOrEqual(44)
  const { x, y, width, height } = (await fila('Ríos').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const dedo = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchEnd') =>
    dedo.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchStart' ? [{ x: x + width / 2, y: y + height / 2 }] : [],
    })
  await touch('touchStart')
  await expect(menu).toBeVisible()
  await touch('touchEnd')
  await expect(menu).toBeVisible()
  await expect(fila('Ríos')).toHaveAccessibleName(/Sin Registro/)

  await menu.getByRole('menuitemradio', { name: 'Tarde' }).click()
  await expect(fila('Ríos')).toHaveAccessibleName(/Tarde guardado/)
  expect(await read()).toMatchObject([{ presente: null }, { presente: true, matiz: 'TARDE' }])

  await fila('Paz').click({ button: 'right' })
  await page.getByRole('menuitemradio', { name: 'Justificado' }).click()
  await expect(fila('Paz')).toHaveAccessibleName(/Justificado/)
})

test('sin conexión también espera una tardanza, y llega como tal', async ({ page, signInAs }) => {
  const { read, fila } = await conPlanilla(page, signInAs)
  await expect(fila('Paz')).toBeVisible()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Otra marca para Rosa Paz' }).click()
  await page.getByRole('menuitemradio', { name: 'Tarde' }).click()
  await expect(fila('Paz')).toHaveAccessibleName(/Tarde por enviar/)
  await page.context().setOffline(false)
  await expect(fila('Paz')).toHaveAccessibleName(/Tarde guardado/)
  expect((await read())[0]).toMatchObject({ presente: true, matiz: 'TARDE' })
})
