import { remember } from '../../lib/recordar'

const clave = (rol: string) => `destino:${rol}`

/** Where somebody was going who has to sign in first. */
export function saveDestino(rol: string, direccion: string) {
  remember(clave(rol), direccion, 'sessionStorage')
}

export const readDestino = (rol: string) => sessionStorage.getItem(clave(rol))

export function forgetDestino(rol: string) {
  sessionStorage.removeItem(clave(rol))
}
