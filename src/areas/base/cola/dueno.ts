import { $sesion, type Sesion } from '../../../lib/sesion'

/** Whose what waits is: also once their session has ended, behind what asks to sign in again. */
export function createDueno() {
  let dueno: string | null = null
  let conSesion = false
  return {
    nombre: () => dueno ?? '',
    conSesion: () => conSesion,
    /** From now on; `resume` each time that somebody is signed in whose it may be. */
    follow(duenoDe: (sesion: Sesion) => string | null, resume: () => void) {
      $sesion.subscribe((sesion) => {
        const persona = duenoDe(sesion)
        conSesion = persona !== null
        dueno = persona ?? dueno
        if (conSesion) resume()
      })
    },
  }
}
