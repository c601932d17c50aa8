import type { Cookie } from 'elysia'
import type { CambioDeClave } from '../../src/domain/clave.ts'
import type { Deps } from '../deps.ts'
import { tooMany } from '../plugins/limit.ts'
import { adminSession, clearUploadCookie, setUploadCookie, signSession } from '../services/sessions.ts'
import { claveDeAhoraIncorrecta, claveDelAmbiente, claveIncorrecta } from './errors.ts'

/** Whoever has the session may not guess the password with it. */
const CAMBIOS_DE_CLAVE = { calls: 10, seconds: 600 }

type Cookies = Record<string, Cookie<unknown>>

export async function loginAdmin(deps: Deps, password: string, cookies: Cookies): Promise<{ token: string }> {
  if (!(await deps.adminPassword.verify(password))) throw claveIncorrecta()
  return openSession(deps, cookies)
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
