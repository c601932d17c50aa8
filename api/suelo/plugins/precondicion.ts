import { LISTA_CAMBIADA } from '../../../src/domain/base/reglas-de-formulario.ts'
import { AppError } from './app-error.ts'

/**
 * Refuses to replace a list that is no longer as its sender had read it. Who does not say what was read (`antes`)
 * replaces it whatever it is.
 */
export function requireComoSeLeyo(
  leida: readonly unknown[] | undefined,
  actual: readonly unknown[],
  cuales: string,
): void {
  if (leida === undefined || JSON.stringify(leida) === JSON.stringify(actual)) return
  const mensaje = `Mientras editabas, alguien cambió ${cuales}. Si guardas otra vez, queda lo tuyo.`
  throw new AppError(409, LISTA_CAMBIADA, mensaje)
}
