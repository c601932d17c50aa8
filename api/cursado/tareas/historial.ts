import { and, desc, eq, isNull, type SQL } from 'drizzle-orm'
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
  /** Null where the first one was undone. */
  a: z.int().nullable(),
  /** Why it was rectified, or that it was undone; null of what was graded. */
  motivo: z.string().nullable(),
})
type Linea = z.infer<typeof lineaDeHistorial>

export const readHistorialPara = ({ db, now }: Deps, quien: Quien, id: number): Linea[] =>
  listHistorial(db, requireEntrega(db, quien, id, now()).id).flatMap(({ deshecha_en, ...linea }) =>
    deshecha_en === null ? linea : [deshechaDe(linea, deshecha_en), linea],
  )

/** Who did it undid it. */
const deshechaDe = ({ quien, de, a }: Linea, cuando: number): Linea => ({
  cuando: enISO(cuando),
  quien,
  de: a,
  a: de,
  motivo: 'Se deshizo.',
})

/** A student's own, once the grade is published: what was undone never was. */
export function readHistorialPropio({ db, now }: Deps, alumnoId: number, id: number): Linea[] {
  const { estado } = requirePropia(db, alumnoId, id, now())
  return estado === 'CALIFICADA'
    ? listHistorial(db, id, siVale).map(({ deshecha_en: _, ...linea }) => linea)
    : []
}

interface Nota {
  /** Of the assignment. */
  id: number
  a: number
  motivo: string | null
}

/** Call it in the transaction that grades; what there was is what the last line says. Its id. */
export function noteNota(tx: Tx, quien: Quien, { id, a, motivo }: Nota, now: number): number {
  const [anterior] = listHistorial(tx, id, siVale)
  return tx
    .insert(historialDeNotas)
    .values({
      tareaAsignacionId: id,
      cuando: now,
      quien: nombreDeQuien(tx, quien),
      de: anterior?.a ?? null,
      a,
      motivo,
    })
    .returning({ id: historialDeNotas.id })
    .get().id
}

/** Why the grade that counts took the place of another; null of the first. */
export const motivoDeNota = (tx: Reader, id: number) => listHistorial(tx, id, siVale)[0]?.motivo ?? null

const siVale = isNull(historialDeNotas.deshecha_en)

/** The newest first. */
function listHistorial(tx: Reader, id: number, cuales?: SQL) {
  const { cuando, quien, de, a, motivo, deshecha_en } = historialDeNotas
  return tx
    .select({ cuando, quien, de, a, motivo, deshecha_en })
    .from(historialDeNotas)
    .where(and(eq(historialDeNotas.tareaAsignacionId, id), cuales))
    .orderBy(desc(historialDeNotas.id))
    .all()
    .map((linea) => ({ ...linea, cuando: enISO(linea.cuando) }))
}
