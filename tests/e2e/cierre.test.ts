import { diaDeSemanaDe } from '../../src/domain/calendario/semana'
import { cierra, conClase, enPanel, estado, fila, frase, presentes, titulo } from './cierres'
import { expect, hoy, test } from './fixtures'
import { expectAreaEnCache, expectGuardada, otraPagina } from './guardado'

test('lo escrito sobrevive a recargar', async ({ page, signInAs }) => {
  const { id } = await conClase(page, signInAs)
  await page.goto(`/docente/catedra/${id}/cierre`)
  await fila(page, 'Ríos').click()
  await frase(page).fill('Traer lápiz.')
  await page.getByRole('button', { name: 'En parte Abril' }).click()
  await page.reload()
  await expect(fila(page, 'Ríos')).not.toBeChecked()
  await expect(frase(page)).toHaveValue('Traer lápiz.')
  await expect(page.getByRole('button', { name: 'En parte Abril' })).toHaveAttribute('aria-pressed', 'true')
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
