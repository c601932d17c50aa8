import type { AdminPassword } from './admin-password.ts'
import type { Claims, Tokens } from './tokens.ts'

export interface SessionDeps {
  tokens: Tokens
  adminPassword: AdminPassword
}

const ADMIN_SECONDS = 8 * 60 * 60

export function signAdminSession({ tokens, adminPassword }: SessionDeps): Promise<string> {
  const claims = { role: 'admin', sub: 'admin', clave: adminPassword.fingerprint() }
  return tokens.sign('sesion', claims, ADMIN_SECONDS)
}

/** Whether a session that was valid when it was signed still is: a new password ends the administrator's. */
export function isCurrent({ adminPassword }: SessionDeps, claims: Claims): boolean {
  return claims.role !== 'admin' || claims.clave === adminPassword.fingerprint()
}
