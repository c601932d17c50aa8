import type { Deps } from '../deps.ts'
import type { AppError } from '../plugins/app-error.ts'
import { tooMany } from '../plugins/limit.ts'

/** Whoever has the session may not guess the password with it; only wrong tries count. */
const INTENTO = 'clave'
const INTENTOS = { calls: 10, seconds: 600 }

/** That who has the administrator's session knows the password too. */
export async function requireClave(
  { adminPassword, limits }: Pick<Deps, 'adminPassword' | 'limits'>,
  clave: string,
  incorrecta: () => AppError,
): Promise<void> {
  const wait = limits?.count(INTENTO, INTENTOS) ?? 0
  if (wait > 0) throw tooMany(wait)
  if (!(await adminPassword.verify(clave))) throw incorrecta()
  limits?.uncount(INTENTO)
}
