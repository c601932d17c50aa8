/**
 * Keeps a text in this browser, or forgets it (null), and tells whether it could. Where there is no room it is lost
 * later, not work now.
 */
export function remember(clave: string, texto: string | null): boolean {
  try {
    if (texto === null) localStorage.removeItem(clave)
    else localStorage.setItem(clave, texto)
    return true
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    return false
  }
}
