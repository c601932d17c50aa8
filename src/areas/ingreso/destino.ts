const clave = (rol: string) => `destino:${rol}`

/** Where somebody was going who has to sign in first. */
export function guardarDestino(rol: string, direccion: string) {
  sessionStorage.setItem(clave(rol), direccion)
}

export const leerDestino = (rol: string) => sessionStorage.getItem(clave(rol))

export function olvidarDestino(rol: string) {
  sessionStorage.removeItem(clave(rol))
}
