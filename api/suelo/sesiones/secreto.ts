import { randomInt, timingSafeEqual } from 'node:crypto'
import { DIGITOS } from '../../../src/domain/sesiones/codigo-escrito.ts'
import type { RolDeCodigo } from '../../../src/domain/sesiones/codigos.ts'
import type { Deps } from '../deps.ts'

export const nuevoCodigo = (): string => String(randomInt(10 ** DIGITOS)).padStart(DIGITOS, '0')

/** Of two hashes; how long it takes says nothing of where they differ. */
export function areEqual(uno: string, otro: string): boolean {
  return timingSafeEqual(Buffer.from(uno), Buffer.from(otro))
}

/** Whose a code is. */
export interface Cuenta {
  rol: RolDeCodigo
  /** In lower case. */
  email: string
}

/** Nothing else is kept of a code. */
export const hashDe = ({ tokens }: Pick<Deps, 'tokens'>, { rol, email }: Cuenta, codigo: string): string =>
  tokens.hash(`codigo ${rol} ${email} ${codigo}`)
