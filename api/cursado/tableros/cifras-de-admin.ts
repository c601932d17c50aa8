import { and, count, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { consulta } from '../../../db/consulta.ts'
import { catedras } from '../../../db/schema/catedras.ts'
import { creadores } from '../../../db/schema/creadores.ts'
import { pedidosDeDatos } from '../../../db/schema/datos-personales.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { alumnos, docentes } from '../../../db/schema/personas.ts'
import { tareaAsignaciones, tareasMaestras } from '../../../db/schema/tareas.ts'
import { readCopiaFallida } from '../../casa/copias/fallida.ts'
import { listGrupos } from '../../publico/aportes/iguales.ts'
import type { Deps } from '../../suelo/deps.ts'
import { isEnEstado } from '../tareas/estado.ts'
import { countPorCorregir } from './catedras-propias.ts'

/** What waits, and how much there is: of what courses have, the open ones'. */
export function readCifras({ db }: Deps) {
  const countOf = (cuales: keyof typeof cifras) => cifras[cuales](db).get()?.cuantos ?? 0
  const entregadas = countPorCorregir(db).values()

  return {
    aportesPendientes: countOf('aportesPendientes'),
    sugerenciasPendientes: listGrupos(db).length,
    pedidosDeDatos: countOf('pedidosDeDatos'),
    tareasEntregadas: entregadas.reduce((suma, cuantas) => suma + cuantas, 0),
    tareasCalificadas: countOf('calificadas') - countOf('deBajas'),
    catedras: countOf('catedras'),
    alumnos: countOf('alumnos'),
    docentes: countOf('docentes'),
    compositores: countOf('compositores'),
    copiaFallida: readCopiaFallida(db),
  }
}

/** By the courses that are open: all that were ever graded are those of many years. */
const calificadas = consulta((tx) =>
  tx
    .select({ cuantos: count() })
    .from(catedras)
    .crossJoin(tareasMaestras)
    .crossJoin(tareaAsignaciones)
    .where(
      and(
        isNull(catedras.cerrada_en),
        eq(tareasMaestras.catedraId, catedras.id),
        eq(tareaAsignaciones.tareaMaestraId, tareasMaestras.id),
        isEnEstado('CALIFICADA'),
      ),
    ),
)

/**
 * Of the graded ones those of who left the course, who are few: to look for who is in it of each would take as long as
 * there are years. A cross join is what keeps SQLite to this order.
 */
const deBajas = consulta((tx) =>
  tx
    .select({ cuantos: count() })
    .from(catedraAlumnos)
    .crossJoin(catedras)
    .crossJoin(tareasMaestras)
    .crossJoin(tareaAsignaciones)
    .where(
      and(
        isNotNull(catedraAlumnos.baja_en),
        eq(catedras.id, catedraAlumnos.catedraId),
        isNull(catedras.cerrada_en),
        eq(tareasMaestras.catedraId, catedraAlumnos.catedraId),
        eq(tareaAsignaciones.tareaMaestraId, tareasMaestras.id),
        eq(tareaAsignaciones.alumnoId, catedraAlumnos.alumnoId),
        isEnEstado('CALIFICADA'),
      ),
    ),
)

const cuantos = (tabla: SQLiteTable, cuales?: SQL) =>
  consulta((tx) => tx.select({ cuantos: count() }).from(tabla).where(cuales))

const cifras = {
  aportesPendientes: cuantos(creadores, sql`status = 'PENDING_REVIEW'`),
  pedidosDeDatos: cuantos(pedidosDeDatos, eq(pedidosDeDatos.estado, 'PENDIENTE')),
  calificadas,
  deBajas,
  catedras: cuantos(catedras),
  alumnos: cuantos(alumnos, isNull(alumnos.borrado_en)),
  docentes: cuantos(docentes, isNull(docentes.borrado_en)),
  compositores: cuantos(creadores, sql`status = 'PUBLISHED'`),
}
