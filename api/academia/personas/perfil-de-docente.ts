import type { Reader } from '../../../db/client.ts'
import type { EdicionDeDocente } from '../../../src/domain/personas/docentes.ts'
import { enActo } from '../../suelo/actos.ts'
import { cambiosEntre } from '../../suelo/auditoria/cambios.ts'
import type { Deps } from '../../suelo/deps.ts'
import type { Sesion } from '../../suelo/plugins/auth.ts'
import { conPendiente } from '../../suelo/sesiones/cambio-pendiente.ts'
import { type Cambiante, confirmEmail, postponeEmail } from '../../suelo/sesiones/cambios-de-email.ts'
import { libreDesde } from '../../suelo/sesiones/ingreso-en-mano.ts'
import { listIngresos } from '../../suelo/sesiones/ingresos.ts'
import { conEdicion, isEmailTaken, requireDocente, updateDocente } from './docentes.ts'
import { emailDeDocenteOcupado } from './errors-de-docentes.ts'
import type { Docente } from './ficha-de-docente.ts'
import { etiquetasDePersona } from './ficha-de-persona.ts'

const cambiante = (sesion: Sesion): Cambiante => ({ ...sesion, rol: 'docente' })

export function readPerfil({ db, now }: Pick<Deps, 'db' | 'now'>, sesion: Sesion) {
  return perfilDe(db, now(), sesion, requireDocente(db, sesion.id))
}

const perfilDe = (tx: Reader, now: number, sesion: Sesion, docente: Docente) => ({
  ...conPendiente(tx, now, 'docente', docente),
  ...libreDesde(sesion),
  ingresos: listIngresos(tx, { rol: 'docente', id: docente.id }),
})

/** What isn't sent stays as it is, and so does the e-mail until another one counts. */
export function editPerfil(deps: Deps, sesion: Sesion, edicion: EdicionDeDocente) {
  const { id } = sesion
  return enActo(deps, sesion, {}, ({ tx, note, ahora }) => {
    const antes = perfilDe(tx, ahora, sesion, requireDocente(tx, id))
    const datos = conEdicion(tx, antes, edicion)
    const email = postponeEmail(deps, tx, cambiante(sesion), {
      antes: antes.email,
      escrito: 'email' in edicion ? datos.email : undefined,
    })
    const docente = updateDocente(tx, id, { ...datos, email }, ahora)
    const despues = perfilDe(tx, ahora, sesion, docente)
    const cambios = cambiosEntre(antes, despues, etiquetas)
    note({ hecho: 'perfil.editar', cambios })
    return despues
  })
}

const etiquetas = { ...etiquetasDePersona, email_pendiente: 'email por confirmar' }

export function confirmEmailDeDocente(deps: Deps, sesion: Sesion, codigo: string) {
  const { id } = sesion
  return confirmEmail(deps, cambiante(sesion), codigo, (tx, email) => {
    if (isEmailTaken(tx, email, id)) throw emailDeDocenteOcupado()
    return perfilDe(tx, deps.now(), sesion, requireDocente(tx, id))
  })
}
