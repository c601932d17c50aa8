import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { muestras } from '../support/archivos'
import { newFolder, runProgram } from '../support/program'
import { expect, expectGood } from './fixtures'
import { pedidosDe, tokenDeAdmin } from './ingreso'
import { datosDe, enter, test } from './moderacion'

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

test('la foto aprobada es la de la ficha, también en el sitio exportado; la rechazada se va', async ({
  page,
  request,
  program,
}) => {
  const [email, otro] = ['con.foto@ejemplo.com', 'sin.suerte@ejemplo.com']
  const [publicada, rechazada] = [await sendParecido(page, email), await sendParecido(page, otro)]
  const call = pedidosDe(page.request, await tokenDeAdmin(page.request))
  const aportes: { id: number; email: string }[] = await call('GET /composers/pending')
  const decide = (de: string, status: string) =>
    call(`PUT /composers/${aportes.find((uno) => uno.email === de)?.id}/status`, { status })

  await decide(otro, 'REJECTED')
  await decide(email, 'PUBLISHED')

  expect((await request.get(publicada)).status()).toBe(200)
  expect((await page.request.get(rechazada)).status()).toBe(404)
  expect(await (await request.get('/?q=agustin%20barrios')).text()).toContain(publicada)
  const folder = newFolder()
  expect(runProgram(['export', folder, '--data-dir', program.dataDir]).status).toBe(0)
  expect([publicada, rechazada].map((foto) => existsSync(join(folder, foto)))).toEqual([true, false])
})

test('los parecidos son accesibles y entran en un teléfono', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await sendParecido(page, 'parecida@ejemplo.com')
  await enter(page, '/admin/dashboard?tab=aportes')
  const aporte = aporteDe(page, 'parecida@ejemplo.com')
  await expect(
    aporte.locator('.se-parece').filter({ hasText: 'Se parece a Agustín Pío Barrios' }),
  ).toBeVisible()
  await expectGood(page)
  await aporte.getByRole('link', { name: 'Agustin Barrios', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Pasar a sugerencia' }).first()).toBeVisible()

  await expectGood(page)
})
