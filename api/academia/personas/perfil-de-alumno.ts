import { eq } from 'drizzle-orm'
import { type Reader, transact } from '../../../db/client.ts'
import { alumnos } from '../../../db/schema/personas.ts'
import type { EdicionDePerfil } from '../../../src/domain/alumnos.ts'
import { conPendiente, type Persona } from '../../casa/sesiones/cambio-pendiente.ts'
import { confirmEmail, postponeEmail } from '../../casa/sesiones/cambios-de-email.ts'
import { listIngresos } from '../../casa/sesiones/ingresos.ts'
import type { Deps } from '../../deps.ts'
import { conEdicion, isEmailTaken, requireAlumno, updateAlumno } from './alumnos.ts'
import { emailDeAlumnoOcupado } from './errors-de-alumnos.ts'
import { type Alumno, columnasDeAlumno } from './ficha-de-alumno.ts'

const persona = (id: number): Persona => ({ rol: 'alumno', id })

export function readPerfil({ db, now }: Pick<Deps, 'db' | 'now'>, id: number) {
  return perfilDe(db, now(), requireAlumno(db, id))
}

/** What a student sees of what is kept. */
const perfilDe = (tx: Reader, now: number, alumno: Alumno) => ({
  ...conPendiente(tx, now, 'alumno', alumno),
  ingresos: listIngresos(tx, alumno.id),
})

/** What isn't sent stays as it is, and so does the e-mail until another one is confirmed. */
export function editPerfil(deps: Deps, id: number, edicion: EdicionDePerfil) {
  const perfil = transact(deps.db, (tx) => {
    const antes = requireAlumno(tx, id)
    const datos = conEdicion(tx, antes, edicion)
    const email = postponeEmail(deps, tx, persona(id), {
      antes: antes.email,
      escrito: 'email' in edicion ? datos.email : undefined,
    })
    return perfilDe(tx, deps.now(), updateAlumno(tx, id, { ...datos, email }, deps.now()))
  })
  deps.outbox.wake()
  return perfil
}

export function confirmEmailDeAlumno(deps: Deps, id: number, codigo: string) {
  return confirmEmail(deps, persona(id), codigo, (tx, email) => {
    if (isEmailTaken(tx, email, id)) throw emailDeAlumnoOcupado()
    const cambio = { email, updated_at: deps.now() }
    const alumno = tx.update(alumnos).set(cambio).where(eq(alumnos.id, id)).returning(columnasDeAlumno).get()
    return perfilDe(tx, deps.now(), alumno as Alumno)
  })
}
