import type { Cookie } from 'elysia'
import type { CambioDeClave } from '../../src/domain/clave.ts'
import type { Deps } from '../deps.ts'
import { readSesion } from '../plugins/auth.ts'
import { tooMany } from '../plugins/limit.ts'
import { type Guess, guessBy } from '../services/guesses.ts'
import { type Entrada, findKnown, rememberBrowser } from '../services/known-browsers.ts'
import { adminSession, clearUploadCookie, setUploadCookie, signSession } from '../services/sessions.ts'
import { claveDeAhoraIncorrecta, claveDelAmbiente, claveIncorrecta } from './errors.ts'

/** Whoever has the session may not guess the password with it. */
const CAMBIOS_DE_CLAVE = { calls: 10, seconds: 600 }

type Cookies = Record<string, Cookie<unknown>>

export async function loginAdmin(deps: Deps, password: string, entrada: Entrada): Promise<{ token: string }> {
  if (!(await deps.adminPassword.verify(password, await guessOf(deps, entrada)))) throw claveIncorrecta()
  const session = await openSession(deps, entrada.cookies)
  await rememberBrowser(deps, entrada, { rol: 'admin', id: 0 })
  return session
}

/** Whoever has a session is known too. */
async function guessOf(deps: Deps, entrada: Entrada): Promise<Guess> {
  const known = await findKnown(deps, entrada, 'admin')
  if (known) return guessBy(deps, 'clave', known.id)
  const authorization = entrada.request.headers.get('authorization')
  const sesion = await readSesion(deps, authorization)
  return guessBy(deps, 'clave', sesion?.rol === 'admin' ? `sesión ${authorization}` : undefined)
}

/** It ends every session, so who changed it gets a new one. */
export async function changeClave(deps: Deps, { actual, nueva }: CambioDeClave, cookies: Cookies) {
  const { adminPassword, limits } = deps
  const wait = limits?.count('clave', CAMBIOS_DE_CLAVE) ?? 0
  if (wait > 0) throw tooMany(wait)
  if (adminPassword.origin() === 'ambiente') throw claveDelAmbiente()
  if (!(await adminPassword.verify(actual))) throw claveDeAhoraIncorrecta()
  await adminPassword.set(nueva)
  return { ...(await openSession(deps, cookies)), message: 'Contraseña cambiada.' }
}

async function openSession(deps: Deps, cookies: Cookies): Promise<{ token: string }> {
  const session = adminSession(deps)
  await setUploadCookie(deps, cookies, session)
  return { token: await signSession(deps, session) }
}

/** A page forgets its token by itself; the cookie is out of its reach. */
export function logout(cookies: Cookies): { message: string } {
  clearUploadCookie(cookies)
  return { message: 'Sesión cerrada.' }
}
