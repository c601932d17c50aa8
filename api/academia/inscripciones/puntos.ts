import { and, eq, isNotNull, isNull, type SQL, sum } from 'drizzle-orm'
import { alias, type SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Reader } from '../../../db/client.ts'
import { consulta, type Valores } from '../../../db/consulta.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { tareaAsignaciones, tareasMaestras } from '../../../db/schema/tareas.ts'
import { enCentesimas } from '../../../src/domain/nota-final/puntajes.ts'
import { conRecuperatorios } from '../../../src/domain/nota-final/recuperatorios.ts'

/** The points that each enrolment has obtained in its course's tasks; `cuales` says of which enrolments. */
export function listPuntos(tx: Reader, cuales: SQL, valores: Valores): Map<number, number> {
  const filas = sumas(tx, cuales).all(valores)
  const puntos = new Map(filas.map(({ id, puntos }) => [id, Number(puntos)]))
  for (const { id, mejora } of listMejoras(tx, cuales, valores)) {
    puntos.set(id, enCentesimas((puntos.get(id) ?? 0) + mejora))
  }
  return puntos
}

const sumas = consulta((tx, cuales) =>
  tx
    .select({ id: catedraAlumnos.id, puntos: sum(tareaAsignaciones.puntos_obtenidos) })
    .from(catedraAlumnos)
    .innerJoin(tareasMaestras, eq(tareasMaestras.catedraId, catedraAlumnos.catedraId))
    .innerJoin(tareaAsignaciones, isSuya(tareaAsignaciones, tareasMaestras))
    .where(and(cuales, isNull(tareasMaestras.recupera), isNotNull(tareaAsignaciones.puntos_obtenidos)))
    .groupBy(catedraAlumnos.id),
)

const isSuya = (
  asignacion: Record<'tareaMaestraId' | 'alumnoId', SQLiteColumn>,
  tarea: Record<'id', SQLiteColumn>,
) => and(eq(asignacion.tareaMaestraId, tarea.id), eq(asignacion.alumnoId, catedraAlumnos.alumnoId))

const primera = alias(tareasMaestras, 'primera')
const suPrimera = alias(tareaAsignaciones, 'su_primera')

/** By how many points each enrolment is better for what it made up for. */
function listMejoras(tx: Reader, cuales: SQL, valores: Valores): { id: number; mejora: number }[] {
  const intentos = Map.groupBy(
    recuperados(tx, cuales).all(valores),
    ({ id, primera }) => `${id} ${primera.id}`,
  )
  return [...intentos.values()].flatMap((suyos) => {
    const [una] = suyos
    if (!una) return []
    const comun = { tipo: 'TAREA' as const, rubroId: null, entregado: true }
    const [contada] = conRecuperatorios([
      { ...comun, ...una.primera, primera: null, obtenidos: una.obtenidos },
      ...suyos.map(({ otra, primera }) => ({ ...comun, ...otra, primera })),
    ])
    return [{ id: una.id, mejora: (contada?.obtenidos ?? 0) - (una.obtenidos ?? 0) }]
  })
}

const recuperados = consulta((tx, cuales) =>
  tx
    .select({
      id: catedraAlumnos.id,
      otra: {
        id: tareasMaestras.id,
        obtenidos: tareaAsignaciones.puntos_obtenidos,
        posibles: tareasMaestras.puntos_posibles,
      },
      primera: { id: primera.id, rubroId: primera.rubroId, posibles: primera.puntos_posibles },
      obtenidos: suPrimera.puntos_obtenidos,
    })
    .from(catedraAlumnos)
    .innerJoin(tareasMaestras, eq(tareasMaestras.catedraId, catedraAlumnos.catedraId))
    .innerJoin(tareaAsignaciones, isSuya(tareaAsignaciones, tareasMaestras))
    .innerJoin(primera, eq(primera.id, tareasMaestras.recupera))
    .leftJoin(suPrimera, isSuya(suPrimera, primera))
    .where(and(cuales, isNotNull(tareaAsignaciones.puntos_obtenidos))),
)
