import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures'

/** Where votes are counted, of a creator that no other test votes for: those of a worker share what they give. */
export async function openCard(page: Page, nombre = 'Agustín Pío Barrios') {
  await page.goto(`/?q=${encodeURIComponent(nombre)}`)
  const card = page.locator('.tarjeta').filter({ has: page.locator('summary', { hasText: nombre }) })
  await card.locator('summary').click()
  await expect(card.getByRole('radiogroup', { name: 'Tu valoración' })).toBeVisible()
  return card
}

export async function openAporte(page: Page) {
  await page.goto('/')
  await page.getByRole('link', { name: 'Agregar creador' }).click()
  const dialog = page.getByRole('dialog', { name: 'Agregar Nuevo Creador' })
  await expect(dialog).toBeVisible()
  return dialog
}

interface Escrito {
  nombres: string
  apellidos: string
  anio: string
  rol: string
}

/** What a contribution has to say, on its three tabs, but for a source. */
export async function fillAporte(donde: Page | Locator, { nombres, apellidos, anio, rol }: Escrito) {
  await donde.getByLabel('Nombres').fill(nombres)
  await donde.getByLabel('Apellidos').fill(apellidos)
  await donde.getByRole('group', { name: 'Nacimiento' }).getByLabel('Año').fill(anio)
  await donde.getByLabel('Biografía').fill('Músico de San Bernardino.')
  await donde.getByLabel('Obras notables').fill('Lago azul')
  await donde.getByRole('tab', { name: 'Roles y Período' }).click()
  await donde.getByLabel(rol).check()
  await donde.getByRole('tab', { name: 'Multimedia' }).click()
  await donde.getByLabel('Tu email').fill('aportante@example.org')
}

export async function openSugerencia(page: Page) {
  const card = await openCard(page)
  await card.getByRole('button', { name: 'Sugerir una mejora' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sugerir Edición' })
  await expect(dialog.getByLabel('Motivo', { exact: true })).toBeVisible()
  return dialog
}

export const toastOf = (page: Page, text: string) =>
  page.locator('.ui-aviso').filter({ hasText: text }).first()

export function countPosts(page: Page, path: RegExp) {
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && path.test(request.url())) posts.push(request.url())
  })
  return posts
}
