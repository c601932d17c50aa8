import { and, eq, isNotNull, isNull, or, type SQL } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { reglasDeCatedra } from '../../../db/schema/asistencia.ts'
import { catedras } from '../../../db/schema/catedras.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { habilitacionDe, mayMissExamen } from '../../../src/domain/habilitacion/habilitacion.ts'
import { diasQueCuentan } from '../../../src/domain/habilitacion/reglas-de-catedra.ts'
import { columnasDeReglas } from '../../academia/catedras/reglas.ts'
import { columnaDeEstadias } from '../../academia/inscripciones/estadias.ts'
import { areInscripcionesVigentes } from '../../suelo/vigentes.ts'
import { readDias } from './dias.ts'
import { readProcesos } from './proceso.ts'

/** By course, how many may end up without sitting the exam: of the open ones that ask for something. */
export const countEnRiesgo = (tx: Reader, cuales: SQL | undefined, hoy: string): Map<number, number> =>
  new Map(listQueExigen(tx, cuales).map((una) => [una.catedraId, countIn(tx, una, hoy)]))

/** What somebody owes puts nobody at risk, and is not read. */
function countIn(tx: Reader, { catedraId, reglas }: QueExige, hoy: string): number {
  const diasDe = readDias(tx, { catedraId }, hoy)
  const procesoDe = readProcesos(tx, { catedraId })
  return tx
    .select({ alumnoId: catedraAlumnos.alumnoId, estadias: columnaDeEstadias })
    .from(catedraAlumnos)
    .where(areInscripcionesVigentes(catedraId))
    .all()
    .filter(({ alumnoId, estadias }) => {
      const dias = diasDe(alumnoId, diasQueCuentan(reglas, estadias))
      const situacion = { dias, proceso: procesoDe(alumnoId), deudas: [] }
      return mayMissExamen(habilitacionDe(reglas, situacion, 'docente').luz)
    }).length
}

type QueExige = ReturnType<typeof listQueExigen>[number]

/** The courses that judge, and are not closed, with their rules. */
export const listQueExigen = (tx: Reader, cuales?: SQL) =>
  tx
    .select({ catedraId: catedras.id, nombre: catedras.nombre, reglas: columnasDeReglas })
    .from(catedras)
    .innerJoin(reglasDeCatedra, eq(reglasDeCatedra.catedraId, catedras.id))
    .where(
      and(
        isNull(catedras.cerrada_en),
        or(isNotNull(reglasDeCatedra.asistencia_minima), isNotNull(reglasDeCatedra.proceso_minimo)),
        cuales,
      ),
    )
    .all()
