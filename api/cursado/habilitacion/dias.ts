import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { consulta, hueco } from '../../../db/consulta.ts'
import { asistencias, diasClase } from '../../../db/schema/asistencia.ts'
import type { Marca } from '../../../src/domain/asistencia/asistencia.ts'
import type { Dias } from '../../../src/domain/asistencia/asistencia-contada.ts'
import { type Estadias, isEnEstadia } from '../../../src/domain/inscripciones/estadias.ts'
import { type Cuales, isDe, porCuantos } from '../../academia/inscripciones/cuales.ts'
import { isDada } from '../clases/ficha.ts'

/**
 * A course's class days that count, the earliest first; of each student what was marked on each, and those within a
 * stay.
 */
export function readDias(tx: Reader, cuales: Cuales, hoy: string) {
  const dias = conMarcas(tx, deQuienes(cuales)).all({ ...cuales, hoy })
  const porAlumno = new Map<number, (Marca | null)[]>()
  for (const [i, dia] of dias.entries()) {
    for (const cifrada of JSON.parse(dia.marcas) as number[]) {
      const alumnoId = Math.floor(cifrada / CIFRADAS.length)
      let suyas = porAlumno.get(alumnoId)
      if (!suyas) {
        suyas = Array(dias.length).fill(null)
        porAlumno.set(alumnoId, suyas)
      }
      suyas[i] = CIFRADAS[cifrada % CIFRADAS.length] ?? null
    }
  }
  const primera = dias[0]?.fecha ?? ''
  const marcasDe = (alumnoId: number): readonly (Marca | null)[] =>
    porAlumno.get(alumnoId) ?? dias.map(() => null)
  const diasDe = (alumnoId: number, estadias: Estadias): Dias => {
    const suyas = marcasDe(alumnoId)
    // Most have been there all the time, and need not be asked for each day.
    const siempre = estadias.some(({ desde, hasta }) => desde <= primera && hasta === null)
    const [dadas, porVenir]: [(Marca | null)[], (Marca | null)[]] = [[], []]
    for (const [i, { fecha, dada }] of dias.entries()) {
      if (siempre || isEnEstadia(fecha, estadias)) (dada ? dadas : porVenir).push(suyas[i] ?? null)
    }
    return { dadas, porVenir }
  }
  return { marcasDe, diasDe }
}

/** A mark and whose it is, in one number. */
const CIFRADAS: readonly Marca[] = ['AUSENTE', 'JUSTIFICADO', 'PRESENTE', 'TARDE']
const cifrada = sql`${asistencias.alumnoId} * 4 + ${asistencias.presente} * 2 + (${asistencias.matiz} is not null)`

const deQuienes = porCuantos((_, alumnoId) =>
  and(eq(asistencias.diaClaseId, diasClase.id), isDe(asistencias.alumnoId, alumnoId)),
)

/** A year of a large course has tens of thousands of marks: a row for each day takes half the time of one for each. */
const conMarcas = consulta((tx, deQuienes) =>
  tx
    .select({
      id: diasClase.id,
      fecha: diasClase.fecha,
      dada: isDada(tx, hueco('hoy')).mapWith(Boolean),
      marcas: sql<string>`(select json_group_array(${cifrada}) from ${asistencias} where ${deQuienes})`,
    })
    .from(diasClase)
    .where(and(eq(diasClase.catedraId, hueco('catedraId')), isNull(diasClase.suspendida)))
    .orderBy(asc(diasClase.fecha)),
)
