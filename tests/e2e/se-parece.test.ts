import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { muestras } from '../support/archivos'
import { newFolder, runProgram } from '../support/program'
import { aviso, escritorio, expect, expectAccessible, expectFits, telefono } from './fixtures'
import { correoQueDice, datosDe, enter, test } from './moderacion'

/** Somebody contributes who is published already, with a photo. */
async function sendParecido(page: Page, email: string) {
  const foto = await page.request.post('/api/composers/photo', {
    multipart: { file: { name: 'foto.png', mimeType: 'image/png', buffer: muestras.png } },
  })
  const { photo_url } = await foto.json()
  const enviado = await page.request.post('/api/composers', {
    data: {
      ...datosDe('Agustin Barrios'),
      birth_year: 1885,
      bio: `Guitarrista, contado por ${email}.`,
      email,
      photo_url,
    },
  })
  expect(enviado.status()).toBe(201)
  return photo_url as string
}

const aporteDe = (page: Page, email: string) => page.getByRole('listitem').filter({ hasText: email }).first()

test('antes de aprobar se ve a quién se parece, y con un toque pasa a sugerencia', async ({
  page,
  program,
}) => {
  const email = 'repite@ejemplo.com'
  await sendParecido(page, email)
  await enter(page, '/admin/dashboard?tab=aportes')
  const parecido = aporteDe(page, email)
    .locator('.se-parece')
    .filter({ hasText: 'Se parece a Agustín Pío Barrios' })
  const fila = parecido.getByRole('row').filter({ hasText: 'Biografía' })
  await expect(fila.getByRole('cell')).toHaveCount(2)
  await expect(fila.getByRole('cell').last()).toContainText('Guitarrista, contado por repite@ejemplo.com.')

  await expect(aporteDe(page, email).getByRole('button', { name: 'Aprobar' })).not.toHaveClass(/principal/)
  await expect(parecido.getByRole('button', { name: 'Pasar a sugerencia' })).toHaveClass(/principal/)
  await parecido.getByRole('button', { name: 'Pasar a sugerencia' }).dblclick()

  await expect(aviso(page, 'El aporte pasó a Sugerencias de Edición.')).toBeVisible()
  await expect(aporteDe(page, email)).toHaveCount(0)
  await page.getByRole('tab', { name: 'Sugerencias de Edición' }).click()
  const sugerencia = page.getByRole('listitem').filter({ hasText: email })
  await expect(sugerencia).toHaveCount(1)
  await expect(sugerencia.getByRole('img', { name: 'La foto que llegó con el aporte' })).toBeVisible()
  await correoQueDice(program.dataDir, /Recibimos tu sugerencia/, email)
  await page.goto('/admin/aportes')
  await expect(page.getByText(/Pasó a ser una sugerencia para Agustín Pío Barrios/)).toBeVisible()
})

test('en la revisión las dos fichas están lado a lado con la foto, y se vuelve a los que faltan', async ({
  page,
}) => {
  const email = 'otra.vez@ejemplo.com'
  await sendParecido(page, email)
  await enter(page, '/admin/dashboard?tab=aportes')
  await aporteDe(page, email).getByRole('link', { name: 'Agustin Barrios', exact: true }).click()
  await expect(page.getByRole('img', { name: 'Retrato de Agustin Barrios' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'La foto que llegó con el aporte' }).first()).toBeVisible()

  await page.getByRole('button', { name: 'Pasar a sugerencia' }).first().click()

  await expect(page).toHaveURL(/tab=aportes/)
  await expect(aviso(page, 'El aporte pasó a Sugerencias de Edición.')).toBeVisible()
})

test('la foto aprobada es la de la ficha, también en el sitio exportado; la rechazada se va', async ({
  page,
  request,
  program,
}) => {
  const [email, otro] = ['con.foto@ejemplo.com', 'sin.suerte@ejemplo.com']
  const [publicada, rechazada] = [await sendParecido(page, email), await sendParecido(page, otro)]
  await enter(page, '/admin/dashboard?tab=aportes')
  await aporteDe(page, otro).getByRole('button', { name: 'Rechazar' }).click()
  const pregunta = page.getByRole('dialog')
  await expect(pregunta).toContainText('y su foto se elimina')
  await pregunta.getByRole('button', { name: 'Rechazar' }).click()
  await expect(aporteDe(page, otro)).toHaveCount(0)

  await aporteDe(page, email).getByRole('button', { name: 'Aprobar' }).click()
  await expect(pregunta).toContainText('quedarían dos fichas de la misma persona')
  await pregunta.getByRole('button', { name: 'Aprobar igual' }).click()

  await expect(aviso(page, 'Aporte aprobado exitosamente!')).toBeVisible()
  expect((await request.get(publicada)).status()).toBe(200)
  expect((await page.request.get(rechazada)).status()).toBe(404)
  await page.goto('/?q=agustin barrios')
  await expect(page.locator(`.tarjeta img.lazo[src="${publicada}"]`)).toHaveCount(1)
  const folder = newFolder()
  expect(runProgram(['export', folder, '--data-dir', program.dataDir]).status).toBe(0)
  expect([publicada, rechazada].map((foto) => existsSync(join(folder, foto)))).toEqual([true, false])
})

test('el período que se eligió al aportar es con el que se aprueba, salvo que se cambie', async ({
  page,
}) => {
  await page.request.post('/api/composers', { data: { ...datosDe('Rosa Elegida'), period: 'TRANSICION' } })
  await enter(page, '/admin/dashboard?tab=aportes')

  await expect(aporteDe(page, 'Rosa Elegida').getByLabel('Período')).toHaveValue('TRANSICION')
})

test.describe('sin movimiento', () => {
  test.use({ reducedMotion: 'reduce' })

  for (const [medida, viewport] of Object.entries({ telefono, escritorio })) {
    test(`los parecidos son accesibles y entran en un ${medida}`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await sendParecido(page, `${medida}@ejemplo.com`)
      await enter(page, '/admin/dashboard?tab=aportes')
      const aporte = aporteDe(page, `${medida}@ejemplo.com`)
      await expect(
        aporte.locator('.se-parece').filter({ hasText: 'Se parece a Agustín Pío Barrios' }),
      ).toBeVisible()
      await expectFits(page)
      await expectAccessible(page)
      await aporte.getByRole('link', { name: 'Agustin Barrios', exact: true }).click()
      await expect(page.getByRole('button', { name: 'Pasar a sugerencia' }).first()).toBeVisible()

      await expectFits(page)
      await expectAccessible(page)
    })
  }
})
