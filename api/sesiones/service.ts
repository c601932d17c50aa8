import type { Cookie } from 'elysia'
import type { Deps } from '../deps.ts'
import { adminSession, clearUploadCookie, setUploadCookie, signSession } from '../services/sessions.ts'
import { claveIncorrecta } from './errors.ts'

type Cookies = Record<string, Cookie<unknown>>

export async function loginAdmin(deps: Deps, password: string, cookies: Cookies): Promise<{ token: string }> {
  if (!(await deps.adminPassword.verify(password))) throw claveIncorrecta()
  const session = adminSession(deps)
  await setUploadCookie(deps, cookies, session)
  return { token: await signSession(deps, session) }
}

/** A page forgets its token by itself; the cookie is out of its reach. */
export function logout(cookies: Cookies): { message: string } {
  clearUploadCookie(cookies)
  return { message: 'Sesión cerrada.' }
}
