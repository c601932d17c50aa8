import { eq } from 'drizzle-orm'
import { Elysia } from 'elysia'
import { transact } from '../../db/client.ts'
import { auditoria } from '../../db/schema/auditoria.ts'
import { alumnos, docentes } from '../../db/schema/personas.ts'
import { resumenDe, SIN_CAMBIOS, seAnota, seAnotaDeAlumnos } from '../../src/domain/auditoria.ts'
import type { Deps } from '../deps.ts'
import { type Sesion, sesionDelPedido } from './auth.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

interface Call {
  request: Request
  route: string
  params: Record<string, string | number> | undefined
  body: unknown
  responseValue: unknown
  sesion: Sesion | undefined
}

interface Preguntas {
  /** The names of whom and what a call is about. */
  sobreQue: (llamada: { ruta: string } & Pick<Call, 'params' | 'body'>) => string[]
  /** All that a call names, as it stands; nothing where there is no telling. */
  fotoDe: (llamada: { ruta: string } & Pick<Call, 'params' | 'sesion'>) => string | undefined
}

interface Antes {
  sobre: string[]
  foto: string | undefined
}

const EDITIONS = new Set(['PUT', 'PATCH'])

/** Notes each change that the administrator or a teacher made, and some of the students'; what was refused, or failed, changed nothing. */
export const audit = (deps: Pick<Deps, 'db' | 'now'>, { sobreQue, fotoDe }: Preguntas) => {
  const antes = new WeakMap<Request, Antes>()
  const isChange = (request: Request, route: string) => !SAFE.has(request.method) && seAnota(route)

  // Elysia gives a handler what it reads in the handler's own text, and once minified only the parameters tell.
  const noteChange = ({ request, route, params, body, responseValue, sesion }: Call) => {
    if (!sesion || !isChange(request, route)) return
    if (sesion.rol === 'alumno' && !seAnotaDeAlumnos(route)) return
    try {
      const { sobre = [], foto } = antes.get(request) ?? {}
      const isSame = foto !== undefined && foto === fotoDe({ ruta: rutaDe(route), params, sesion })
      const dichos = isSame ? [...sobre, SIN_CAMBIOS] : sobre
      note(deps, sesion, { request, route, params, body, responseValue }, dichos)
    } catch (error) {
      // It has happened: whoever did it is not to hear that it failed.
      console.error(
        `No se pudo anotar en la auditoría: ${sesion.rol} ${sesion.id}, ${request.method} ${route}`,
        error,
      )
    }
  }
  // Whoever has no session changes nothing that is noted.
  const noteBefore = ({ request, route, params, body }: Call) => {
    if (!request.headers.has('authorization') || !isChange(request, route)) return
    const ruta = rutaDe(route)
    const foto = EDITIONS.has(request.method)
      ? fotoDe({ ruta, params, sesion: sesionDelPedido(request) })
      : undefined
    antes.set(request, { sobre: sobreQue({ ruta, params, body }), foto })
  }
  return new Elysia({ name: 'audit' })
    .onBeforeHandle({ as: 'global' }, noteBefore as never)
    .onAfterHandle({ as: 'global' }, noteChange as never)
}

const rutaDe = (route: string) => route.replace(/^\/api/, '')

function note(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { rol, id }: Sesion,
  call: Omit<Call, 'sesion'>,
  sobre: string[],
) {
  const { request, params, body, responseValue } = call
  const ruta = rutaDe(call.route)
  const creado = idIn(responseValue)
  const linea = {
    rol,
    docenteId: rol === 'docente' ? id : null,
    nombre: nombreDe(db, rol, id),
    llamada: `${request.method} ${ruta}`,
    ids: {
      ...params,
      ...(creado !== undefined && { creado }),
      ...(rol === 'alumno' && { alumnoId: id }),
    },
    resumen: resumenDe(request.method, ruta, body, sobre),
    created_at: now(),
  }
  transact(db, (tx) => tx.insert(auditoria).values(linea).run())
}

function nombreDe(db: Deps['db'], rol: Sesion['rol'], id: number): string {
  if (rol === 'admin') return 'Administración'
  const personas = rol === 'docente' ? docentes : alumnos
  const { nombre, apellido } = personas
  const persona = db.select({ nombre, apellido }).from(personas).where(eq(personas.id, id)).get()
  return persona ? `${persona.nombre} ${persona.apellido}` : ''
}

/** Of what a route created: it answers the thing, or an object that has nothing else. */
function idIn(value: unknown): number | undefined {
  const { id, response } = Object(value) as { id?: unknown; response?: unknown }
  if (typeof id === 'number') return id
  return response === undefined ? undefined : idIn(response)
}
