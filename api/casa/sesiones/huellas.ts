import type { RolConCodigo } from '../../../src/domain/codigos.ts'
import type { Deps } from '../../deps.ts'

/** Whose a code is. */
export interface Cuenta {
  rol: RolConCodigo
  /** In lower case. */
  email: string
}

export const hashDe = ({ tokens }: Pick<Deps, 'tokens'>, { rol, email }: Cuenta, codigo: string): string =>
  tokens.hash(`codigo ${rol} ${email} ${codigo}`)

/** With the e-mail in it, it does not tell either that codes of two were asked for from one address. */
export const origenDe = ({ tokens }: Pick<Deps, 'tokens'>, email: string, network: string): string =>
  tokens.hash(`origen ${email} ${network}`)
