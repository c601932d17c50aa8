import './sin-almacenamiento'
import { NO_DEJA_GUARDAR, SIN_LUGAR_PARA_GUARDAR } from '../domain/sesiones/textos-de-sesion'
import { remember } from './recordar'

const PRUEBA = 'prueba-de-lugar'
/** More than a token has. */
const LARGO = 2000

/** What whoever signs in has to know of their browser; null where it keeps what it is given. */
export function avisoDeAlmacenamiento(): string | null {
  // What stands in for one that is blocked is none of the browser's.
  if (!(localStorage instanceof Storage) || !navigator.cookieEnabled) return NO_DEJA_GUARDAR
  const cabe = remember(PRUEBA, 'x'.repeat(LARGO))
  remember(PRUEBA, null)
  return cabe ? null : SIN_LUGAR_PARA_GUARDAR
}
