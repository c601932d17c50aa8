import { NO_DEJA_GUARDAR, SIN_LUGAR_PARA_GUARDAR } from '../domain/sesiones/textos-de-sesion'
import { dispositivo } from './dispositivo'

const LUGAR = 'prueba-de-lugar'
/** More than a token has. */
const LARGO = 2000

/** What whoever signs in has to know of their browser; null where it keeps what it is given. */
export function avisoDeAlmacenamiento(): string | null {
  const respuesta = dispositivo.keep(LUGAR, 'x'.repeat(LARGO))
  dispositivo.forget(LUGAR)
  if (respuesta === 'bloqueado' || !navigator.cookieEnabled) return NO_DEJA_GUARDAR
  return respuesta === 'lleno' ? SIN_LUGAR_PARA_GUARDAR : null
}
