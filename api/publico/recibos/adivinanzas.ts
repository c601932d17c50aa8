import type { Deps } from '../../suelo/deps.ts'
import { AppError } from '../../suelo/plugins/app-error.ts'
import { tooMany } from '../../suelo/plugins/limit.ts'
import { networkOf } from '../../suelo/services/addresses.ts'

/** A receipt has forty bits: at this pace nobody comes upon one, and a whole class may mistype theirs. */
const ERRADOS = { calls: 300, seconds: 3600 }

/** Asks by a receipt for who comes from an address; wrong ones are counted. */
export async function askedBy<T>(
  { limits }: Pick<Deps, 'limits'>,
  request: Request,
  ask: () => T | Promise<T>,
) {
  const clave = `recibos errados ${networkOf(request)}`
  const wait = limits?.look(clave, ERRADOS) ?? 0
  if (wait) throw tooMany(wait)
  try {
    return await ask()
  } catch (error) {
    if (error instanceof AppError && error.code === 'recibo_no_encontrado') limits?.count(clave, ERRADOS)
    throw error
  }
}
