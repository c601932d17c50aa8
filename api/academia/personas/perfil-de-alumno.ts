import { type Reader, transact } from '../../../db/client.ts'
import type { EdicionDePerfil } from '../../../src/domain/personas/alumnos.ts'
import type { Deps } from '../../suelo/deps.ts'
import type { Sesion } from '../../suelo/plugins/auth.ts'
import { conPendiente } from '../../suelo/sesiones/cambio-pendiente.ts'
import { type Cambiante, confirmEmail, postponeEmail } from '../../suelo/sesiones/cambios-de-email.ts'
import { libreDesde } from '../../suelo/sesiones/ingreso-en-mano.ts'
import { listIngresos } from '../../suelo/sesiones/ingresos.ts'
import { conEdicion, isEmailTaken, requireAlumno, updateAlumno } from './alumnos.ts'
import { emailDeAlumnoOcupado } from './errors-de-alumnos.ts'
import type { Alumno } from './ficha-de-alumno.ts'

const cambiante = (sesion: Sesion): Cambiante => ({ ...sesion, rol: 'alumno' })

export function readPerfil({ db, now }: Pick<Deps, 'db' | 'now'>, sesion: Sesion) {
  return perfilDe(db, now(), sesion, requireAlumno(db, sesion.id))
}

/** What a student sees of what is kept. */
const perfilDe = (tx: Reader, now: number, sesion: Sesion, alumno: Alumno) => ({
  ...conPendiente(tx, now, 'alumno', alumno),
  ...libreDesde(sesion),
  ingresos: listIngresos(tx, { rol: 'alumno', id: alumno.id }),
})

/** What isn't sent stays as it is, and so does the e-mail until another one counts. */
export function editPerfil(deps: Deps, sesion: Sesion, edicion: EdicionDePerfil) {
  const { id } = sesion
  return transact(deps.db, (tx) => {
    const antes = requireAlumno(tx, id)
    const datos = conEdicion(tx, antes, edicion)
    const email = postponeEmail(deps, tx, cambiante(sesion), {
      antes: antes.email,
      escrito: 'email' in edicion ? datos.email : undefined,
    })
    return perfilDe(tx, deps.now(), sesion, updateAlumno(tx, id, { ...datos, email }, deps.now()))
  })
}

export function confirmEmailDeAlumno(deps: Deps, sesion: Sesion, codigo: string) {
  const { id } = sesion
  return confirmEmail(deps, cambiante(sesion), codigo, (tx, email) => {
    if (isEmailTaken(tx, email, id)) throw emailDeAlumnoOcupado()
    return perfilDe(tx, deps.now(), sesion, requireAlumno(tx, id))
  })
}
