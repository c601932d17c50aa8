import type { Page } from '@playwright/test'
import { nuevaCatedra } from './cursado'
import { expect, expectFits, telefono, test } from './fixtures'
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
  return { catedra, call, dia, read, fila }
}

test('«⋯» ofrece las cuatro marcas, también con el teclado, y un toque vuelve a presente o ausente', async ({
  page,
  signInAs,
}) => {
  const { catedra, read, fila } = await conPlanilla(page, signInAs)
  const otra = page.getByRole('button', { name: 'Otra marca para Rosa Paz' })
  const menu = page.getByRole('menu', { name: 'Marca de Rosa Paz' })
  expect((await otra.boundingBox())?.width).toBeGreaterThanOrEqual(44)

  await otra.click()
  await expect(menu.getByRole('menuitemradio')).toHaveText(['Presente', 'Tarde', 'Ausente', 'Justificado'])
  await expectFits(page)
  await menu.getByRole('menuitemradio', { name: 'Tarde' }).click()
  await expect(fila('Paz')).toBeChecked()
  await expect(fila('Paz')).toHaveAccessibleName(/Tarde guardado/)
  await expect(otra).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(menu.getByRole('menuitemradio', { name: 'Tarde' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(otra).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(fila('Paz')).toHaveAccessibleName(/Justificado guardado/)
  await expect(page.locator('.cuenta-de-marcas')).toHaveText(/0 Presentes.*0 Ausentes.*1 Justificado.*1 Sin/)
  expect(await read()).toMatchObject([{ presente: false, matiz: 'JUSTIFICADO' }, { presente: null }])

  await fila('Paz').click()
  await expect(fila('Paz')).toHaveAccessibleName(/Presente guardado/)
  await page.reload()
  await expect(fila('Paz')).toHaveAccessibleName(/Presente/)
  expect(await read()).toMatchObject([{ presente: true, matiz: null }, { presente: null }])
  await page.goto(`/docente/catedra/${catedra.id}?tab=asistencia`)
  await expect(page.getByRole('list', { name: 'Qué dice cada celda' })).toContainText('Tarde')
})

test('una fila que se mantiene apretada ofrece lo mismo, y no cambia por eso', async ({ page, signInAs }) => {
  const { read, fila } = await conPlanilla(page, signInAs)
  const menu = page.getByRole('menu', { name: 'Marca de Rosa Ríos' })
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

test('la lista de una clase suspendida no se puede marcar', async ({ page, signInAs }) => {
  const { catedra, call, dia } = await conPlanilla(page, signInAs)
  await call(`PUT /docente/catedra/${catedra.id}/diasclase/${dia.id}/suspension`, { motivo: 'Paro' })
  await page.reload()
  await expect(page.getByRole('dialog', { name: 'Asistencia' })).toContainText('No hubo clase: Paro')
  await expect(page.getByRole('dialog').getByRole('checkbox')).toHaveCount(0)
})
