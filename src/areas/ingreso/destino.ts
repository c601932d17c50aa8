const clave = (rol: string) => `destino:${rol}`

/** Where somebody was going who has to sign in first. */
export function saveDestino(rol: string, direccion: string) {
  sessionStorage.setItem(clave(rol), direccion)
}

export const readDestino = (rol: string) => sessionStorage.getItem(clave(rol))

export function forgetDestino(rol: string) {
  sessionStorage.removeItem(clave(rol))
}
