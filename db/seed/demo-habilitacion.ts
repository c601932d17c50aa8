import { and, desc, eq, isNull } from 'drizzle-orm'
import { SIN_REGLAS } from '../../src/domain/habilitacion/reglas-de-catedra.ts'
import { escalasConocidas } from '../../src/domain/nota-final/escala.ts'
import type { Tx } from '../client.ts'
import { asistencias, diasClase, reglasDeCatedra } from '../schema/asistencia.ts'
import { justificativos, lucesVistas } from '../schema/justificativos.ts'

interface Curso {
  catedraId: number
  alumnoIds: readonly number[]
  now: number
}

/** What the course asks of who wants to sit its exam; somebody stands in each light. */
export function insertReglas(tx: Tx, { catedraId, alumnoIds }: Omit<Curso, 'now'>): void {
  const exigencia = { asistencia_minima: 75, proceso_minimo: 60, faltas_perdonadas: 1 }
  const escala = escalasConocidas[0]?.escala ?? null
  tx.insert(reglasDeCatedra)
    .values({ ...SIN_REGLAS, ...exigencia, escala, catedraId })
    .run()
  // As if it had been told: a demonstration that begins writes to nobody.
  tx.insert(lucesVistas)
    .values(alumnoIds.map((alumnoId) => ({ catedraId, alumnoId, luz: 'NO_ALCANZA' as const })))
    .run()
}

/** Who comes less than most. */
const QUIEN_FALTA = 5

/** One that waits for an answer, about the last absence of somebody. */
export function insertJustificativo(tx: Tx, { catedraId, alumnoIds, now }: Curso): void {
  const alumnoId = alumnoIds[QUIEN_FALTA]
  if (alumnoId === undefined) return
  const falta = tx
    .select({ fecha: diasClase.fecha })
    .from(asistencias)
    .innerJoin(diasClase, eq(diasClase.id, asistencias.diaClaseId))
    .where(
      and(
        eq(diasClase.catedraId, catedraId),
        eq(asistencias.alumnoId, alumnoId),
        eq(asistencias.presente, false),
        isNull(asistencias.matiz),
      ),
    )
    .orderBy(desc(diasClase.fecha))
    .get()
  if (!falta) return
  const motivo = 'Tuve fiebre y no pude salir. Llevo el certificado a la próxima clase.'
  tx.insert(justificativos)
    .values({ catedraId, alumnoId, desde: falta.fecha, hasta: falta.fecha, motivo, created_at: now })
    .run()
}
