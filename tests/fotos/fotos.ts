import { mkdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { test } from '../e2e/fixtures'
import { type Rol, signIn } from '../e2e/ingreso'
import { direccionesDe, publicas } from './direcciones'

const carpeta = join(import.meta.dirname, '../../fotos')
const pantallas = { telefono: { width: 360, height: 780 }, escritorio: { width: 1280, height: 800 } }
const temas = { claro: 'light', oscuro: 'dark' } as const

for (const quien of ['visitante', 'alumno', 'docente', 'admin'] as const) {
  for (const pantalla of Object.keys(pantallas) as (keyof typeof pantallas)[]) {
    for (const tema of Object.keys(temas) as (keyof typeof temas)[]) {
      test(`${quien}, ${pantalla}, ${tema}`, async ({ browser, program, page }) => {
        const ingreso = quien === 'visitante' ? null : await signIn(page, program, quien)
        const direcciones = ingreso ? await direccionesDe(quien as Rol, ingreso) : publicas
        const context = await browser.newContext({
          baseURL: program.url,
          locale: 'es-PY',
          viewport: pantallas[pantalla],
          colorScheme: temas[tema],
        })
        const camara = await context.newPage()
        if (ingreso) await carry(page, camara)
        const fotos = await take(camara, direcciones, join(carpeta, quien, `${pantalla}-${tema}`))
        await paste(
          browser,
          fotos,
          join(carpeta, `${quien}-${pantalla}-${tema}.jpg`),
          pantallas[pantalla].width,
        )
        await context.close()
      })
    }
  }
}

/** The session of one page into another. */
async function carry(from: Page, to: Page) {
  const guardado = await from.evaluate(() => ({ ...localStorage }))
  await to.goto('/about')
  await to.evaluate((guardado) => Object.assign(localStorage, guardado), guardado)
}

async function take(page: Page, direcciones: Record<string, string>, folder: string) {
  mkdirSync(folder, { recursive: true })
  const fotos: { nombre: string; path: string }[] = []
  for (const [nombre, direccion] of Object.entries(direcciones)) {
    await page.goto(direccion)
    // A board's stream of events never ends: what is drawn says when a screen is there.
    await page.locator('h1').first().waitFor()
    await page.waitForFunction(() => !document.querySelector('[aria-busy="true"], .ui-esqueleto'))
    const path = join(folder, `${nombre}.jpg`)
    await page.screenshot({ path, type: 'jpeg', quality: 80 })
    fotos.push({ nombre, path })
  }
  return fotos
}

/** All of them on one sheet, to be looked at together. */
async function paste(
  browser: Browser,
  fotos: { nombre: string; path: string }[],
  path: string,
  width: number,
) {
  const page = await browser.newPage({ viewport: { width: 1600, height: 900 } })
  const lado = Math.min(width, 400)
  await page.goto(`file://${carpeta}`)
  await page.setContent(
    `<body style="margin:8px;display:grid;grid-template-columns:repeat(auto-fill,${lado}px);gap:8px;font:14px sans-serif">${fotos
      .map(
        ({ nombre, path }) =>
          `<figure style="margin:0"><img src="${relative(carpeta, path)}" width="${lado}"><figcaption>${nombre}</figcaption></figure>`,
      )
      .join('')}`,
    { waitUntil: 'load' },
  )
  await page.screenshot({ path, type: 'jpeg', quality: 80, fullPage: true })
  await page.close()
}
