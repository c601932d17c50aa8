/** Somebody left, and the server does not know yet: the cookie that opens files is out of a page's reach. */
export const POR_SALIR = 'porSalir'

/** Tells the server so; without a connection, when there is one again. Who signs in before has a cookie of their own. */
export async function avisarSalida(): Promise<void> {
  if (!localStorage.getItem(POR_SALIR)) return
  try {
    const { ok } = await fetch('/api/logout', { method: 'POST', keepalive: true })
    if (ok) localStorage.removeItem(POR_SALIR)
  } catch {
    addEventListener('online', () => void avisarSalida(), { once: true })
  }
}
