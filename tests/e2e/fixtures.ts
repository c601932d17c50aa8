import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { type Program, startProgram } from '../support/program'

interface Shared {
  /** The built program with the real catalogue, one for each worker. */
  program: Program
}

export const test = base.extend<{ baseURL: string }, Shared>({
  program: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from this pattern
    async ({}, use) => {
      const program = await startProgram({ seed: [['catalogo']] })
      await use(program)
      await program.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ program }, use) => use(program.url),
  // An error on the console of any page fails its test.
  page: async ({ page }, use) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
        errors.push(message.text())
    })
    await use(page)
    expect(errors).toEqual([])
  },
})

export { expect }

export const telefono = { width: 360, height: 800 }
export const escritorio = { width: 1280, height: 900 }

export async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
}

/** Nothing sticks out sideways. */
export async function expectFits(page: Page) {
  const [content, screen] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ])
  expect(content).toBeLessThanOrEqual(screen ?? 0)
}
