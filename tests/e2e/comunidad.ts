import type { Page } from '@playwright/test'
import { expect } from './fixtures'

const MANGORE = '/?q=mangore'

export async function openCard(page: Page) {
  await page.goto(MANGORE)
  const card = page.locator('.tarjeta').filter({ hasText: 'Agustín Pío Barrios' })
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
