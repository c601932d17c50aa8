/** Keeps a text in this browser, or forgets it (null). Where there is no room it is lost later, not work now. */
export function recordar(clave: string, texto: string | null) {
  try {
    if (texto === null) localStorage.removeItem(clave)
    else localStorage.setItem(clave, texto)
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}
