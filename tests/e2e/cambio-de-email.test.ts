import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Program } from '../support/program'
import { expect, expectFits, telefono, test } from './fixtures'
import { pedidosDe, tokenDeAdmin } from './ingreso'

test('el email de antes cancela el cambio con el enlace de su aviso, sin JavaScript', async ({
  page,
  browser,
  program,
  signInAs,
}) => {
  const persona = await nuevaPersona(page)
  const { call } = await signInAs('alumno', persona.email)
  await call('PUT /alumnos/me', { email: `nuevo-${persona.email}` })
  const context = await browser.newContext({
    baseURL: program.url,
    javaScriptEnabled: false,
    viewport: telefono,
  })
  const suya = await context.newPage()
  await suya.goto(await enlaceDeAviso(program, persona.email))

  await expect(suya.getByRole('heading', { name: '¿Cancelar el cambio de email?' })).toBeVisible()
  expect(await suya.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
  await expectFits(suya)
  await suya.getByRole('button', { name: 'Cancelar el cambio' }).click()

  await expect(suya.getByRole('heading', { name: 'Tu email queda como estaba' })).toBeVisible()
  expect(await call('GET /alumnos/me')).toMatchObject({ email: persona.email, email_pendiente: null })
  await suya.goBack()
  await suya.reload()
  await expect(suya.getByRole('heading', { name: 'No hay nada que cancelar' })).toBeVisible()
  await context.close()
})

async function enlaceDeAviso({ dataDir }: Program, email: string): Promise<string> {
  let enlace: string | undefined
  await expect(() => {
    const carpeta = join(dataDir, 'correos')
    const cartas = readdirSync(carpeta).map((archivo) => readFileSync(join(carpeta, archivo), 'utf8'))
    const aviso = cartas.find(
      (carta) => carta.includes(`To: ${email}`) && carta.includes('Cancelar el cambio'),
    )
    enlace = /\/cambio-de-email\/\d+-[0-9a-f]{64}/.exec(aviso?.replace(/=\r?\n/g, '') ?? '')?.[0]
    expect(enlace).toBeDefined()
  }).toPass()
  return enlace ?? ''
}

/** Somebody whom no other test changes. */
async function nuevaPersona(page: Page): Promise<{ id: number; email: string }> {
  const call = pedidosDe(page.request, await tokenDeAdmin(page.request))
  const email = `persona-${crypto.randomUUID().slice(0, 8)}@prueba.example`
  return call('POST /alumnos', { nombre: 'Luz', apellido: 'Prueba', email })
}
