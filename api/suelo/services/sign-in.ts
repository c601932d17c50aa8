import type { Cookie } from 'elysia'
import { transactAnyway } from '../../../db/client.ts'
import { sesiones } from '../../../db/schema/sesiones.ts'
import { LIMITADA_MS, type RolConCodigo } from '../../../src/domain/sesiones/codigos.ts'
import { dispositivoDe } from '../../../src/domain/sesiones/dispositivos.ts'
import type { Dueno, SessionDeps } from './sessions.ts'
import { type Claims, lifetimes } from './tokens.ts'

/** Who signs in, and what a token says of them. */
interface Session extends Dueno {
  claims: Claims
  /** By a code that somebody else gave. */
  enMano?: boolean
}

export const adminSession: Session = { rol: 'admin', id: 0, claims: { role: 'admin', sub: 'admin' } }

interface Persona {
  id: number
  nombre: string
  apellido: string
  email: string
}

/** With the claims that the specification's clients read. */
export function personaSession(rol: RolConCodigo, { id, nombre, apellido, email }: Persona): Session {
  return { rol, id, claims: { role: rol, sub: String(id), [`${rol}Id`]: id, nombre, apellido, email } }
}

/** What a login comes with. */
export interface Entrada {
  cookies: Record<string, Cookie<unknown>>
  request: Request
}

/** Signs somebody in: the token, beside the cookie by which plain links to uploaded files work. */
export async function openSesion(
  deps: Omit<SessionDeps, 'zona'> & { site: { url: string } },
  session: Session,
  { cookies, request }: Entrada,
): Promise<string> {
  const claims = startSesion(deps, session, request.headers.get('user-agent') ?? undefined)
  await setUploadCookie(deps, cookies, claims)
  return signSesion(deps, claims)
}

/** Its row; the claims carry which one it is. */
export function startSesion(
  { db, now }: Pick<SessionDeps, 'db' | 'now'>,
  { rol, id, claims, enMano = false }: Session,
  userAgent?: string,
): Claims {
  const created_at = now()
  const row = {
    rol,
    alumnoId: rol === 'alumno' ? id : null,
    docenteId: rol === 'docente' ? id : null,
    dispositivo: dispositivoDe(userAgent),
    created_at,
    venceEn: created_at + secondsOf(rol) * 1000,
    vistaEn: created_at,
    libreEn: enMano ? created_at + LIMITADA_MS : null,
  }
  const sid = transactAnyway(
    db,
    (tx) => tx.insert(sesiones).values(row).returning({ id: sesiones.id }).get().id,
  )
  return { ...claims, sid, desde: created_at }
}

const secondsOf = (rol: unknown) => (rol === 'admin' ? lifetimes.admin : lifetimes.persona)

export const signSesion = ({ tokens }: Pick<SessionDeps, 'tokens'>, claims: Claims): Promise<string> =>
  tokens.sign('sesion', claims, secondsOf(claims.role))

export const COOKIE_DE_ARCHIVOS = 'archivos'
export const COOKIE_DE_PARTITURAS = 'partituras'
/** Each goes only where it opens something. */
const COOKIES = { [COOKIE_DE_ARCHIVOS]: '/uploads', [COOKIE_DE_PARTITURAS]: '/partituras' }

/** They open nothing but uploaded files, and what was drawn of them. */
async function setUploadCookie(
  { tokens, site }: Pick<SessionDeps, 'tokens'> & { site: { url: string } },
  cookies: Record<string, Cookie<unknown>>,
  { role, sub, sid, desde }: Claims,
): Promise<void> {
  const seconds = secondsOf(role)
  const value = await tokens.sign('archivos', { role, sub, sid, desde } as Claims, seconds)
  for (const [name, path] of Object.entries(COOKIES))
    cookies[name]?.set({
      value,
      maxAge: seconds,
      path,
      httpOnly: true,
      sameSite: 'strict',
      secure: site.url.startsWith('https:'),
    })
}

export function clearUploadCookie(cookies: Record<string, Cookie<unknown>>): void {
  for (const [name, path] of Object.entries(COOKIES))
    cookies[name]?.set({ value: '', maxAge: 0, path, httpOnly: true, sameSite: 'strict' })
}
