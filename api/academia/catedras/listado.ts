import { and, asc, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../../db/client.ts'
import { aparte, consulta, estaEn, hueco, type Valores } from '../../../db/consulta.ts'
import { catedraDiaHorarios, catedras, docentesDeCatedra } from '../../../db/schema/catedras.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { docentes } from '../../../db/schema/personas.ts'
import { isDeQuien, porRol, valoresDe } from '../../suelo/docentes.ts'
import { type ConsultaDePagina, enPaginas, type Tramo } from '../../suelo/plugins/paginas.ts'
import { conPalabras } from '../../suelo/services/glob.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { columnasDelTitular, listOtros } from './docentes.ts'
import { catedraConDocentes, columnasDeCatedra, columnasDelDocente, listHorarios } from './ficha.ts'

export const catedraDePagina = catedraConDocentes.extend({ totalAlumnos: z.int() })

export const catedraConAlumnos = catedraDePagina.extend({
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

/** Of who is enrolled, how many they are. */
export function pageCatedras(db: Db, pagina: ConsultaDePagina) {
  const { id, nombre, anio, institucion } = catedras
  const texto = sql`(${nombre} || ' ' || ${anio} || ' ' || coalesce(${institucion}, ''))`
  const cuales = conPalabras(texto, pagina.q)
  const total = db.select({ n: count() }).from(catedras).where(cuales).get()?.n ?? 0
  const idsDe = ({ limit, offset }: Tramo) =>
    db
      .select({ id })
      .from(catedras)
      .where(cuales)
      .orderBy(...EN_ORDEN)
      .limit(limit)
      .offset(offset)
      .all()
      .map((una) => una.id)
  return enPaginas(pagina, total, (tramo) => {
    const ids = idsDe(tramo)
    const inscritos = countInscritos(db, ids)
    const totalDe = (una: number) => inscritos.get(una) ?? 0
    return leidas(db, deEstas, { ids: JSON.stringify(ids) }).map((una) => ({
      ...una,
      totalAlumnos: totalDe(una.id),
    }))
  })
}

function countInscritos(db: Db, ids: number[]): Map<number, number> {
  const { catedraId, baja_en } = catedraAlumnos
  const rows = db
    .select({ catedraId, cuantos: count() })
    .from(catedraAlumnos)
    .where(and(inArray(catedraId, ids), isNull(baja_en)))
    .groupBy(catedraId)
    .all()
  return new Map(rows.map((una) => [una.catedraId, una.cuantos]))
}

const EN_ORDEN = [desc(catedras.anio), asc(catedras.orden), asc(catedras.id)]

const deEstas = {
  suyas: estaEn(catedras.id, hueco('ids')),
  horariosSuyos: estaEn(catedraDiaHorarios.catedraId, hueco('ids')),
  docentesSuyos: estaEn(docentesDeCatedra.catedraId, hueco('ids')),
}

/** All of them, or those that somebody runs. */
export const readCatedras = (db: Db, quien?: Quien) =>
  leidas(db, de[quien?.rol ?? 'admin'], quien && valoresDe(quien))

function leidas(
  db: Db,
  { suyas, horariosSuyos, docentesSuyos }: typeof deEstas | (typeof de)['admin'],
  valores?: Valores,
) {
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
    .orderBy(...EN_ORDEN),
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
