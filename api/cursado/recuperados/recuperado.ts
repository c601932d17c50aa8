import { and, type Column, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { evaluacionAsignaciones, evaluaciones } from '../../../db/schema/evaluaciones.ts'
import { tareaAsignaciones, tareasMaestras } from '../../../db/schema/tareas.ts'
import { type NotaDeAlumno, recuperadoPor } from '../../../src/domain/nota-final/recuperatorios.ts'
import { countPreguntas } from '../evaluaciones/preguntas.ts'

type Obtenidos = SQL<number | null> | typeof tareaAsignaciones.puntos_obtenidos

/** Which task counts in each one's place: as the points are known to who asks. */
export const tareasRecuperadas = (tx: Reader, suyas: readonly NotaDeAlumno[], obtenidos: Obtenidos) =>
  recuperadoPor(
    tx
      .select({
        id: tareasMaestras.id,
        recupera: tareasMaestras.recupera,
        alumnoId: tareaAsignaciones.alumnoId,
        obtenidos,
        posibles: tareasMaestras.puntos_posibles,
      })
      .from(tareasMaestras)
      .innerJoin(tareaAsignaciones, eq(tareaAsignaciones.tareaMaestraId, tareasMaestras.id))
      .where(
        and(isUnaDe(tareasMaestras.recupera, idsDe(suyas)), isUnaDe(tareaAsignaciones.alumnoId, de(suyas))),
      )
      .all(),
  )

/** Which evaluation counts in each one's place. */
export const evaluacionesRecuperadas = (tx: Reader, suyas: readonly NotaDeAlumno[]) =>
  recuperadoPor(
    tx
      .select({
        id: evaluaciones.id,
        recupera: evaluaciones.recupera,
        alumnoId: evaluacionAsignaciones.alumnoId,
        obtenidos: evaluacionAsignaciones.correctas,
        posibles: countPreguntas(evaluaciones.id),
      })
      .from(evaluaciones)
      .innerJoin(evaluacionAsignaciones, eq(evaluacionAsignaciones.evaluacionId, evaluaciones.id))
      .where(
        and(
          isUnaDe(evaluaciones.recupera, idsDe(suyas)),
          isUnaDe(evaluacionAsignaciones.alumnoId, de(suyas)),
        ),
      )
      .all(),
  )

/** However many they are, it is one text. */
const isUnaDe = (columna: Column, ids: readonly number[]) =>
  inArray(columna, sql`(select value from json_each(${JSON.stringify(ids)}))`)

const idsDe = (suyas: readonly NotaDeAlumno[]) => [...new Set(suyas.map(({ id }) => id))]
const de = (suyas: readonly NotaDeAlumno[]) => [...new Set(suyas.map(({ alumnoId }) => alumnoId))]
