import { count, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { catedras } from '../../../db/schema/catedras.ts'
import { sugerencias } from '../../../db/schema/comunidad.ts'
import { creadores } from '../../../db/schema/creadores.ts'
import { pedidosDeDatos } from '../../../db/schema/datos-personales.ts'
import { alumnos, docentes } from '../../../db/schema/personas.ts'
import type { EstadoGuardadoDeTarea } from '../../../src/domain/tareas.ts'
import { readCopiaFallida } from '../../casa/copias/fallida.ts'
import type { Deps } from '../../deps.ts'
import { countEntregas } from './catedras-propias.ts'

/** What waits, and how much there is. */
export function readCifras({ db }: Deps) {
  const countOf = (table: SQLiteTable, which?: SQL) =>
    db.select({ cuantos: count() }).from(table).where(which).get()?.cuantos ?? 0

  const entregas = (estado: EstadoGuardadoDeTarea) =>
    countEntregas(db, estado)
      .values()
      .reduce((suma, cuantas) => suma + cuantas, 0)

  return {
    aportesPendientes: countOf(creadores, sql`status = 'PENDING_REVIEW'`),
    sugerenciasPendientes: countOf(sugerencias, eq(sugerencias.status, 'PENDING')),
    pedidosDeDatos: countOf(pedidosDeDatos, eq(pedidosDeDatos.estado, 'PENDIENTE')),
    tareasEntregadas: entregas('ENTREGADA'),
    tareasCalificadas: entregas('CALIFICADA'),
    catedras: countOf(catedras),
    alumnos: countOf(alumnos, isNull(alumnos.borrado_en)),
    docentes: countOf(docentes, isNull(docentes.borrado_en)),
    compositores: countOf(creadores, sql`status = 'PUBLISHED'`),
    copiaFallida: readCopiaFallida(db),
  }
}
