import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { adminPassword, type Program, startProgram } from '../support/program'
import { test as base, expect } from './fixtures'

/** A program of its own: who counts the catalogue's creators must not meet those that are published here. */
export const test = base.extend<object, { program: Program }>({
  program: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from this pattern
    async ({}, use) => {
      const program = await startProgram({ seed: [['catalogo']] })
      await use(program)
      await program.stop()
    },
    { scope: 'worker' },
  ],
})

export async function enter(page: Page, address: string) {
  const { token } = await (
    await page.request.post('/api/login', { data: { password: adminPassword } })
  ).json()
  await page.goto('/admin/login')
  await page.evaluate((token) => {
    localStorage.setItem('adminToken', token)
    localStorage.setItem('role', 'admin')
  }, token)
  await page.goto(address)
}

export const emailDe = (nombre: string) => `${nombre.replace(/\s+/g, '.').toLowerCase()}@ejemplo.com`

export const datosDe = (nombre: string) => ({
  first_name: nombre.split(' ')[0],
  last_name: nombre.split(' ').slice(1).join(' '),
  birth_year: 1931,
  mainRole: ['COMPOSER'],
  email: emailDe(nombre),
  bio: 'Compositora y arpista.',
  notable_works: 'Panambí',
})

/** A contribution with a name that no other test has. */
export async function sendAporte(page: Page, apellido: string): Promise<string> {
  const nombre = `Rosa ${apellido}`
  const aporte = await page.request.post('/api/composers', { data: datosDe(nombre) })
  expect(aporte.status()).toBe(201)
  return nombre
}

export async function search(page: Page, nombre: string) {
  const { data } = await (await page.request.get(`/api/composers?q=${encodeURIComponent(nombre)}`)).json()
  return data[0] as { id: number; slug: string; bio: string }
}

/** From the administrator's panel. */
export async function reject(page: Page, nombre: string) {
  await page.goto('/admin/dashboard')
  const aporte = page.getByRole('listitem').filter({ hasText: nombre })
  await aporte.getByRole('button', { name: 'Rechazar' }).click()
  const pregunta = page.getByRole('dialog', { name: `¿Rechazar el aporte de ${nombre}?` })
  await pregunta.getByRole('button', { name: 'Rechazar' }).click()
  await expect(aporte).toHaveCount(0)
}

export async function sendSugerencia(page: Page, nombre: string, frase: string) {
  const creador = await search(page, nombre)
  const sugerencia = await page.request.post(`/api/composers/${creador.id}/suggestions`, {
    data: {
      reason: 'Lo dice el diccionario.',
      suggester_email: 'atenta@ejemplo.com',
      bio: `${creador.bio} ${frase}`,
    },
  })
  expect(sugerencia.status()).toBe(201)
  return creador
}

/** The text of the mail that says so, once it has been written. */
export async function correoQueDice(dataDir: string, dicho: RegExp, para: string): Promise<string> {
  const carpeta = join(dataDir, 'correos')
  let hallado = ''
  await expect
    .poll(() => {
      const textos = readdirSync(carpeta)
        .filter((archivo) => /^[^.].*\.eml$/.test(archivo))
        .map((archivo) => sinCodificar(readFileSync(join(carpeta, archivo), 'utf8')))
      hallado = textos.find((texto) => texto.includes(para) && dicho.test(texto)) ?? ''
      return hallado
    })
    .not.toBe('')
  return hallado
}

/** Quoted-printable, as far as a link and plain letters need it. */
function sinCodificar(eml: string): string {
  return eml.replace(/=\r?\n/g, '').replace(/=3D/g, '=')
}
