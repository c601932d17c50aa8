/**
 * Keeps a text in this browser, or in this tab, or forgets it (null), and tells whether it could. Where there is no room
 * it is lost later, not work now.
 */
export function remember(
  clave: string,
  texto: string | null,
  donde: 'localStorage' | 'sessionStorage' = 'localStorage',
): boolean {
  try {
    if (texto === null) globalThis[donde].removeItem(clave)
    else globalThis[donde].setItem(clave, texto)
    return true
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    return false
  }
}
