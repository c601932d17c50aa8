import { asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../../db/client.ts'
import { aparte, consulta } from '../../../db/consulta.ts'
import { catedraDiaHorarios, catedras, docentesDeCatedra } from '../../../db/schema/catedras.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { docentes } from '../../../db/schema/personas.ts'
import { isDeQuien, porRol, valoresDe } from '../../suelo/docentes.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { columnasDelTitular, listOtros } from './docentes.ts'
import { catedraConDocentes, columnasDeCatedra, columnasDelDocente, listHorarios } from './ficha.ts'

export const catedraConAlumnos = catedraConDocentes.extend({
  totalAlumnos: z.int(),
  CatedraAlumno: z.array(z.object({ id: z.int(), alumnoId: z.int() })),
})

/** All of them, the latest year first; of who is enrolled, only the ids. */
export function listCatedras(db: Db) {
  const porCatedra = listInscritosPorCatedra(db)
  return readCatedras(db).map((una) => {
    const CatedraAlumno = porCatedra.get(una.id) ?? []
    return { ...una, totalAlumnos: CatedraAlumno.length, CatedraAlumno }
  })
}

/** All of them, or those that somebody runs. */
export function readCatedras(db: Db, quien?: Quien) {
  const { suyas, horariosSuyos, docentesSuyos } = de[quien?.rol ?? 'admin']
  const valores = quien && valoresDe(quien)
  const horarios = listHorarios(db, horariosSuyos, valores)
  const docentesDe = listOtros(db, docentesSuyos, valores)
  return todas(db, suyas)
    .all(valores)
    .map((row) => ({
      ...row.catedra,
      Docente: row.Docente,
      docentes: docentesDe(row.titular),
      CatedraDiaHorario: horarios.get(row.catedra.id) ?? [],
    }))
}

const de = porRol((quien) => {
  const suyas = isDeQuien(aparte, quien)
  const ids = aparte.select({ id: catedras.id }).from(catedras).where(suyas)
  return {
    suyas,
    horariosSuyos: suyas && inArray(catedraDiaHorarios.catedraId, ids),
    docentesSuyos: suyas && inArray(docentesDeCatedra.catedraId, ids),
  }
})

const todas = consulta((tx, cuales) =>
  tx
    .select({ catedra: columnasDeCatedra, Docente: columnasDelDocente, titular: columnasDelTitular })
    .from(catedras)
    .leftJoin(docentes, eq(docentes.id, catedras.docenteId))
    .where(cuales)
    .orderBy(desc(catedras.anio), asc(catedras.orden), asc(catedras.id)),
)

const inscritos = consulta((tx) =>
  tx
    .select({
      catedraId: catedraAlumnos.catedraId,
      id: catedraAlumnos.id,
      alumnoId: catedraAlumnos.alumnoId,
    })
    .from(catedraAlumnos)
    .where(isNull(catedraAlumnos.baja_en)),
)

function listInscritosPorCatedra(db: Db) {
  const porCatedra = new Map<number, { id: number; alumnoId: number }[]>()
  for (const { catedraId, ...inscrito } of inscritos(db).all()) {
    const suyos = porCatedra.get(catedraId)
    if (suyos) suyos.push(inscrito)
    else porCatedra.set(catedraId, [inscrito])
  }
  return porCatedra
}
