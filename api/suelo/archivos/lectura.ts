import { isDeCommons, isFotoSubida, rutaDeFoto } from '../../../src/domain/archivos/fotos.ts'
import { pageHeaders } from '../../site/headers.ts'
import type { Deps } from '../deps.ts'
import type { AppError } from '../plugins/app-error.ts'
import { readSesion, type Sesion, sinSesion } from '../plugins/auth.ts'
import { bodyOf } from '../plugins/errors.ts'
import { noteUse } from '../services/sessions.ts'
import { COOKIE_DE_ARCHIVOS, COOKIE_DE_PARTITURAS } from '../services/sign-in.ts'
import { archivoNoEncontrado } from './errors.ts'
import { findFotoPublica, findVisible } from './permisos.ts'
import { answerWithFile } from './respuesta.ts'

/** What lies under /uploads, for who may see it; others don't learn that it is there. */
export function createArchivosReader(deps: Deps) {
  return async (request: Request, target: string): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response(null, { status: 405, headers: { ...pageHeaders, allow: 'GET, HEAD' } })
    }
    const direccion = direccionDe(target)
    const path = rutaDeFoto(direccion)
    const publica = findFotoPublica(deps.db, direccion)
    const sesion = publica ? undefined : await findSesion(deps, request)
    // Of a photo that waits, who has no session hears nothing either.
    if (!publica && !sesion && !isDeCommons(direccion) && !isFotoSubida(direccion))
      return refuse(request, sinSesion())
    const archivo = publica ?? (sesion && findVisible(deps.db, sesion, path))
    const response =
      archivo && answerWithFile(request, archivo, deps.files.locate(path), publica !== undefined)
    return response ?? refuse(request, archivoNoEncontrado())
  }
}

/** What the database knows it by, and only so is it looked for on the disk. */
function direccionDe(target: string): string {
  const [direccion = ''] = target.split(/[?#]/, 1)
  return direccion.replace(/^\/uploads\/entregas\//, '/uploads/tareas/')
}

const DE_SESION = new RegExp(`(?:^|;\\s*)(?:${COOKIE_DE_ARCHIVOS}|${COOKIE_DE_PARTITURAS})=([^;]*)`)

/** Whose browser follows a plain link. */
export async function findSesion(deps: Deps, { headers }: Request): Promise<Sesion | undefined> {
  const [, cookie] = DE_SESION.exec(headers.get('cookie') ?? '') ?? []
  const sesion = await readSesion(deps, headers.get('authorization'), cookie)
  if (sesion) noteUse(deps, sesion)
  return sesion
}

/** A sentence for who followed a link, the API's form for programs. */
export function refuse({ headers }: Request, error: AppError): Response {
  const init = { status: error.status, headers: { ...pageHeaders, 'cache-control': 'no-store' } }
  if (!headers.get('accept')?.includes('text/html')) return Response.json(bodyOf(error), init)
  const plain = { ...init.headers, 'content-type': 'text/plain; charset=utf-8' }
  return new Response(error.message, { ...init, headers: plain })
}
