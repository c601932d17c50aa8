import type { Locator, Page } from '@playwright/test'
import { adminPassword, type Program, startProgram } from '../support/program'
import { test as base, expect } from './fixtures'

type Llamar = (method: string, path: string, body?: object) => Promise<{ id: number }>

interface Administrador {
  /** Signed in as the administrator, at an address. */
  enter: (address: string) => Promise<void>
  /** The API with the administrator's session. */
  llamar: Llamar
}

/** A program with the demonstration course: its teacher, its 25 students and their payments. */
export const test = base.extend<Administrador, { program: Program }>({
  program: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from this pattern
    async ({}, use) => {
      const program = await startProgram({ seed: [['demo']] })
      await use(program)
      await program.stop()
    },
    { scope: 'worker' },
  ],
  enter: async ({ page }, use) => {
    await use(async (address) => {
      await page.goto('/admin/login')
      await page.evaluate((token) => localStorage.setItem('adminToken', token), await tokenDe(page))
      await page.goto(address)
      await expect(page.locator('h1')).toBeVisible()
    })
  },
  llamar: async ({ page }, use) => {
    const token = await tokenDe(page)
    await use(async (method, path, data) => {
      const headers = { authorization: `Bearer ${token}` }
      const answer = await page.request.fetch(`/api${path}`, { method, headers, ...(data && { data }) })
      expect(answer.ok(), await answer.text()).toBe(true)
      return answer.json()
    })
  },
})

async function tokenDe(page: Page): Promise<string> {
  const answer = await page.request.post('/api/login', { data: { password: adminPassword } })
  return (await answer.json()).token
}

/** The row of a table, which on a telephone is a card. */
export const fila = (page: Page | Locator, texto: string) => page.getByRole('row').filter({ hasText: texto })

export { expect }
