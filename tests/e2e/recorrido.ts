import { expect, type Page, type Request } from '@playwright/test'

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

/** Waits until all that a page asks for is answered and drawn. A board listens on: that it was answered is enough. */
export function watchPedidos(page: Page, isAwaited = (_: Request) => true): () => Promise<void> {
  let enCamino = new Set<Request>()
  page.on('request', (pedido) => {
    if (pedido.isNavigationRequest() && pedido.frame() === page.mainFrame()) enCamino = new Set()
    if (isAwaited(pedido)) enCamino.add(pedido)
  })
  page.on('response', (respuesta) => enCamino.delete(respuesta.request()))
  page.on('requestfailed', (pedido) => enCamino.delete(pedido))
  return () =>
    expect(async () => {
      await waitFrames(page, 2)
      expect([...enCamino].map((uno) => uno.url())).toEqual([])
      await expect(page.locator('.ui-esqueleto')).toHaveCount(0)
    }).toPass({ intervals: [20], timeout: 20_000 })
}
