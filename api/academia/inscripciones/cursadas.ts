import { and, asc, desc, eq, isNull, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Reader } from '../../../db/client.ts'
import { consulta, estaEn, hueco } from '../../../db/consulta.ts'
import { catedraDiaHorarios, catedras } from '../../../db/schema/catedras.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { docentes } from '../../../db/schema/personas.ts'
import { atrasoDe, cuentaDe, estadosDePago } from '../../../src/domain/pagos/pagos.ts'
import { listClasesDadas } from '../../cursado/cierres/de-alumno.ts'
import { clasesDadas } from '../../cursado/cierres/esquemas.ts'
import { relojHasta } from '../../suelo/abierta.ts'
import type { Deps } from '../../suelo/deps.ts'
import { todayOf } from '../../suelo/services/today.ts'
import { isInscripcionVigente } from '../../suelo/vigentes.ts'
import { catedraNoEncontrada } from '../catedras/errors.ts'
import { catedra, columnasDeCatedra, columnasDelDocente, listHorarios } from '../catedras/ficha.ts'
import { columnasDeCondiciones } from '../pagos/condiciones.ts'
import { listPagosHechos } from './pagos-hechos.ts'

export const catedraCursada = z.object({
  catedraAlumnoId: z.int(),
  catedraId: z.int(),
  estadoActual: z.enum(estadosDePago),
  /** What is asked for now, in whole guaraníes. */
  atrasado: z.int(),
  dia_cobro: z.int().nullable(),
  catedra,
  clases: clasesDadas,
})

/** The courses that a student is enrolled in, the latest year first. */
export function listCatedrasCursadas(deps: Deps, alumnoId: number) {
  const { db } = deps
  const rows = cursadas(db).all({ alumnoId })
  const ids = rows.map((row) => row.catedra.id)
  const horarios = listHorarios(db, deEstas, { ids: JSON.stringify(ids) })
  const hechos = listPagosHechos(db, suyas, { alumnoId })
  const clasesDe = listClasesDadas(db, ids)
  return rows.map(({ id, condiciones, catedra, cerrada_en, Docente }) => {
    const hoy = todayOf(relojHasta(deps, cerrada_en))
    const cuenta = cuentaDe(condiciones, hechos.get(id) ?? [], hoy)
    return {
      catedraAlumnoId: id,
      catedraId: catedra.id,
      estadoActual: cuenta.estado,
      atrasado: atrasoDe(cuenta),
      dia_cobro: condiciones.dia_cobro,
      catedra: { ...catedra, Docente, CatedraDiaHorario: horarios.get(catedra.id) ?? [] },
      clases: clasesDe(catedra.id),
    }
  })
}

const suyas = and(eq(catedraAlumnos.alumnoId, hueco('alumnoId')), isNull(catedraAlumnos.baja_en)) as SQL
const deEstas = estaEn(catedraDiaHorarios.catedraId, hueco('ids'))

const cursadas = consulta((tx) =>
  tx
    .select({
      id: catedraAlumnos.id,
      condiciones: columnasDeCondiciones,
      catedra: columnasDeCatedra,
      cerrada_en: catedras.cerrada_en,
      Docente: columnasDelDocente,
    })
    .from(catedraAlumnos)
    .innerJoin(catedras, eq(catedras.id, catedraAlumnos.catedraId))
    .leftJoin(docentes, eq(docentes.id, catedras.docenteId))
    .where(suyas)
    .orderBy(desc(catedras.anio), asc(catedras.orden), asc(catedras.id)),
)

/** That a student is enrolled in: of another one it may not know. */
export function requireCatedraCursada(tx: Reader, alumnoId: number, catedraId: number): void {
  const suya = tx
    .select({ id: catedraAlumnos.id })
    .from(catedraAlumnos)
    .where(isInscripcionVigente(catedraId, alumnoId))
    .get()
  if (!suya) throw catedraNoEncontrada()
}
