import { and, eq, exists, gte, isNull, lte, notExists, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Reader, Tx } from '../../../db/client.ts'
import { asistencias, diasClase } from '../../../db/schema/asistencia.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { justificativos } from '../../../db/schema/justificativos.ts'
import { isInscripcionVigente } from '../../suelo/vigentes.ts'
import { cambiadaPor, puestaPor } from '../clases/autor-de-marca.ts'
import { isDada } from '../clases/ficha.ts'
import type { Justificativo } from './esquemas.ts'

/** Of its days, those that somebody was absent on, and those given that nobody marked. */
export function applyAceptado(
  tx: Tx,
  { id, catedraId, alumnoId, desde, hasta }: Justificativo,
  { hoy, ahora }: { hoy: string; ahora: number },
): void {
  const suyos = and(
    eq(diasClase.catedraId, catedraId),
    gte(diasClase.fecha, desde),
    lte(diasClase.fecha, hasta),
  )
  const delPeriodo = tx
    .select({ uno: sql`1` })
    .from(diasClase)
    .where(and(eq(diasClase.id, asistencias.diaClaseId), suyos))
  tx.update(asistencias)
    .set({ matiz: 'JUSTIFICADO', updated_at: ahora, marcada_en: ahora, marcada_por: cambiadaPor(id) })
    .where(
      and(
        eq(asistencias.alumnoId, alumnoId),
        eq(asistencias.presente, false),
        isNull(asistencias.matiz),
        exists(delPeriodo),
      ),
    )
    .run()
  const dados = tx
    .select({ id: diasClase.id })
    .from(diasClase)
    .where(and(suyos, isNull(diasClase.suspendida), isDada(tx, hoy), notExists(marcaDe(tx, alumnoId))))
    .all()
  put(
    tx,
    dados.map((dia) => ({ diaClaseId: dia.id, alumnoId, justificativoId: id })),
    ahora,
  )
}

const marcaDe = (tx: Reader, alumnoId: number) =>
  tx
    .select({ uno: sql`1` })
    .from(asistencias)
    .where(and(eq(asistencias.diaClaseId, diasClase.id), eq(asistencias.alumnoId, alumnoId)))

/** Call it in the transaction that takes a day's list, after its marks: who is excused and has none is marked so. */
export function applyAlTomarLista(tx: Tx, diaClaseId: number, ahora: number): void {
  const sinMarca = listJustificados(tx, diaClaseId).filter(({ marcado }) => !marcado)
  put(tx, sinMarca, ahora)
}

/** Of a day, who is excused and has no mark yet, with who would make one of theirs. */
export const autoresDeJustificados = (tx: Reader, diaClaseId: number): Map<number, string> =>
  new Map(
    listJustificados(tx, diaClaseId)
      .filter(({ marcado }) => !marcado)
      .map(({ alumnoId, justificativoId }) => [alumnoId, cambiadaPor(justificativoId)]),
  )

/** Of the enrolled, who is excused on a class day, and whether there is a mark of theirs. */
export function listJustificados(tx: Reader, diaClaseId: number) {
  return tx
    .select({
      diaClaseId: diasClase.id,
      alumnoId: justificativos.alumnoId,
      justificativoId: justificativos.id,
      marcado: sql<boolean>`${asistencias.id} is not null`.mapWith(Boolean),
    })
    .from(diasClase)
    .innerJoin(justificativos, cubren(diasClase.catedraId, diasClase.fecha))
    .innerJoin(catedraAlumnos, isInscripcionVigente(diasClase.catedraId, justificativos.alumnoId))
    .leftJoin(
      asistencias,
      and(eq(asistencias.diaClaseId, diasClase.id), eq(asistencias.alumnoId, justificativos.alumnoId)),
    )
    .where(eq(diasClase.id, diaClaseId))
    .all()
}

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

interface Puesta {
  diaClaseId: number
  alumnoId: number
  justificativoId: number
}

function put(tx: Tx, puestas: readonly Puesta[], ahora: number): void {
  for (const { justificativoId, ...lugar } of puestas) {
    tx.insert(asistencias)
      .values({
        ...lugar,
        presente: false,
        matiz: 'JUSTIFICADO',
        updated_at: ahora,
        marcada_en: ahora,
        marcada_por: puestaPor(justificativoId),
      })
      .onConflictDoNothing()
      .run()
  }
}
