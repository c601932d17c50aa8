import { forgetKept, readKept } from './llaves'

/**
 * Somebody left, and the server does not know yet: with which token. It ends that session, and takes back the cookie
 * that opens files, which is out of a page's reach.
 */
export const POR_SALIR = 'porSalir'

/** Tells the server so; without a connection, when there is one again. Who signs in before has a cookie of their own. */
export async function announceSalida(): Promise<void> {
  const token = readKept(POR_SALIR)
  if (!token) return
  try {
    const headers = { authorization: `Bearer ${token}` }
    const { ok } = await fetch('/api/logout', { method: 'POST', headers, keepalive: true })
    // Meanwhile somebody else may have left.
    if (ok && readKept(POR_SALIR) === token) forgetKept(POR_SALIR)
  } catch {
    addEventListener('online', () => void announceSalida(), { once: true })
  }
}
