import { and, asc, count, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../../db/client.ts'
import { catedras } from '../../../db/schema/catedras.ts'
import { docentes } from '../../../db/schema/personas.ts'
import {
  type DatosDeDocente,
  docenteNuevo,
  type EdicionDeDocente,
} from '../../../src/domain/personas/docentes.ts'
import { nombreDePersona } from '../../../src/domain/personas/nombres.ts'
import { isOtroEmail } from '../../../src/domain/sesiones/cambio-de-email.ts'
import { enActo } from '../../suelo/actos.ts'
import { cambiosEntre } from '../../suelo/auditoria/cambios.ts'
import { forgetDestinatario } from '../../suelo/correos/retencion.ts'
import type { Deps } from '../../suelo/deps.ts'
import { isSuya, listDocentesEl } from '../../suelo/docentes.ts'
import { putInPapelera } from '../../suelo/papelera/tirar.ts'
import { parsed } from '../../suelo/plugins/validation.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { todayOf } from '../../suelo/services/today.ts'
import { endAccesos } from '../../suelo/sesiones/accesos.ts'
import { conPendiente, conPendientes } from '../../suelo/sesiones/cambio-pendiente.ts'
import { requirePendiente, settleCambio } from '../../suelo/sesiones/cambios-que-valen.ts'
import { docenteNoEncontrado, emailDeDocenteOcupado } from './errors-de-docentes.ts'
import { columnasDeDocente, type Docente } from './ficha-de-docente.ts'
import { etiquetasDePersona, valoresDePersona } from './ficha-de-persona.ts'

/** All of them, by last name, each with how many courses it has. */
export function listDocentes(deps: Pick<Deps, 'db' | 'now' | 'zona'>) {
  const { db, now } = deps
  const dictan = Map.groupBy([...listDocentesEl(db, todayOf(deps)).values()].flat(), (docenteId) => docenteId)
  const todos: (Docente & { totalCatedras: number })[] = db
    .select(columnasDeDocente)
    .from(docentes)
    .where(isNull(docentes.borrado_en))
    .orderBy(asc(docentes.orden), asc(docentes.id))
    .all()
    .map((docente) => ({ ...docente, totalCatedras: dictan.get(docente.id)?.length ?? 0 }))
  return conPendientes(db, now(), 'docente', todos)
}

export function readDocente(deps: Deps, id: number) {
  const { db, now } = deps
  const suyas = db
    .select({ id: catedras.id, nombre: catedras.nombre, anio: catedras.anio })
    .from(catedras)
    .where(isSuya(db, { id, hoy: todayOf(deps) }))
    .orderBy(desc(catedras.anio), asc(catedras.orden))
    .all()
  return { ...conPendiente(db, now(), 'docente', requireDocente(db, id)), catedras: suyas }
}

export const createDocente = (deps: Deps, quien: Quien, datos: DatosDeDocente): Docente =>
  enActo(deps, quien, {}, ({ tx, note, ahora }) => {
    const docente = tx
      .insert(docentes)
      .values({ ...valoresDePersona(datos), created_at: ahora, updated_at: ahora })
      .onConflictDoNothing()
      .returning(columnasDeDocente)
      .get()
    if (!docente) throw emailDeDocenteOcupado()
    note({ hecho: 'docentes.crear', nombre: nombreDePersona(docente), ids: { docenteId: docente.id } })
    return docente
  })

/** What isn't sent stays as it is. Another e-mail ends the teacher's sessions, and the change of it that waited. */
export function editDocente(deps: Deps, quien: Quien, id: number, edicion: EdicionDeDocente) {
  return enActo(deps, quien, {}, ({ tx, note, ahora }) => {
    const antes = requireDocente(tx, id)
    const datos = conEdicion(tx, antes, edicion)
    const docente = updateDocente(tx, id, datos, ahora)
    const cambios = cambiosEntre(antes, docente, etiquetasDePersona)
    const hecho = {
      hecho: 'docentes.editar',
      nombre: nombreDePersona(antes),
      cambios,
      ids: { docenteId: id },
    } as const
    note(hecho)
    if (isOtroEmail(antes.email, datos.email)) endAccesos(tx, { rol: 'docente', id })
    return conPendiente(tx, ahora, 'docente', docente)
  })
}

/** The e-mail that a teacher asked for counts at once. */
export function confirmEmailDeDocentePorAdmin(deps: Deps, quien: Quien, id: number) {
  return enActo(deps, quien, {}, ({ tx, note, ahora }) => {
    const nombre = nombreDePersona(requireDocente(tx, id))
    const cambio = requirePendiente(tx, ahora, { rol: 'docente', id })
    if (!settleCambio(deps, tx, cambio)) throw emailDeDocenteOcupado()
    note({ hecho: 'docentes.confirmar-email', nombre, ids: { docenteId: id } })
    return conPendiente(tx, ahora, 'docente', requireDocente(tx, id))
  })
}

/** What somebody's data would be, where they may be that. */
export function conEdicion(tx: Reader, antes: Docente, edicion: EdicionDeDocente): DatosDeDocente {
  const datos = parsed(docenteNuevo, { ...antes, ...edicion })
  if (isEmailTaken(tx, datos.email, antes.id)) throw emailDeDocenteOcupado()
  return datos
}

export function updateDocente(tx: Tx, id: number, datos: DatosDeDocente, now: number): Docente {
  const docente = tx
    .update(docentes)
    .set({ ...valoresDePersona(datos), updated_at: now })
    .where(eq(docentes.id, id))
    .returning(columnasDeDocente)
    .get()
  return docente as Docente
}

/** The courses stay, without a teacher; and so do the files that they use. */
export function deleteDocente(deps: Deps, quien: Quien, id: number) {
  return enActo(deps, quien, {}, ({ tx, note }) => {
    const { email } = requireDocente(tx, id)
    const catedrasSinDocente = countCatedrasDe(tx, id)
    note({ hecho: 'docentes.eliminar', sobre: { docente: id } })
    forgetDestinatario(tx, 'docente', email)
    endAccesos(tx, { rol: 'docente', id })
    putInPapelera(deps, tx, quien, 'DOCENTE', id)
    return { message: 'Docente eliminado.', catedrasSinDocente }
  })
}

export function requireDocente(tx: Reader, id: number): Docente {
  const docente = tx.select(columnasDeDocente).from(docentes).where(eq(docentes.id, id)).get()
  if (!docente) throw docenteNoEncontrado()
  return docente
}

export function isEmailTaken(tx: Reader, email: string, id: number): boolean {
  const other = and(eq(sql`lower(email)`, email.toLowerCase()), ne(docentes.id, id))
  return tx.select({ id: docentes.id }).from(docentes).where(other).get() !== undefined
}

function countCatedrasDe(tx: Reader, id: number): number {
  return tx.select({ n: count() }).from(catedras).where(eq(catedras.docenteId, id)).get()?.n ?? 0
}
