import { desc, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Reader, Tx } from '../../../db/client.ts'
import { historialDeNotas } from '../../../db/schema/tareas.ts'
import { nombreDeQuien } from '../../suelo/auditoria/hechos.ts'
import type { Deps } from '../../suelo/deps.ts'
import { enISO } from '../../suelo/services/instants.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { requireEntrega } from './entregas.ts'
import { requirePropia } from './entregas-de-alumno.ts'

/** What a delivery's grade was and became. */
export const lineaDeHistorial = z.object({
  cuando: z.iso.datetime(),
  /** Null of what is older than the history. */
  quien: z.string().nullable(),
  /** Null of the first. */
  de: z.int().nullable(),
  a: z.int(),
  /** Why it was rectified; null of what was graded. */
  motivo: z.string().nullable(),
})
type Linea = z.infer<typeof lineaDeHistorial>

export const readHistorialPara = ({ db, now }: Deps, quien: Quien, id: number): Linea[] =>
  listHistorial(db, requireEntrega(db, quien, id, now()).id)

/** A student's own, once the grade is published. */
export function readHistorialPropio({ db, now }: Deps, alumnoId: number, id: number): Linea[] {
  const { estado } = requirePropia(db, alumnoId, id, now())
  return estado === 'CALIFICADA' ? listHistorial(db, id) : []
}

interface Nota {
  /** Of the assignment. */
  id: number
  a: number
  motivo?: string
}

/** Call it in the transaction that grades; what there was is what the last line says. */
export function noteNota(tx: Tx, quien: Quien, { id, a, motivo }: Nota, now: number): void {
  const [anterior] = listHistorial(tx, id)
  tx.insert(historialDeNotas)
    .values({
      tareaAsignacionId: id,
      cuando: now,
      quien: nombreDeQuien(tx, quien),
      de: anterior?.a ?? null,
      a,
      motivo: motivo ?? null,
    })
    .run()
}

/** The newest first. */
function listHistorial(tx: Reader, id: number): Linea[] {
  const { cuando, quien, de, a, motivo } = historialDeNotas
  return tx
    .select({ cuando, quien, de, a, motivo })
    .from(historialDeNotas)
    .where(eq(historialDeNotas.tareaAsignacionId, id))
    .orderBy(desc(historialDeNotas.id))
    .all()
    .map((linea) => ({ ...linea, cuando: enISO(linea.cuando) }))
}
