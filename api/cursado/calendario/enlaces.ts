import { randomBytes } from 'node:crypto'
import { and, eq, isNotNull, or } from 'drizzle-orm'
import { calendarioEnlaces } from '../../../db/schema/calendario.ts'
import { alumnos, docentes } from '../../../db/schema/personas.ts'
import { enActo } from '../../suelo/actos.ts'
import type { Deps } from '../../suelo/deps.ts'
import { enISO } from '../../suelo/services/instants.ts'
import { todayOf } from '../../suelo/services/today.ts'
import { forgetEnlace, isEnlaceDe } from '../../suelo/sesiones/accesos.ts'
import type { Lector } from '../tablon/acceso.ts'
import { enlaceDesconocido } from './errors.ts'

const BYTES = 24

export function readEnlace({ db }: Deps, lector: Lector) {
  const suyo = db
    .select({ created_at: calendarioEnlaces.created_at })
    .from(calendarioEnlaces)
    .where(isEnlaceDe(lector))
    .get()
  return { activo: suyo !== undefined, created_at: suyo ? enISO(suyo.created_at) : null }
}

/** A new address; the one there was, if any, is worth nothing from now on. */
export function createEnlace(deps: Deps, lector: Lector) {
  const secreto = randomBytes(BYTES).toString('base64url')
  const created_at = deps.now()
  enActo(deps, lector, {}, ({ tx, note }) => {
    const personas = lector.rol === 'docente' ? docentes : alumnos
    const persona = tx.select({ id: personas.id }).from(personas).where(eq(personas.id, lector.id)).get()
    if (!persona) throw enlaceDesconocido()
    forgetEnlace(tx, lector)
    tx.insert(calendarioEnlaces)
      .values({ ...dueno(lector), hash: deps.tokens.hash(secreto), created_at })
      .run()
    note({ hecho: 'calendario.enlace' })
  })
  return {
    url: `${deps.site.url}/api/calendario/${secreto}.ics`,
    created_at: enISO(created_at),
  }
}

export function deleteEnlace(deps: Deps, lector: Lector) {
  enActo(deps, lector, {}, ({ tx, note }) => {
    forgetEnlace(tx, lector)
    note({ hecho: 'calendario.enlace' })
  })
  return { message: 'La dirección del calendario ya no sirve.' }
}

/** Whose calendar an address is. */
export function requireDueno(deps: Deps, direccion: string): Lector & { nombre: string } {
  const { db, tokens } = deps
  const hash = tokens.hash(direccion.replace(/\.ics$/, ''))
  const fila = db
    .select({
      alumno: { id: alumnos.id, nombre: alumnos.nombre },
      docente: { id: docentes.id, nombre: docentes.nombre },
    })
    .from(calendarioEnlaces)
    .leftJoin(alumnos, eq(alumnos.id, calendarioEnlaces.alumnoId))
    .leftJoin(docentes, eq(docentes.id, calendarioEnlaces.docenteId))
    .where(and(eq(calendarioEnlaces.hash, hash), or(isNotNull(alumnos.id), isNotNull(docentes.id))))
    .get()
  if (fila?.alumno) return { rol: 'alumno', ...fila.alumno }
  if (fila?.docente) return { rol: 'docente', hoy: todayOf(deps), ...fila.docente }
  throw enlaceDesconocido()
}

const dueno = ({ rol, id }: Lector) => (rol === 'docente' ? { docenteId: id } : { alumnoId: id })
