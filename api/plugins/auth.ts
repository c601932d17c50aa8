import { Elysia } from 'elysia'
import { SESION_VENCIDA } from '../../src/domain/avisos-de-sesion.ts'
import { isCurrent, type SessionDeps } from '../services/sessions.ts'
import type { Claims } from '../services/tokens.ts'
import { AppError } from './app-error.ts'

export type Rol = 'admin' | 'docente' | 'alumno'

export interface Sesion {
  rol: Rol
  /** Who it is, within the role. */
  sub: string
  /** The teacher's or the student's; 0 for the administrator. */
  id: number
}

interface Context {
  request: Request
}

const sessions = new WeakMap<Request, Sesion>()

/** Who makes a request, once its guard knows. */
export const sesionDelPedido = (request: Request): Sesion | undefined => sessions.get(request)

/** Guards: a route says `rol: 'admin'` and gets `sesion`. */
export function auth(deps: SessionDeps) {
  return new Elysia({ name: 'auth' }).macro({
    rol: (rol: Rol | Rol[]) => ({
      detail: { security: [{ sesion: [] }] },
      // `resolve` runs after validation; refusing here keeps a stranger from probing a route's schema.
      transform: async ({ request }: Context) => {
        sessions.set(request, await requireSesion(deps, request, [rol].flat()))
      },
      resolve: ({ request }: Context) => ({ sesion: sessions.get(request) as Sesion }),
    }),
  })
}

async function requireSesion(deps: SessionDeps, request: Request, roles: Rol[]): Promise<Sesion> {
  const claims = await findClaims(deps, request.headers.get('authorization'))
  if (!claims) throw sinSesion()
  const sesion = sesionDe(claims)
  if (!roles.includes(sesion.rol))
    throw new AppError(403, 'sin_permiso', 'No tienes permiso para hacer esto.')
  return sesion
}

export const sinSesion = () => new AppError(401, 'sin_sesion', SESION_VENCIDA)

export function sesionDe({ role, sub }: Claims): Sesion {
  const rol = role as Rol
  return { rol, sub: String(sub), id: rol === 'admin' ? 0 : Number(sub) }
}

/** Whether a session that a request came with still is one. */
export const isStillValid = async (deps: SessionDeps, authorization: string | null): Promise<boolean> =>
  (await findClaims(deps, authorization)) !== null

async function findClaims(deps: SessionDeps, authorization: string | null) {
  const [, token] = /^Bearer (.+)$/i.exec(authorization ?? '') ?? []
  const claims = await deps.tokens.verify('sesion', token)
  return claims && isCurrent(deps, claims) ? claims : null
}
