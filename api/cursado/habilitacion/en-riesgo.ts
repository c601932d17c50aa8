import { and, eq, isNotNull, isNull, or, type SQL } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { consulta, hueco, type Valores } from '../../../db/consulta.ts'
import { reglasDeCatedra } from '../../../db/schema/asistencia.ts'
import { catedras } from '../../../db/schema/catedras.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { luzDe, mayMissExamen } from '../../../src/domain/habilitacion/habilitacion.ts'
import { diasQueCuentan } from '../../../src/domain/habilitacion/reglas-de-catedra.ts'
import { columnasDeReglas } from '../../academia/catedras/reglas.ts'
import { columnaDeEstadias } from '../../academia/inscripciones/estadias.ts'
import { areInscripcionesVigentes } from '../../suelo/vigentes.ts'
import { readDias } from './dias.ts'
import { readProcesos } from './proceso.ts'

/** By course, how many may end up without sitting the exam: of the open ones that ask for something. */
export const countEnRiesgo = (
  tx: Reader,
  cuales: SQL | undefined,
  valores: Valores,
  hoy: string,
): Map<number, number> =>
  new Map(
    queExigen(tx, cuales)
      .all(valores)
      .map((una) => [una.catedraId, countIn(tx, una, hoy)]),
  )

/** What somebody owes puts nobody at risk, and is not read. */
function countIn(tx: Reader, { catedraId, reglas }: QueExige, hoy: string): number {
  const { diasDe } = readDias(tx, { catedraId }, hoy)
  const procesoDe = readProcesos(tx, { catedraId })
  return inscripciones(tx)
    .all({ catedraId })
    .filter(({ alumnoId, estadias }) => {
      const dias = diasDe(alumnoId, diasQueCuentan(reglas, estadias))
      return mayMissExamen(luzDe(reglas, { dias, proceso: procesoDe(alumnoId), deudas: [] }))
    }).length
}

const inscripciones = consulta((tx) =>
  tx
    .select({ alumnoId: catedraAlumnos.alumnoId, estadias: columnaDeEstadias })
    .from(catedraAlumnos)
    .where(areInscripcionesVigentes(hueco('catedraId'))),
)

type QueExige = ReturnType<typeof listQueExigen>[number]

/** The courses that judge, and are not closed, with their rules. */
export const listQueExigen = (tx: Reader) => queExigen(tx).all()

const queExigen = consulta((tx, cuales) =>
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
    ),
)
