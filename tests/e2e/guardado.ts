import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, expect, type Page } from '@playwright/test'

/** What an area has kept of what it read, each with its key. */
const loGuardado = (page: Page) =>
  page.evaluate(async () => {
    // To open what is not there would make it, empty.
    const bases = await indexedDB.databases()
    if (!bases.some(({ name }) => name === 'guarania')) return []
    return new Promise<{ clave: string; datos: unknown }[]>((listo) => {
      const abierta = indexedDB.open('guarania')
      abierta.onsuccess = () => {
        const guardado = abierta.result.transaction('consultas').objectStore('consultas')
        const claves = guardado.getAllKeys()
        const cosas = guardado.getAll()
        cosas.onsuccess = () => {
          abierta.result.close()
          listo(claves.result.map((una, i) => ({ clave: String(una), datos: cosas.result[i]?.state?.data })))
        }
      }
    })
  })

/** The keys of what an area has kept. */
export const guardadas = async (page: Page) => (await loGuardado(page)).map(({ clave }) => clave)

/** What an area has kept under the key that has this in it. */
export const guardada = async (page: Page, parte: string): Promise<unknown> =>
  (await loGuardado(page)).find(({ clave }) => clave.includes(parte))?.datos

/** From then on the area also follows who is signed in. */
export const expectGuardada = (page: Page, clave: string) =>
  expect.poll(async () => (await guardadas(page)).join('\n'), { timeout: 20_000 }).toContain(clave)

const areas = JSON.parse(readFileSync(join(import.meta.dirname, '../../dist/areas.json'), 'utf8'))

export const expectEnCache = (page: Page, direccion: string) =>
  expect
    .poll(() => page.evaluate(async (una) => Boolean(await caches.match(una)), direccion), {
      timeout: 20_000,
    })
    .toBe(true)

/** Until an area's screens would open without a network; its files come one after the other. */
export async function expectAreaEnCache(page: Page, area: 'docente' | 'alumno') {
  await expectEnCache(page, `/${area}`)
  await expectEnCache(page, areas[area].at(-1))
}

/** As if the browser had been closed: what is kept is all there is. */
export async function otraPagina(page: Page, context: BrowserContext): Promise<Page> {
  await page.close()
  return context.newPage()
}
