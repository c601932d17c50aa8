import type { CambioDeClave } from '../../../src/domain/clave.ts'
import type { Deps } from '../../deps.ts'
import { readSesion } from '../../plugins/auth.ts'
import { type Guess, guessBy } from '../../services/guesses.ts'
import { findKnown, rememberBrowser } from '../../services/known-browsers.ts'
import type { Quien } from '../../services/sessions.ts'
import { adminSession, type Entrada, openSesion } from '../../services/sign-in.ts'
import { noteHecho } from '../auditoria/hechos.ts'
import { requireClave } from './clave.ts'
import { claveDeAhoraIncorrecta, claveDelAmbiente, claveIncorrecta } from './errors.ts'
import { requireSegundoFactor } from './segundo-factor.ts'

interface Ingreso {
  password: string
  /** Of the second factor. */
  codigo: string
}

export async function loginAdmin(deps: Deps, { password, codigo }: Ingreso, entrada: Entrada) {
  if (!(await deps.adminPassword.verify(password, await guessOf(deps, entrada)))) throw claveIncorrecta()
  await requireSegundoFactor(deps, codigo)
  const token = await openSesion(deps, adminSession, entrada)
  await rememberBrowser(deps, entrada, adminSession)
  return { token }
}

/** Whoever has a session is known too. */
async function guessOf(deps: Deps, entrada: Entrada): Promise<Guess> {
  const known = await findKnown(deps, entrada, 'admin')
  if (known) return guessBy(deps, 'clave', known.id)
  const sesion = await readSesion(deps, entrada.request.headers.get('authorization'))
  return guessBy(deps, 'clave', sesion?.rol === 'admin' ? `la sesión ${sesion.sid}` : undefined)
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
  await adminPassword.set(nueva, (tx) => noteHecho(tx, quien, { hecho: 'clave.cambiar' }, deps.now()))
  return { token: await openSesion(deps, adminSession, entrada), message: 'Contraseña cambiada.' }
}
