import { Elysia } from 'elysia'
import type { RolDeSesion } from '../../../src/domain/sesiones/sesiones.ts'
import { SESION_VENCIDA } from '../../../src/domain/sesiones/textos-de-sesion.ts'
import { findSesion, noteUse, type Sesion, type SessionDeps } from '../services/sessions.ts'
import { bearerIn } from '../services/tokens.ts'
import { AppError } from './app-error.ts'
import { palabras } from './palabras.ts'

export type Rol = RolDeSesion
export type { Sesion } from '../services/sessions.ts'

interface Context {
  request: Request
}

const sessions = new WeakMap<Request, Sesion>()

/** Who makes a request, once its guard knows. */
export const sesionDelPedido = (request: Request): Sesion | undefined => sessions.get(request)

/** What a request is about: of each thing, by the name of its kind, the parameter that names it in the address. */
export type Sobre = Readonly<Record<string, string>>

interface Asunto {
  sobre: Sobre
  /** Closed, its course takes it too. */
  aunCerrada: boolean
}

const asuntos = new WeakMap<Request, Asunto>()

export const asuntoDelPedido = (request: Request): Asunto | undefined => asuntos.get(request)

/**
 * Guards: a route says `rol: 'admin'` and gets `sesion`; and `sobre: { tarea: 'id' }`, where what it is called about has to
 * be of whoever calls, and of a course that is open; or `sobreAunCerrada`, where it may be closed. It may say the other
 * words too.
 */
export function auth(deps: SessionDeps) {
  return new Elysia({ name: 'auth' }).use(palabras).macro({
    rol: (rol: Rol | Rol[]) => ({
      detail: { security: [{ sesion: [] }] },
      // `resolve` runs after validation; refusing here keeps a stranger from probing a route's schema.
      transform: async ({ request }: Context) => {
        sessions.set(request, await requireSesion(deps, request, [rol].flat()))
      },
      resolve: ({ request }: Context) => ({ sesion: sessions.get(request) as Sesion }),
    }),
    sobre: (sobre: Sobre) => ({
      detail: { 'x-sobre': sobre } as object,
      transform: ({ request }: Context) => void asuntos.set(request, { sobre, aunCerrada: false }),
    }),
    sobreAunCerrada: (sobre: Sobre) => ({
      transform: ({ request }: Context) => void asuntos.set(request, { sobre, aunCerrada: true }),
    }),
  })
}

async function requireSesion(deps: SessionDeps, request: Request, roles: Rol[]): Promise<Sesion> {
  const sesion = await readSesion(deps, request.headers.get('authorization'))
  if (!sesion) throw sinSesion()
  if (!roles.includes(sesion.rol))
    throw new AppError(403, 'sin_permiso', 'No tienes permiso para hacer esto.')
  noteUse(deps, sesion)
  return sesion
}

export const sinSesion = () => new AppError(401, 'sin_sesion', SESION_VENCIDA)

/** The session of a request that carries its token or, where it counts too, the cookie by which plain links work. */
export async function readSesion(
  deps: SessionDeps,
  authorization: string | null | undefined,
  cookie?: string,
): Promise<Sesion | undefined> {
  const { tokens } = deps
  const claims =
    (await tokens.verify('sesion', bearerIn(authorization))) ?? (await tokens.verify('archivos', cookie))
  return claims ? findSesion(deps, claims) : undefined
}
