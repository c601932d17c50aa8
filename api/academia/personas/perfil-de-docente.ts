import { eq } from 'drizzle-orm'
import { transact } from '../../../db/client.ts'
import { docentes } from '../../../db/schema/personas.ts'
import type { EdicionDeDocente } from '../../../src/domain/docentes.ts'
import { cambiosEntre } from '../../casa/auditoria/cambios.ts'
import { noteHecho } from '../../casa/auditoria/hechos.ts'
import { conPendiente, type Persona } from '../../casa/sesiones/cambio-pendiente.ts'
import { confirmEmail, postponeEmail } from '../../casa/sesiones/cambios-de-email.ts'
import type { Deps } from '../../deps.ts'
import type { Quien } from '../../services/sessions.ts'
import { conEdicion, isEmailTaken, requireDocente, updateDocente } from './docentes.ts'
import { emailDeDocenteOcupado } from './errors-de-docentes.ts'
import { columnasDeDocente, type Docente } from './ficha-de-docente.ts'
import { etiquetasDePersona } from './ficha-de-persona.ts'

const persona = (id: number): Persona => ({ rol: 'docente', id })

export function readPerfil({ db, now }: Pick<Deps, 'db' | 'now'>, id: number) {
  return conPendiente(db, now(), 'docente', requireDocente(db, id))
}

/** What isn't sent stays as it is, and so does the e-mail until another one is confirmed. */
export function editPerfil(deps: Deps, quien: Quien, edicion: EdicionDeDocente) {
  const { id } = quien
  const perfil = transact(deps.db, (tx) => {
    const antes = conPendiente(tx, deps.now(), 'docente', requireDocente(tx, id))
    const datos = conEdicion(tx, antes, edicion)
    const email = postponeEmail(deps, tx, persona(id), {
      antes: antes.email,
      escrito: 'email' in edicion ? datos.email : undefined,
    })
    const docente = updateDocente(tx, id, { ...datos, email }, deps.now())
    const despues = conPendiente(tx, deps.now(), 'docente', docente)
    const cambios = cambiosEntre(antes, despues, etiquetas)
    noteHecho(tx, quien, { hecho: 'perfil.editar', cambios }, deps.now())
    return despues
  })
  deps.outbox.wake()
  return perfil
}

const etiquetas = { ...etiquetasDePersona, email_pendiente: 'email por confirmar' }

export function confirmEmailDeDocente(deps: Deps, id: number, codigo: string) {
  return confirmEmail(deps, persona(id), codigo, (tx, email) => {
    if (isEmailTaken(tx, email, id)) throw emailDeDocenteOcupado()
    const cambio = { email, updated_at: deps.now() }
    const docente = tx
      .update(docentes)
      .set(cambio)
      .where(eq(docentes.id, id))
      .returning(columnasDeDocente)
      .get()
    return conPendiente(tx, deps.now(), 'docente', docente as Docente)
  })
}
