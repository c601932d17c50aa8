/**
 * A browser that is told to keep nothing throws at the mere name of its storage. There, what somebody votes and writes,
 * and a session, lasts as long as the page.
 */
const enMemoria = {
  getItem(this: Record<string, string>, clave: string) {
    return this[clave] ?? null
  },
  setItem(this: Record<string, string>, clave: string, valor: string) {
    this[clave] = valor
  },
  removeItem(this: Record<string, string>, clave: string) {
    delete this[clave]
  },
}

for (const nombre of ['localStorage', 'sessionStorage'] as const) {
  try {
    void window[nombre].length
  } catch {
    Object.defineProperty(window, nombre, { value: Object.create(enMemoria) })
  }
}
