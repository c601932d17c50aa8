import { expect, type Page } from '@playwright/test'

/** Goes down the timeline until there is no more of it. */
export async function goToTheEnd(page: Page) {
  const cards = () => page.locator('.tarjeta').count()
  while ((await page.locator('#mas').count()) > 0) {
    const before = await cards()
    await expect
      .poll(async () => {
        // The link itself may be replaced while one goes there.
        await page.evaluate(() => document.querySelector('#mas')?.scrollIntoView())
        return (await cards()) > before || (await page.locator('#mas').count()) === 0
      })
      .toBe(true)
  }
}

/** As long as the page takes to draw so many pictures of itself. */
export const waitFrames = (page: Page, cuantas: number) =>
  page.evaluate(async (cuantas) => {
    for (let i = 0; i < cuantas; i++) await new Promise(requestAnimationFrame)
  }, cuantas)

/** How much moves by itself on the pages that are opened from now on. */
export async function watchCorrido(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const corrido: number[] = []
    Object.assign(window, { corrido })
    new PerformanceObserver((lista) => {
      for (const entrada of lista.getEntries()) corrido.push((entrada as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () =>
    page.evaluate(() =>
      (window as unknown as { corrido: number[] }).corrido.reduce((suma, uno) => suma + uno, 0),
    )
}
