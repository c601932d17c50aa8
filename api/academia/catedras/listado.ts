import { asc, desc, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../../db/client.ts'
import { catedraDiaHorarios, catedras, docentesDeCatedra } from '../../../db/schema/catedras.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { docentes } from '../../../db/schema/personas.ts'
import { columnasDelTitular, listOtros } from './docentes.ts'
import { catedraConDocentes, columnasDeCatedra, columnasDelDocente, listHorarios } from './ficha.ts'

export const catedraConAlumnos = catedraConDocentes.extend({
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

/** All of them, or some. */
export function readCatedras(db: Db, cuales?: SQL) {
  const suyas = db.select({ id: catedras.id }).from(catedras).where(cuales)
  const horarios = listHorarios(db, cuales && inArray(catedraDiaHorarios.catedraId, suyas))
  const docentesDe = listOtros(db, cuales && inArray(docentesDeCatedra.catedraId, suyas))
  return db
    .select({ catedra: columnasDeCatedra, Docente: columnasDelDocente, titular: columnasDelTitular })
    .from(catedras)
    .leftJoin(docentes, eq(docentes.id, catedras.docenteId))
    .where(cuales)
    .orderBy(desc(catedras.anio), asc(catedras.orden), asc(catedras.id))
    .all()
    .map((row) => ({
      ...row.catedra,
      Docente: row.Docente,
      docentes: docentesDe(row.titular),
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
