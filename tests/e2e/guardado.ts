import { expect, type Page } from '@playwright/test'

/** What an area has kept of what it read, by its keys. */
export const guardadas = (page: Page) =>
  page.evaluate(async () => {
    // To open what is not there would make it, empty.
    const bases = await indexedDB.databases()
    if (!bases.some(({ name }) => name === 'guarania')) return []
    return new Promise<string[]>((listo) => {
      const abierta = indexedDB.open('guarania')
      abierta.onsuccess = () => {
        const claves = abierta.result.transaction('consultas').objectStore('consultas').getAllKeys()
        claves.onsuccess = () => {
          abierta.result.close()
          listo(claves.result.map(String))
        }
      }
    })
  })

/** From then on the area also follows who is signed in. */
export const expectGuardada = (page: Page, clave: string) =>
  expect.poll(async () => (await guardadas(page)).join('\n'), { timeout: 20_000 }).toContain(clave)
