import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { muestras } from '../support/archivos'
import { unzipSync } from '../support/zip'
import { cursoNuevo } from './curso'
import { escritorio, expect, expectFits, openMore, telefono, test } from './fixtures'
import { pedidosDe, tokenDeAdmin } from './ingreso'

/** Unpacked where nothing of the program is; the address of its first page. */
async function unpack(page: Page, carpeta: string): Promise<string> {
  const [descarga] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descargar todo (ZIP)' }).click(),
  ])
  expect(descarga.suggestedFilename()).toMatch(/^catedra-[\w-]+-2026\.zip$/)
  const contenidos = unzipSync(readFileSync(await descarga.path()))
  for (const [nombre, contenido] of contenidos) {
    mkdirSync(dirname(join(carpeta, nombre)), { recursive: true })
    writeFileSync(join(carpeta, nombre), contenido)
  }
  const indice = [...contenidos.keys()].find((nombre) => nombre.endsWith('/index.html')) as string
  return pathToFileURL(join(carpeta, indice)).href
}

test('el docente descarga su cátedra y la lee del disco, sin el programa', async ({
  page,
  context,
  signInAs,
}) => {
  const carpeta = mkdtempSync(join(tmpdir(), 'guarania-archivo-'))
  const { id, docente } = await cursoNuevo(page, 'Armonía «I»')
  const { token } = await signInAs('docente', docente)
  const subida = await page.request.post('/api/docente/upload/multimedia', {
    headers: { authorization: `Bearer ${token}` },
    multipart: { file: { name: 'Acorde.png', mimeType: 'image/png', buffer: Buffer.from(muestras.png) } },
  })
  const { filePath } = await subida.json()
  await pedidosDe(page.request, token)(`POST /docente/catedra/${id}/tareas`, {
    titulo: 'Un coral',
    descripcion: `<p>Sigue este acorde: <img src="/${filePath}" alt="Do mayor"></p>`,
    puntos_posibles: 10,
    asignar: 'TODOS',
  })
  await page.goto(`/docente/catedra/${id}`)
  const indice = await unpack(page, carpeta)

  await context.setOffline(true)
  await page.goto(indice)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Armonía «I» (2026)')
  await expect(page.locator('body')).toHaveCSS('max-width', '1120px')
  await page.getByRole('link', { name: 'Tareas' }).click()
  await page.getByRole('link', { name: 'Un coral' }).click()
  await expect(page.getByRole('rowheader', { name: 'Ríos, Ana' })).toBeVisible()
  await expect
    .poll(() =>
      page.getByRole('img', { name: 'Do mayor' }).evaluate((una: HTMLImageElement) => una.naturalWidth),
    )
    .toBe(1)
  for (const tamano of [telefono, escritorio]) {
    await page.setViewportSize(tamano)
    await expectFits(page)
    await page.getByRole('link', { name: 'Armonía «I» (2026)' }).click()
    await page.getByRole('link', { name: 'Clases y asistencia' }).click()
    await expectFits(page)
  }
  rmSync(carpeta, { recursive: true })
})

test('la administración también descarga, y si falla se dice', async ({ page }) => {
  const { id } = await cursoNuevo(page, 'Orquestación')
  const token = await tokenDeAdmin(page.request)
  await page.goto('/admin/login')
  await page.evaluate((uno) => localStorage.setItem('adminToken', uno), token)
  await page.goto(`/admin/catedras/${id}`)
  await openMore(page, 'la cátedra')
  const carpeta = mkdtempSync(join(tmpdir(), 'guarania-archivo-'))
  const indice = await unpack(page, carpeta)
  expect(readFileSync(new URL(indice), 'utf8')).toContain('Pagos')
  rmSync(carpeta, { recursive: true })

  await page.route('**/archivo.zip', (route) => route.fulfill({ status: 502, body: '' }))
  await openMore(page, 'la cátedra')
  await page.getByRole('button', { name: 'Descargar todo (ZIP)' }).click()

  await expect(page.getByRole('region', { name: 'Avisos' })).toContainText('No se pudo descargar la cátedra.')
})
