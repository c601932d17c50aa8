import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import { diaEn, fechaISO } from '../../src/domain/base/fechas'
import { type Program, startProgram } from '../support/program'
import { type Ingreso, type Rol, signIn } from './ingreso'

interface Shared {
  /** The built program with the real catalogue and the demonstration course, one for each worker. */
  program: Program
}

interface Own {
  baseURL: string
  /** Signs in, without the screens: as somebody of the demonstration, or with another e-mail. */
  signInAs: (rol: Rol, email?: string) => Promise<Ingreso>
}

/** Whoever extends the tests by it anew gets a program that the others do not look at. */
// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from this pattern
export async function demonstrate({}: object, use: (program: Program) => Promise<void>) {
  const program = await startProgram({ seed: [['catalogo'], ['demo']] })
  await use(program)
  await program.stop()
}

export const test = base.extend<Own, Shared>({
  program: [demonstrate, { scope: 'worker' }],
  baseURL: ({ program }, use) => use(program.url),
  signInAs: ({ page, program }, use) => use((rol, email) => signIn(page, program, rol, email)),
  // An error on the console of any page fails its test.
  page: async ({ page }, use) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
        errors.push(message.text())
    })
    // So is a breach of the pages' policy.
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
        console.error(`${violatedDirective}: ${blockedURI} (${sourceFile})`),
      )
    })
    await use(page)
    expect(errors).toEqual([])
  },
})

export { expect }

export const telefono = { width: 360, height: 800 }
export const escritorio = { width: 1280, height: 900 }

/** Fits and is accessible at both sizes; in both themes on the telephone: a large screen has the same colours. */
export async function expectGood(page: Page) {
  await page.setViewportSize(telefono)
  await expectFits(page)
  await expectAccessible(page)
  await page.setViewportSize(escritorio)
  await expectFits(page)
  expect(await faltasDe(page)).toEqual([])
}

/** In both themes, of which only colours are another's. */
export async function expectAccessible(page: Page) {
  expect(await faltasDe(page)).toEqual([])
  await wear(page, 'dark')
  expect(await faltasDe(page, { runOnly: porColor })).toEqual([])
  await wear(page, 'light')
}

/** What axe judges by colours. */
const porColor = ['color-contrast', 'link-in-text-block']

const axeSource = readFileSync(join(import.meta.dirname, '../../node_modules/axe-core/axe.min.js'), 'utf8')

/** Axe is brought once to each document: that costs more than what it then judges. What is in frames is not ours. */
async function faltasDe(page: Page, options: RunOptions = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(
    async (options) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, options)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
    },
    { resultTypes: ['violations'], iframes: false, ...options } satisfies RunOptions,
  )
}

async function wear(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme })
  // On its way to another, a colour is neither.
  await page.evaluate(async () => {
    const moving = document.getAnimations().filter((una) => una instanceof CSSTransition)
    await Promise.allSettled(moving.map(({ finished }) => finished))
  })
}

/** Which day it is where the institution is, 'YYYY-MM-DD': the machine may be some hours ahead, in another year. */
export const hoy = () => fechaISO(diaEn('America/Asuncion', Date.now()))

/** What else may be done with something: it stands behind its '⋯'. */
export const openMore = (page: Page, de: string) =>
  page.getByRole('button', { name: `Más acciones de ${de}`, exact: true }).click()

/** What is being said over the page. */
export const aviso = (page: Page, texto: string | RegExp, exact = false) =>
  page.getByRole('region', { name: 'Avisos' }).getByText(texto, { exact })

/** The calls that the server refuses from now on. */
export function pedidosFallidos(page: Page): string[] {
  const fallidos: string[] = []
  page.on('response', (respuesta) => {
    const { pathname } = new URL(respuesta.url())
    if (pathname.startsWith('/api/') && !respuesta.ok()) fallidos.push(pathname)
  })
  return fallidos
}

/** Nothing sticks out sideways. */
export async function expectFits(page: Page) {
  const [content, screen] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ])
  expect(content).toBeLessThanOrEqual(screen ?? 0)
}
