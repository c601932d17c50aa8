import { asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../../db/client.ts'
import { catedraDiaHorarios, catedras } from '../../../db/schema/catedras.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { docentes } from '../../../db/schema/personas.ts'
import { catedra, columnasDeCatedra, columnasDelDocente, listHorarios } from './ficha.ts'

export const catedraConAlumnos = catedra.extend({
  totalAlumnos: z.int(),
  CatedraAlumno: z.array(z.object({ id: z.int(), alumnoId: z.int() })),
})

/** All of them, the latest year first; of who is enrolled, only the ids. */
export function listCatedras(db: Db) {
  const inscritos = listInscritosPorCatedra(db)
  return readCatedras(db).map((una) => {
    const CatedraAlumno = inscritos.get(una.id) ?? []
    return { ...una, totalAlumnos: CatedraAlumno.length, CatedraAlumno }
  })
}

/** All of them, or one teacher's. */
export function readCatedras(db: Db, docenteId?: number) {
  const cuales = docenteId === undefined ? undefined : eq(catedras.docenteId, docenteId)
  const suyas = db.select({ id: catedras.id }).from(catedras).where(cuales)
  const horarios = listHorarios(db, cuales && inArray(catedraDiaHorarios.catedraId, suyas))
  return db
    .select({ catedra: columnasDeCatedra, Docente: columnasDelDocente })
    .from(catedras)
    .leftJoin(docentes, eq(docentes.id, catedras.docenteId))
    .where(cuales)
    .orderBy(desc(catedras.anio), asc(catedras.orden), asc(catedras.id))
    .all()
    .map((row) => ({
      ...row.catedra,
      Docente: row.Docente,
      CatedraDiaHorario: horarios.get(row.catedra.id) ?? [],
    }))
}

function listInscritosPorCatedra(db: Db) {
  const porCatedra = new Map<number, { id: number; alumnoId: number }[]>()
  const rows = db
    .select({
      catedraId: catedraAlumnos.catedraId,
      id: catedraAlumnos.id,
      alumnoId: catedraAlumnos.alumnoId,
    })
    .from(catedraAlumnos)
    .where(isNull(catedraAlumnos.baja_en))
    .all()
  for (const { catedraId, ...inscrito } of rows) {
    const suyos = porCatedra.get(catedraId)
    if (suyos) suyos.push(inscrito)
    else porCatedra.set(catedraId, [inscrito])
  }
  return porCatedra
}
