import { and, eq, gte, lte, not, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Reader, Tx } from '../../../db/client.ts'
import { asistencias, diasClase } from '../../../db/schema/asistencia.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { justificativos } from '../../../db/schema/justificativos.ts'
import { isInscripcionVigente } from '../../suelo/vigentes.ts'
import { cambiadaPor, isDeLista, puestaPor } from '../clases/autor-de-marca.ts'

/**
 * Makes the marks that accepted excuses make, of these days: an absence that was marked before the acceptance is excused,
 * and so is a day that nobody marked, also one to come, or without class, whatever came first. Call it in the transaction
 * that accepts one, or that makes a day, moves it or brings it back.
 */
export function applyAceptados(tx: Tx, cuales: SQL, ahora: number): void {
  for (const { marca, justificativoId, resuelto_en, ...lugar } of listCubiertos(tx, cuales)) {
    const suya = { matiz: 'JUSTIFICADO', updated_at: ahora, marcada_en: resuelto_en } as const
    if (marca === null) {
      const marcada_por = puestaPor(justificativoId)
      tx.insert(asistencias)
        .values({ ...lugar, presente: false, ...suya, marcada_por })
        .run()
    } else if (!marca.presente && marca.matiz === null && marca.marcada_en <= resuelto_en) {
      tx.update(asistencias)
        .set({ ...suya, marcada_por: cambiadaPor(justificativoId) })
        .where(eq(asistencias.id, marca.id))
        .run()
    }
  }
}

const listCubiertos = (tx: Reader, cuales: SQL) =>
  tx
    .select({
      diaClaseId: diasClase.id,
      alumnoId: justificativos.alumnoId,
      justificativoId: justificativos.id,
      resuelto_en: sql<number>`${justificativos.resuelto_en}`,
      marca: {
        id: asistencias.id,
        presente: asistencias.presente,
        matiz: asistencias.matiz,
        marcada_en: asistencias.marcada_en,
      },
    })
    .from(justificativos)
    .innerJoin(diasClase, cubren(diasClase.catedraId, diasClase.fecha))
    .leftJoin(
      asistencias,
      and(eq(asistencias.diaClaseId, diasClase.id), eq(asistencias.alumnoId, justificativos.alumnoId)),
    )
    .where(cuales)
    .all()

/** The same of a day that went to another date: what an excuse had put on it stays on the one it is about. */
export function reapplyAceptados(tx: Tx, diaClaseId: number, ahora: number): void {
  tx.delete(asistencias)
    .where(and(eq(asistencias.diaClaseId, diaClaseId), not(isDeLista())))
    .run()
  applyAceptados(tx, eq(diasClase.id, diaClaseId), ahora)
}

/** Of the enrolled, who is excused on a class day, by which excuse, and since when. */
export const listJustificados = (tx: Reader, diaClaseId: number) =>
  tx
    .select({
      alumnoId: justificativos.alumnoId,
      justificativoId: justificativos.id,
      resuelto_en: sql<number>`${justificativos.resuelto_en}`,
    })
    .from(diasClase)
    .innerJoin(justificativos, cubren(diasClase.catedraId, diasClase.fecha))
    .innerJoin(catedraAlumnos, isInscripcionVigente(diasClase.catedraId, justificativos.alumnoId))
    .where(eq(diasClase.id, diaClaseId))
    .all()

/** Who is excused on a date on which the course has no class day. */
export const listJustificadosEn = (tx: Reader, catedraId: number, fecha: string): Set<number> =>
  new Set(
    tx
      .select({ alumnoId: justificativos.alumnoId })
      .from(justificativos)
      .where(cubren(catedraId, fecha))
      .all()
      .map(({ alumnoId }) => alumnoId),
  )

const cubren = (catedraId: number | SQLiteColumn, fecha: string | SQLiteColumn) =>
  and(
    eq(justificativos.catedraId, catedraId),
    eq(justificativos.estado, 'ACEPTADO'),
    lte(justificativos.desde, fecha),
    gte(justificativos.hasta, fecha),
  )
