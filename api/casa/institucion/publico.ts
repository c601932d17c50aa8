import type { Deps } from '../../suelo/deps.ts'
import { AppError } from '../../suelo/plugins/app-error.ts'

const FOREVER = 'public, max-age=31536000, immutable'
const FIVE_MINUTES = 'public, max-age=300'

/** The style sheet and the logo, as every page links them; by the address of this version they never change. */
export function answerWithArchivo({ institucion }: Deps, archivo: string, request: Request): Response {
  const { estilo, logo } = institucion.read()
  if (archivo === 'estilo.css' && estilo) {
    return answer(request, estilo.direccion, 'text/css; charset=utf-8', estilo.texto)
  }
  if (archivo === logo?.archivo) {
    return answer(request, logo.direccion, logo.tipo, new Uint8Array(institucion.readLogo()))
  }
  throw archivoDeInstitucionNoEncontrado()
}

function answer(request: Request, direccion: string, tipo: string, body: string | Uint8Array<ArrayBuffer>) {
  const isThisVersion = request.url.endsWith(direccion)
  return new Response(body, {
    headers: { 'content-type': tipo, 'cache-control': isThisVersion ? FOREVER : FIVE_MINUTES },
  })
}

const archivoDeInstitucionNoEncontrado = () =>
  new AppError(404, 'archivo_no_encontrado', 'No existe ese archivo.')
