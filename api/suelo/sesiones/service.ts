import type { CambioDeClave } from '../../../src/domain/sesiones/clave.ts'
import { isCodigo } from '../../../src/domain/sesiones/codigo-escrito.ts'
import { beginActo } from '../actos.ts'
import type { Deps } from '../deps.ts'
import { readSesion } from '../plugins/auth.ts'
import { guessBy } from '../services/guesses.ts'
import { findKnown, rememberBrowser } from '../services/known-browsers.ts'
import type { Quien } from '../services/sessions.ts'
import { adminSession, type Entrada, openSesion } from '../services/sign-in.ts'
import { requireClave } from './clave.ts'
import { isActivo } from './datos-de-segundo-factor.ts'
import { claveDeAhoraIncorrecta, claveDelAmbiente, claveIncorrecta } from './errors.ts'
import { requireSegundoFactor } from './segundo-factor.ts'

interface Ingreso {
  password: string
  /** Of the second factor. */
  codigo: string
}

export async function loginAdmin(deps: Deps, { password, codigo }: Ingreso, entrada: Entrada) {
  const known = await findBrowser(deps, entrada)
  const factor = guessBy(deps, isCodigo(codigo) ? 'factor' : 'recuperacion', entrada.request, known)
  // What is missing for the code is said before the password is looked at, and before the code is used up.
  if (codigo && isActivo(deps.db)) factor.check()
  const guess = guessBy(deps, 'clave', entrada.request, known)
  if (!(await deps.adminPassword.verify(password, guess))) throw claveIncorrecta()
  await requireSegundoFactor(deps, codigo, factor)
  const token = await openSesion(deps, adminSession, entrada)
  await rememberBrowser(deps, entrada, adminSession)
  return { token }
}

/** As which the browser is known; whoever has a session is known too. */
async function findBrowser(deps: Deps, entrada: Entrada): Promise<string | undefined> {
  const known = await findKnown(deps, entrada, 'admin')
  if (known) return known.id
  const sesion = await readSesion(deps, entrada.request.headers.get('authorization'))
  return sesion?.rol === 'admin' ? `la sesión ${sesion.sid}` : undefined
}

/** It ends every session, so who changed it gets a new one. */
export async function changeClave(
  deps: Deps,
  quien: Quien,
  { actual, nueva }: CambioDeClave,
  entrada: Entrada,
) {
  const { adminPassword } = deps
  if (adminPassword.origin() === 'ambiente') throw claveDelAmbiente()
  await requireClave(deps, actual, claveDeAhoraIncorrecta)
  await adminPassword.set(nueva, (tx) => beginActo(deps, tx, quien, {}).note({ hecho: 'clave.cambiar' }))
  return { token: await openSesion(deps, adminSession, entrada), message: 'Contraseña cambiada.' }
}
