import { atom, onMount } from 'nanostores'
import { dispositivo, pestana } from './dispositivo'
import { bearer, type Clave, claves, forgetKept, keep, readKept } from './llaves'
import { duenoDe } from './persona'
import { announceSalida, POR_SALIR } from './salida'

export type Sesion = Partial<Record<Clave, string>> & {
  /** It ended without anybody leaving: what was being done can go on once one has signed in again. */
  vencida?: true
}

const ROL = 'role'
const VENCIDA = 'sesionVencida'
/** Of a session that is over, only the cookie is left. */
const SIN_TOKEN = 'vencido'
const POR_ESCRIBIR = /^(borrador|ingreso|destino):/
/** Whose it is, in this tab. */
const DE_QUIEN = 'porEscribirDe'

/** The tokens of this browser; it follows what other tabs do, and a page that comes back from the history. */
export const $sesion = atom<Sesion>(read())

onMount($sesion, () => {
  const refetch = () => $sesion.set(read())
  refetch()
  const stopListening = dispositivo.listen(refetch)
  addEventListener('pageshow', refetch)
  return () => {
    stopListening()
    removeEventListener('pageshow', refetch)
  }
})

$sesion.subscribe(guardEscrito)

/** A browser has one session: another role's token would go out in place of this one. */
export function openSesion(clave: Clave, token: string, rol: string) {
  forget()
  keep(clave, token)
  keep(ROL, rol)
  $sesion.set(read())
}

/**
 * The server takes this token no more; where somebody has signed in since, that is nothing to them. Who never signed in
 * has lost none. Other tabs have to know why before it is gone.
 */
export function closeSesion(token: string | undefined) {
  if (token !== bearer()) return
  if (token) keep(VENCIDA, 'true')
  for (const clave of [...claves, ROL]) forgetKept(clave)
  $sesion.set(read())
}

/**
 * Logging out leaves the page, so what listens to the session has nothing left to do. What else is kept is erased
 * before.
 */
export async function leave(erase: () => Promise<unknown>) {
  const token = bearer() ?? SIN_TOKEN
  forget()
  forgetEscrito()
  keep(POR_SALIR, token)
  void announceSalida()
  await erase().catch(() => {})
  location.assign('/')
}

/** Whose session has expired finds it again; who comes next, in whichever tab, finds nothing half written. */
function guardEscrito() {
  const ahora = duenoDe(bearer() ?? '')
  if (ahora === null) return
  const antes = pestana.read(DE_QUIEN)
  if (antes !== null && antes !== ahora) forgetEscrito()
  pestana.keep(DE_QUIEN, ahora)
}

function forgetEscrito() {
  for (const nombre of pestana.names('')) {
    if (POR_ESCRIBIR.test(nombre) || nombre === DE_QUIEN) pestana.forget(nombre)
  }
}

function forget() {
  for (const clave of [...claves, ROL, VENCIDA, POR_SALIR]) forgetKept(clave)
}

function read(): Sesion {
  const tokens = claves.map((clave) => [clave, readKept(clave)] as const)
  const sesion: Sesion = Object.fromEntries(tokens.filter(([, token]) => token))
  return readKept(VENCIDA) ? { ...sesion, vencida: true } : sesion
}
