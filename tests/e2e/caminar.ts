import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { watchPedidos } from './recorrido'

/** Also on a busy machine. */
const LO_QUE_SE_ESPERA_MS = 15_000

const ayuda = join(import.meta.dirname, '../../docs/ayuda')

/** What the words of a procedure leave to who follows them. */
export interface Camino {
  /** Nobody has signed in. */
  afuera?: true
  /** Who, where it is not whom the demonstration lets in first. */
  quien?: string
  /** Where one is that reads it, unless its own words lead there. */
  desde?: string
  /** What is typed or chosen, by the name of the field. */
  escribe?: Record<string, string>
  /** Of whom, where a '⋯' is opened. */
  de?: string
  /** What is said of some cases only, and of this one is not. */
  salvo?: readonly string[]
  /** What a step asks without the name of a field or a button; it comes before what it names. */
  ademas?: Record<number, (page: Page) => Promise<unknown>>
  /** What was typed here is not enough, and the form says so. */
  conFaltas?: true
  /** What one sees in the end. */
  fin?: RegExp
}

/** The numbered steps below a heading of an article. */
export function pasosDe(articulo: string, titulo: string): string[] {
  const texto = readFileSync(join(ayuda, `${articulo}.md`), 'utf8')
  const [, seccion = ''] = texto.split(`\n## ${titulo}\n`)
  const lineas = (seccion.split('\n## ')[0] ?? '').split('\n')
  const pasos: string[] = []
  for (const linea of lineas) {
    if (/^\d\. /.test(linea)) pasos.push(linea.replace(/^\d\. /, ''))
    else if (/^ {2,}\S/.test(linea) && pasos.length) pasos.push(`${pasos.pop()} ${linea.trim()}`)
    else if (linea === '' && pasos.length) break
  }
  return pasos
}

/** Follows the steps one after the other: what is linked is opened, what is named is touched, written in or seen. */
export async function caminar(page: Page, pasos: readonly string[], camino: Camino): Promise<void> {
  const { desde, escribe = {}, salvo = [], ademas = {}, fin, de, conFaltas = false } = camino
  page.setDefaultTimeout(LO_QUE_SE_ESPERA_MS)
  // Nobody touches the next thing before what the last one opened is there; for its pictures nobody waits.
  const settled = watchPedidos(page, (pedido) => pedido.resourceType() !== 'image')
  if (desde) await page.goto(desde)
  for (const [i, paso] of pasos.entries()) {
    await settled()
    await ademas[i + 1]?.(page)
    for (const [, direccion, cita = ''] of dichas(paso)) {
      if (direccion) await page.goto(direccion)
      else if (!salvo.includes(cita)) {
        await settled()
        await follow(page, cita, escribe[cita], de)
      }
    }
  }
  if (!conFaltas)
    expect(await page.getByRole('alert').filter({ visible: true, hasText: /\S/ }).allTextContents()).toEqual(
      [],
    )
  if (fin) await expect(page.getByText(fin).filter({ visible: true }).first()).toBeVisible()
}

/** Links and quoted words, in order; a sentence that begins with a condition is for who has that case. */
const dichas = (paso: string) => {
  const siempre = paso.split(/(?<=[.:;»] )/).filter((frase) => !/^Si /.test(frase))
  return siempre.join('').matchAll(/\]\((\/[^)]*)\)|«([^»]+)»/g)
}

async function follow(page: Page, cita: string, valor: string | undefined, de: string | undefined) {
  const lugar = await find(page, cita, de)
  const clase = await lugar.evaluate(
    (el) => `${el.tagName} ${el.getAttribute('role') ?? ''} ${(el as HTMLInputElement).type ?? ''}`,
  )
  if (/^SELECT/.test(clase)) return valor === undefined ? undefined : lugar.selectOption({ label: valor })
  if (/^INPUT +file/.test(clase)) return valor === undefined ? undefined : lugar.setInputFiles(valor)
  if (/checkbox|radio/.test(clase)) return lugar.check()
  if (/^(INPUT|TEXTAREA)/.test(clase) || /textbox/.test(clase)) return lugar.fill(valor ?? 'Una prueba')
  if (!/^(BUTTON|A|SUMMARY)\b|button|link|tab|menuitem/.test(clase)) return
  await lugar.click()
}

/** As whoever reads sees it: in the dialog that is open, if there is one. */
async function find(page: Page, cita: string, de: string | undefined): Promise<Locator> {
  const dialogo = page.getByRole('dialog').filter({ visible: true }).last()
  let mejor: Locator | undefined
  let miradas = 0
  await expect
    .poll(
      async () => {
        const donde = (await dialogo.count()) > 0 ? dialogo : page.locator('body')
        // What says just that may still be on its way.
        const cuales = candidatos(donde, cita, de).slice(0, ++miradas > 3 ? undefined : EXACTOS)
        for (const una of cuales) {
          const visible = una.filter({ visible: true }).first()
          if ((await visible.count()) > 0) {
            mejor = visible
            return true
          }
        }
        // Whoever doesn't see it goes on down.
        await page.mouse.wheel(0, 500)
        return false
      },
      { message: `«${cita}» no está en la pantalla`, timeout: LO_QUE_SE_ESPERA_MS, intervals: [100] },
    )
    .toBe(true)
  return mejor as Locator
}

/** So many say just that: a field, and what each role names. */
const EXACTOS = 8

function candidatos(donde: Locator, cita: string, de: string | undefined): Locator[] {
  if (cita === '⋯') return [donde.getByRole('button', { name: `Más acciones de ${de ?? ''}` })]
  const comienza = new RegExp(`^[^\\p{L}\\d]*${cita.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`, 'u')
  const roles = ['tab', 'button', 'link', 'radio', 'checkbox', 'menuitem', 'option'] as const
  return [
    donde.getByLabel(cita, { exact: true }).and(donde.locator('input, textarea, select, [contenteditable]')),
    ...roles.map((rol) => donde.getByRole(rol, { name: cita, exact: true })),
    donde.getByLabel(comienza).and(donde.locator('input, textarea, select')),
    donde.getByRole('textbox', { name: comienza }),
    donde.getByRole('combobox', { name: comienza }),
    ...roles.map((rol) => donde.getByRole(rol, { name: comienza })),
    donde.locator('summary', { hasText: comienza }),
    donde.locator('select').filter({ has: donde.page().locator('option', { hasText: cita }) }),
    donde.getByText(cita),
  ]
}
