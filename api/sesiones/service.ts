import type { CambioDeClave } from '../../src/domain/clave.ts'
import type { Deps } from '../deps.ts'
import { requireSegundoFactor } from '../segundo-factor/service.ts'
import { adminSession, type Entrada, openSesion } from '../services/sign-in.ts'
import { requireClave } from './clave.ts'
import { claveDeAhoraIncorrecta, claveDelAmbiente, claveIncorrecta } from './errors.ts'

interface Ingreso {
  password: string
  /** Of the second factor. */
  codigo: string
}

export async function loginAdmin(deps: Deps, { password, codigo }: Ingreso, entrada: Entrada) {
  if (!(await deps.adminPassword.verify(password))) throw claveIncorrecta()
  await requireSegundoFactor(deps, codigo)
  return { token: await openSesion(deps, adminSession, entrada) }
}

/** It ends every session, so who changed it gets a new one. */
export async function changeClave(deps: Deps, { actual, nueva }: CambioDeClave, entrada: Entrada) {
  const { adminPassword } = deps
  if (adminPassword.origin() === 'ambiente') throw claveDelAmbiente()
  await requireClave(deps, actual, claveDeAhoraIncorrecta)
  await adminPassword.set(nueva)
  return { token: await openSesion(deps, adminSession, entrada), message: 'Contraseña cambiada.' }
}
