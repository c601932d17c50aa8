import { execFileSync, type StdioOptions, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { closeCatedraDe, conNotas } from './actas'
import { expect, test } from './administrador'
import { otroNavegador } from './curso'
import { telefono } from './fixtures'

const isHere = (program: string) => spawnSync(program, ['--version']).error === undefined

test.skip(!isHere('zbarimg') || !isHere('pdftoppm'), 'Para leer un QR hacen falta zbarimg y pdftoppm.')

/** It complains of what it does not find around it. */
const DICE: StdioOptions = ['ignore', 'pipe', 'ignore']

/** What a telephone reads in a picture. */
function readQr(imagen: Buffer): string {
  const folder = mkdtempSync(join(tmpdir(), 'guarania-qr-'))
  try {
    const path = join(folder, 'imagen.png')
    writeFileSync(path, imagen)
    return execFileSync('zbarimg', ['--quiet', '--raw', path], { encoding: 'utf8', stdio: DICE }).trim()
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The first page of a document, as a printer would have it. */
const firstPageOf = (pdf: string) => execFileSync('pdftoppm', ['-png', '-r', '110', '-singlefile', pdf])

test('un teléfono lee el código del acta, en la pantalla y en el papel', async ({ page, enter }) => {
  const catedra = await conNotas(page)
  const { direccion } = await closeCatedraDe(catedra)
  await page.setViewportSize(telefono)
  await enter(`/admin/catedras/${catedra.id}/cierre`)
  await page.getByRole('img', { name: /^Código del acta/ }).scrollIntoViewIfNeeded()

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(readQr(await page.screenshot())).toBe(direccion)
  }

  const descarga = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar PDF de la versión 1' }).click()
  expect(readQr(firstPageOf(await (await descarga).path()))).toBe(direccion)
  await page.goto(direccion)
  await expect(page.getByRole('heading', { level: 1, name: 'VIGENTE' })).toBeVisible()
})

test('y el de una constancia, que dice la nota y las iniciales', async ({ page, browser, program }) => {
  const catedra = await conNotas(page)
  await closeCatedraDe(catedra)
  const { email } = await catedra.call(`GET /alumnos/${catedra.alumnoIds[0]}`)
  const { page: suya } = await otroNavegador(browser, program, 'alumno', email)
  await suya.goto(`/alumno/catedra/${catedra.id}`)
  const descarga = suya.waitForEvent('download')
  await suya.getByRole('button', { name: 'Descargar mi constancia' }).click()

  const direccion = readQr(firstPageOf(await (await descarga).path()))

  expect(direccion).toMatch(/\/constancia\/\w{12}$/)
  await suya.goto(direccion)
  await expect(suya.getByText('R. S.', { exact: true })).toBeVisible()
  await expect(suya.getByText('5 (cinco)')).toBeVisible()
  await expect(suya.getByText('Comprobación; no reemplaza al acta firmada.')).toBeVisible()
  await expect(suya.locator('main')).not.toContainText('Sosa')
})
