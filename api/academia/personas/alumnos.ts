import { and, asc, count, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../../db/client.ts'
import { consulta, hueco } from '../../../db/consulta.ts'
import { alumnos } from '../../../db/schema/personas.ts'
import {
  alumnoNuevo,
  type DatosDeAlumno,
  type EdicionDeAlumno,
} from '../../../src/domain/personas/alumnos.ts'
import { nombreDePersona } from '../../../src/domain/personas/nombres.ts'
import { isOtroEmail } from '../../../src/domain/sesiones/cambio-de-email.ts'
import { enActo } from '../../suelo/actos.ts'
import { cambiosEntre } from '../../suelo/auditoria/cambios.ts'
import { forgetDestinatario } from '../../suelo/correos/retencion.ts'
import type { Deps } from '../../suelo/deps.ts'
import { isDeQuien } from '../../suelo/docentes.ts'
import { putInPapelera } from '../../suelo/papelera/tirar.ts'
import type { Sesion } from '../../suelo/plugins/auth.ts'
import { type ConsultaDePagina, ENTERA, enPaginas, type Tramo } from '../../suelo/plugins/paginas.ts'
import { parsed } from '../../suelo/plugins/validation.ts'
import { conPalabras } from '../../suelo/services/glob.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { endAccesos } from '../../suelo/sesiones/accesos.ts'
import { conPendiente, conPendientes } from '../../suelo/sesiones/cambio-pendiente.ts'
import { requirePendiente, settleCambio } from '../../suelo/sesiones/cambios-que-valen.ts'
import { readUso } from './cuotas.ts'
import { countDeAlumno, listCatedrasDeAlumno } from './de-alumno.ts'
import { alumnoNoEncontrado, emailDeAlumnoOcupado } from './errors-de-alumnos.ts'
import { type Alumno, columnasDeAlumno, etiquetasDeAlumno, valoresDeAlumno } from './ficha-de-alumno.ts'

type Needs = Pick<Deps, 'db' | 'now'>

/** All of them, by last name. */
export const listAlumnos = (deps: Needs) => readAlumnos(deps, isNull(alumnos.borrado_en), ENTERA)

export function pageAlumnos(deps: Needs, consulta: ConsultaDePagina) {
  const { nombre, apellido, email, telefono, instrumento } = alumnos
  const texto = sql`(${nombre} || ' ' || ${apellido} || ' ' || ${email} || ' ' ||
    coalesce(${telefono}, '') || ' ' || coalesce(${instrumento}, ''))`
  const cuales = and(isNull(alumnos.borrado_en), conPalabras(texto, consulta.q))
  const total = deps.db.select({ n: count() }).from(alumnos).where(cuales).get()?.n ?? 0
  return enPaginas(consulta, total, (tramo) => readAlumnos(deps, cuales, tramo))
}

function readAlumnos({ db, now }: Needs, cuales: SQL | undefined, { limit, offset }: Tramo) {
  const filas: Alumno[] = db
    .select(columnasDeAlumno)
    .from(alumnos)
    .where(cuales)
    .orderBy(asc(alumnos.orden), asc(alumnos.id))
    .limit(limit)
    .offset(offset)
    .all()
  return conPendientes(db, now(), 'alumno', filas)
}

/** With the courses that whoever asks may know of; a teacher reads the students of the own courses only. */
export function readAlumno(deps: Deps, quien: Sesion, id: number) {
  const { db, now } = deps
  const alumno = requireAlumno(db, id)
  const catedras = listCatedrasDeAlumno(db, id, isDeQuien(db, quien))
  if (quien.rol === 'docente' && catedras.length === 0) throw alumnoNoEncontrado()
  const deAdmin = quien.rol === 'admin' && {
    ...conPendiente(db, now(), 'alumno', alumno),
    uso: readUso(deps, db, id),
  }
  return { ...alumno, catedras, ...deAdmin }
}

export const createAlumno = (deps: Deps, quien: Quien, datos: DatosDeAlumno): Alumno =>
  enActo(deps, quien, {}, ({ tx, note, ahora }) => {
    const alumno = insertAlumno(tx, datos, ahora)
    if (!alumno) throw emailDeAlumnoOcupado()
    note({ hecho: 'alumnos.crear', nombre: nombreDePersona(alumno), ids: { alumnoId: alumno.id } })
    return alumno
  })

/** Nothing where the e-mail is somebody's already. */
export function insertAlumno(tx: Pick<Tx, 'insert'>, datos: DatosDeAlumno, now: number): Alumno | undefined {
  return tx
    .insert(alumnos)
    .values({ ...valoresDeAlumno(datos), created_at: now, updated_at: now })
    .onConflictDoNothing()
    .returning(columnasDeAlumno)
    .get()
}

/** What isn't sent stays as it is. Another e-mail ends the student's sessions, and the change of it that waited. */
export function editAlumno(deps: Deps, quien: Quien, id: number, edicion: EdicionDeAlumno) {
  return enActo(deps, quien, {}, ({ tx, note, ahora }) => {
    const antes = requireAlumno(tx, id)
    const datos = conEdicion(tx, antes, edicion)
    const alumno = updateAlumno(tx, id, datos, ahora)
    const cambios = cambiosEntre(antes, alumno, etiquetasDeAlumno)
    const hecho = {
      hecho: 'alumnos.editar',
      nombre: nombreDePersona(antes),
      cambios,
      ids: { alumnoId: id },
    } as const
    note(hecho)
    if (isOtroEmail(antes.email, datos.email)) endAccesos(tx, { rol: 'alumno', id })
    return conPendiente(tx, ahora, 'alumno', alumno)
  })
}

/** The e-mail that a student asked for counts at once. */
export function confirmEmailDeAlumnoPorAdmin(deps: Deps, quien: Quien, id: number) {
  return enActo(deps, quien, {}, ({ tx, note, ahora }) => {
    const nombre = nombreDePersona(requireAlumno(tx, id))
    const cambio = requirePendiente(tx, ahora, { rol: 'alumno', id })
    if (!settleCambio(deps, tx, cambio)) throw emailDeAlumnoOcupado()
    note({ hecho: 'alumnos.confirmar-email', nombre, ids: { alumnoId: id } })
    return conPendiente(tx, ahora, 'alumno', requireAlumno(tx, id))
  })
}

/** What somebody's data would be, where they may be that. */
export function conEdicion(tx: Reader, antes: Alumno, edicion: EdicionDeAlumno): DatosDeAlumno {
  const datos = parsed(alumnoNuevo, { ...antes, ...edicion })
  if (isEmailTaken(tx, datos.email, antes.id)) throw emailDeAlumnoOcupado()
  return datos
}

export function updateAlumno(tx: Tx, id: number, datos: DatosDeAlumno, now: number): Alumno {
  const alumno = tx
    .update(alumnos)
    .set({ ...valoresDeAlumno(datos), updated_at: now })
    .where(eq(alumnos.id, id))
    .returning(columnasDeAlumno)
    .get()
  return alumno as Alumno
}

export function deleteAlumno(deps: Deps, quien: Quien, id: number) {
  return enActo(deps, quien, {}, ({ tx, note }) => {
    const { email } = requireAlumno(tx, id)
    const eliminado = countDeAlumno(tx, id)
    note({ hecho: 'alumnos.eliminar', sobre: { alumno: id } })
    forgetDestinatario(tx, 'alumno', email)
    endAccesos(tx, { rol: 'alumno', id })
    const { archivos } = putInPapelera(deps, tx, quien, 'ALUMNO', id)
    return { message: 'Alumno eliminado.', eliminado: { ...eliminado, archivos } }
  })
}

export function requireAlumno(tx: Reader, id: number): Alumno {
  const alumno: Alumno | undefined = porId(tx).get({ id })
  if (!alumno) throw alumnoNoEncontrado()
  return alumno
}

const porId = consulta((tx) =>
  tx
    .select(columnasDeAlumno)
    .from(alumnos)
    .where(eq(alumnos.id, hueco('id'))),
)

export function findAlumnoPorEmail(tx: Reader, email: string) {
  return tx.select(columnasDeAlumno).from(alumnos).where(eq(sql`lower(email)`, email.toLowerCase())).get()
}

export function isEmailTaken(tx: Reader, email: string, id: number): boolean {
  const other = and(eq(sql`lower(email)`, email.toLowerCase()), ne(alumnos.id, id))
  return tx.select({ id: alumnos.id }).from(alumnos).where(other).get() !== undefined
}
