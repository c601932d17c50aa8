import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Program, startProgram } from '../support/program'
import { toastOf } from './comunidad'
import { expect, test } from './fixtures'

/** A program of its own: what is published here would be counted by other tests. */
const program = test.extend<{
  own: Program
  admin: (path: string, body: object, method?: string) => Promise<{ id: number }>
}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from this pattern
  own: async ({}, use) => {
    const own = await startProgram({ env: { ADMIN_PASSWORD: 'clave-de-prueba' } })
    await use(own)
    await own.stop()
  },
  admin: async ({ own }, use) => {
    const post = async (path: string, body: object, method = 'POST', token = '') => {
      const headers = {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      }
      return (await fetch(`${own.url}/api${path}`, { method, headers, body: JSON.stringify(body) })).json()
    }
    const { token } = await post('/login', { password: 'clave-de-prueba' })
    await use((path, body, method) => post(path, body, method, token))
  },
})

const aporte = {
  first_name: 'Sofía',
  last_name: 'Mendoza',
  birth_year: 1952,
  mainRole: ['POET'],
  bio: 'Poeta.',
  notable_works: 'Lago azul',
  email: 'ana.maria@example.org',
  is_student_contribution: true,
  student_first_name: 'Ana',
  student_last_name: 'Benítez',
}

program(
  'quien recibe observaciones corrige su aporte desde el enlace del correo, una vez',
  async ({ page, own, admin }) => {
    const { id } = await admin('/composers', aporte)
    await admin(`/admin/composers/${id}/review`, { reason: 'Falta contar dónde nació.' })
    const link = await linkIn(own.dataDir)

    await page.goto(own.url + link)
    await expect(page.getByText('Falta contar dónde nació.')).toBeVisible()
    await page.getByRole('tab', { name: 'Multimedia' }).click()
    await expect(page.getByLabel('Tu email')).toHaveValue(aporte.email)
    await page.getByLabel('Fuente', { exact: true }).fill('ABC Color, 1998')
    await page.getByRole('tab', { name: 'Información Básica' }).click()
    await page.getByLabel('Biografía').fill('Poeta de San Bernardino.')
    await page.getByRole('button', { name: 'Enviar corrección' }).click()
    await expect(toastOf(page, 'Tu aporte vuelve a revisión')).toBeVisible()
    await expect(page.getByRole('heading', { name: /Tu aporte vuelve a revisión/ })).toBeVisible()
    await page.reload()

    await expect(page.getByRole('heading', { name: 'Este aporte ya fue reenviado' })).toBeVisible()
  },
)

program('el ranking muestra puestos, medallas, nombres y correos a medias', async ({ page, own, admin }) => {
  for (const email of [
    aporte.email,
    aporte.email,
    'jo@example.org',
    'profe@example.org',
    'otra@example.org',
  ]) {
    const { id } = await admin('/composers', {
      ...aporte,
      email,
      is_student_contribution: email === aporte.email,
    })
    await admin(`/composers/${id}/status`, { status: 'PUBLISHED' }, 'PUT')
  }

  await page.goto(`${own.url}/gamification`)

  const first = page.getByRole('row').nth(1)
  await expect(first).toContainText('Ana Benítez')
  await expect(first).toContainText('a*******a@example.org')
  await expect(first).toContainText('2 aportes')
  await expect(first).toContainText('Colaborador Inicial')
  await expect(first.getByRole('img', { name: 'Medalla de oro, puesto 1' })).toBeVisible()
  await expect(page.getByRole('img', { name: /Medalla/ })).toHaveCount(3)
  await expect(page.getByRole('row').nth(4)).toContainText('4')
})

/** The link in the letter that sent a contribution back. */
async function linkIn(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'correos')
  let link: string | undefined
  await expect(() => {
    const letters = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'))
    link = letters
      .map(decoded)
      .join('\n')
      .match(/\/contribute\?corregir=\d+&(?:amp;)?token=[\w.-]+/)?.[0]
    expect(link).toBeDefined()
  }).toPass()
  return link?.replace('&amp;', '&') ?? ''
}

const decoded = (letter: string) =>
  letter
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
