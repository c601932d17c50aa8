import { eq } from 'drizzle-orm'
import type { Cookie } from 'elysia'
import type { Db } from '../../db/client.ts'
import { alumnos, docentes } from '../../db/schema/personas.ts'
import type { RolConCodigo } from '../../src/domain/codigos.ts'
import type { AdminPassword } from './admin-password.ts'
import type { Claims, Tokens } from './tokens.ts'

export interface SessionDeps {
  db: Db
  tokens: Tokens
  adminPassword: AdminPassword
}

const HOUR = 60 * 60
const ADMIN_SECONDS = 8 * HOUR
const PERSONA_SECONDS = 12 * HOUR

interface Session {
  claims: Claims
  seconds: number
}

export function adminSession({ adminPassword }: SessionDeps): Session {
  return {
    claims: { role: 'admin', sub: 'admin', clave: adminPassword.fingerprint() },
    seconds: ADMIN_SECONDS,
  }
}

interface Persona {
  id: number
  nombre: string
  apellido: string
  email: string
  sesion_version: number
}

/** The claims that the specification's clients read, and the version that ends the session. */
export function personaSession(role: RolConCodigo, persona: Persona): Session {
  const { id, nombre, apellido, email, sesion_version } = persona
  const claims = {
    role,
    sub: String(id),
    [`${role}Id`]: id,
    nombre,
    apellido,
    email,
    version: sesion_version,
  }
  return { claims, seconds: PERSONA_SECONDS }
}

export function signSession({ tokens }: SessionDeps, { claims, seconds }: Session): Promise<string> {
  return tokens.sign('sesion', claims, seconds)
}

export const COOKIE_DE_ARCHIVOS = 'archivos'
const COOKIE_PATH = '/uploads'

/** The cookie by which plain links to uploaded files work; it opens nothing else. */
export async function setUploadCookie(
  { tokens, site }: Pick<SessionDeps, 'tokens'> & { site: { url: string } },
  cookies: Record<string, Cookie<unknown>>,
  { claims, seconds }: Session,
): Promise<void> {
  const { role, sub, clave, version } = claims
  const kept = { role, sub, ...(clave !== undefined && { clave }), ...(version !== undefined && { version }) }
  cookies[COOKIE_DE_ARCHIVOS]?.set({
    value: await tokens.sign('archivos', kept as Claims, seconds),
    maxAge: seconds,
    path: COOKIE_PATH,
    httpOnly: true,
    sameSite: 'strict',
    secure: site.url.startsWith('https:'),
  })
}

export function clearUploadCookie(cookies: Record<string, Cookie<unknown>>): void {
  cookies[COOKIE_DE_ARCHIVOS]?.set({
    value: '',
    maxAge: 0,
    path: COOKIE_PATH,
    httpOnly: true,
    sameSite: 'strict',
  })
}

/**
 * Whether a session that was valid when it was signed still is: a new password ends the administrator's; being deleted,
 * or given another e-mail by the administrator, ends a person's.
 */
export function isCurrent(
  { db, adminPassword }: SessionDeps,
  { role, sub, clave, version }: Claims,
): boolean {
  if (role === 'admin') return clave === adminPassword.fingerprint()
  const personas = role === 'docente' ? docentes : alumnos
  const persona = db
    .select({ version: personas.sesion_version })
    .from(personas)
    .where(eq(personas.id, Number(sub)))
    .get()
  return persona !== undefined && persona.version === version
}
