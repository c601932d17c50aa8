import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { adminPassword, type Program } from '../support/program'
import { openSesion } from './sesion-sin-codigo'

export type Rol = 'docente' | 'alumno' | 'admin'

/** Whom the demonstration lets in. */
export const emails = { docente: 'docente@guarania.example', alumno: 'alumno@guarania.example' }

const areas = {
  docente: {
    clave: 'docenteToken',
    pedido: '/api/docente/request-otp',
    verificacion: '/api/docente/verify-otp',
  },
  alumno: { clave: 'userToken', pedido: '/api/request-otp', verificacion: '/api/alumnos/verify-otp' },
}
const catedrasDe = {
  docente: 'GET /docente/me/catedras',
  alumno: 'GET /alumnos/me/catedras',
  admin: 'GET /admin/catedras',
}

export interface Ingreso {
  token: string
  /** The first course of whoever signed in. */
  catedra: { id: number; nombre: string; anio: number }
  /** A call as whoever signed in, like `pedir('POST /admin/catedras', datos)`; its answer's body. */
  // biome-ignore lint/suspicious/noExplicitAny: what a call answers is for the test to know
  call: (llamada: string, data?: unknown) => Promise<any>
}

/** Signs in without screens, code or password: the session is in the browser, the page on no screen of an area yet. */
export async function signIn(
  page: Page,
  { dataDir, url }: Program,
  rol: Rol,
  email = rol === 'admin' ? '' : emails[rol],
): Promise<Ingreso> {
  const { token, archivos } = await openSesion({ dataDir, rol, email })
  const { hostname: domain } = new URL(url)
  await page.context().addCookies([
    { name: 'archivos', value: archivos, domain, path: '/uploads' },
    { name: 'partituras', value: archivos, domain, path: '/partituras' },
  ])
  await enterWith(page, rol, token)
  const call = pedidosDe(page.request, token)
  const [primera] = await call(catedrasDe[rol])
  return { token, call, catedra: primera?.catedra ?? primera }
}

/** Puts a session's token into the browser, as signing in does. */
export async function enterWith(page: Page, rol: Rol, token: string) {
  const clave = rol === 'admin' ? 'adminToken' : areas[rol].clave
  await page.goto('/robots.txt')
  await page.evaluate(
    ([clave, token, rol]) => {
      localStorage.clear()
      localStorage.setItem(clave, token)
      localStorage.setItem('role', rol)
    },
    [clave, token, rol] as const,
  )
}

export const pedidosDe =
  (request: APIRequestContext, token: string): Ingreso['call'] =>
  async (llamada, data) => {
    const [method = '', path = ''] = llamada.split(' ')
    const headers = { authorization: `Bearer ${token}` }
    const respuesta = await request.fetch(`/api${path}`, { method, headers, data })
    expect(respuesta.ok(), `${llamada}: ${await respuesta.text()}`).toBe(true)
    return respuesta.json()
  }

export async function tokenDeAdmin(request: APIRequestContext): Promise<string> {
  const respuesta = await request.post('/api/login', { data: { password: adminPassword } })
  return (await respuesta.json()).token
}

export async function tokenConCodigo(
  request: APIRequestContext,
  program: Program,
  rol: 'docente' | 'alumno',
  email: string,
): Promise<string> {
  const { pedido, verificacion } = areas[rol]
  const otp = await codigoNuevo(program, email, () => request.post(pedido, { data: { email } }))
  const respuesta = await request.post(verificacion, { data: { email, otp } })
  return (await respuesta.json()).token
}

/** Signs in as a person does, on a page where the e-mail is asked for. */
export async function signInOnScreen(page: Page, program: Program, email: string) {
  await page.getByLabel('Email').fill(email)
  const codigo = await codigoNuevo(program, email, () =>
    page.getByRole('button', { name: 'Enviar código' }).click(),
  )
  await page.getByLabel('Código de 6 dígitos').fill(codigo)
  await page.getByRole('button', { name: 'Verificar código' }).click()
  await page.waitForURL(/^(?!.*login)/)
}

/** The code in the mail that `pedir` causes. */
export async function codigoNuevo(
  { dataDir }: Program,
  email: string,
  call: () => Promise<unknown>,
): Promise<string> {
  const antes = new Set(listCorreos(dataDir))
  await call()
  let codigo = ''
  await expect
    .poll(() => {
      const nuevos = listCorreos(dataDir).filter((archivo) => !antes.has(archivo))
      const suyos = nuevos
        .map((archivo) => readFileSync(archivo, 'utf8'))
        .filter((eml) => eml.includes(email))
      codigo = /(?:ingresar|email|nombre) es (\d{6})/.exec(suyos.join('\n'))?.[1] ?? ''
      return codigo
    })
    .toMatch(/^\d{6}$/)
  return codigo
}

function listCorreos(dataDir: string): string[] {
  const carpeta = join(dataDir, 'correos')
  try {
    return readdirSync(carpeta)
      .filter((archivo) => /^[^.].*\.eml$/.test(archivo))
      .map((archivo) => join(carpeta, archivo))
  } catch {
    return []
  }
}
