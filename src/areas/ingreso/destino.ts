import { pestana } from '../../lib/dispositivo'

const clave = (rol: string) => `destino:${rol}`

/** Where somebody was going who has to sign in first. */
export const saveDestino = (rol: string, direccion: string) => pestana.keep(clave(rol), direccion)

export const readDestino = (rol: string) => pestana.read(clave(rol))

export const forgetDestino = (rol: string) => pestana.forget(clave(rol))
