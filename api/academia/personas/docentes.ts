import { and, asc, count, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import { type Reader, type Tx, transact } from '../../../db/client.ts'
import { catedras } from '../../../db/schema/catedras.ts'
import { docentes } from '../../../db/schema/personas.ts'
import {
  type DatosDeDocente,
  docenteNuevo,
  type EdicionDeDocente,
} from '../../../src/domain/personas/docentes.ts'
import { nombreDePersona } from '../../../src/domain/personas/nombres.ts'
import { isOtroEmail } from '../../../src/domain/sesiones/cambio-de-email.ts'
import { cambiosEntre } from '../../suelo/auditoria/cambios.ts'
import { noteHecho } from '../../suelo/auditoria/hechos.ts'
import { forgetDestinatario } from '../../suelo/correos/retencion.ts'
import type { Deps } from '../../suelo/deps.ts'
import { putInPapelera } from '../../suelo/papelera/tirar.ts'
import { parsed } from '../../suelo/plugins/validation.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { endAccesos } from '../../suelo/sesiones/accesos.ts'
import { conPendiente, conPendientes } from '../../suelo/sesiones/cambio-pendiente.ts'
import { requirePendiente, settleCambio } from '../../suelo/sesiones/cambios-que-valen.ts'
import { docenteNoEncontrado, emailDeDocenteOcupado } from './errors-de-docentes.ts'
import { columnasDeDocente, type Docente } from './ficha-de-docente.ts'
import { etiquetasDePersona, valoresDePersona } from './ficha-de-persona.ts'

/** All of them, by last name, each with how many courses it has. */
export function listDocentes({ db, now }: Pick<Deps, 'db' | 'now'>) {
  const todos: (Docente & { totalCatedras: number })[] = db
    .select({ ...columnasDeDocente, totalCatedras: count(catedras.id) })
    .from(docentes)
    .leftJoin(catedras, eq(catedras.docenteId, docentes.id))
    .where(isNull(docentes.borrado_en))
    .groupBy(docentes.id)
    .orderBy(asc(docentes.orden), asc(docentes.id))
    .all()
  return conPendientes(db, now(), 'docente', todos)
}

export function readDocente({ db, now }: Deps, id: number) {
  const suyas = db
    .select({ id: catedras.id, nombre: catedras.nombre, anio: catedras.anio })
    .from(catedras)
    .where(eq(catedras.docenteId, id))
    .orderBy(desc(catedras.anio), asc(catedras.orden))
    .all()
  return { ...conPendiente(db, now(), 'docente', requireDocente(db, id)), catedras: suyas }
}

export function createDocente({ db, now }: Deps, quien: Quien, datos: DatosDeDocente): Docente {
  const docente = transact(db, (tx) => {
    const nuevo = tx
      .insert(docentes)
      .values({ ...valoresDePersona(datos), created_at: now(), updated_at: now() })
      .onConflictDoNothing()
      .returning(columnasDeDocente)
      .get()
    if (nuevo) noteCreacion(tx, quien, nuevo, now())
    return nuevo
  })
  if (!docente) throw emailDeDocenteOcupado()
  return docente
}

function noteCreacion(tx: Tx, quien: Quien, docente: Docente, now: number): void {
  const ids = { docenteId: docente.id }
  noteHecho(tx, quien, { hecho: 'docentes.crear', nombre: nombreDePersona(docente), ids }, now)
}

/** What isn't sent stays as it is. Another e-mail ends the teacher's sessions, and the change of it that waited. */
export function editDocente({ db, now }: Deps, quien: Quien, id: number, edicion: EdicionDeDocente) {
  return transact(db, (tx) => {
    const antes = requireDocente(tx, id)
    const datos = conEdicion(tx, antes, edicion)
    const docente = updateDocente(tx, id, datos, now())
    const cambios = cambiosEntre(antes, docente, etiquetasDePersona)
    const hecho = {
      hecho: 'docentes.editar',
      nombre: nombreDePersona(antes),
      cambios,
      ids: { docenteId: id },
    } as const
    noteHecho(tx, quien, hecho, now())
    if (isOtroEmail(antes.email, datos.email)) endAccesos(tx, { rol: 'docente', id })
    return conPendiente(tx, now(), 'docente', docente)
  })
}

/** The e-mail that a teacher asked for counts at once. */
export function confirmEmailDeDocentePorAdmin(deps: Deps, quien: Quien, id: number) {
  const docente = transact(deps.db, (tx) => {
    const nombre = nombreDePersona(requireDocente(tx, id))
    const cambio = requirePendiente(tx, deps.now(), { rol: 'docente', id })
    if (!settleCambio(deps, tx, cambio)) throw emailDeDocenteOcupado()
    noteHecho(tx, quien, { hecho: 'docentes.confirmar-email', nombre, ids: { docenteId: id } }, deps.now())
    return conPendiente(tx, deps.now(), 'docente', requireDocente(tx, id))
  })
  deps.outbox.wake()
  return docente
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
  return transact(deps.db, (tx) => {
    const { email } = requireDocente(tx, id)
    const catedrasSinDocente = countCatedrasDe(tx, id)
    noteHecho(tx, quien, { hecho: 'docentes.eliminar', sobre: { docente: id } }, deps.now())
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
