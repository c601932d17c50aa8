import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { admin } from '../../src/areas/admin'
import { alumno } from '../../src/areas/alumno'
import type { PantallaDeArea } from '../../src/areas/base/area'
import { docente } from '../../src/areas/docente'
import { expect, expectGood, telefono, test } from './fixtures'
import { expectEnCache } from './guardado'

const indice: Record<string, string[]> = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../docs/ayuda/indice.json'), 'utf8'),
)
const roles = Object.keys(indice)
const paginas = [
  '/ayuda',
  ...roles.flatMap((rol) => [
    `/ayuda/${rol}`,
    `/ayuda/hoja/${rol}`,
    ...(indice[rol] ?? []).map((articulo) => `/ayuda/${rol}/${articulo}`),
  ]),
]
const LIMITE_KB = 30

test('cada página de la ayuda pesa 30 KB como mucho con su estilo, y no trae ningún guion', async ({
  program,
}) => {
  const read = async (path: string) => (await fetch(program.url + path)).text()
  const kb = (texto: string) => brotliCompressSync(texto).length / 1024
  const [, estilo = ''] = /rel="stylesheet" href="([^"]+)"/.exec(await read('/ayuda')) ?? []
  const deEstilo = kb(await read(estilo))

  for (const path of paginas) {
    const html = await read(path)
    expect(html, path).not.toContain('<script')
    expect(kb(html) + deEstilo, path).toBeLessThanOrEqual(LIMITE_KB)
  }
})

test('los enlaces de un rol llevan al título que nombran', async ({ program }) => {
  for (const rol of roles) {
    const html = await (await fetch(`${program.url}/ayuda/${rol}`)).text()
    const enlaces = [...html.matchAll(/href="(\/ayuda\/[^"#]+)#([^"]+)"/g)]
    expect(enlaces.length).toBeGreaterThan(indice[rol]?.length ?? 0)
    for (const [, path = '', ancla] of enlaces)
      expect(await (await fetch(program.url + path)).text(), path).toContain(` id="${ancla}"`)
  }
})

test('el «?» de cada pantalla lleva a un título que está', async ({ program }) => {
  for (const { pantallas } of [admin, docente, alumno]) {
    const todas: PantallaDeArea[] = Object.values(pantallas)
    const ayudas = todas.flatMap(({ ayuda, tabs = [] }) => [ayuda, ...tabs.map((una) => una.ayuda)])
    for (const ayuda of new Set(ayudas.filter((una) => una !== undefined))) {
      const [path, ancla] = ayuda.split('#')
      const html = await (await fetch(`${program.url}/ayuda/${path}`)).text()
      expect(html, ayuda).toContain(` id="${ancla}"`)
    }
  }
})

test('quien está perdido toca «?» y lee ahí mismo de esa pantalla', async ({ page, signInAs }) => {
  await signInAs('docente')
  await page.setViewportSize(telefono)
  await page.goto('/docente/catedra/1?tab=evaluaciones')
  const ayuda = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Ayuda de esta pantalla' }).click()

  const otra = await ayuda
  await expect(otra).toHaveURL('/ayuda/docente/tomar-una-evaluacion#crearla')
  await expect(otra.getByRole('heading', { name: 'Crearla' })).toBeInViewport()
})

test.describe('sin conexión', () => {
  test.use({ serviceWorkers: 'allow' })

  test('la ayuda de un área se lee aunque nunca se haya abierto', async ({ page, context, signInAs }) => {
    await signInAs('alumno')
    await page.goto('/alumno/tareas')
    await expectEnCache(page, '/ayuda/alumno/entregar-desde-el-telefono')
    await expectEnCache(page, '/ayuda/alumno/cuidar-tu-cuenta')
    await context.setOffline(true)
    const ayuda = page.waitForEvent('popup')
    await page.getByRole('link', { name: 'Ayuda de esta pantalla' }).click()

    await expect((await ayuda).getByRole('heading', { name: 'Enviar un archivo' })).toBeVisible()
  })
})

test('lo que no hay en la ayuda no está', async ({ program }) => {
  for (const path of ['/ayuda/nadie', '/ayuda/alumno/nada', '/ayuda/hoja/nadie', '/ayuda/constructor'])
    expect((await fetch(program.url + path)).status, path).toBe(404)
})

test('se llega desde el pie, se lee con cualquier ayuda, y la hoja para la pared es una página', async ({
  page,
}) => {
  await page.goto('/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Ayuda' }).click()
  await page.getByRole('link', { name: 'Para alumnos' }).click()
  await expectGood(page)
  await page.getByRole('link', { name: 'Te la devolvieron' }).click()
  await expect(page.getByRole('heading', { name: 'Te la devolvieron' })).toBeInViewport()
  await expectGood(page)

  for (const rol of roles) {
    await page.goto(`/ayuda/hoja/${rol}`)
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
    expect(pdf.match(/\/Type \/Page\b/g), rol).toHaveLength(1)
  }
  await expectGood(page)
})
