import { and, asc, count, isNull, notExists, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { alumnos } from '../../../db/schema/personas.ts'
import { fold, sinApostrofos } from '../../../src/domain/base/texto.ts'
import { ordenDePersona } from '../../../src/domain/personas/personas.ts'
import {
  type ConsultaDePagina,
  ENTERA,
  enPaginas,
  isEntera,
  type Tramo,
} from '../../suelo/plugins/paginas.ts'
import { conPalabras, palabrasBuscadas } from '../../suelo/services/glob.ts'
import { isInscripcionVigente } from '../../suelo/vigentes.ts'
import { requireCatedra } from '../catedras/busqueda.ts'
import { listContribuyentes } from './contribuyentes.ts'

type Consulta = ConsultaDePagina & { catedra?: number | undefined }

/**
 * Who can be enrolled: the students, and the contributors who are none yet; of a course, those who are not in it. A
 * student who contributes is one candidate with both ids. Throws 404 where there is no such course.
 */
export function listCandidatos(db: Db, { catedra, ...consulta }: Consulta) {
  if (catedra !== undefined) requireCatedra(db, catedra)
  const contribuyentes = listContribuyentes(db)
  const composerIds = new Map(contribuyentes.map(({ alumnoId, composerId }) => [alumnoId, composerId]))
  const otros = contribuyentes
    .filter((uno) => uno.alumnoId === null && hasPalabras(uno, consulta.q))
    .map(({ nombre, apellido, email, composerId }) => ({
      orden: ordenDePersona({ nombre, apellido }),
      candidato: { id: null, nombre, apellido, email, isComposer: true, composerId },
    }))
  const cuales = areLibres(db, catedra, consulta.q)
  const read = ({ limit, offset }: Tramo) => {
    // The page's are among as many students, and all others.
    const hasta = limit < 0 ? Number.MAX_SAFE_INTEGER : offset + limit
    const deAlumnos = listLibres(db, cuales, hasta).map(({ orden, ...alumno }) => {
      const composerId = composerIds.get(alumno.id) ?? null
      return { orden, candidato: { ...alumno, isComposer: composerId !== null, composerId } }
    })
    return [...deAlumnos, ...otros]
      .sort((uno, otro) => (uno.orden < otro.orden ? -1 : Number(uno.orden > otro.orden)))
      .slice(offset, hasta)
      .map(({ candidato }) => candidato)
  }
  if (isEntera(consulta)) return read(ENTERA)
  const deAlumnos = db.select({ n: count() }).from(alumnos).where(cuales).get()?.n ?? 0
  return enPaginas(consulta, deAlumnos + otros.length, read)
}

function hasPalabras({ nombre, apellido, email }: Record<'nombre' | 'apellido' | 'email', string>, q = '') {
  const texto = sinApostrofos(fold(`${nombre} ${apellido} ${email}`))
  return palabrasBuscadas(sinApostrofos(q)).every((palabra) => texto.includes(palabra))
}

function areLibres(db: Db, catedraId: number | undefined, q: string | undefined): SQL | undefined {
  const { nombre, apellido, email } = alumnos
  const inscrito = db
    .select({ uno: sql`1` })
    .from(catedraAlumnos)
    .where(isInscripcionVigente(catedraId ?? 0, alumnos.id))
  return and(
    isNull(alumnos.borrado_en),
    catedraId === undefined ? undefined : notExists(inscrito),
    conPalabras(sql`(${nombre} || ' ' || ${apellido} || ' ' || ${email})`, q),
  )
}

const listLibres = (db: Db, cuales: SQL | undefined, limit: number) =>
  db
    .select({
      id: alumnos.id,
      nombre: alumnos.nombre,
      apellido: alumnos.apellido,
      email: alumnos.email,
      orden: alumnos.orden,
    })
    .from(alumnos)
    .where(cuales)
    .orderBy(asc(alumnos.orden), asc(alumnos.id))
    .limit(limit)
    .all()
